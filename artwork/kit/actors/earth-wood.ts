/** The wood of Natural Capital that is felled, the axe, and what goes on below the ground when something grows again. */
import { keys } from '../../motion/ease'
import { at, group, type Part, turn } from '../core'
import { type Pt, poly } from '../path'
import { earth, scrap } from '../techniques/earth'
import { fir, oak, strip, stump } from './earth-valley'

const { chalk, clay, umber, ash } = earth

/** Where the trees stand, how large, and when they begin to fall. */
const trees = [
  [930, 640, 1.5, 0.56],
  [742, 610, 1.25, 0.84],
  [574, 626, 1.5, 1.04],
  [404, 606, 1.2, 1.2],
  [236, 640, 1.5, 1.34],
  [62, 652, 1.3, 1.46],
] as const

/** The wood at a moment: one tree after another shivers, leans back, and goes all at once, into the next. */
export const wood = (s: number): Part[] =>
  trees.map(([x, y, scale, when], i) => {
    const tip = keys(s - when, '-0.06 0, 0.02 -4, 0.1 5, 0.46 -86 in, 0.54 -79 out, 0.62 -86 in')
    const tree = i % 3 === 2 ? oak(keys(s - when, '0 0, 0.3 14, 0.46 4, 0.54 -12, 0.7 0')) : fir()
    const down = tip < -20
    return at(x, y, scale, down ? stump() : '', at(down ? -40 : 0, down ? -12 : 0, 1, turn(tip, tree)))
  })

/** How far the ground jolts when a tree lands on it. */
export const jolt = (s: number): number =>
  trees.reduce((sum, [, , , when]) => sum + keys(s - when, '0.46 0, 0.5 9, 0.58 -5, 0.66 0'), 0)

/** An axe held at (0,0), its head to the right. */
export const axe: Part = group(
  strip('-60 10, 60 0, 250 -6', umber, 22),
  scrap(poly('214 -26, 262 -30, 296 70, 244 92, 208 40'), ash),
  scrap(poly('296 70, 244 92, 220 66, 270 42'), chalk),
)

/** The worm goes its own way: each part of it passes where its head has passed. */
export const passing = (head: number): Pt[] =>
  Array.from({ length: 13 }, (_, i): Pt => {
    const x = head - (12 - i) * 58
    return [x, 836 + Math.sin(x / 118) * 44]
  })

/** The three roots of the seed: where they leave it, bend and end, and how broad they are. */
const threads: [Pt, Pt, Pt, number][] = [
  [[800, 673], [-14, 70], [10, 130], 11],
  [[800, 688], [-60, 60], [-90, 96], 7],
  [[800, 694], [56, 44], [100, 70], 7],
]

/** The roots of the seed, grown from 0 to 1. */
export const roots = (grown: number): Part[] =>
  grown > 0
    ? threads.map(([[x, y], [bx, by], [ex, ey], width]) =>
        strip(
          [
            [x, y],
            [x + bx * grown, y + by * grown],
            [x + ex * grown, y + ey * grown],
          ],
          clay,
          width,
        ),
      )
    : []
