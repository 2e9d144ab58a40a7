/** The lines of the four films of Power of Digital: each runs in at the left and out at the right, at the same height. */
import { across, EDGE, mirror, put, rotate, type Stop, stops } from '../techniques/one-line'
import { bag, car, cross, fir, heads, house, walker } from './one-line-motifs'

/** Points on the way from one point to another, the heartbeat on it at a part of the way: 0 to 1. */
export function heartbeat(
  from: readonly [number, number],
  to: readonly [number, number],
  at: number,
  high: number,
): Stop[] {
  const length = to[0] - from[0]
  const x = from[0] + length * at
  const y = (along: number) => from[1] + ((to[1] - from[1]) * (along - from[0])) / length
  const peaks: [number, number][] = [
    [-0.62, 0],
    [-0.42, 0],
    [-0.3, -0.22],
    [-0.16, 0.08],
    [0, -1],
    [0.18, 0.6],
    [0.32, -0.18],
    [0.44, 0],
    [0.62, 0],
  ]
  return peaks.map(([dx, dy]): Stop => [x + dx * high, y(x + dx * high) + dy * high, Math.abs(dy) > 0.05])
}

/** The leaf of the house's door, its hinge on the right: 0 is shut, 1 wide open. */
function doorLeaf(open: number): Stop[] {
  const [x, y] = [190 - 70 * Math.cos(open * 2.2), 18 * Math.sin(open * 2.2)]
  return [
    [190, 0, true],
    [190, -100, true],
    [x, -100 - y * 0.4, true],
    [x, y, true],
    [190, 0, true],
  ]
}

/** The visit: a car on the road, a nurse with her bag, a house whose door opens (0 to 1). */
export const visit = ({ nod = 0, swing = 0, door = 0 } = {}): Stop[] =>
  across(
    put(270, EDGE, 0.86, car()),
    put(800, EDGE, 1.24, walker(rotate(nod, heads.bun), put(120, -196, 1, rotate(swing, bag)))),
    put(1130, EDGE, 0.8, fir),
    put(1250, EDGE, 1.16, [...house.slice(0, 15), ...doorLeaf(door), [240, 0]]),
  )

/** The appointment: a patient at a table, a stethoscope, and a doctor in the window of a laptop. */
export const appointment = ({ nod = 0, lean = 0, slack = 0 } = {}): Stop[] =>
  across(
    '90 762, 120 700, 150 640, 240 600',
    put(330, 560, 1.35, rotate(nod, heads.bald)),
    `350 610, 420 650, 446 720, 424 764, 386 740, 410 700, 460 716, 500 800, ${600 + lean * 0.4} ${830 + slack}, 760 ${760 + slack}, ${900 + lean} 690, ${1010 + lean} 620`,
    put(1050 + lean, 560, 1.15, rotate(lean * 0.1, mirror(heads.bob))),
    '1240 600, 1330 690, 1360 720!, 1400 190!, 800 190!, 820 720!, 730 800!, 1500 800!, 1440 720!, 1360 720!, 1440 720!, 1500 800!, 1560 764',
  )

/** The handover: a heartbeat goes from the hands of the night nurse to those of the day nurse. */
export const handover = ({ beat = 0.5, high = 150, left = 0, right = 0 } = {}): Stop[] =>
  across(
    '60 790, 110 700, 160 620, 270 590',
    put(340, 550, 1.25, rotate(left, heads.afro)),
    '360 590, 400 640, 410 740, 470 800, 560 760, 610 700, 600 660, 624 660, 636 686, 690 668, 704 680, 660 706, 640 730, 690 716',
    heartbeat([700, 714], [950, 714], beat, high),
    '960 716, 1010 730, 990 706, 946 680, 960 668, 1014 686, 1026 660, 1050 660, 1040 700, 1090 760, 1170 800, 1220 740, 1226 640, 1254 590',
    put(1270, 550, 1.25, rotate(right, mirror(heads.scarf))),
    '1360 590, 1450 620, 1500 700, 1540 790',
  )

/** Where the lace is tied, from the heel of the shoe. */
const [knotX, knotY] = [304, -322]

/** A loop of the bow, out from its knot and back: `size` 1 is pulled tight. */
const bowLoop = (size: number, out: string): Stop[] => [
  [knotX, knotY, true],
  ...put(knotX, knotY, size, stops(out)),
  [knotX, knotY, true],
]

/** A trainer, 660 long, its heel on (0,0): sole, toe, three laces and their bow, tongue, heel, edge of the sole. */
const trainer = (bow: number): Stop[] => [
  ...stops('-22 -30, 10 0!, 600 0!, 656 -20, 668 -70, 630 -128, 560 -158'),
  ...stops('500 -180!, 452 -124!, 500 -180!, 436 -226!, 388 -168!, 436 -226!, 372 -272!, 322 -214!, 372 -272!'),
  ...bowLoop(bow, '50 -74, 104 -112, 140 -88, 118 -38, 56 -8'),
  ...bowLoop(bow, '-58 22, -116 70, -134 120, -96 128, -46 78'),
  ...stops(
    '276 -400, 252 -458!, 206 -446, 178 -390, 164 -356!, 120 -312, 64 -318, 26 -372!, -4 -366, -8 -320, 8 -240, -6 -150, -16 -70!, 656 -70',
  ),
]

/** The prescription: a road ties a shoe and goes on to the chemist's. `bow` ties its lace, from 0 to 1; `toe` lifts. */
export const prescription = ({ bow = 1, toe = 0 } = {}): Stop[] =>
  across(
    '60 770, 120 830',
    put(170, 900, 1, rotate(toe, trainer(bow))),
    '900 880, 980 850, 1010 790',
    put(1050, EDGE, 1.5, house.slice(0, 4)),
    put(1230, 496, 0.8, rotate(-90, cross)),
    put(1050, EDGE, 1.5, house.slice(3)),
  )
