/** Finds every picture in scenes/. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LIMIT } from '../kit/fit'
import type { Moving, Movings, Scenes } from './sprite-sheet'

export interface Scene {
  /** The file below scenes/ that draws it. */
  file: string
  /** Its address below public/images/, without an ending. */
  key: string
  /** Draws it; the numbers say which drawing of each of its moving parts. */
  draw: Scenes[string]
  /** The most bytes it may have. */
  limit: number
  moving: Moving[]
}

/** The stills of the projects are frames of films: they are published as raster pictures, see rasters.ts. */
export const isStill = (key: string): boolean => /^projects\/[^/]+\/still-\d+$/.test(key)

const folder = join(import.meta.dirname, '../scenes')

/** Every picture whose key begins with `prefix`, in the order of the files. */
export async function* allScenes(prefix = ''): AsyncGenerator<Scene> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.ts')).sort()) {
    const module: { scenes: Scenes; moving?: Movings; limit?: number } = await import(
      pathToFileURL(join(folder, file)).href
    )
    const { scenes, moving, limit = LIMIT } = module
    for (const [key, draw] of Object.entries(scenes))
      if (key.startsWith(prefix))
        yield { file, key, draw, limit: isStill(key) ? Number.POSITIVE_INFINITY : limit, moving: moving?.[key] ?? [] }
  }
}
