/** The baby-wipes film in cut paper with oats: porridge, paint, mud, a wipe, and a clean sleeper. */
import { babyHead, dab, fist, gloop, mud, paint, wipe } from '../../kit/actors/wipes'
import {
  cheek,
  father,
  flower,
  jersey,
  paintedHands,
  puddle,
  sleeper,
  toyBear,
  toyCastle,
  wipesBox,
} from '../../kit/actors/wipes-home'
import * as k from '../../kit/index'
import { land, mark, oats, sheet, snippet, speckle, strip } from '../../kit/techniques/oat-paper'

const { at, scene, turn } = k
const B = 'projects/baby-wipes-tv-ad'

/** The scenes. */
export const scenes: Record<string, () => string> = {
  [`${B}/still-1`]: () =>
    scene(
      { ground: oats.mist, grain: false },
      speckle(oats.sky, 90, 5),
      cheek(),
      sheet(k.blob('740 60, 812 20, 900 60, 930 300, 920 480, 730 480, 720 240', 0.12), '#f0dfba', {
        lift: 3,
        torn: 8,
        flakes: 3,
        seed: 2,
      }),
      at(
        830,
        540,
        1.7,
        gloop({
          wow: true,
          hands: [-130, -140],
          density: 2.4,
        }),
      ),
      at(1420, 240, 0.9, dab(50)),
      at(1390, 720, 0.6, dab(90)),
    ),
  [`${B}/still-2`]: () =>
    scene(
      { ground: oats.cream, grain: false },
      speckle(oats.oat, 90, 6),
      land('-40 740, 500 700, 1100 740, 1640 690', oats.rose, { torn: 22, lift: 14, flakes: 2 }),
      at(980, 590, 2.5, turn(20, paint({ faceless: true }))),
      at(1010, 570, 1.55, turn(-30, paint({ faceless: true, thin: true }))),
      jersey(),
      at(460, 420, 1.2, babyHead({ look: [0.6, 0.2] })),
      paintedHands(0),
      ...[
        [1420, 220, 0.34],
        [1510, 520, 0.24],
        [1290, 130, 0.2],
        [770, 170, 0.24],
        [1400, 830, 0.3],
        [250, 880, 0.26],
      ].map(([x = 0, y = 0, s = 1]) => at(x, y, s, turn(x, paint({ faceless: s !== 0.34 })))),
      at(340, 330, 0.36, paint({ faceless: true })),
      at(560, 300, 0.2, turn(50, paint({ faceless: true }))),
    ),
  [`${B}/still-3`]: () =>
    scene(
      { ground: oats.sky, grain: false },
      speckle(oats.milk, 90, 7),
      ...Array.from({ length: 12 }, (_, i) => {
        const ray = (r: number): k.Pt => [1330 + Math.cos(i * 0.5236) * r, 210 + Math.sin(i * 0.5236) * r]
        return strip(k.line(ray(170), ray(236)), '#eccb7e', 26, 5)
      }),
      sheet(k.oval(1330, 210, 130), '#eccb7e', { torn: 12, flakes: 3 }),
      land('-40 470, 300 400, 700 450, 1200 380, 1640 440', oats.sage, { torn: 18, lift: 10 }),
      ...[660, 810, 960].map((x, i) => at(x, 600 - (i % 2) * 40, 1.3, flower([oats.rose, oats.milk, oats.blush][i]))),
      land('-40 600, 500 560, 1000 600, 1640 540', oats.moss, { torn: 22, lift: 14, flakes: 2 }),
      at(1120, 820, 1, puddle()),
      ...[
        [700, 660, 24],
        [780, 600, 15],
        [1560, 640, 20],
      ].map(([x = 0, y = 0, r = 0]) => sheet(k.oval(x, y, r), oats.mud, { lift: 5, torn: 5, flakes: 0 })),
      sheet(k.blob('60 850, 30 690, 170 610, 400 640, 470 780, 380 880, 200 890'), '#e7cf95', {
        torn: 16,
        lift: 12,
        flakes: 2.5,
      }),
      strip(k.curve('420 780, 470 870, 560 920'), oats.skin, 76),
      at(578, 930, 0.8, fist()),
      strip(k.curve('140 840, 150 930, 40 950'), oats.skin, 80),
      sheet(k.oval(16, 948, 56, 44), oats.skin, { torn: 8, flakes: 0 }),
      strip(k.curve('300 850, 330 930, 390 950'), oats.skin, 72),
      at(400, 956, 0.7, fist()),
      at(510, 590, 0.84, turn(8, babyHead({ eyes: 'wide', mouth: 'oh', look: [1, 0.5] }))),
    ),
  [`${B}/still-4`]: () =>
    scene(
      { ground: oats.rose, grain: false },
      speckle(oats.blush, 90, 8),
      sheet(k.box(120, 70, 1360, 800, 30), '#e9cd8c', { torn: 18, lift: 18 }),
      sheet(k.box(220, 170, 1160, 570), oats.pool, { lift: 4, torn: 6, flakes: 0.7 }),
      at(1180, 310, 1, sheet(k.oval(0, 0, 74), oats.cream, { torn: 9, flakes: 3 })),
      sheet(k.blob('220 740, 220 620, 480 540, 800 610, 1100 550, 1380 620, 1380 740', 0.14), oats.moss, { torn: 14 }),
      at(900, 690, 1, toyCastle()),
      at(1250, 700, 1, toyBear()),
      at(1080, 560, 0.5, mud({ drops: [30, 60, 20] })),
      at(800, 330, 0.55, paint({ wow: true })),
      at(640, 150, 1, turn(-5, at(-470, 0, 1, wipe(520, { lift: 26 })))),
      sheet(
        k.poly(
          '100 60, 1500 60, 1500 150, 1366 214, 1254 150, 1140 214, 1026 150, 912 214, 800 150, 686 214, 574 150, 460 214, 346 150, 232 214, 100 150',
        ),
        oats.paint,
        { torn: 9, lift: 14 },
      ),
      sheet(k.box(50, 750, 1500, 120, 16), oats.wood, { torn: 16, lift: 16, flakes: 2 }),
      land('-40 900, 500 890, 1100 905, 1640 890', '#d79f92', { torn: 18 }),
      at(
        190,
        900,
        1,
        sheet(k.oval(0, 0, 96), oats.sage, { torn: 12, flakes: 3 }),
        mark(k.curve('-80 -40, 0 4, 84 -38'), 10, oats.milk),
      ),
      at(1370, 900, 1.1, wipesBox()),
    ),
  [`${B}/still-5`]: () =>
    scene(
      { ground: '#8f9fae', grain: false },
      speckle('#9fadb9', 90, 9),
      sheet(k.blob('-80 -80, 760 -80, 600 300, 660 700, 520 1080, -80 1080'), '#a5b2bb', { torn: 20 }),
      sheet(k.box(960, 80, 540, 640), oats.milk, { torn: 10, lift: 12 }),
      sheet(k.box(990, 110, 480, 580), '#4c5a70', { lift: 0, torn: 0, flakes: 2 }),
      at(
        1290,
        300,
        1,
        sheet(k.blob('-10 -100, 60 -70, 90 0, 60 70, -10 100, 30 50, 40 0, 30 -50'), oats.cream, {
          torn: 8,
          flakes: 3,
        }),
      ),
      ...[
        [1060, 190],
        [1150, 420],
        [1390, 520],
        [1080, 580],
      ].map(([x = 0, y = 0]) => at(x, y, 1, turn(x, snippet(k.star(0, 0, 4, 22, 8), oats.cream, 3)))),
      strip(k.line('1230 110, 1230 690'), oats.milk, 26),
      strip(k.line('990 400, 1470 400'), oats.milk, 26),
      sheet(k.blob('900 40, 1060 40, 1020 300, 1060 560, 1010 780, 890 780', 0.1), oats.rose, { torn: 14, lift: 14 }),
      sheet(k.blob('1640 40, 1430 40, 1470 300, 1430 560, 1480 780, 1640 780', 0.1), oats.rose, { torn: 14, lift: 14 }),
      father(),
      sleeper(),
    ),
}
