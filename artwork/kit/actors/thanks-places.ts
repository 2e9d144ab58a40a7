/** Whole figures and the places along the road of the thank-you film, in watercolour. */

import { at, fill, group, type Part, turn } from '../core'
import { blob, box, curve, line, oval, type Pt, poly, pts } from '../path'
import { brush, drawn, painted, pans, pencil, stripe, thin, wash } from '../techniques/watercolour'
import { headOf, type Mien, type Sitter } from './thanks'

export interface Stand {
  mien?: Mien
  /** Elbow and hand of the back and the front arm, from the shoulders at (±46,-262). */
  arms: readonly [string, string]
  /** Hip, knee and foot of each leg. */
  legs?: readonly string[]
  trousers?: string
  /** Drawn in the front hand. */
  hold?: Part
  /** The head's tilt, in degrees. */
  nod?: number
}

/** A person about 440 high, feet on (0,0). */
export function stander(who: Sitter, o: Stand): Part {
  const arm = (from: Pt, points: string, held = ''): Part => {
    const [elbow, hand] = pts(points) as [Pt, Pt]
    return group(
      brush(curve(from, elbow, hand), who.top, 36),
      held ? at(hand[0], hand[1], 1, held) : '',
      painted(oval(hand[0], hand[1], 18), who.skin, { seed: 71, strength: 0.75 }),
    )
  }
  const leg = (points: string): Part => {
    const [hip, knee, foot] = pts(points) as [Pt, Pt, Pt]
    return group(
      brush(curve(hip, knee, [foot[0], foot[1] - 12]), o.trousers ?? pans.indigo, 40),
      at(
        foot[0],
        foot[1],
        1,
        painted(blob('-22 8, -18 -18, 12 -16, 40 -4, 40 8'), pans.umber, { seed: 72, strength: 0.8 }),
      ),
    )
  }
  return group(
    arm([-46, -260], o.arms[0]),
    ...(o.legs ?? ['-24 -150, -26 -80, -28 -8', '24 -150, 26 -80, 28 -8']).map(leg),
    drawn(blob('-54 -276, -20 -296, 20 -296, 54 -276, 60 -220, 56 -124, 0 -114, -56 -124, -60 -220', 0.16), who.top, {
      seed: 73,
      strength: 0.66,
    }),
    pencil(curve('4 -280, 8 -210, 4 -126'), 3),
    at(4, -352, 0.54, turn(o.nod ?? 0, headOf(who, o.mien))),
    arm([46, -260], o.arms[1], o.hold),
  )
}

/** A hospital, 620 wide, its base on y = 0. */
export function hospital(c: string = pans.mist, lit: string = pans.lemon): Part {
  const panes = [-270, -190, 120, 200].flatMap((x) => [-160, -80].map((y): Pt => [x, y]))
  return group(
    drawn(box(-310, -210, 620, 212), c, { seed: 81, strength: 0.5 }),
    drawn(box(-100, -300, 180, 302), c, { seed: 82, strength: 0.62 }),
    ...panes.map(([x, y], i) => painted(box(x, y, 50, 46), lit, { seed: 83 + i, strength: 0.6, stray: 2 })),
    wash(
      poly(
        '-30 -268, 8 -268, 8 -242, 34 -242, 34 -206, 8 -206, 8 -180, -30 -180, -30 -206, -56 -206, -56 -242, -30 -242',
      ),
      pans.teal,
      { seed: 92, strength: 0.85, stray: 1 },
    ),
    painted(box(-58, -104, 96, 104), lit, { seed: 93, strength: 0.6, stray: 2 }),
    pencil(line('-10 -104, -10 0'), 3),
  )
}

/** A bare winter tree, 340 high, its foot on (0,0). */
export const bareTree = (c: string = pans.violet): Part => {
  const twig = (points: string, w: number) => brush(curve(points), c, w)
  return group(
    twig('0 10, -4 -120, 10 -210', 22),
    twig('0 -120, -50 -190, -70 -280', 13),
    twig('8 -200, 50 -260, 60 -340', 12),
    twig('6 -190, -10 -270, 6 -340', 10),
    twig('-46 -184, -96 -210, -120 -260', 8),
    twig('40 -246, 90 -270, 110 -316', 8),
  )
}

