/** Who and what acts in the film of the leg: a runner drawn in lines, the engineer, the bench, the works. */
import { at, cut, disc, fill, flip, group, ink, limb, type Part, rect, shape, turn } from '../core'
import { gallery } from '../palettes'
import { curve, line, oval, type Pt, poly, pts, round } from '../path'
import { type FigureOptions, figure, hand } from '../props/figure'
import { pencil } from '../props/studio'

const { brass, gold, copper, deep, navy, cream } = gallery

/** A runner of seven lines, 430 high, to the right: legs and arms as in `figure`. Its back leg ends at the knee without a `blade`. */
export function lineRunner(o: {
  legs: [back: string, front: string]
  arms: [back: string, front: string]
  blade?: boolean
  smile?: number
}): Part {
  const [hip, knee, foot] = pts(o.legs[0])
  const arm = (side: number, text: string) => curve([side, -268], ...pts(text))
  const way = knee && foot ? (Math.atan2(foot[1] - knee[1], foot[0] - knee[0]) * 180) / Math.PI : 0
  const smile = o.smile ?? 8
  return group(
    ink(
      [
        ...oval(6, -350, 56),
        ...curve('2 -292, -6 -220, 0 -140'),
        ...arm(0, o.arms[0]),
        ...arm(4, o.arms[1]),
        ...curve(...pts(o.legs[1])),
        ...(hip && knee ? line(hip, knee) : []),
        ...line('26 -362, 27 -358'),
        ...curve([14, -332], [28, -332 + smile], [42, -336]),
      ],
      13,
      deep,
    ),
    o.blade && knee
      ? at(
          knee[0],
          knee[1],
          0.42,
          turn(way - 80, ink(curve('0 0, -6 70, -66 150, -60 230, 10 262, 96 262'), 34, copper)),
        )
      : '',
  )
}

/** The sheet on the bench that the film begins and ends with, its middle on (0,0). */
export const drawingSheet = (): Part =>
  group(
    shape(poly('-520 -360, 500 -380, 530 350, -500 372'), cream),
    ink(line('-440 214, 440 206'), 6, gold),
    ...[-480, 468].map((x) => disc(x, -330, 13, copper)),
  )

/** The engineer in her headscarf. */
export const engineer = (o: FigureOptions): Part =>
  figure({ skin: 5, hair: 'scarf', hairColour: brass, top: cream, bib: deep, bottom: deep, ...o })

/** The runner, sitting: one leg ends at the knee, its trouser knotted. Figure options are how he acts. */
export const sitter = (o: FigureOptions): Part =>
  group(
    figure({
      skin: 4,
      hair: 'afro',
      top: '#1c5470',
      bottom: deep,
      bare: true,
      legs: ['16 -146, 118 -150, 122 -8'],
      ...o,
    }),
    limb(curve('-20 -134, 14 -122, 52 -112'), deep, 40),
    shape(round('46 -132, 78 -124, 84 -98, 48 -88', 10), deep),
    ink(line('56 -130, 54 -92'), 8, brass),
  )

/** A bench seen from the front, its seat 420 wide on y=0. */
export const trackBench = (): Part =>
  group(
    limb(line('-170 20, -176 150'), copper, 26),
    limb(line('170 20, 176 150'), copper, 26),
    rect(-230, -16, 460, 46, cream, 12),
  )

/** A crutch, its foot on (0,0), 330 high. */
export const crutch = (): Part =>
  group(
    limb(line('0 0, 0 -300'), '#b8c4c8', 14),
    limb(line('-40 -304, 40 -304'), copper, 24),
    limb(line('0 -180, 44 -184'), copper, 16),
  )

/** The engineers' wall: a blueprint of a bridge, and the light from the left. */
export const workshopWall = (): Part =>
  group(
    cut(pts('-40 -40, 700 -40, 480 1040, -40 1040'), '#a94c27', 10, 150),
    rect(900, 70, 620, 300, deep),
    ink(line('930 270, 1490 270'), 6, gold),
    ink([...curve('940 270, 1070 140, 1200 270'), ...curve('1200 270, 1330 140, 1460 270')], 9, gold),
  )

/** A wheel whose teeth are as large as those of any other, 10 of radius for each tooth. */
const wheel = (teeth: number, colour: string): Part => {
  const r = teeth * 10
  const ring = Array.from({ length: teeth }, (_, i) =>
    [
      [-0.36, -26],
      [-0.18, 0],
      [0.18, 0],
      [0.36, -26],
    ].map(([part = 0, depth = 0]): Pt => {
      const way = ((i + part) * 2 * Math.PI) / teeth
      return [Math.cos(way) * (r + depth), Math.sin(way) * (r + depth)]
    }),
  )
  return group(shape(poly(ring.flat()), colour), ink(oval(0, 0, r * 0.6), 6), shape(oval(0, 0, r * 0.22), navy))
}

/** Twelve teeth turn thirty-six: the small wheel goes round three times for once. `turned` is the big one's way in degrees. */
export const gearPair = (turned: number): Part =>
  group(
    at(0, 0, 1, turn(turned, wheel(36, brass), ink(line('0 -250, 0 -300'), 22, cream))),
    at(-455, 0, 1, turn(15 - 3 * turned, wheel(12, gold), ink(line('0 -52, 0 -76'), 14, copper))),
  )

/** The engineer's hand with a pencil, its tip on (0,0). */
export const pencilHand = (): Part =>
  at(
    128,
    -94,
    1.1,
    flip(
      hand(5, cream, flip(at(56, -60, 1.2, pencil(gold))), deep),
      fill(poly('-1400 -136, -500 -91, -500 99, -1400 150'), cream),
      ink([...line('-1400 -138, -516 -93'), ...line('-1400 150, -516 100')]),
    ),
  )
