/**
 * Strips of watercolour: the technique of one film. Thin washes lie over white paper and over each other, darker where
 * they dried at their edges and where pigment settled; strokes end ragged; a soft pencil says what a thing is.
 */
import { channels, hex } from '../colour'
import { fill, type Part } from '../core'
import { blob, hash, map, type Path, type Pt, pts, rng, size, text } from '../path'
import { area, outline, strew } from './outline'

/** Pigments, as they are in the pan. */
export const pans = {
  paper: '#fcfaf3',
  pencil: '#544c66',
  sky: '#74acd4',
  mist: '#a9c3d6',
  lavender: '#9384c4',
  violet: '#66549c',
  indigo: '#3d4579',
  rose: '#e18d96',
  apricot: '#f2a873',
  gold: '#f0b93a',
  lemon: '#f3dc74',
  sap: '#8fae5c',
  olive: '#67854a',
  teal: '#3d8f8c',
  red: '#d93a36',
  umber: '#8c5b3d',
  grey: '#8b8c9c',
} as const

/** A pigment with water: 0 is clear, 1 covers. */
export const thin = (colour: string, strength: number): string =>
  colour +
  Math.round(strength * 255)
    .toString(16)
    .padStart(2, '0')

/** What a pigment looks like where it has dried thick. */
function dried(colour: string): string {
  const dark = channels('#241c3e')
  return hex(channels(colour).map((c, i) => c * 0.62 + (dark[i] ?? 0) * 0.38))
}

export interface Wash {
  /** How much pigment: 0 to 1. */
  strength?: number
  /** How far the edge strays. */
  stray?: number
  /** Where a drop of water has pushed the pigment away, and how far. */
  bloom?: readonly [x: number, y: number, r: number]
  /** Keeps the edges the same while the shape changes. */
  seed?: number
}

/** Grains of pigment in the tooth of the paper, as one path. */
const grains = (places: readonly Pt[]): string => {
  let [lastX, lastY] = [0, 0]
  return places
    .map(([x, y], i) => {
      const [nowX, nowY] = [Math.round(x), Math.round(y)]
      const move = i ? `m${nowX - lastX - 1} ${nowY - lastY}h1` : `M${nowX} ${nowY}h1`
      ;[lastX, lastY] = [nowX, nowY]
      return move.replaceAll(' -', '-')
    })
    .join('')
}

/** A bloom: pale inside, with a frilled dark rim. */
export function bloom(x: number, y: number, r: number, colour: string, seed = 1): Part {
  const rand = rng(seed + hash(x, y))
  const frill = Array.from({ length: 11 }, (_, i): Pt => {
    const [angle, far] = [(i / 11) * Math.PI * 2, r * (0.8 + rand() * 0.3)]
    return [x + Math.cos(angle) * far * 1.25, y + Math.sin(angle) * far]
  })
  return `<path d="${text(blob(frill, 0.24))}" fill="${thin(pans.paper, 0.26)}" stroke="${thin(dried(colour), 0.26)}" stroke-width="3"/>`
}

/** Lets an outline stray by hand. */
const stray = (points: readonly Pt[], by: number, rand: () => number): Pt[] =>
  points.map(([x, y]) => [x + (rand() - 0.5) * 2 * by, y + (rand() - 0.5) * 2 * by])

/** A shape's two washes: the first dries with a dark edge, the second lies where the pigment sank, and its grains with it. */
function layers(points: Pt[], colour: string, strength: number, rand: () => number): Part {
  const ys = points.map(([, y]) => y)
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const large = bottom - top > 60
  const xs = points.map(([x]) => x)
  const [middle, tilt] = [(Math.min(...xs) + Math.max(...xs)) / 2, (rand() - 0.5) * 0.3]
  const level = top + (bottom - top) * (0.34 + rand() * 0.24)
  const sunk = points.flatMap(([x, y], i): Pt[] => {
    const line = level + Math.max(-0.2, Math.min(0.2, ((x - middle) / (bottom - top)) * tilt)) * (bottom - top)
    return y > line ? [[x, y]] : i % 3 ? [[x, line + (rand() - 0.5) * (bottom - top) * 0.34]] : []
  })
  const places = strew(sunk, Math.min(44, Math.abs(area(sunk)) / 2600), rand)
  return [
    `<path d="${text(blob(points, 0.17))}" fill="${thin(colour, strength * 0.8)}" stroke="${thin(dried(colour), 0.42)}" stroke-width="${large ? 5 : 3}"/>`,
    large ? `<path d="${text(blob(sunk, 0.17))}" fill="${thin(colour, strength * 0.62)}" stroke="none"/>` : '',
    places.length > 1 ? `<path d="${grains(places)}" stroke="${thin(dried(colour), 0.3)}" stroke-width="3"/>` : '',
  ].join('')
}

