import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { engineWords } from '../../folders/studio-folder/studio/engine-words'
import type { Fault } from '../../folders/studio-folder/studio/fault'

const readSources = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')

export function findUnusedWords(studio: string): Fault[] {
  const place = 'src/studio/words.json'
  const names = Object.keys(JSON.parse(readFileSync(join(studio, place), 'utf8')))
  const sources = readSources(join(studio, 'src/studio'))
  return names
    .filter((name) => !Object.hasOwn(engineWords, name) && !new RegExp(`\\b${name}\\b`).test(sources))
    .map((name) => ({ place, message: `"${name}" is used nowhere. Delete it.` }))
}
