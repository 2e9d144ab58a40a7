/** Stills of the teaching films. */
import { crowdParts } from '../kit/crowd-head'
import * as k from '../kit/index'
import * as f from '../kit/props-films'
import * as q from '../kit/queue'

const { at, pal, scene, turn } = k
const crowd = [pal.coral, pal.marigold, pal.teal, pal.sky, pal.paper, pal.lilac, pal.rust]

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
      { ground: pal.sky, seed: 52 },
      k.skyline(620, pal.lilac, pal.paper, 8, 1600, 260),
      k.sea(700, pal.teal),
      ...[260, 1340].map((x) => k.rect(x - 34, 60, 68, 900, pal.plum)),
      k.ink(k.curve('-20 300, 260 80, 800 470, 1340 80, 1640 300'), 12),
      ...[-1, 1].map((s) =>
        k.shape(
          k.blob(
            '-60 640, 160 560, 400 640, 640 760, 880 640, 1120 560, 1380 660, 1660 760, 1660 840, 1380 750, 1120 640, 880 720, 640 850, 400 730, 160 640, -60 720',
            0.17,
          ),
          s < 0 ? pal.plum : pal.coral,
          { off: [4, s < 0 ? 46 : 4] },
        ),
      ),
      ...[
        [130, 620, -6],
        [350, 670, 14],
        [560, 780, 12],
        [800, 740, -14],
        [1000, 640, -12],
        [1230, 640, 12],
        [1460, 740, 14],
      ].map(([x = 0, y = 0, r = 0], i) =>
        at(x, y, 1.05, turn(r, f.walker(crowd[i], k.skins[(i * 2 + 1) % 6], k.hairs[(i * 3) % 6], 16 + (i % 3) * 10))),
      ),
      k.ink(
        [...k.curve('40 420, 70 400, 100 420, 130 400'), ...k.curve('620 360, 660 340, 700 360, 740 340')],
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
