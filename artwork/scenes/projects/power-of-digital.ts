/** Power of Digital, cover and first stills: one teal line that is never broken, on quiet paper with a pale tint or two. */

import { heartbeat } from '../../kit/actors/one-line-films'
import { bed, car, cat, heads, house, sleeper } from '../../kit/actors/one-line-motifs'
import { mark } from '../../kit/faces'
import * as k from '../../kit/index'
import {
  across,
  backwards,
  drawn,
  EDGE,
  mirror,
  put,
  type Stop,
  stops,
  teal,
  tone,
  wire,
} from '../../kit/techniques/one-line'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { chart, fill } = k

export const moving: Movings = {
  'projects/power-of-digital/cover': [{ order: '1 2 3 4 5 6 7 8', rate: 8, rest: 8 }],
}

/** A ward bed, and a nurse up to the hand that holds the lamp. */
const bedside: Stop[] = [
  [-30, EDGE],
  ...put(306, EDGE, 1.02, bed(sleeper)),
  ...stops('560 766, 600 744, 626 670, 660 616, 730 590'),
  ...put(800, 560, 1.16, heads.bun),
  ...stops('816 592, 846 640, 920 680, 990 640, 1040 560, 1050 530, 1034 506, 1064 500'),
]
/** From her hand through the lamp, whose wire beats like a heart, and down its cable to the ground: drawing n. */
const lamp = (n: number): Stop[] => {
  const bulge = chart(n, 0, 0.04, 0.08, 0.02, 0, 0.05, 0.02, 0)
  const beat = chart(n, 88, 104, 118, 96, 78, 106, 96, 88)
  const [one, two, three] = [
    chart(n, 0, 0, 6, 24, 10, -14, 4, 0),
    chart(n, 0, 0, 0, -6, -26, 8, 12, 0),
    chart(n, 0, 0, 0, 0, 6, 18, -10, 0),
  ]
  return [
    ...stops('1064 500, 1064 452!'),
    ...put(1110, 452, 0.92 + bulge, [
      ...stops(
        '-46 0, -56 -60, -112 -120, -116 -210, -62 -276, 0 -290, 62 -276, 116 -210, 112 -120, 56 -60, 46 0!, 16 0!, 24 -60, 76 -150',
      ),
      ...backwards(heartbeat([-60, -160], [60, -160], 0.5, beat)).map(([x, y, sharp]): Stop => [x * 0.86, y, sharp]),
      ...stops('-76 -150, -24 -60, -16 0!, -46 0!, -46 26!, 46 26!, 46 0!, -46 0!, -46 26!, -36 52!, 36 52!, 46 26!'),
    ]),
    ...stops(
      `1156 500, 1110 546, 1060 520, 1096 560, ${1150 + one} 600, ${1136 + two} 670, ${1164 + three} 740, 1230 764`,
    ),
  ]
}
const road: Stop[] = [[1230, 764], ...put(1310, EDGE, 0.8, house), ...stops('1520 760, 1630 760')]

export const scenes: Scenes = {
  'projects/power-of-digital/cover': (n = 0) =>
    k.scene(
      // The page takes its colour from the ground: teal, as the line.
      { ground: tone.mist, grain: false },
      fill(k.poly(`-20 -20, 1620 -20, 1620 ${EDGE}, -20 ${EDGE}`), tone.paper),
      fill(k.oval(1110, 320, 250 + chart(n, 0, 14, 34, 16, 4, 18, 8, 2)), tone.warm),
      mark(680, 270, 960, 570),
      mark(134, 540, 276, 660),
      teal(wire(bedside)),
      teal(wire(lamp(n))),
      teal(wire(road)),
    ),
  'projects/power-of-digital/still-1': () =>
    drawn(
      across(
        put(
          800,
          EDGE + 40,
          2.35,
          car([
            ...stops('-140 -124!, -104 -124, -90 -140'),
            ...put(-46, -130, 0.29, heads.bun),
            ...stops('-46 -128, -20 -116, 0 -134, 20 -124!, 4 -172!, 48 -178!, 60 -124!'),
          ]),
        ),
        '1570 780',
      ),
      fill(k.poly(`-20 ${EDGE}, 1620 ${EDGE}, 1620 1020, -20 1020`), tone.dusk),
      fill(k.oval(860, 430, 210), tone.warm),
    ),
  'projects/power-of-digital/still-2': () =>
    drawn(
      across(
        '60 760, 90 690, 130 610, 200 580',
        put(280, 540, 1.2, heads.bald),
        '300 590, 350 640, 400 740, 520 780!, 1000 780!, 940 700!, 980 360!, 600 360!, 640 700!, 700 690, 720 640',
        put(800, 620, 0.8, mirror(heads.bob)),
        '900 650, 930 700!, 640 700!, 580 780!, 1000 780, 1120 790',
        put(1310, 790, 1.65, cat),
        '1540 790',
      ),
      fill(k.poly('600 360, 980 360, 940 700, 640 700'), tone.mist),
      fill(k.poly('-20 780, 1620 780, 1620 1020, -20 1020'), tone.blush),
    ),
}
