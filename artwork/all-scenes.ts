/** Finds every drawing, for what draws them all: as svg, as raster pictures. */
import { readdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { LIMIT } from './kit/fit'
import type { Moving, Movings, Scenes } from './moving'

/** One drawing: the file of scenes/ that it is in, its place below public/images/ without an ending, its svg text. */
interface Scene {
  group: string
  key: string
  /** Draws it; the numbers say which drawing of each of its moving parts. */
  draw: Scenes[string]
  /** The most bytes it may have. */
  limit: number
  /** What moves in it. */
  moving: Moving[]
}

/** The stills of the projects are frames of films: they are published as raster pictures, see rasterise.ts. */
export const isStill = (key: string): boolean => /^projects\/[^/]+\/still-\d+$/.test(key)

const folder = fileURLToPath(new URL('./scenes', import.meta.url))

/** Every drawing in the order of its files, or those of one group. */
export async function* allScenes(only?: string): AsyncGenerator<Scene> {
  for (const file of readdirSync(folder).sort()) {
    const group = file.replace(/\.ts$/, '')
    if (!file.endsWith('.ts') || (only && only !== group)) continue
    const module: { scenes: Scenes; moving?: Movings; limit?: number } = await import(
      pathToFileURL(`${folder}/${file}`).href
    )
    const { scenes, moving, limit = LIMIT } = module
    for (const [key, draw] of Object.entries(scenes))
      yield { group, key, draw, limit: isStill(key) ? Number.POSITIVE_INFINITY : limit, moving: moving?.[key] ?? [] }
  }
}
