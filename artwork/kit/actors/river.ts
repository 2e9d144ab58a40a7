/** Who and what is in and on the river: the bottle top, an otter, reeds, boats, an eddy. */
import * as k from '../index'
import { strokes } from '../tools-projects-c'

const { disc, dot, fill, ink, limb, pal, shape } = k

/** Colours of the river. */
export const river = { red: '#e5383b', fur: '#8a5a3c', reed: '#4f7a3a', belly: '#d9b58a' } as const
const { red, fur, reed, belly } = river

/** A bottle top lying flat, seen from above, radius 100. */
export const top = () =>
  shape(
    k.poly(k.arc(0, 0, 1, 0, 348, 29).map(([x, y], i): k.Pt => [x * (i % 2 ? 100 : 90), y * (i % 2 ? 100 : 90)])),
    red,
  ) +
  ink(k.oval(0, 0, 68), 6) +
  fill(k.blob('-50 -10, -34 -44, 6 -54, -20 -30'), pal.blush)

/** A bottle top afloat, 220 wide, waterline at y=20. */
export const floating = () =>
  shape(k.blob('-110 -30, -110 20, -60 50, 60 50, 110 20, 110 -30', 0.12), red) +
  strokes('-84 0, -84 34|-50 14, -50 46|-14 20, -14 50|24 20, 24 50|60 14, 60 44|90 0, 90 30', 7) +
  disc(0, -30, 110, red, 34) +
  fill(k.oval(-20, -34, 70, 16), pal.blush, 0.6)

/** Reeds and a bulrush from (0,0) up, about 400 high. */
export const reeds = (c: string) =>
  ['-60 0, -80 -180, -130 -330', '-30 0, -30 -200, -10 -400', '10 0, 40 -180, 30 -340', '50 0, 90 -160, 150 -290']
    .map((p) => limb(k.curve(p), c, 13, 4))
    .join('') + k.rect(-28, -420, 34, 110, fur, 17)

/** A moored boat with a cabin, 360 wide, waterline at y=0. */
export const trawler = (c: string, cabin: string) =>
  ink(k.line('-20 -90, -20 -300'), 8) +
  strokes('-20 -290, 150 -70|-20 -290, -160 -80', 4) +
  k.rect(-90, -160, 130, 90, cabin) +
  k.rect(-70, -140, 36, 36, pal.sky) +
  k.rect(-12, -140, 36, 36, pal.sky) +
  shape(k.blob('-190 -90, 0 -76, 196 -100, 150 10, -150 10', 0.1), c) +
  ink(k.curve('-176 -56, 0 -44, 184 -62'), 8, pal.paper)

/** An eddy between two rocks, seen from above, about (790, 520); its rings have turned by degrees. */
export const eddy = (degrees = 0): k.Part[] => [
  ink(
    [...k.curve('-20 180, 500 120, 900 200, 1620 90'), ...k.curve('-20 860, 300 900, 700 830, 1620 930')],
    10,
    '#5fb3ad',
  ),
  ...[330, 260, 190].map((r, i) =>
    ink(
      k.curve(...k.arc(790, 520, r, 20 + i * 70 + degrees, 310 + i * 70 + degrees, 9, r * 0.82)),
      14 - i * 2,
      ['#5fb3ad', '#8fd3c6', pal.paper][i],
    ),
  ),
  shape(k.blob('-60 1040, -60 380, 110 250, 330 300, 470 520, 440 800, 300 1040', 0.16), '#8d97a6'),
  shape(k.blob('-60 700, -60 380, 110 250, 330 300, 440 440, 330 480, 260 430, 190 560, 90 500', 0.16), '#8fae4f'),
  shape(k.blob('1140 40, 1330 -60, 1660 -60, 1660 640, 1480 720, 1260 640, 1120 420', 0.16), '#7b8696'),
  shape(
    k.blob('1130 300, 1160 60, 1330 -60, 1660 -60, 1660 200, 1520 170, 1440 300, 1330 220, 1240 340', 0.16),
    '#a3bf5a',
  ),
  strokes(
    '80 330, 96 310|200 320, 216 300|300 360, 316 344|1300 60, 1316 40|1450 60, 1466 40|1380 150, 1396 130|90 430, 104 410',
    7,
    reed,
  ),
  strokes('280 700, 330 660|200 860, 260 830|1400 560, 1450 520|1520 470, 1560 430', 8),
]

/** An otter that stands in the water, its head at (760, 520); its hands are where they are said to be, with what they hold. */
export function otter(
  [left, right]: readonly [k.Pt, k.Pt],
  held: k.Part = '',
  o: { look?: number; up?: number; shut?: boolean; smile?: boolean } = {},
): k.Part {
  const [dx, dy] = [(o.look ?? 0) * 14, (o.up ?? 0) * 12]
  const arm = (from: k.Pt, hand: k.Pt, out: number) =>
    limb(k.curve(from, [(from[0] + hand[0]) / 2 + out, (from[1] + hand[1]) / 2 - 5], hand), fur, 74)
  const eye = (x: number) =>
    o.shut ? ink(k.curve([x - 16, 512], [x, 502], [x + 16, 512]), 9) : dot(x + dx, 510 - dy, 14)
  return [
    shape(k.blob('560 1040, 570 700, 640 540, 860 540, 930 700, 940 1040', 0.15), fur),
    fill(k.blob('640 1040, 650 760, 700 640, 810 640, 850 760, 860 1040'), belly),
    arm([600, 640], left, -60),
    held,
    arm([900, 640], right, 60),
    disc(left[0] + 6, left[1] - 12, 44, fur),
    disc(right[0] - 4, right[1] - 12, 44, fur),
    disc(640, 440, 34, fur),
    disc(880, 440, 34, fur),
    shape(k.blob('620 540, 640 430, 760 390, 880 430, 900 540, 850 620, 760 644, 670 620'), fur),
    dot(760 + dx * 0.6, 570 - dy * 0.6, 84, belly, 56),
    eye(700),
    eye(820),
    dot(760 + dx, 540 - dy, 24, pal.ink, 17),
    o.smile
      ? shape(
          k.blob(
            [
              [716 + dx, 576],
              [804 + dx, 576],
              [760 + dx, 616],
            ],
            0.2,
          ),
          '#a62b4b',
          { width: 7 },
        )
      : ink(
          k.map(k.curve('722 582, 742 596, 760 580, 778 596, 798 582'), ([x, y]) => [x + dx, y - dy * 0.5]),
          8,
        ),
    strokes('660 570, 570 556|660 588, 576 604|860 570, 950 556|860 588, 944 604', 5),
  ].join('')
}