/** A summer tree, 300 high, its foot on (0,0): two washes that run into each other. */
export const leafyTree = (c: string = pans.sap): Part =>
  group(
    brush(curve('0 10, 4 -80, 0 -160'), pans.umber, 22),
    wash(blob('-110 -140, -130 -220, -60 -300, 30 -310, 110 -260, 126 -170, 60 -120, -40 -110'), c, {
      seed: 95,
      strength: 0.6,
    }),
    wash(blob('-60 -120, -30 -210, 60 -240, 130 -180, 90 -110, 10 -96'), pans.olive, { seed: 96, strength: 0.5 }),
  )

/** A front door in a wall with light behind it, its step on y = 0, 360 wide and 700 high. */
export const doorway = (open: string = pans.lemon): Part =>
  group(
    drawn(box(-180, -690, 360, 690), pans.mist, { seed: 101, strength: 0.24 }),
    painted(box(-140, -650, 280, 650), open, { seed: 102, strength: 0.75 }),
    drawn(poly('-140 -650, -214 -610, -214 56, -140 0'), pans.teal, { seed: 103, strength: 0.7 }),
    painted(oval(-196, -280, 9), pans.gold, { seed: 104, strength: 0.9 }),
    drawn(box(-240, 0, 500, 56), pans.grey, { seed: 105, strength: 0.4 }),
  )

/** The lad's house from its left edge at x = 1050, its open door at (1360,860). */
export const houseFront = (): Part =>
  group(
    ...[pans.rose, pans.umber, pans.rose].map((c, i) =>
      stripe([1120, 1104, 1116][i] ?? 0, 1700, [330, 524, 704][i] ?? 0, 184, c, { seed: i + 1, over: true }),
    ),
    painted(poly('1050 352, 1120 300, 1330 200, 1700 200, 1700 352'), pans.indigo, {
      seed: 106,
      strength: 0.6,
    }),
    at(1360, 860, 0.72, doorway()),
  )

/** A heart of paper, 160 wide. */
export const heart = (c: string, strength: number, seed: number): Part =>
  drawn(blob('0 80, -70 20, -80 -40, -40 -70, 0 -36, 40 -70, 80 -40, 70 20', 0.16), c, { seed, strength })

export interface DogPose {
  /** The tail's and the head's turn, in degrees. */
  wag?: number
  nod?: number
  /** Front and back paws: how far they have run. */
  stride?: number
  shut?: boolean
}

/** The lad's dog, facing left, 330 wide, paws on y = 0. */
export function dog(o: DogPose = {}): Part {
  const coat = '#c98d4e'
  const swing = o.stride ?? 0
  const leg = (x: number, by: number) => brush(curve([x, -90], [x + by * 0.5, -46], [x + by, -10]), coat, 30)
  return group(
    at(120, -130, 1, turn(o.wag ?? 0, brush(curve('0 0, 44 -30, 60 -84'), coat, 22))),
    leg(-72, -swing),
    leg(96, swing),
    drawn(blob('-110 -90, -90 -160, 0 -176, 110 -164, 136 -110, 110 -64, 0 -56, -90 -60', 0.17), coat, {
      seed: 111,
      strength: 0.72,
    }),
    leg(-50, swing),
    leg(116, -swing),
    at(
      -104,
      -176,
      1,
      turn(
        o.nod ?? 0,
        drawn(blob('-84 -8, -70 -60, -20 -84, 40 -66, 56 -10, 26 44, -30 50, -80 34', 0.18), coat, {
          seed: 112,
          strength: 0.66,
        }),
        painted(blob('-96 6, -70 -16, -30 0, -34 40, -78 46', 0.18), pans.lemon, { seed: 113, strength: 0.3 }),
        fill(oval(-90, 4, 13, 11), pans.pencil),
        o.shut ? pencil(curve('-44 -26, -34 -36, -24 -26'), 5) : fill(oval(-34, -24, 7, 9), pans.pencil),
        pencil(curve('-78 30, -62 36, -48 28'), 4),
        drawn(blob('10 -66, 50 -70, 70 -10, 50 50, 20 30, 4 -20', 0.18), pans.umber, { seed: 114, strength: 0.7 }),
      ),
    ),
  )
}

