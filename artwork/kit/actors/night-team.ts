/** Saltbox's team on its way: how it walks and pulls, the mountain, two hands, the helicopter. */
import { joint } from '../../motion/acting'
import { blob, curve, join, line, oval, type Path, type Pt, poly, round } from '../path'
import { type Mark, one, put } from '../techniques/overprint'
import { over, overLine, paint, type Rescuer, rule } from './night-press'

export const whole: Path = poly('-60 -60, 1660 -60, 1660 1060, -60 1060')

const HIP: Pt = [0, -196]

/** Where a foot is in its round: half on the ground and back, half in the air and ahead. */
const footAt = (phase: number): Pt => {
  const t = ((phase % 1) + 1) % 1
  if (t < 0.5) return [90 - 360 * t, 0]
  const u = (t - 0.5) * 2
  return [-90 + 180 * u, -60 * Math.sin(u * Math.PI) * (0.7 + 0.3 * u)]
}

const legTo = (foot: Pt, hip: Pt): string => {
  const [x, y] = joint(hip, [foot[0], foot[1] - 40], 92, 92, -1)
  return `${x} ${y}, ${foot[0]} ${foot[1]}`
}

/** A step uphill. `bend` 0 goes upright, 1 is bent under the wind. */
export function climbs(phase: number, bend: number, hand?: Pt): Rescuer {
  const bob = -10 * Math.abs(Math.sin(phase * Math.PI * 2))
  const hip: Pt = [HIP[0] - 14 * bend, HIP[1] + bob + 22 * bend]
  const neck: Pt = [46 + 66 * bend, -334 + bob + 58 * bend]
  const swing = Math.sin(phase * Math.PI * 2) * 30
  const front: Pt = hand ?? [150 + swing * 0.7 + bend * 30, -226 + bend * 40 - swing * 0.3]
  const [ex, ey] = joint([neck[0] - 10, neck[1] + 20], front, 84, 84, -1)
  return {
    hip,
    neck,
    legs: [legTo(footAt(phase + 0.5), hip), legTo(footAt(phase), hip)],
    arms: [
      `${20 - swing} ${-230 + bend * 40}, ${64 - swing} ${-180 + bend * 30}`,
      `${ex} ${ey}, ${front[0]} ${front[1]}`,
    ],
    nod: 4 + bend * 10,
  }
}

/** Pulls a rope that runs to the right; `back` 0 reaches for it, 1 has thrown the weight back. */
export function pulls(back: number): Rescuer {
  const hip: Pt = [-20 - 50 * back, -176 + 18 * back]
  const neck: Pt = [42 - 150 * back, -316 + 26 * back]
  const hand: Pt = [neck[0] + 128 - 20 * back, neck[1] + 96]
  const [ex, ey] = joint([neck[0] - 6, neck[1] + 20], hand, 84, 84, -1)
  return {
    hip,
    neck,
    legs: [legTo([44, 0], hip), legTo([112, 0], hip)],
    arms: [`${ex - 20} ${ey + 16}, ${hand[0] + 44} ${hand[1] - 2}`, `${ex} ${ey}, ${hand[0]} ${hand[1]}`],
    nod: 10 - 16 * back,
    pack: false,
  }
}

/** The mountain of the poster, higher, with the hut at its foot. */
export const mountain = (): Mark[] => [
  paint(
    poly(
      '-60 820, 260 600, 420 690, 720 330, 840 420, 1010 60, 1180 330, 1260 290, 1480 560, 1660 520, 1660 1060, -60 1060',
    ),
    'n5',
  ),
  paint(
    poly(
      '1010 60, 1180 330, 1260 290, 1480 560, 1660 520, 1660 1060, 1240 1060, 1120 700, 1170 520, 1060 400, 1080 230',
    ),
    'n9',
  ),
  paint(poly('720 330, 840 420, 900 760, 800 1060, 700 1060, 690 640, 740 520'), 'n9'),
  paint(poly('260 600, 420 690, 470 900, 330 900, 300 760'), 'n9'),
  paint(blob('-60 900, 300 850, 700 900, 1100 860, 1660 800, 1660 1060, -60 1060', 0.12), 'n2'),
  over(blob('-60 970, 400 920, 800 950, 1200 910, 1660 870, 1660 1060, -60 1060', 0.12), 'n4'),
]

