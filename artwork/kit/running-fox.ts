/** The fox of the home page's banner, at a run. */
import { at, dot, fill, limb, type Part, pal, shape, turn } from './core'
import { blob, curve, poly } from './path'

/** One drawing of the run: the four legs as [hip, knee, paw], how far the body is lifted and tipped, how the tail swings. */
interface Stride {
  far: [hind: string, fore: string]
  near: [hind: string, fore: string]
  lift: number
  tip: number
  tail: number
}

/** A gallop in six drawings: stretched, landing, passing, gathered, planted, pushing off. */
const gallop: Stride[] = [
  {
    far: ['-104 10, -160 40, -214 24', '90 4, 150 36, 206 28'],
    near: ['-92 26, -122 66, -176 82', '72 20, 112 66, 166 74'],
    lift: 0,
    tip: 0,
    tail: 0,
  },
  {
    far: ['-104 10, -158 24, -206 -4', '90 4, 118 58, 146 104'],
    near: ['-92 26, -140 52, -196 48', '72 20, 92 66, 106 110'],
    lift: 6,
    tip: 4,
    tail: 12,
  },
  {
    far: ['-104 10, -136 50, -158 56', '90 4, 82 62, 66 104'],
    near: ['-92 26, -104 70, -134 92', '72 20, 52 64, 20 92'],
    lift: 2,
    tip: 5,
    tail: 18,
  },
  {
    far: ['-104 10, -74 56, -36 74', '90 4, 58 48, 12 52'],
    near: ['-92 26, -58 66, -4 84', '72 20, 40 52, -10 74'],
    lift: -14,
    tip: 1,
    tail: 10,
  },
  {
    far: ['-104 10, -92 64, -58 100', '90 4, 104 48, 70 66'],
    near: ['-92 26, -88 74, -74 110', '72 20, 108 44, 92 78'],
    lift: -8,
    tip: -5,
    tail: -6,
  },
  {
    far: ['-104 10, -128 62, -162 94', '90 4, 142 24, 168 52'],
    near: ['-92 26, -116 72, -142 104', '72 20, 124 40, 158 40'],
    lift: -6,
    tip: -5,
    tail: -12,
  },
]

/** How many drawings a run has. */
export const strides = gallop.length

/** Fox at a run, to the right, 480 wide. `stride` says which drawing of the run it is; they go round. */
export function runningFox(c: string = pal.rust, stride = 0): Part {
  const { far, near, lift, tip, tail } = gallop[stride % strides] as Stride
  const leg = (points: string, width: number) => limb(curve(points), c, width)
  return at(
    0,
    lift,
    1,
    turn(
      tip,
      leg(far[0], 22),
      leg(far[1], 20),
      at(
        -112,
        0,
        1,
        turn(
          tail,
          shape(blob('0 -20, -58 -76, -144 -84, -164 -40, -108 -14, -48 16'), c),
          fill(blob('-102 -76, -146 -82, -160 -40, -112 -22'), pal.paper),
        ),
      ),
      shape(blob('-140 -8, -70 -52, 40 -44, 116 -66, 136 -12, 84 34, 0 22, -92 44'), c),
      fill(blob('124 -30, 130 -6, 84 28, 10 18, 70 0'), pal.paper),
      leg(near[0], 22),
      leg(near[1], 20),
      shape(poly('104 -168, 140 -134, 176 -138, 206 -176, 218 -112, 292 -72, 216 -34, 132 -40, 98 -90'), c),
      fill(poly('140 -46, 186 -76, 284 -72, 216 -38'), pal.paper),
      dot(200, -96, 9),
      dot(290, -72, 13, pal.ink, 11),
    ),
  )
}
