/** Finds every drawing, for what draws them all: as svg, as raster pictures. */
import { readdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Moving, Movings, Scenes } from './moving'

/** One drawing: the file of scenes/ that it is in, its place below public/images/ without an ending, its svg text. */
interface Scene {
  group: string
  key: string
  /** Draws it; the numbers say which drawing of each of its moving parts. */
  draw: Scenes[string]
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
    const module: { scenes: Scenes; moving?: Movings } = await import(pathToFileURL(`${folder}/${file}`).href)
    for (const [key, draw] of Object.entries(module.scenes))
      yield { group, key, draw, moving: module.moving?.[key] ?? [] }
  }
}