/** Fields across a valley: patches of wash with the paper white between them. */
export const fields = (): Part =>
  [
    ['-60 400, 500 350, 600 560, -60 620', pans.lemon],
    ['520 345, 1080 340, 990 560, 622 560', pans.sap],
    ['1100 338, 1660 370, 1660 600, 1012 566', pans.apricot],
    ['-60 640, 610 580, 540 810, -60 850', pans.olive],
    ['632 578, 996 580, 1150 820, 560 812', pans.lemon],
    ['1020 584, 1660 620, 1660 850, 1176 826', pans.sap],
    ['-60 872, 532 830, 670 1060, -60 1060', pans.umber],
    ['556 832, 1156 842, 1290 1060, 694 1060', pans.teal],
    ['1182 848, 1660 872, 1660 1060, 1314 1060', pans.gold],
  ]
    .map(([points = '', c = ''], i) =>
      wash(poly(points), c, {
        seed: 120 + i,
        strength: 0.5,
        stray: 9,
        bloom: i === 7 ? [880, 950, 50] : undefined,
      }),
    )
    .join('')

/** A road that winds to a place, as one brush line with a dashed middle. */
export const winding = (path: string): Part =>
  group(brush(curve(path), pans.grey, 66), `${pencil(curve(path), 4).replace('/>', ' stroke-dasharray="36 34"/>')}`)

/** A vacuum flask, 180 high, its base on y = 0. */
export const flask = (): Part =>
  group(
    drawn(box(-36, -140, 72, 140, 12), pans.gold, { seed: 131, strength: 0.7 }),
    painted(box(-32, -188, 64, 48, 8), pans.grey, { seed: 132, strength: 0.5 }),
    pencil([...line('-36 -104, 36 -104'), ...line('-36 -36, 36 -36')], 3),
  )

/** A cup that steams, 60 wide, its base on y = 0. */
export const teacup = (): Part =>
  group(
    pencil(curve('30 -44, 52 -42, 48 -14, 26 -14'), 6),
    painted(poly('-32 -56, 32 -56, 24 0, -24 0'), pans.red, { seed: 133, strength: 0.6, stray: 2 }),
    pencil([...curve('-10 -70, -20 -90, -6 -108, -14 -128'), ...curve('14 -70, 6 -92, 20 -110, 12 -130')], 3),
  )

/** The driver's hand with a biscuit in it, reaching up to the right, the biscuit about (0,-40). */
export const biscuit = (who: Sitter): Part =>
  group(
    brush(curve('-260 220, -120 130, -10 30'), who.top, 84),
    painted(oval(0, 10, 46, 40), who.skin, { seed: 151, strength: 0.75 }),
    drawn(oval(16, -48, 60, 58), '#d9a25c', { seed: 152, strength: 0.75 }),
    fill([...oval(-4, -70, 7), ...oval(34, -66, 7), ...oval(10, -34, 7), ...oval(42, -30, 6)], pans.umber),
    painted(blob('-30 -20, -10 -34, 4 0, -20 20'), who.skin, { seed: 153, strength: 0.75 }),
  )

/** A traffic light on its pole, 560 high, its lamp at the top at (0,-470); red is lit. */
export const trafficLight = (): Part =>
  group(
    brush(line('0 60, 0 -160'), pans.indigo, 30),
    drawn(box(-96, -560, 192, 430, 36), pans.indigo, { seed: 141, strength: 0.85 }),
    fill(oval(0, -470, 120), thin(pans.red, 0.22)),
    painted(oval(0, -470, 58), pans.red, { seed: 142, strength: 0.95 }),
    painted(oval(0, -345, 52), pans.umber, { seed: 143, strength: 0.6 }),
    painted(oval(0, -220, 52), pans.teal, { seed: 144, strength: 0.6 }),
  )

/** Frost in strokes of dry white over a shape's upper edge. */
export const frost = (lines: string): Part =>
  lines
    .split('|')
    .map((points) => `${brush(curve(points), '#eaf3fa', 20)}`)
    .join('')
