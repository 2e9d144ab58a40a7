/** The places of BT Redcare's loop: the country, a street, a town and its radio, the operator's room. */

import { wrap } from '../../motion/acting'
import * as k from '../index'
import { strokes } from '../shorthands'
import { pole, roof, wire } from './redcare'

const { at, fill, flip, ink, limb, pal } = k

const wires = [
  '-20 80, 330 180, 470 230',
  '-20 330, 320 330, 600 246',
  '640 226, 1000 270, 1620 60',
  '810 220, 1200 300, 1620 200',
  '700 330, 1200 430, 1620 380',
]

/** Roofs along the road, drawn dark or lit. */
export const street = (bright: boolean) => {
  const walls = bright ? ['#7d5cc0', '#4f64b8', '#7a5bb0'] : ['#1b1f52', '#171c4a', '#1b1f52']
  const tops = bright ? ['#e0714f', '#d98a3b', '#c94f7d'] : ['#262a66', '#20255c', '#2a2660']
  return k.group(
    fill(k.poly('-900 860, 3000 860, 3000 1040, -900 1040'), bright ? '#5a4a8f' : '#12163d'),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
      at(-240 + i * 420, 700 + ((i * 67) % 110), 1.05, roof(tops[i % 3] as string, walls[i % 3] as string)),
    ),
    ...[0, 1].map((i) => at(180 + i * 1520, 430, 1, pole(bright ? '#a8705f' : '#1d1f4d'))),
  )
}

/** The walls and the desk of the operator's room. */
export const room = (wall: string, side: string, desk: string) =>
  k.group(
    fill(k.poly('-40 -40, 1640 -40, 1640 1040, -40 1040'), wall),
    fill(k.poly('-30 -30, 700 -30, 540 780, -30 780'), side),
    fill(k.poly('-40 780, 1640 776, 1640 1040, -40 1040'), desk),
  )

/** A pole and its wires among firs, at night. */
export const country = k.group(
  k.stars(620, 46, 21, '#bfe6e6'),
  k.hills(820, '#0a2c42', 40, 9),
  ...[90, 230, 1010, 1180, 1500].map((tree, i) => at(tree, 860, 0.7 + (i % 2) * 0.3, k.tree('fir', '#12485a'))),
  ...wires.map((points) => wire(points, '#5f9fb0')),
  at(640, 270, 1.15, pole('#6b4a4f')),
)

const roofs = (tint: string, glow: string, top: string, wall: string) =>
  k.skyline(900, tint, glow, 8, 1600, 330) + at(1330, 700, 1.3, roof(top, wall)) + at(360, 830, 1.1, roof(top, wall))

/** A town, dark and lit. */
export const town = {
  dark: roofs('#2a1550', '#2a1550', '#331a55', '#1c1140'),
  lit: roofs('#5c3fa0', pal.marigold, '#c94f7d', '#5f6fc0'),
}

/** The operator with her headset, to be put at 1.7 times her size; she looks left. */
export const operator = (mood: k.Mood, look: number): k.Part =>
  k.group(
    flip(k.bust({ skin: 4, hair: 'pony', mood, look, top: pal.teal })),
    ink(k.curve('-100 -253, -88 -359, 0 -388, 88 -359, 100 -253'), 26, pal.ink),
    k.disc(94, -253, 33, pal.coral, 39),
    k.disc(-94, -259, 30, pal.coral, 36),
  )

/** The operator's screen. */
export const monitor = (c: string): k.Part =>
  k.rect(1200, 560, 380, 330, c, 14) + strokes('1250 640, 1420 640|1250 700, 1480 700|1250 760, 1380 760', 10, pal.aqua)

/** A desk lamp, its foot on (0,0). */
export const deskLight = (stem: string, shade: string): k.Part =>
  limb(k.line('0 0, 0 -120'), stem, 12) + k.shape(k.poly('-70 -110, 70 -110, 40 -200, -40 -200'), shade)

/** Radio waves from the mast, which stands at 360, 800; the widest, of a radius, is the road. */
export const radio = (radius: number, s: number): k.Part[] => [
  k.stars(700, 36, 33),
  at(1330, 180, 0.8, k.moon('#ffe9b0')),
  ...['#e8a6d9', '#b97fd0', '#8d5bb8'].map((colour, i) =>
    ink(k.oval(360, 800, Math.round(wrap(radius - (i + 1) * 170 + s * 60, 60, 1240))), 20 - i * 4, colour),
  ),
  ink(k.oval(360, 800, Math.round(radius)), 26, '#ffd1ec'),
]

/** The mast on the near ground, its lamp bright or not. */
export const mast = (bright: boolean): k.Part[] => [
  k.ground(896, '#180b36'),
  limb(k.line('360 830, 360 690'), pal.steel, 12),
  strokes('300 720, 420 720|316 756, 404 756', 12, pal.steel),
  k.dot(360, 684, bright ? 20 : 14, pal.coral),
]
