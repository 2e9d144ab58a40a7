/** Who acts in Inclusive Running Events: a racer, a line of feet, a board over a kerb. */

import { wrap } from '../../motion/acting'
import { at, cut, disc, fill, group, hairs, ink, limb, type Part, pal, rect, shape, turn } from '../core'
import { head, type Look } from '../head'
import { cloud, ground, hills } from '../land'
import { arc, blob, box, curve, line, type Pt, poly, pts } from '../path'
import { tree } from '../plants'
import { folk } from '../props/bystanders'
import { trainer } from '../props/home'
import { arch } from '../props/roadside'

const [lime, violet, sun] = ['#c9dc5a', '#6a3fb0', '#ffc93c']

/** A racing wheelchair facing right with its racer, wheel bottoms on y=0, about 620 wide; `reach` is how far the hand has pushed. */
export const racer = (o: Look, top: string, chair: string, rolled = 0, reach = 0): Part =>
  group(
    limb(line('-90 -160, 120 -150, 400 -70'), chair, 22),
    disc(410, -66, 66, pal.night),
    disc(410, -66, 44, pal.paper),
    limb(curve('-40 -230, 60 -240, 130 -160'), pal.night, 44),
    limb(curve('-50 -330, 30 -260, 20 -190'), top, 36),
    shape(blob('-110 -190, -110 -330, -50 -410, 30 -400, 50 -330, 10 -180', 0.14), top),
    at(20, -476, 1.15, head(o)),
    shape(blob('-54 -510, -40 -570, 30 -590, 100 -540, 110 -500, 30 -520'), chair),
    disc(-60, -150, 150, chair),
    disc(-60, -150, 122, pal.paper),
    ink(
      [0, 45, 90, 135].flatMap((a) => line(...(arc(-60, -150, 118, a + rolled, a + rolled + 180, 1) as [Pt, Pt]))),
      5,
    ),
    disc(-60, -150, 26, chair),
    limb(curve([-30, -350], [-110 + reach * 70, -290 + reach * 20], [10 + reach * 70, -240 + reach * 80]), top, 34),
    disc(14 + reach * 70, -236 + reach * 80, 28, pal.night),
  )

/** Shoes at the start: where, how large, their colour and their sole's. */
const shoes: [x: number, y: number, size: number, colour: string, sole: string][] = [
  [430, 250, 0.95, violet, sun],
  [790, 190, 0.85, pal.sky, pal.paper],
  [1130, 150, 0.8, lime, pal.night],
  [780, 350, 1.05, pal.paper, pal.coral],
  [1156, 290, 0.95, pal.teal, lime],
  [390, 480, 1.3, '#f4a6c4', violet],
  [1180, 440, 1.15, sun, pal.paper],
  [1206, 620, 1.4, pal.night, pal.aqua],
  [1226, 850, 1.8, pal.moss, pal.plum],
  [760, 560, 1.3, violet, pal.paper],
]

/** What happens at the start: for each shoe how far its heel is raised, in degrees, and how far it has gone. */
export interface Start {
  heel?: (shoe: number) => number
  away?: (shoe: number) => Pt
  /** How far the blade is bent and where it is. */
  bend?: number
  blade?: Pt
  /** How far the wheel has rolled along. */
  roll?: number
}

/** The start line from above: ten shoes, no two alike, a blade and a wheel. */
export const startLine = ({
  heel = () => 0,
  away = () => [0, 0],
  bend = 0,
  blade = [0, 0],
  roll = 0,
}: Start): Part[] => [
  cut(pts('-40 -40, 1640 -40, 1640 330, -40 420'), '#f08a4e', 8, 170),
  ink([...line('-20 560, 1300 -40'), ...line('-20 930, 1620 250')], 12, '#f7b48a'),
  cut(pts('1240 -40, 1330 -40, 1460 1040, 1330 1040'), pal.paper, 6, 90),
  ...shoes.map(([x, y, size, colour, sole], i) => {
    const [dx, dy] = away(i)
    return at(x + dx, y + dy, size, at(100, 70, 1, turn(heel(i), at(-100, -70, 1, trainer(colour, sole)))))
  }),
  at(
    660 + blade[0],
    880 + blade[1],
    1.05,
    limb(
      curve([-110, -250 + bend], [-70, -120 + bend * 0.8], [-130 - bend * 0.5, 10 + bend * 0.4], [-60, 70], [110, 60]),
      pal.night,
      26,
    ),
    rect(-150, -330 + bend, 90, 100, pal.steel, 16),
  ),
  at(
    130 + roll,
    960,
    1,
    disc(0, 0, 190, pal.night),
    disc(0, 0, 150, pal.paper),
    turn(
      roll * 0.3,
      ink(
        [0, 45, 90, 135].flatMap((a) => line(...(arc(0, 0, 148, a, a + 180, 1) as [Pt, Pt]))),
        6,
      ),
    ),
  ),
]

