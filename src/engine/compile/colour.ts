import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Colour } from '../model/page'

/** The hues at which one colour family ends and the next begins, in degrees. */
const families: [end: number, colour: Colour][] = [
  [20, 'coral'],
  [62, 'marigold'],
  [150, 'leaf'],
  [186, 'teal'],
  [222, 'sky'],
  [252, 'night'],
  [340, 'plum'],
  [360, 'coral'],
]

/** Hue in degrees, saturation and lightness from 0 to 1, of "#rrggbb" or "#rgb". */
function measure(hex: string): { hue: number; saturation: number; lightness: number } {
  const long = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255)
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  const lightness = most - range / 2
  if (range === 0) return { hue: 0, saturation: 0, lightness }
  const sixth =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4
  return { hue: sixth * 60, saturation: range / (1 - Math.abs(2 * lightness - 1)), lightness }
}

/** The colour of the theme that is nearest to one of a picture; none for greys. Dark skies are night, or deep water. */
export function nearestColour(hex: string): Colour | undefined {
  const { hue, saturation, lightness } = measure(hex)
  if (saturation < 0.1) return undefined
  const [, colour] = families.find(([end]) => hue < end) ?? (families[0] as [number, Colour])
  if (colour === 'sky' && lightness < 0.3) return hue < 200 ? 'teal' : 'night'
  return colour
}

/** Returns the dominant colour of a page from the pictures it shows: the ground of the first one that is drawn as svg. */
export function createColourFinder(folder: string): (pictures: string[]) => Colour | undefined {
  const known = new Map<string, Colour | undefined>()
  return (pictures) => {
    const first = pictures.find((address) => address.endsWith('.svg'))
    if (first === undefined) return undefined
    if (!known.has(first)) {
      const ground = /fill="(#[0-9a-f]{6}|#[0-9a-f]{3})"/i.exec(readFileSync(join(folder, 'public', first), 'utf8'))
      known.set(first, ground?.[1] ? nearestColour(ground[1]) : undefined)
    }
    return known.get(first)
  }
}
