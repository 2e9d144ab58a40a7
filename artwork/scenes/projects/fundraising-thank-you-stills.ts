/** Fundraising Thank You, in strips of watercolour: dawn, noon and dusk of one day on the road. */
import { cast } from '../../kit/actors/thanks'
import { carBehind, redCar, windscreen } from '../../kit/actors/thanks-car'
import {
  bareTree,
  doorway,
  fields,
  flask,
  frost,
  hospital,
  leafyTree,
  stander,
  teacup,
  trafficLight,
  winding,
} from '../../kit/actors/thanks-places'
import * as k from '../../kit/index'
import { brush, drawn, painted, pans, pencil, stripe, stripes, thin, wash } from '../../kit/techniques/watercolour'

const { at, fill, flip, scene, turn } = k
const F = 'projects/fundraising-thank-you'

/** The scenes. */
export const scenes: Record<string, () => string> = {
  [`${F}/still-1`]: () =>
    scene(
      { ground: pans.paper, grain: false },
      stripes(
        '-60 1500 -10 130 10, 60 1660 138 120 12, -60 1540 276 120 10, 80 1660 410 120 10',
        [pans.lavender, pans.rose, pans.apricot, pans.lemon],
        0.46,
      ),
      wash(k.oval(1350, 400, 104), pans.red, { strength: 0.5, bloom: [1330, 370, 40] }),
      wash(k.blob('-60 660, -40 520, 300 490, 700 530, 1100 490, 1660 530, 1660 660'), pans.lavender, {
        strength: 0.42,
      }),
      ...[70, 250, 1230, 1520].map((x, i) => at(x, 600, 0.9 + (i % 2) * 0.3, bareTree())),
      stripes('-60 1660 590 150 0, -40 1600 752 130 6, 40 1660 890 140 0', [pans.mist, pans.sky, pans.mist], 0.34),
      at(430, 930, 2.1, redCar()),
      frost('150 372, 300 360, 440 366, 560 362|700 570, 800 580, 900 600|240 430, 300 420|420 440, 470 432'),
      ...[
        [560, 470],
        [630, 520],
        [660, 460],
        [720, 500],
        [610, 420],
      ].map(([x = 0, y = 0], i) => fill(k.star(x, y, 5, 16 + i * 2, 5), '#d6e6f2')),
      at(
        1010,
        960,
        1.65,
        flip(
          stander(cast.driver, {
            arms: ['-86 -214, -60 -164', '104 -258, 168 -296'],
            trousers: pans.indigo,
            mien: { look: 0.8 },
            hold: turn(
              70,
              painted(k.box(-8, -70, 16, 70), pans.teal, { strength: 0.8 }),
              painted(k.poly('-34 -70, 34 -70, 26 -100, -26 -100'), pans.sky, { strength: 0.7 }),
            ),
          }),
        ),
      ),
    ),
  [`${F}/still-2`]: () =>
    scene(
      { ground: pans.paper, grain: false },
      stripes(
        '-60 1500 -10 140 10, 40 1660 150 130 10, -60 1560 300 130 10, 20 1660 450 140 10, -60 1540 610 170 0',
        [pans.gold, pans.apricot, pans.lemon, pans.rose, pans.grey],
        0.42,
      ),
      at(
        1110,
        0,
        1,
        ...[0, 150, 330].map((x, i) =>
          wash(k.box(x + 60, 300 - (i % 2) * 90, 130, 420), pans.umber, { strength: 0.3, seed: i + 1 }),
        ),
      ),
      at(
        -100,
        0,
        1,
        windscreen({
          driver: cast.driver,
          passenger: cast.teacher,
          driving: { mood: 'laugh', look: 0.5, nod: 5 },
          riding: { mood: 'laugh', look: -0.5, nod: -7 },
          mirrored: 'clouds',
          way: 1370,
        }),
      ),
      at(1480, 820, 1.25, trafficLight()),
    ),
  [`${F}/still-3`]: () =>
    scene(
      { ground: pans.paper, grain: false },
      stripes('-60 1480 -10 130 8, 60 1660 134 120 8', [pans.sky, pans.mist], 0.5),
      wash(k.blob('-60 420, -40 300, 300 250, 640 310, 1000 250, 1400 300, 1660 260, 1660 420'), pans.teal, {
        strength: 0.34,
      }),
      fields(),
      winding('-40 800, 300 760, 640 820, 960 780, 900 630, 1000 510, 1190 440'),
      at(1240, 440, 0.95, hospital(pans.mist, pans.sky)),
      ...[
        [760, 640, 0.5],
        [1480, 800, 0.8],
        [230, 570, 0.55],
        [1130, 970, 0.9],
        [90, 980, 0.7],
      ].map(([x = 0, y = 0, s = 1]) => at(x, y, s, leafyTree())),
      at(420, 800, 0.9, turn(4, redCar())),
    ),
  [`${F}/still-4`]: () =>
    scene(
      { ground: pans.paper, grain: false },
      stripes(
        '-60 1520 -10 120 8, 60 1660 126 116 8, -60 1560 256 116 8, 40 1660 384 120 6, -60 1560 470 110 6',
        [pans.indigo, pans.teal, pans.teal, pans.sky, pans.mist],
        0.56,
      ),
      at(1140, 600, 1.35, hospital(pans.sky, pans.lemon)),
      stripes(
        '-60 1660 590 160 0, -60 1600 750 140 8, 30 1660 894 140 0',
        [pans.indigo, pans.violet, pans.indigo],
        0.44,
      ),
      ...[820, 1080, 1360].map((x) => brush(k.line([x, 640], [x + (x - 800) * 0.5 + 60, 1010]), pans.paper, 14)),
      brush(k.curve('1500 880, 1500 300, 1496 200, 1410 180'), pans.indigo, 20),
      fill(k.poly('1360 196, 1440 196, 1570 900, 1180 900'), thin(pans.lemon, 0.3)),
      at(480, 940, 2.35, carBehind({ open: true })),
      at(
        410,
        1000,
        1.42,
        stander(cast.driver, {
          arms: ['-86 -214, 10 -180', '80 -220, 112 -236'],
          legs: ['-20 -140, 66 -134, 62 -8', '22 -140, 108 -136, 108 -8'],
          mien: { mood: 'calm', look: 0.9 },
          trousers: pans.olive,
          hold: at(14, 10, 0.8, teacup()),
        }),
      ),
      at(690, 850, 1.05, flask()),
    ),
  [`${F}/still-5`]: () =>
    scene(
      { ground: pans.paper, grain: false },
      stripes(
        '660 1480 -10 130 8, 700 1660 136 120 8, 670 1560 270 120 8, 700 1660 404 100 6',
        [pans.rose, pans.apricot, pans.gold, pans.lemon],
        0.48,
      ),
      wash(k.blob('690 600, 700 490, 900 440, 1200 490, 1660 450, 1660 600'), pans.violet, { strength: 0.45 }),
      at(870, 590, 0.8, leafyTree(pans.teal)),
      at(1510, 600, 1, leafyTree(pans.teal)),
      stripes('670 1660 570 150 0, 690 1600 722 140 0, 660 1660 864 160 0', [pans.sap, pans.olive, pans.sap], 0.46),
      painted(k.poly('1090 572, 1160 572, 1490 1030, 760 1030'), pans.violet, { strength: 0.5 }),
      ...[
        [1124, 600, 30],
        [1126, 660, 44],
        [1126, 900, 90],
      ].map(([x = 0, y = 0, long = 0]) => brush(k.line([x, y], [x, y + long]), pans.paper, 12)),
      at(1132, 800, 1.05, carBehind()),
      stripe(-60, 560, -30, 300, pans.red, { strength: 0.34, seed: 2, over: true }),
      stripe(-60, 575, 284, 316, pans.umber, { strength: 0.46, seed: 3, over: true }),
      stripe(-60, 556, 616, 296, pans.red, { strength: 0.36, seed: 4, over: true }),
      pencil(
        [
          ...k.line('40 120, 120 118'),
          ...k.line('520 200, 600 198'),
          ...k.line('20 380, 90 378'),
          ...k.line('520 500, 600 498'),
          ...k.line('530 720, 610 718'),
        ],
        3,
      ),
      at(310, 880, 1.1, doorway()),
      at(
        330,
        900,
        1.58,
        stander(cast.teacher, {
          arms: ['-80 -210, -66 -150', '110 -290, 120 -370'],
          mien: { mood: 'laugh', look: 0.9 },
          nod: 5,
          trousers: pans.indigo,
        }),
      ),
      at(
        560,
        960,
        1,
        drawn(k.poly('-56 -80, 56 -80, 40 0, -40 0'), pans.apricot, { strength: 0.8 }),
        ...[-40, -16, 10, 34].map((r) =>
          at(0, -80, 1, turn(r, wash(k.blob('0 0, -26 -70, 0 -140, 24 -70'), pans.olive, { strength: 0.6, seed: r }))),
        ),
      ),
    ),
}