/** A board hinged at (0,0) that bridges a kerb: 0 degrees is flat to the left, 90 upright. */
export const board = (angle: number): Part =>
  turn(
    angle,
    rect(-400, -14, 404, 28, sun, 8),
    ink(
      [-330, -250, -170, -90].flatMap((x) => line([x, -8], [x + 24, 8])),
      7,
    ),
    group(disc(0, 0, 15, pal.steel)),
  )

/** The tape of the finish: whole at 0, torn and flying up to 1. */
export const tapeAt = (torn: number): Part =>
  ink(
    torn > 0
      ? [
          ...curve([930, 640], [960 + torn * 90, 620 - torn * 90], [1000 + torn * 170, 660 - torn * 30]),
          ...curve([950, 800], [990 + torn * 70, 860 - torn * 40], [1010 + torn * 170, 880 + torn * 40]),
        ]
      : line('918 610, 944 900'),
    16,
    sun,
  )

/** Paper that is thrown up at the finish; seconds since then. */
export const confetti = (since: number): Part =>
  group(
    ...Array.from({ length: 12 }, (_, i) => {
      const t = since - (i % 4) * 0.06
      if (t <= 0) return ''
      const [x, y] = [Math.cos(i * 2.4) * 420 * Math.min(1, t * 1.6), (760 * t * t - 900 * t) * (0.6 + (i % 5) * 0.1)]
      const colour = [sun, pal.coral, pal.sky, lime][i % 4] as string
      return at(
        Math.round(900 + x),
        Math.round(640 + y),
        1,
        turn(Math.round(t * 300 + i * 40), fill(box(-11, -7, 22, 14), colour)),
      )
    }),
  )

/** The crowd at the finish, from behind. No two cheer alike: each has its own height, beat and start. */
export const crowd = (s: number): Part =>
  group(
    ...[
      [110, 1.5],
      [330, 1.3],
      [1200, 1.35],
      [1380, 1.2],
      [1530, 1.55],
    ].map(([x = 0, size = 1], i) => {
      const wild = 0.25 + 0.75 * Math.min(1, Math.max(0, (s - 0.9 - i * 0.1) / 0.5))
      const lift = Math.abs(Math.sin(s * (3.4 + i * 0.5) + i * 1.3)) * (26 + i * 9) * wild
      return at(
        x,
        Math.round(1060 - lift),
        size,
        turn(
          Math.round(Math.sin(s * (2.2 + i * 0.4) + i) * 4),
          folk({
            top: [violet, pal.coral, pal.teal, pal.sky, lime][i] as string,
            back: true,
            hair: hairs[[0, 3, 2, 4, 1][i] as number],
            arms: 'up',
          }),
        ),
      )
    }),
  )

/** The road with its kerb from x = 1080 on, 150 high, and an arch behind. */
export const kerbside = (): Part =>
  group(
    at(1320, 190, 1, cloud()),
    at(330, 150, 0.8, cloud()),
    hills(560, '#93c7b0', 40, 5),
    at(1180, 760, 1, arch(620, 620, violet)),
    ground(896, '#8e97a8'),
    shape(poly('1080 750, 1680 744, 1680 1060, 1080 1060'), '#c9cfd8'),
    fill(poly('1084 760, 1130 770, 1130 1040, 1084 1040'), '#7b8496'),
    ink([...line('1240 752, 1240 1000'), ...line('1440 750, 1440 1000')], 7),
  )

/** A park that runners pass: how far they have come, and seconds. Marshals and neighbours wave. */
export const parkPassing = (x: number, s: number): Part =>
  group(
    cut(pts('900 -40, 1640 -40, 1640 700, 1100 700'), '#f9cf6b', 8, 170),
    ...[0, 1, 2, 3].map((i) =>
      at(
        Math.round(wrap(i * 560 - x * 0.4, -260, 1980)),
        640,
        1.3 + (i % 2) * 0.4,
        tree(i % 2 ? 'round' : 'fir', i % 2 ? '#6fae5a' : '#4f8f5a'),
      ),
    ),
    hills(610, '#8cc06a', 20, 7, 1600, 1000, false),
    ...[0, 1, 2].map((i) =>
      at(
        Math.round(wrap(i * 900 + 500 - x * 0.8, -300, 2400)),
        Math.round(780 - Math.abs(Math.sin(s * 7 + i)) * 26),
        0.95,
        folk({ top: [pal.teal, lime, pal.sky][i] as string, skin: (i * 2 + 1) % 6, arms: 'up' }),
      ),
    ),
    cut(pts('-40 800, 1640 740, 1640 1040, -40 1040'), '#d98a5e', 5, 190),
    ...[0, 1, 2].map((i) =>
      at(Math.round(wrap(i * 700 - x, -300, 1800)), 860, 1, ink(line('0 0, 120 -4'), 10, '#f7c9a0')),
    ),
  )

/** Dust where the board lands on the road, from 0 to 1. */
export const puff = (t: number): Part =>
  t > 0 && t < 1
    ? group(
        ...[-70, -30, 40].map((x, i) =>
          disc(
            Math.round(706 + x * (0.5 + t * 1.4)),
            Math.round(900 - t * (24 + i * 12)),
            Math.round(26 * (1 - t)) + 4,
            pal.steel,
          ),
        ),
      )
    : ''
