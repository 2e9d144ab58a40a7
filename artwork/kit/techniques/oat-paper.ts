/**
 * Cut and torn paper with oats in its fibres: the technique of one film. No ink. A sheet throws a soft shadow where it
 * lies, shows its white core where it is torn, and holds flakes of oat that catch the light.
 */
import { fill, type Part } from '../core'
import { curve, hash, line, type Path, type Pt, poly, rng, size, text } from '../path'
import { area, outline, outward, strew } from './outline'

/** Milk and oats: the colours of the papers. */
export const oats = {
  milk: '#fffaf0',
  cream: '#f7ead0',
  oat: '#ead3a6',
  flake: '#d9ba85',
  toast: '#b88a58',
  cocoa: '#5d3f2c',
  skin: '#c99670',
  shade: '#b57f5b',
  blush: '#e8a48f',
  rose: '#e3b7a8',
  sage: '#c3cba6',
  moss: '#a3b083',
  mist: '#c7d6d4',
  sky: '#dbe3dc',
  paint: '#7d9fb5',
  pool: '#a9c3ce',
  mud: '#8a6144',
  wood: '#d8b384',
} as const

/** Warm shade with an opacity from 1 to f, as in #rgba. */
const shade = (opacity: string) => `#431${opacity}`

export interface Sheet {
  /** How high it lies over what is below: the reach of its shadow. 0 throws none. */
  lift?: number
  /** How broad its white torn edge is; 0 is cut with scissors. */
  torn?: number
  /** How many flakes a hand's breadth of it holds. */
  flakes?: number
  /** Keeps edge and flakes the same while the shape changes. */
  seed?: number
}

/** Flakes of oat as one path: lenses that lean anyhow. */
function flakes(places: readonly Pt[], size: number, rand: () => number): string {
  const lens = ([x, y]: Pt): string => {
    const [angle, long, wide] = [rand() * Math.PI, size * (0.6 + rand() * 0.8), 0.5 + rand() * 0.25]
    const [dx, dy] = [Math.cos(angle) * long, Math.sin(angle) * long]
    const side: Pt = [dx / 2 - dy * wide, dy / 2 + dx * wide]
    const numbers = [...side, dx, dy, -side[0], -side[1], -dx, -dy].map((n) => String(Math.round(n)))
    return `M${Math.round(x)} ${Math.round(y)}q${numbers.join(' ').replaceAll(' -', '-')}z`
  }
  return places.map(lens).join('')
}

/** Short fibres, as one path. */
const fibres = (places: readonly Pt[], rand: () => number): string =>
  places
    .map(([x, y]) => {
      const n = () => Math.round((rand() - 0.5) * 34)
      return `M${Math.round(x)} ${Math.round(y)}q${n()} ${n()} ${n()} ${n()}`.replaceAll(' -', '-')
    })
    .join('')

/** The soft shadow of a sheet: a large one's has two steps. */
function contact(d: string, lift: number, isLarge: boolean): Part {
  const move = ` transform="translate(${Math.round(lift * 0.5)} ${Math.round(lift * 0.8)})"`
  return [
    isLarge ? `<path d="${d}" stroke="${shade('1')}" stroke-width="${Math.round(lift * 2.4)}"${move}/>` : '',
    `<path d="${d}" fill="${shade('2')}" stroke="${shade('2')}" stroke-width="${lift}"${move}/>`,
  ].join('')
}

/** The white core of a torn edge: broad towards the light and frayed, hardly there on the other side. */
function tornEdge(points: readonly Pt[], torn: number, rand: () => number): Path {
  const clockwise = area(points) > 0
  let slow = 0
  const edge = points.flatMap(([x, y], i): Pt[] => {
    const [nx, ny] = outward(points, i, clockwise)
    const light = Math.max(0.12, 0.55 - nx * 0.35 - ny * 0.5)
    slow = slow * 0.75 + (rand() - 0.5) * 0.8
    const out = torn * light * (0.9 + slow + (rand() - 0.5) * 0.35)
    return light < 0.2 && i % 3 ? [] : [[x + nx * out, y + ny * out]]
  })
  return poly(edge)
}

