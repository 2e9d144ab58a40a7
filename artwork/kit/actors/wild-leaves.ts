/** The jungle of Wild Wonderful World: banks of leaves with one clear edge, and few large leaves that can be told apart. */
import { at, group, ink, type Part, pal, shape, turn } from '../core'
import { blob, curve, line, type Path, type Pt, rng } from '../path'
import { splitLeaf } from '../plants'

/** The dark that the eyes look out of. */
export const gloom = '#14233a'

const dark = '#0f4a4c'
const mid = '#14635a'
const bright = '#2f8a5f'

/**
 * A bank of leaves that fills the picture from its edge down to `floor`: points of the edge from left to right, `n` pointed
 * leaves along it, each some `long`.
 */
export function bank(edge: Pt[], floor: number, n: number, long: number, colour: string, seed = 1): Part {
  const rand = rng(seed)
  const along = (t: number): Pt => {
    const i = Math.min(edge.length - 2, Math.floor(t * (edge.length - 1)))
    const [a, b] = [edge[i] as Pt, edge[i + 1] as Pt]
    const u = t * (edge.length - 1) - i
    return [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u]
  }
  const [start, end] = [along(0), along(1)]
  const path: Path = [
    { c: 'M', p: [[start[0], floor]] },
    { c: 'L', p: [start] },
  ]
  const ribs: Path = []
  for (let i = 0; i < n; i++) {
    const [a, b] = [along(i / n), along((i + 1) / n)]
    const l = long * (0.7 + rand() * 0.6)
    const tip: Pt = [(a[0] + b[0]) / 2 + (rand() - 0.5) * l * 0.5, (a[1] + b[1]) / 2 - l]
    const side = (p: Pt, out: number): Pt => [p[0] + out * l * 0.1, p[1] - l * 0.55]
    path.push({ c: 'C', p: [side(a, -1), [tip[0] - l * 0.22, tip[1] + l * 0.3], tip] })
    path.push({ c: 'C', p: [[tip[0] + l * 0.22, tip[1] + l * 0.3], side(b, 1), b] })
    const foot: Pt = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - l * 0.1]
    ribs.push(...line([tip[0] * 0.8 + foot[0] * 0.2, tip[1] * 0.8 + foot[1] * 0.2], foot))
  }
  path.push({ c: 'L', p: [[end[0], floor]] }, { c: 'Z', p: [] })
  return shape(path, colour, { off: [0, 0], width: 8 }) + ink(ribs, 5)
}

/** A long leaf that hangs or stands from its stalk at (0,0) to its tip at (0,-300). */
export const blade = (colour: string): Part =>
  group(
    shape(blob('0 0, -58 -66, -66 -150, 0 -304, 66 -150, 58 -66', 0.15), colour),
    ink(curve('0 0, -4 -120, 0 -230'), 6),
  )

type Place = readonly [x: number, y: number, degrees: number, size: number, colour: string]

/** Where leaves come into the picture from, how they turn, how large they are and their colour; the far ones first. */
const behind: Place[] = [
  [60, -60, 128, 1.9, dark],
  [1120, -110, 192, 1.6, dark],
  [1560, -70, 226, 2, dark],
  [-70, 690, 70, 1.8, dark],
  [1680, 660, 288, 1.8, dark],
  [1390, -70, 204, 1.75, mid],
  [300, -70, 154, 1.7, mid],
  [560, -130, 172, 1.75, bright],
  [840, -170, 177, 1.55, mid],
  [-70, 400, 88, 1.65, mid],
  [1690, 360, 260, 1.85, bright],
]
const before: Place[] = [
  [420, 1110, 30, 1.45, mid],
  [1180, 1100, -22, 1.4, mid],
  [660, 1130, 6, 1.25, bright],
  [920, 1170, 10, 1.35, mid],
  [1360, 1120, -44, 1.7, bright],
]

const leaves = (list: Place[], stir: number): Part =>
  group(
    ...list.map(([x, y, degrees, size, colour], i) =>
      at(x, y, size, turn(degrees + stir * (i % 2 ? 1 : -0.6), blade(colour))),
    ),
  )

/** What is behind a pair of eyes in the leaves; `stir` turns the leaves, in degrees. */
export const hollow = (stir = 0): Part => leaves(behind, stir)

/** What is before it. */
export const hollowFront = (stir = 0): Part =>
  group(
    leaves(before, stir),
    at(60, 1120, 2.3, turn(24 - stir, splitLeaf(pal.leaf))),
    at(1590, 1130, 1.9, turn(-30 + stir, splitLeaf(pal.teal))),
  )
