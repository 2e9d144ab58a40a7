/** Who and what is in and on the river: the bottle top, an otter, reeds, boats, an eddy. */
import { wrap } from '../../motion/acting'
import * as k from '../index'
import { strokes } from '../shorthands'
import { bottle, join, stroke, strokesOf, thumbprint, water } from '../techniques/ink-river'
import { wash } from '../techniques/watercolour'

const { at, disc, dot, fill, ink, limb, pal, shape, turn } = k

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

const rings = [330, 262, 196].map(
  (r, i): k.Part =>
    stroke(k.arc(0, 0, r, 20 + i * 70, 312 + i * 70, 9, r * 0.86), 46 - i * 9, { strength: 0.62 + i * 0.13 }),
)

/** An eddy between two rocks, seen from above, about (790, 520); its rings have turned by degrees. */
export const eddy = (degrees = 0): k.Part[] => [
  water(k.poly('-60 -60, 1660 -60, 1660 1060, -60 1060'), 0.3),
  strokesOf('-60 130, 420 70, 860 150, 1240 40|340 930, 760 850, 1180 930, 1700 860', 74, { strength: 0.55 }),
  strokesOf('420 240, 760 130, 1110 210|-20 980, 500 960, 900 1020|900 760, 1150 800, 1440 740', 30, {
    strength: 0.34,
  }),
  join(1096, -20, 1020),
  thumbprint(1010, 930),
  at(790, 520, 1, turn(degrees, ...rings)),
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

/** The slow river that an otter lives in, from its far bank down; strokes of the brush have gone on by `gone`. */
export const reach = (gone = 0): k.Part =>
  k.group(
    water(k.poly('-60 452, 700 440, 1660 434, 1660 1060, -60 1060'), 0.36),
    join(540, 450, 1040),
    ...[
      '90 540 300 34',
      '1120 520 260 26',
      '1010 690 380 44',
      '60 740 330 40',
      '1240 860 320 48',
      '330 900 260 36',
    ].map((place, i) => {
      const [x = 0, y = 0, long = 0, width = 0] = place.split(' ').map(Number)
      const at0 = wrap(x + gone * (0.8 + (i % 3) * 0.15), -420, 1660)
      return at(at0, y, 1, stroke(`0 0, ${long / 2} ${i % 2 ? 10 : -10}, ${long} 2`, width, { strength: 0.46 }))
    }),
  )

/** Water about those who stand in it at (760, 940); it moves by `wave`. */
export const collar = (wave = 0): k.Part =>
  k.group(
    water(k.blob('400 960, 560 894, 760 922, 960 894, 1110 960, 900 1060, 560 1060'), 0.36),
    at(-wave, 0, 1, stroke('440 968, 590 910, 770 944', 30, { strength: 0.66 })),
    at(wave, 0, 1, stroke('1080 968, 930 908, 780 940', 26, { strength: 0.66 })),
  )

/** The water of a weir, from the sill at 750, 420 down to the pool at 850; what falls has fallen by `gone`. */
export const fall = (gone: number): k.Part =>
  k.group(
    water(k.blob('710 424, 770 424, 830 520, 896 884, 740 884, 724 560', 0.1), 0.42),
    water(k.poly('-60 416, 300 410, 680 414, 780 428, 790 470, -60 474'), 0.4),
    at(wrap(gone * 0.7, -300, 640), 0, 1, stroke('-100 452, 60 440, 220 450', 18, { strength: 0.6 })),
    ...[0, 1, 2, 3, 4].map((i) => {
      const from = wrap(i * 96 + gone, 0, 420)
      return at(734 + i * (9 + from * 0.05), 414 + from * 0.84, 1, stroke('0 0, 8 50, 10 110', 20, { strength: 0.72 }))
    }),
  )

/** The pool below the weir; its strokes have gone on by `gone`. */
export const pool = (gone: number): k.Part =>
  k.group(
    water(k.poly('-60 856, 800 848, 1660 842, 1660 1060, -60 1060'), 0.4),
    ...['0 930 300 40', '640 960 340 46', '1180 910 280 34'].map((place) => {
      const [x = 0, y = 0, long = 0, width = 0] = place.split(' ').map(Number)
      return at(wrap(x + gone, -420, 1660), y, 1, stroke(`0 0, ${long / 2} -10, ${long} 4`, width, { strength: 0.5 }))
    }),
  )

/** The wide grey estuary, thin ink with mud let in, from its far shore down; the long strokes have risen by `swell`. */
export const estuary = (swell = 0): k.Part[] => [
  water(k.poly('-60 404, 800 398, 1660 392, 1660 1060, -60 1060'), 0.3, bottle.grey),
  stroke('-60 500, 380 470, 900 496', 56, { strength: 0.5, colour: '#8a7768' }),
  join(1010, 410, 1040),
  at(
    0,
    swell,
    1,
    strokesOf('1020 626, 1180 616, 1380 630|640 506, 740 500, 850 508', 20, { strength: 0.5, colour: bottle.grey }),
    strokesOf('-60 690, 300 660, 760 700|1060 740, 1300 720, 1680 752', 46, { strength: 0.34, colour: bottle.grey }),
    strokesOf('560 950, 900 920, 1300 960|1180 860, 1420 842, 1680 868', 60, { strength: 0.4, colour: bottle.grey }),
  ),
  thumbprint(1460, 690),
]

/** What laps at a bottle top that floats at 420, 790. */
export const lap = k.group(
  fill(k.blob('170 856, 300 836, 430 858, 560 836, 690 856, 640 900, 220 900'), bottle.paper),
  wash(k.blob('170 856, 300 836, 430 858, 560 836, 690 856, 640 900, 220 900'), bottle.grey, { strength: 0.45 }),
  strokesOf('180 858, 300 836, 440 862|690 856, 560 834, 420 862', 20, { strength: 0.75, colour: bottle.grey }),
  stroke('240 916, 420 938, 620 910', 30, { strength: 0.45, colour: bottle.grey }),
)

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