/** A sheet of oat paper. */
export function sheet(path: Path, colour: string, o: Sheet = {}): Part {
  const points = outline(path, size(path) > 400 ? 28 : 20)
  const wide = Math.abs(area(points))
  const rand = rng(o.seed ?? hash(...(points[0] ?? [0, 0]), points.length))
  const { lift = 9, torn = 12 } = o
  const count = Math.min(24, Math.round(((o.flakes ?? 1) * wide) / 20_000))
  const places = strew(points, count, rand)
  const d = text(path)
  return [
    lift > 0 ? contact(d, lift, wide > 60_000) : '',
    torn > 0 ? fill(tornEdge(points, torn, rand), oats.milk) : '',
    `<path d="${d}" fill="${colour}" stroke="none"/>`,
    count > 0
      ? `<path d="${flakes(places, 17, rand)}" fill="${oats.milk}8c" stroke="${shade('3')}" stroke-width="2"/>`
      : '',
    count > 2
      ? `<path d="${fibres(strew(points, count / 2, rand), rand)}" stroke="${shade('3')}" stroke-width="2"/>`
      : '',
  ].join('')
}

/** A small piece cut with scissors: no torn edge, no oats. */
export const snippet = (path: Path, colour: string, lift = 4): Part => sheet(path, colour, { lift, torn: 0, flakes: 0 })

/** A strip of paper along a path: arms, legs, poles. Its light edge is on the upper left. */
export function strip(path: Path, colour: string, width: number, lift = 7): Part {
  const d = text(path)
  const stroke = (c: string, w: number, x: number, y: number) =>
    `<path d="${d}" stroke="${c}" stroke-width="${w}"${x || y ? ` transform="translate(${x} ${y})"` : ''}/>`
  return [
    lift > 0 ? stroke(shade('2'), width + lift * 0.6, lift * 0.5, lift * 0.9) : '',
    width > 24 ? stroke(oats.milk, width, -3, -3) : '',
    stroke(colour, width, 0, 0),
  ].join('')
}

/** The path of an arch, `w` to each side of (x,y) and `h` high; a negative height hangs. */
export const arch = (x: number, y: number, w: number, h: number): Path => [
  { c: 'M', p: [[x - w, y]] },
  {
    c: 'C',
    p: [
      [x - w * 0.6, y - h * 1.33],
      [x + w * 0.6, y - h * 1.33],
      [x + w, y],
    ],
  },
]

/** A thin cut strip that draws: mouths, lids, folds. */
export const mark = (path: Path, width = 11, colour: string = oats.cocoa): Part =>
  `<path d="${text(path)}" stroke="${colour}" stroke-width="${width}"/>`

/** Dried porridge: paper so full of oats that its flakes throw shadows, each lit from the upper left. */
export function porridge(path: Path, o: Sheet & { density?: number } = {}): Part {
  const points = outline(path, 17)
  const rand = rng(o.seed ?? 5)
  const count = Math.min(60, Math.round((Math.abs(area(points)) * (o.density ?? 1)) / 1800))
  const d = flakes(strew(points, count, rand), 26, rand)
  return [
    sheet(path, oats.oat, { torn: 9, ...o, flakes: 0 }),
    count > 12 ? `<path d="${d}" fill="${shade('4')}" stroke="none" transform="translate(2 4)"/>` : '',
    `<path d="${d}" fill="#f9ecca" stroke="${oats.flake}" stroke-width="2"/>`,
  ].join('')
}

/** A whole backdrop: one sheet with its torn upper edge at these points, down to the lower edge of the picture. */
export const land = (points: string, colour: string, o: Sheet = {}): Part =>
  sheet(
    [...curve(points), ...line([1640, 1060], [-40, 1060]).map((c) => ({ ...c, c: 'L' as const })), { c: 'Z', p: [] }],
    colour,
    o,
  )

/** Loose flakes over the whole picture, in the ground itself. */
export function speckle(colour: string, count: number, seed: number, w = 1600, h = 1000): Part {
  const rand = rng(seed)
  const places = Array.from({ length: count }, (): Pt => [rand() * w, rand() * h])
  return `<path d="${flakes(places, 18, rand)}" fill="${colour}" stroke="${shade('2')}" stroke-width="2"/><path d="${fibres(places, rand)}" stroke="${shade('2')}" stroke-width="2"/>`
}