/** A wash in a shape. */
export function wash(path: Path, colour: string, o: Wash = {}): Part {
  const rand = rng(o.seed ?? hash(...(path[0]?.p[0] ?? [0, 0]), path.length))
  const wide = size(path)
  const points = stray(outline(path, Math.max(20, wide / 5)), o.stray ?? Math.min(7, wide / 50), rand)
  return layers(points, colour, o.strength ?? 0.55, rand) + (o.bloom ? bloom(...o.bloom, colour, o.seed) : '')
}

/** Leaves the paper white, for what lies in front of washes. */
export const reserve = (path: Path): Part => fill(path, pans.paper)

/** A wash on reserved paper. */
export const painted = (path: Path, colour: string, o: Wash = {}): Part => reserve(path) + wash(path, colour, o)

/** One stroke of a broad brush from left to right: wobbling sides, ragged ends, and streaks where it ran dry by default. With `over` nothing shows through. */
export function stripe(
  x1: number,
  x2: number,
  y: number,
  h: number,
  colour: string,
  o: Wash & { rise?: number; dry?: boolean; over?: boolean } = {},
): Part {
  const rand = rng(o.seed ?? hash(x1, x2, y, h))
  const rise = o.rise ?? 0
  const side = (at: number) =>
    Array.from({ length: 6 }, (_, i): Pt => {
      const t = i / 5
      return [x1 + (x2 - x1) * (0.04 + t * 0.92), y + at * h - rise * t + (rand() - 0.5) * h * 0.14]
    })
  const end = (x: number, down: number, out: number, t: number) =>
    Array.from({ length: 7 }, (_, i): Pt => {
      const reach = (i % 2 ? 0.1 : 0.5 + rand()) * Math.min(70, h * 0.6) * out
      return [x + reach, y - rise * t + (h * (down > 0 ? i + 0.5 : 6.5 - i)) / 7]
    })
  const points = [...side(0), ...end(x2, 1, 1, 1), ...side(1).reverse(), ...end(x1, -1, -1, 0)]
  const streaks = [0.3, 0.5, 0.72].map((at) => {
    const long = 60 + rand() * 130
    return `M${Math.round(x2 + 20 - rand() * 60)} ${Math.round(y + h * at - rise)}l${-Math.round(long)} ${Math.round((rise * long) / (x2 - x1))}`
  })
  return [
    o.over ? reserve(blob(points, 0.17)) : '',
    layers(points, colour, o.strength ?? 0.5, rand),
    o.dry === false || x2 > 1560
      ? ''
      : `<path d="${streaks.join('')}" stroke="${thin(pans.paper, 0.75)}" stroke-width="${Math.max(3, Math.round(h * 0.05))}"/>`,
    o.bloom ? bloom(...o.bloom, colour, o.seed) : '',
  ].join('')
}

/** Several stripes, one below the other, with the paper white between them: 'x1 x2 y height rise, …'. A drop has fallen on one in three. */
export const stripes = (places: string, colours: readonly string[], strength = 0.5): Part =>
  pts(places)
    .map((place, i) => {
      const [x1 = 0, x2 = 0, y = 0, h = 0, rise = 0] = place as readonly number[]
      const drop: Wash = i % 3 === 1 ? { bloom: [x1 + (x2 - x1) * 0.3 + i * 97, y + h * 0.55, h * 0.34] } : {}
      return stripe(x1, x2, y, h, colours[i % colours.length] as string, { rise, strength, ...drop })
    })
    .join('')

/** A line of a loaded brush: arms, legs, poles. */
export function brush(path: Path, colour: string, width: number): Part {
  const d = text(path)
  return `<path d="${d}" stroke="${pans.paper}" stroke-width="${width + 4}"/><path d="${d}" stroke="${thin(dried(colour), 0.4)}" stroke-width="${width + 3}"/><path d="${d}" stroke="${thin(colour, 0.75)}" stroke-width="${Math.max(2, width - 3)}"/>`
}

/** A soft pencil line. */
export const pencil = (path: Path, width = 5): Part =>
  `<path d="${text(path)}" stroke="${thin(pans.pencil, 0.78)}" stroke-width="${width}"/>`

/** A wash that follows a faint pencil line, which stops and starts, as hands do. */
export const drawn = (path: Path, colour: string, o: Wash = {}): Part =>
  `${painted(path, colour, o)}<path d="${text(map(path, ([x, y]) => [x + 3, y - 3]))}" stroke="${thin(pans.pencil, 0.5)}" stroke-width="2.5" stroke-dasharray="90 16 150 30 40 12"/>`
