/** The fox of the home page's banner, at a run. */
import { at, dot, fill, limb, type Part, pal, shape, turn } from '../core'
import { blob, curve, poly } from '../path'

/** One drawing of the run: the four legs as [hip, knee, paw], how far the body is lifted and tipped, how the tail swings. */
export interface Stride {
  far: [hind: string, fore: string]
  near: [hind: string, fore: string]
  lift: number
  tip: number
  tail: number
}

/**
 * A gallop in eight drawings: stretched in the air, the forelegs land, pass, push off, gathered in the air, the hind legs
 * land, carry, push off. The body sinks where a pair of legs takes the weight, and the tail comes after.
 */
const gallop: Stride[] = [
  {
    far: ['-104 10, -160 40, -214 24', '90 4, 150 36, 206 28'],
    near: ['-92 26, -122 66, -176 82', '72 20, 112 66, 166 74'],
    lift: -8,
    tip: 0,
    tail: -6,
  },
  {
    far: ['-104 10, -158 20, -202 -14', '90 4, 128 58, 158 100'],
    near: ['-92 26, -142 46, -196 34', '72 20, 104 66, 124 108'],
    lift: 4,
    tip: 4,
    tail: 6,
  },
  {
    far: ['-104 10, -142 40, -176 34', '90 4, 86 60, 78 104'],
    near: ['-92 26, -116 66, -160 78', '72 20, 58 64, 34 100'],
    lift: 10,
    tip: 6,
    tail: 15,
  },
  {
    far: ['-104 10, -112 56, -110 76', '90 4, 62 60, 18 82'],
    near: ['-92 26, -86 72, -82 98', '72 20, 40 60, -12 76'],
    lift: 0,
    tip: 3,
    tail: 20,
  },
  {
    far: ['-104 10, -74 56, -36 74', '90 4, 58 48, 12 52'],
    near: ['-92 26, -58 66, -4 84', '72 20, 40 52, -10 74'],
    lift: -16,
    tip: -1,
    tail: 14,
  },
  {
    far: ['-104 10, -76 66, -36 98', '90 4, 86 50, 38 58'],
    near: ['-92 26, -62 74, -14 104', '72 20, 82 48, 50 78'],
    lift: -6,
    tip: -5,
    tail: 4,
  },
  {
    far: ['-104 10, -102 66, -90 106', '90 4, 118 38, 106 66'],
    near: ['-92 26, -94 74, -66 112', '72 20, 114 42, 108 74'],
    lift: 4,
    tip: -7,
    tail: -8,
  },
  {
    far: ['-104 10, -134 58, -176 84', '90 4, 148 24, 182 44'],
    near: ['-92 26, -118 72, -154 98', '72 20, 124 40, 160 44'],
    lift: -4,
    tip: -5,
    tail: -14,
  },
]

/** How many drawings a run has. */
export const strides = gallop.length

/** A drawing of the run, for foxes in other techniques; they go round. */
export const strideAt = (stride: number): Stride => gallop[stride % strides] as Stride

/** The outlines of the fox but for its legs; the tail hangs from (-112,0). */
export const foxOutlines = {
  tail: '0 -20, -58 -76, -144 -84, -164 -40, -108 -14, -48 16',
  tip: '-102 -76, -146 -82, -160 -40, -112 -22',
  body: '-140 -8, -70 -52, 40 -44, 116 -66, 136 -12, 84 34, 0 22, -92 44',
  chest: '124 -30, 130 -6, 84 28, 10 18, 70 0',
  head: '104 -168, 140 -134, 176 -138, 206 -176, 218 -112, 292 -72, 216 -34, 132 -40, 98 -90',
  cheek: '140 -46, 186 -76, 284 -72, 216 -38',
} as const

/** Fox at a run, to the right, 480 wide. `stride` says which drawing of the run it is; they go round. */
export function runningFox(c: string = pal.rust, stride = 0): Part {
  const { far, near, lift, tip, tail } = strideAt(stride)
  const leg = (points: string, width: number) => limb(curve(points), c, width)
  return at(
    0,
    lift,
    1,
    turn(
      tip,
      leg(far[0], 22),
      leg(far[1], 20),
      at(-112, 0, 1, turn(tail, shape(blob(foxOutlines.tail), c), fill(blob(foxOutlines.tip), pal.paper))),
      shape(blob(foxOutlines.body), c),
      fill(blob(foxOutlines.chest), pal.paper),
      leg(near[0], 22),
      leg(near[1], 20),
      shape(poly(foxOutlines.head), c),
      fill(poly(foxOutlines.cheek), pal.paper),
      dot(200, -96, 9),
      dot(290, -72, 13, pal.ink, 11),
    ),
  )
}
