/** The loops of loops/, and the film file of each. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { publicFolder } from '../places'
import { filmOf } from './film'
import type { Drawing, Loop } from './timeline'

const folder = join(import.meta.dirname, '../loops')

export const loopNames = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''))

export async function readLoop(name: string): Promise<Loop> {
  const module: { loop: Loop } = await import(pathToFileURL(join(folder, `${name}.ts`)).href)
  return module.loop
}

/** The path of a loop's film file. */
export const filmPath = (name: string): string => join(publicFolder, 'loops', `${name}.json`)

/** The text of a film file. */
export const writeFilm = (drawings: readonly Drawing[]): string => `${JSON.stringify(filmOf(drawings, 1600, 1000))}\n`
