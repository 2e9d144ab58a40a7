/** The scores of scores/, the sound file of each, and the film of pages.json that it belongs to. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { publicFolder, root } from '../places'
import type { Rendering } from '../rendered'
import type { Score } from './score'

const scores = join(import.meta.dirname, '../scores')

/** What the film of a sound is in pages.json. */
export interface SoundFilm {
  scenes: { loop: string; seconds: number }[]
  sound?: { file: string; captions: { at: number; text: string }[] }
}

export interface Sound extends Rendering {
  name: string
}

/** A change of an instrument changes every sound. */
const kit = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts'))
  .sort()
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n')

export const sounds: Sound[] = readdirSync(scores)
  .sort()
  .map((file) => {
    const name = file.replace(/\.ts$/, '')
    const source = `${kit}\n${readFileSync(join(scores, file), 'utf8')}`
    return { name, path: join(publicFolder, 'sounds', `${name}.mp3`), source }
  })

export async function readScore(name: string): Promise<Score> {
  const module: { score: Score } = await import(pathToFileURL(join(scores, `${name}.ts`)).href)
  return module.score
}

/** The film whose loops have the name of the score. */
export function filmOfSound(name: string): SoundFilm | undefined {
  const content: { pages: { path: string; blocks?: { film?: Partial<SoundFilm> }[] }[] } = JSON.parse(
    readFileSync(join(root, 'pages.json'), 'utf8'),
  )
  const films = content.pages.flatMap(({ blocks = [] }) => blocks.flatMap(({ film }) => (film?.scenes ? [film] : [])))
  return films.find(({ scenes, sound }) =>
    sound ? sound.file === `/sounds/${name}.mp3` : scenes?.some(({ loop }) => loop.startsWith(`/loops/${name}`)),
  ) as SoundFilm | undefined
}

/** Bytes of the film's drawings as they are sent. */
export const drawingsSent = ({ scenes }: SoundFilm): number =>
  [...new Set(scenes.map(({ loop }) => loop))].reduce(
    (sum, loop) => sum + brotliCompressSync(readFileSync(join(publicFolder, loop))).length,
    0,
  )