export const hutFar = (lit: number): Mark[] => [
  paint(poly('150 890, 150 810, 230 750, 310 810, 310 890'), 'nr'),
  rule(line('130 816, 230 742, 330 816'), 16, ''),
  paint(round('206 810, 256 810, 256 858, 206 858', 4), lit > 0 ? 'r' : 'n'),
]

/** The way up, and a torch on it: a light with its halo. */
export const path: Pt[] = [
  [330, 880],
  [520, 850],
  [640, 780],
  [600, 700],
  [690, 640],
  [790, 590],
  [760, 500],
  [850, 450],
  [930, 380],
]
export const torch = ([x, y]: Pt, size = 1): Mark[] => [
  rule(line([x, y], [x + 0.5, y]), 46 * size, 'n4r7'),
  rule(line([x, y], [x + 0.5, y]), 31 * size, 'r5'),
  rule(line([x, y], [x + 0.5, y]), 18 * size, ''),
]

/** A gloved hand at the end of a forearm that comes from the left; its palm on (0,0). `shut` 0 is open, 1 holds. */
export function glove(ink: string, sleeve: string, shut: number, thumb: 1 | -1 = 1): Mark[] {
  const finger = (y: number, long: number): Path =>
    curve([-30, y], [60, y * 1.15], [60 + long * (1 - shut * 0.75), y * 1.2 + shut * 46 * thumb])
  return [
    rule(line('-900 30, -190 8'), 190, sleeve),
    overLine(line([-900, 74 * thumb], [-200, 60 * thumb]), 56, 'n'),
    rule(line('-186 -84, -172 96'), 40, ''),
    ...[-62, -22, 18, 56].map((y, i) => rule(finger(y, [70, 104, 96, 60][i] ?? 0), 46, ink)),
    paint(blob('-170 -84, -60 -98, 50 -92, 84 -30, 84 40, 40 88, -60 92, -170 84', 0.14), ink),
    rule(curve([-60, 60 * thumb], [10, 126 * thumb], [70 + 20 * shut, (112 - 30 * shut) * thumb]), 52, ink),
  ]
}

/** The fingers of a `glove` that lie over the hand which it holds. */
export const gripping = (ink: string): Mark[] => [
  ...[-62, -22, 18, 54].map((y, i) => {
    const long = [118, 146, 138, 110][i] ?? 0
    return rule(curve([40, y], [long * 0.7, y * 1.1 - 6], [long, y * 1.05 + 10]), 46, ink)
  }),
  ...[-42, -2, 36].map((y) => rule(curve([66, y], [100, y * 1.1 - 4], [124, y * 1.05 + 4]), 6, 'nr')),
]

/** The blades of the helicopter, blurred; `beat` narrows them. */
const rotor = (beat: number): Mark => {
  const [l, r] = [1 - beat * 0.3, 0.7 + beat * 0.3]
  return put(
    0,
    0,
    1,
    0,
    put(-6, -132, [l, 1], 0, paint(blob('-10 0, -164 -82, -374 -64, -324 -10, -144 20', 0.18), 'n4r2')),
    put(-6, -132, [r, 1], 0, paint(blob('10 0, 156 -82, 366 -64, 316 -10, 136 20', 0.18), 'n4r2')),
    rule(join(line([-354 * l, -180], [-10, -136]), line([-6, -136], [346 * r, -180])), 9, 'nr'),
  )
}

const stillRotor = (): Mark[] => [
  paint(blob('-16 -132, -170 -214, -380 -196, -330 -142, -150 -112', 0.18), 'n4r2'),
  paint(blob('4 -132, 150 -214, 360 -196, 310 -142, 130 -112', 0.18), 'n4r2'),
  rule(join(line('-360 -180, -10 -136'), line('-6 -136, 340 -180')), 9, 'nr'),
]

