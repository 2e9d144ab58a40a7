/** The reel of pages.json as drawings, to look at and to judge: the scenes of its first block that has a reel. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../places'
import type { Drawing } from './timeline'

interface Scene {
  loop: string
  from: number
  seconds: number
}

interface Content {
  pages: { blocks?: { reel?: Scene[] }[] }[]
}

const file = join(root, 'pages.json')

/** A stretch of a film's drawings; `shot` is the number of the scene. */
function cut(drawings: readonly Drawing[], from: number, to: number, shot: number): Drawing[] {
  let end = 0
  return drawings.flatMap((drawing) => {
    const start = end
    end += drawing.ms
    const ms = Math.min(end, to) - Math.max(start, from)
    return ms > 0 ? [{ ...drawing, ms, shot }] : []
  })
}

/** The drawings of the reel, in order. `read` returns those of a loop, by its name. */
export async function reelDrawings(read: (name: string) => Promise<Drawing[]>): Promise<Drawing[]> {
  const content = JSON.parse(readFileSync(file, 'utf8')) as Content
  const scenes = content.pages.flatMap(({ blocks = [] }) => blocks).find(({ reel }) => reel)?.reel ?? []
  const films = new Map<string, Drawing[]>()
  const drawings: Drawing[] = []
  for (const [index, { loop, from, seconds }] of scenes.entries()) {
    const name = loop.replace(/^\/loops\/(.*)\.json$/, '$1')
    const film = films.get(name) ?? (await read(name))
    films.set(name, film)
    drawings.push(...cut(film, from * 1000, (from + seconds) * 1000, index))
  }
  return drawings
}
