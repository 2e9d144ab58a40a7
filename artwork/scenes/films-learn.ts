/** Stills of the teaching films. */

import * as q from '../kit/actors/queue'
import { wobblers } from '../kit/actors/wobblers'
import { crowdParts } from '../kit/crowd-head'
import * as k from '../kit/index'
import * as f from '../kit/props/films'

const { at, pal, scene, turn } = k

export const scenes: Record<string, () => string> = {
  'films/fish-market': () =>
    scene(
      { ground: pal.teal, seed: 51 },
      k.ground(800, pal.night),
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
        k.shape(
          k.blob(
            [
              [i * 210 - 40, -30],
              [i * 210 + 170, -30],
              [i * 210 + 166, 130],
              [i * 210 + 64, 200],
              [i * 210 - 36, 130],
            ],
            0.1,
          ),
          i % 2 ? pal.paper : pal.coral,
        ),
      ),
      at(
        870,
        720,
        1.55,
        k.bust({
          skin: 1,
          hair: 'cap',
          hairColour: pal.night,
          beard: true,
          top: pal.sky,
          wear: 'coat',
          bottom: pal.paper,
          mood: 'think',
          look: -0.8,
        }),
      ),
      k.shape(k.poly('800 720, 640 950, 960 950'), pal.marigold),
      at(800, 730, 1, turn(-5, k.rect(-720, -26, 1440, 44, '#b97a4e', 14))),
      at(440, 630, 3.1, turn(-5, k.fish(pal.steel, pal.aqua))),
      ...[
        [1180, 590, 5],
        [1330, 578, 7],
        [1260, 600, 3],
      ].map(([x = 0, y = 0, n = 1]) => at(x, y, 1.05, k.coins(n))),
      k.limb(k.curve('700 640, 620 560, 560 560'), pal.sky, 60),
      k.disc(560, 556, 38, k.skins[1]),
    ),
  'films/humming-bridge': () =>
    scene(
      { ground: pal.sky, grain: false },
      k.fill(
        k.poly(
          '-9 620, -9 430, 120 430, 120 380, 260 380, 260 470, 420 470, 480 400, 540 470, 700 470, 700 420, 860 420, 860 500, 1010 500, 1010 390, 1150 350, 1150 450, 1420 450, 1420 400, 1609 400, 1609 640, -9 700',
        ),
        pal.lilac,
      ),
      k.fill(k.poly('-9 640, 1609 630, 1609 1009, -9 1009'), pal.teal),
      k.ink(
        [
          ...k.curve('180 870, 200 862, 220 872, 240 862'),
          ...k.curve('640 940, 670 930, 700 942'),
          ...k.curve('1000 880, 1030 870, 1060 882, 1090 872'),
        ],
        8,
        pal.aqua,
      ),
      ...[300, 1340].map((x) => k.rect(x - 30, 60, 60, 950, pal.plum)),
      k.ink(k.curve('-20 300, 300 80, 820 400, 1340 80, 1640 300'), 12),
      k.ink(
        [
          ...k.line('560 270, 560 700'),
          ...k.line('820 400, 820 680'),
          ...k.line('1080 270, 1080 580'),
          ...k.line('1560 210, 1560 736'),
        ],
        5,
      ),
      ...[-1, 1].map((s) =>
        k.shape(
          k.blob(
            '-60 640, 160 570, 400 640, 640 770, 880 650, 1120 570, 1380 660, 1660 760, 1660 840, 1380 740, 1120 650, 880 730, 640 850, 400 720, 160 650, -60 720',
            0.17,
          ),
          s < 0 ? pal.plum : pal.coral,
          { off: [4, s < 0 ? 46 : 4] },
        ),
      ),
      crowdParts,
      wobblers,
      k.ink(
        [...k.curve('690 240, 730 210, 770 240, 810 210'), ...k.curve('800 320, 840 290, 880 320, 920 290')],
        8,
        pal.paper,
      ),
    ),
  'films/enzyme': () =>
    scene(
      { ground: '#0d4a45', seed: 53 },
      f.paper('-40 190, 1640 130, 1640 760, 700 900, -40 700', pal.teal),
      f.paper('-40 -40, 1640 -40, 1640 140, -40 200', pal.sky),
      k.ink(k.curve('-20 196, 400 170, 800 186, 1200 150, 1620 146')),
      ...[
        [250, 190, 200],
        [680, 176, 130],
        [1430, 146, 180],
      ].map(([x = 0, y = 0, r = 0]) => k.disc(x, y, r, pal.moss, r * 0.2)),
      at(1430, 60, 0.9, k.flower(pal.blush)),
      k.limb(k.curve('300 210, 260 460, 330 700, 280 1010'), pal.leaf, 14),
      k.limb(k.curve('1440 170, 1490 500, 1410 800, 1470 1010'), pal.leaf, 14),
      at(1090, 470, 1, f.glow(290, pal.aqua)),
      k.shape(
        k.blob(
          '400 330, 560 330, 570 270, 530 220, 600 170, 680 220, 640 280, 660 330, 880 320, 940 400, 930 470, 960 570, 900 640, 880 820, 680 820, 660 760, 600 730, 540 770, 550 820, 390 820, 400 640, 340 660, 280 600, 320 530, 390 540',
          0.13,
        ),
        pal.coral,
      ),
      at(1010, 476, 1.1, k.disc(0, 0, 120, pal.marigold), k.ink(k.curve('-70 -50, -40 -84, 0 -94'), 14, pal.paper)),
      at(620, 540, 3, k.face('happy', 0.8, pal.rust)),
      ...[
        [160, 560, 26],
        [210, 480, 16],
        [1320, 760, 34],
        [1270, 680, 20],
        [1000, 860, 18],
        [760, 940, 24],
      ].map(([x = 0, y = 0, r = 0]) => k.ink(k.oval(x, y, r), 7, pal.aqua)),
    ),
  'films/bayes-bus-stop': () =>
    scene(
      { ground: pal.marigold, grain: false },
      k.fill(k.poly('-9 -9, 1609 -9, 1609 516, 1120 470, 700 462, 300 410, -9 404'), pal.sky),
      k.fill(
        k.poly(
          '-20 780, -20 640, 110 640, 110 580, 170 540, 230 580, 230 690, 400 690, 400 610, 520 610, 520 690, 660 690, 660 560, 700 560, 700 600, 860 600, 860 680, 1010 680, 1010 570, 1130 570, 1130 660, 1270 620, 1270 580, 1390 540, 1390 640, 1640 640, 1640 780',
        ),
        '#f08a4b',
      ),
      at(1090, 120, 1.5, k.cloud(pal.lilac)),
      k.ink(
        [0, 1, 2, 3].flatMap((i) => k.line([1190 + i * 46, 220 + (i % 2) * 50], [1178 + i * 46, 256 + (i % 2) * 50])),
        10,
        pal.teal,
      ),
      k.ground(760, pal.plum),
      k.fill(k.poly('-9 944, 500 938, 1100 946, 1609 940, 1609 1009, -9 1009'), pal.night),
      crowdParts,
      q.busStop(1500, 940),
      at(800, 920, 1.6, q.reader),
      at(540, 930, 1.5, q.shopper),
      at(1330, 930, 1.5, q.oldMan),
      at(1060, 935, 1.6, q.weigher),
      at(690, 955, 1.4, q.splasher),
      at(125, 950, 1.5, q.latecomer),
    ),
}