/** A helicopter that hovers like a moth: broad wings of blurred rotor, a round body, two feelers. */
export const helicopter = (x = 990, y = 400, tilt = -6, beat?: number): Mark[] => [
  put(
    x,
    y,
    1.5,
    tilt,
    rule(line('120 -10, 360 -56'), 26, 'nr'),
    paint(blob('340 -120, 392 -130, 372 -20, 336 -24', 0.14), 'r'),
    paint(blob('-160 20, -116 -74, 0 -94, 116 -64, 176 -10, 112 76, -20 96, -116 80', 0.16), 'nr'),
    paint(blob('-152 14, -112 -64, -30 -80, -24 12', 0.12), 'r4'),
    over(blob('-90 -62, -30 -80, -24 12, -80 14', 0.12), 'r'),
    paint(round('16 -46, 80 -46, 80 8, 16 8', 10), 'r'),
    rule(curve('-120 56, 0 70, 120 46'), 14, 'r'),
    rule(line('-6 -90, -6 -134'), 14, 'nr'),
    ...(beat === undefined ? stillRotor() : [rotor(beat)]),
    rule(join(curve('-126 -58, -166 -112, -206 -106'), curve('-100 -68, -124 -128, -156 -136')), 9, 'nr'),
    rule(join(line('-124 126, 124 126'), line('-60 90, -70 122'), line('60 86, 70 122')), 13, 'nr'),
    paint(oval(-20, 98, 22, 14), ''),
  ),
]

/** Drifts in the snow below their boots: what shows that they walk. They are 2600 wide. */
export const drifts = (): Mark[] => [
  over(blob('-60 960, 400 880, 800 880, 1200 790, 1660 740, 2300 640, 2300 1060, -60 1060', 0.12), 'n3'),
  ...[120, 480, 760, 1150, 1420, 1780].map((x, i) => {
    const y = 930 - x * 0.12 + (i % 3) * 30
    return rule(curve([x, y], [x + 70, y - 18], [x + 170, y - 20]), 12, 'n4')
  }),
]

/** Rocks on the slope, dark in any light. */
export const boulders = (): Mark[] => [
  one(
    paint(poly('420 660, 470 560, 540 580, 590 680'), 'nr'),
    paint(poly('700 760, 740 690, 800 700, 830 770'), 'nr'),
    paint(poly('1360 640, 1400 500, 1450 470, 1520 560, 1560 660'), 'nr'),
    paint(poly('1400 500, 1450 470, 1460 560, 1420 600'), 'n'),
    paint(poly('470 560, 540 580, 520 640, 480 620'), 'n'),
  ),
]

/** Someone's arm, up from below the ledge, and the head below it. Only the light shows its colour. */
export const caller = (lit: boolean): Mark[] => [
  rule(line('0 40, 10 -60, 26 -150'), 44, lit ? 'n6' : 'nr'),
  paint(blob('-2 -150, -8 -196, 10 -222, 48 -220, 62 -180, 50 -146', 0.16), lit ? 'r' : 'nr'),
  rule(line('2 -172, -20 -196'), 20, lit ? 'r' : 'nr'),
  paint(blob('-96 60, -104 -10, -70 -58, -24 -44, -14 60', 0.16), lit ? 'r4' : 'nr'),
  paint(blob('-108 -6, -100 -66, -56 -92, -20 -66, -12 -16', 0.16), lit ? 'r' : 'nr'),
  ...(lit
    ? [paint(oval(-74, 8, 7, 10), 'nr'), paint(oval(-46, 10, 7, 10), 'nr'), paint(oval(-60, 36, 12, 9), 'nr')]
    : []),
]
export const ledge = (): Mark[] => [
  one(
    paint(poly('860 800, 980 786, 1150 800, 1290 770, 1440 1060, 760 1060'), 'nr'),
    paint(poly('860 800, 980 786, 1150 800, 1290 770, 1270 800, 1150 830, 980 812, 880 824'), 'n2'),
  ),
]
