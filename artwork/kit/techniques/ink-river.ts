/**
 * A river painted with a broad brush in ink on lining paper: thinned washes that dry with an edge, strokes that swell and run
 * dry, paper left white for light, the joins of its photographs and a thumbprint. What is in the river and beside it is drawn in the house's hand.
 */
import { fill, group, type Part } from '../core'
import { blob, curve, hash, type Path, type Pt, poly, pts, rng, text } from '../path'
import { cubic } from './outline'
import { thin, wash } from './watercolour'

/** The paper, and the ink as it comes from the bottle: nearly black, blue where it is thinned; grey where the river is. */
export const bottle = { paper: '#f7f1e1', ink: '#075a80', grey: '#42586b' } as const

/** What a stroke is like. */
export interface Stroke {
  /** How much ink: 0 to 1. */
  strength?: number
  colour?: string
  /** Leaves its end whole, where it would run dry. */
  wet?: boolean
}

/** Points on the curve through some, `n` between each two. */
function through(points: readonly Pt[], n: number): Pt[] {
  const places: Pt[] = []
  for (const { c, p } of curve(...points)) {
    const [a, b, d] = p as [Pt, Pt, Pt]
    const from = places.at(-1)
    if (c !== 'C' || !from) places.push(a)
    else
      for (let i = 1; i <= n; i++)
        places.push([cubic(from[0], a[0], b[0], d[0], i / n), cubic(from[1], a[1], b[1], d[1], i / n)])
  }
  return places
}

/** One stroke of the brush along points: it sets down, swells, and runs dry in streaks of paper. */
export function stroke(points: string | readonly Pt[], width: number, o: Stroke = {}): Part {
  const given = typeof points === 'string' ? pts(points) : points
  const way = through(given, Math.max(2, Math.round(7 / (given.length - 1))))
  const rand = rng(hash(...(way[0] as Pt), width))
  const last = way.length - 1
  const side = (t: number, by: number): Pt => {
    const i = Math.round(t * last)
    const [[ax, ay], [bx, by2]] = [way[Math.max(0, i - 1)], way[Math.min(last, i + 1)]] as [Pt, Pt]
    const [dx, dy, [x, y]] = [bx - ax, by2 - ay, way[i] as Pt]
    const far = (by * width) / 2 / (Math.hypot(dx, dy) || 1)
    return [Math.round(x - dy * far), Math.round(y + dx * far)]
  }
  const swell = (t: number) => Math.sin(Math.PI * t ** 0.62) ** 0.7 * (0.86 + rand() * 0.28)
  const steps = Array.from({ length: last + 1 }, (_, i) => i / last)
  const edge = (sign: 1 | -1) => steps.map((t) => side(t, sign * Math.max(0.08, swell(t))))
  const streaks = [-0.45, 0.05, 0.5].map((by, i) => {
    const from = 0.5 + i * 0.08
    return poly(
      steps.filter((t) => t >= from && t < 0.97).map((t) => side(t, by * swell(t))),
      false,
    )
  })
  const colour = thin(o.colour ?? bottle.ink, o.strength ?? 0.6)
  return (
    fill(blob([...edge(1), ...edge(-1).reverse()], 0.16), colour) +
    (o.wet
      ? ''
      : `<path d="${streaks.map(text).join('')}" stroke="${thin(bottle.paper, 0.8)}" stroke-width="${Math.max(3, Math.round(width * 0.11))}" stroke-dasharray="46 12 20 26 70 18"/>`)
  )
}

/** Several strokes of a width, one between bars. */
export const strokesOf = (ways: string, width: number, o?: Stroke): Part =>
  ways
    .split('|')
    .map((way) => stroke(way, width, o))
    .join('')

/** Water in a shape: bare paper, and ink in so much water over it. */
export const water = (path: Path, strength: number, colour: string = bottle.ink): Part =>
  fill(path, bottle.paper) + wash(path, colour, { strength, stray: 9 })

/** Where two photographs of the river are joined: one a little darker, the other a little lower. */
export const join = (x: number, top: number, bottom: number): Part =>
  group(
    fill(poly(`${x} ${top}, ${x + 44} ${top}, ${x + 38} ${bottom}, ${x - 6} ${bottom}`), thin(bottle.ink, 0.08)),
    `<path d="M${x} ${top}L${x - 6} ${bottom}" stroke="${thin(bottle.paper, 0.5)}" stroke-width="4"/>`,
  )

/** A thumbprint in ink, 90 high. */
export const thumbprint = (x: number, y: number): Part =>
  `<path d="${[12, 24, 36]
    .map(
      (r) => `M${x - r} ${y + r}C${x - r * 1.2} ${y - r * 1.5} ${x + r * 1.2} ${y - r * 1.5} ${x + r} ${y + r * 0.8}`,
    )
    .join(
      '',
    )}M${x - 6} ${y + 22}q6-20 12 0" stroke="${thin(bottle.ink, 0.42)}" stroke-width="6" stroke-dasharray="34 4 22 5"/>`
