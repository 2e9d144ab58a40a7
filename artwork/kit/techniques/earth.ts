/**
 * The hand of Natural Capital, which is not the house's: torn sheets, one upon another, rubbed dry, in fourteen colours of
 * the earth. No outline, no ink, nothing see-through: a colour beside another is one of the fourteen or it is not there.
 */
import type { Part } from '../core'
import { takeFaces } from '../faces'
import { hash, map, type Path, type Pt, poly, pts, rng, snip, text } from '../path'
import { cubic } from './outline'

/** The fourteen. Nothing else is used: `onlyEarth` looks. */
export const earth = {
  chalk: '#f1e8d4',
  clay: '#dcc49e',
  ochre: '#d3a144',
  rawSienna: '#b67b3f',
  redOchre: '#b9552f',
  burntSienna: '#893c25',
  bramble: '#5b2a3a',
  rawUmber: '#8a745c',
  umber: '#563a2a',
  peat: '#2b1f1b',
  terreVerte: '#a3ab78',
  moss: '#66713a',
  ash: '#b9b3a6',
  slate: '#6a7270',
} as const

const fourteen = new Set<string>(Object.values(earth))

/** Returns the colours of a text that are none of the fourteen. */
export const foreignColours = (text: string): string[] => [
  ...new Set([...text.matchAll(/#[0-9a-f]{3,8}\b/gi)].map(([colour]) => colour).filter((c) => !fourteen.has(c))),
]

/** Returns parts as they are. Throws when a colour got in that is not one of the fourteen, or is mixed by being see-through. */
export function onlyEarth(...parts: Part[]): Part {
  const all = parts.join('')
  const foreign = foreignColours(all)
  if (foreign.length) throw new Error(`Not of the earth: ${foreign.join(', ')}`)
  if (all.includes('opacity')) throw new Error('What is see-through mixes a fifteenth colour.')
  return all
}

const piece = (path: Path, colour: string): Part => `<path d="${text(path)}" fill="${colour}"/>`

/** A path as a polygon whose edges are about as long as `step`: scissors and torn edges know no curve. */
export function flatten(path: Path, step = 60): Pt[] {
  const points: Pt[] = []
  for (const { c, p } of path) {
    const [a, b, d] = p
    const from = points.at(-1)
    if (c !== 'C' || !(a && b && d && from)) {
      if (a) points.push(a)
      continue
    }
    const n = Math.max(2, Math.min(8, Math.round(Math.hypot(d[0] - from[0], d[1] - from[1]) / step)))
    for (let i = 1; i <= n; i++) {
      points.push([cubic(from[0], a[0], b[0], d[0], i / n), cubic(from[1], a[1], b[1], d[1], i / n)])
    }
  }
  return points
}

/** A small scrap, cut with scissors. */
export const scrap = (path: Path, colour: string): Part => piece(poly(flatten(path, 26)), colour)

/** A torn sheet; `rim` is the colour of the paper's core that shows along the tear. */
export function torn(path: Path, colour: string, rim?: string, stray = 5, step = 36): Part {
  const points = flatten(path)
  const core = map(snip(points, stray * 1.4, step * 2, 5), ([x, y]) => [x + 2, y - 6])
  return (rim ? piece(core, rim) : '') + piece(snip(points, stray, step), colour)
}

/** A sheet torn across the picture: its upper edge goes through points, and all below it is covered. */
export function stratum(edge: string, colour: string, rim?: string, below = 1040): Part {
  const points = pts(edge)
  const [[left], [right]] = [points[0] as Pt, points.at(-1) as Pt]
  const tear = (stray: number, step: number, seed: number, up: number): Path => {
    // The way back from the last point to the first is below the picture: it needs no tear.
    const back = Math.max(1, Math.round((right - left) / step))
    const torn = flatten(snip(points, stray, step, seed)).slice(0, 1 - back || undefined)
    return poly([[left, below], ...torn.map(([x, y]): Pt => [x, y - up]), [right, below]])
  }
  return (rim ? piece(tear(9, 90, 5, 6), rim) : '') + piece(tear(7, 54, 1, 0), colour)
}

/** How a sheet is rubbed: the slant in degrees, how far apart and how broad the strokes are. */
export interface Rubbing {
  slant?: number
  gap?: number
  width?: number
  /** Strokes and gaps, where the crayon took and where the paper's hollows are. */
  dash?: string
}

/** Rubs dry colour over a shape: strokes that end at its edge, broken where the paper is hollow. */
export function rub(path: Path, colour: string, o: Rubbing = {}): Part {
  const { slant = -18, gap = 12, width = 4, dash = '7 6 1 8 12 5 0 9 3 7 0 11' } = o
  const [cos, sin] = [Math.cos((slant * Math.PI) / 180), Math.sin((slant * Math.PI) / 180)]
  const points = flatten(path, 40).map(([x, y]): Pt => [x * cos + y * sin, y * cos - x * sin])
  const ys = points.map(([, y]) => y)
  const rand = rng(hash(...(points[0] ?? [0, 0]), gap))
  let strokes = ''
  for (let y = Math.min(...ys) + gap * 0.6; y < Math.max(...ys); y += gap * (0.7 + rand() * 0.6)) {
    const crossings = points.flatMap(([x, at], i): number[] => {
      const [x2, at2] = points[(i + 1) % points.length] as Pt
      return at > y === at2 > y ? [] : [x + ((y - at) / (at2 - at)) * (x2 - x)]
    })
    crossings.sort((a, b) => a - b)
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = (crossings[i] ?? 0) + rand() * gap * 1.4
      const length = (crossings[i + 1] ?? 0) - from - rand() * gap * 1.4
      if (length < gap) continue
      const [x0, y0] = [Math.round(from * cos - y * sin), Math.round(from * sin + y * cos)]
      const stray = (rand() - 0.5) * gap * 0.9
      strokes += `M${x0} ${y0}l${Math.round(length * cos - stray * sin)} ${Math.round(length * sin + stray * cos)}`
    }
  }
  return strokes && `<path d="${strokes}" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dash}"/>`
}

/** A torn sheet that is rubbed with a second colour. */
export const rubbed = (path: Path, colour: string, over: string, o?: Rubbing, rim?: string): Part =>
  torn(path, colour, rim) + rub(path, over, o)

/** A thing without its greens, as when the wood is felled: moss turns to slate, green earth to ash. */
export const drained = (part: Part): Part =>
  part.replaceAll(earth.terreVerte, earth.ash).replaceAll(earth.moss, earth.slate)

/** Grains of chalk and of peat on a whole picture. */
export function dust(seed: number, light: string = earth.chalk, dark: string = earth.peat): Part {
  const rand = rng(seed)
  const lines = (n: number) =>
    Array.from(
      { length: n },
      () => `M${Math.round(rand() * 160)} ${Math.round(rand() * 1000)}l1500 ${Math.round(rand() * 160 - 80)}`,
    )
  const grains = (colour: string, n: number, width: number, dash: string) =>
    `<path d="${lines(n).join('')}" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dash}"/>`
  return grains(light, 5, 4, '0 67 0 41 0 123 3 51') + grains(dark, 5, 4, '0 111 2 69 0 187 0 43')
}

/** A whole picture of the earth, 1600×1000: a ground, torn sheets back to front, dust on top. */
export function earthScene(ground: string, seed: number, ...parts: Part[]): string {
  const picture = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" width="1600" height="1000">',
    `<path fill="${ground}" d="M0 0h1600v1000H0z"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    ...parts,
    dust(seed),
    '</g></svg>\n',
  ]
  return takeFaces(onlyEarth(...picture), [1600, 1000])
}
