/** Stills of the health films, second part: at home and in the queue. */

import { asker, carrier, pharmacist, ponderer } from '../kit/actors/pharmacy'
import { crowdParts } from '../kit/crowd-head'
import * as k from '../kit/index'
import * as f from '../kit/props/films'

const { at, flip, pal, scene, turn } = k

export const scenes: Record<string, () => string> = {
  'films/carers-cup': () =>
    scene(
      { ground: pal.plum, seed: 36 },
      f.paper('-40 380, 1640 300, 1640 1040, -40 1040', pal.coral),
      f.paper('-40 560, 1640 520, 1640 1040, -40 1040', pal.marigold),
      k.stars(240, 14, 9),
      k.skyline(800, '#3d1d63', pal.marigold, 12, 900, 260),
      f.paper('820 -40, 1640 -40, 1640 1040, 780 1040', pal.night),
      k.rect(1110, 60, 330, 720, pal.teal),
      k.fill(k.box(1150, 110, 250, 170), pal.marigold),
      k.dot(1400, 450, 16, pal.marigold),
      k.rect(780, 740, 860, 120, pal.steel),
      k.rect(700, 850, 940, 190, pal.lilac),
      at(
        910,
        960,
        1.9,
        k.person({
          pose: 'sit',
          top: pal.sky,
          bottom: pal.night,
          skin: 3,
          hair: 'pony',
          mood: 'calm',
          look: -0.5,
          hold: at(10, -30, 0.5, k.cup(pal.coral)),
        }),
      ),
      at(1096, 560, 1, f.steam()),
      at(610, 860, 1.8, k.plant(pal.coral, pal.leaf)),
    ),
  'films/nhs-questions': () =>
    scene(
      { ground: pal.aqua, seed: 37 },
      f.paper('1080 -40, 1640 -40, 1640 1040, 980 1040', pal.teal),
      k.rect(1180, 130, 440, 24, pal.paper),
      ...[0, 1, 2, 3].map((i) =>
        k.rect(
          1206 + i * 92,
          60 - (i % 2) * 34,
          56,
          70 + (i % 2) * 34,
          [pal.coral, pal.marigold, pal.sky][i % 3] ?? pal.sky,
          8,
        ),
      ),
      at(170, 170, 1.05, k.bubble(pal.paper, at(0, -10, 0.45, k.heart(pal.coral)))),
      at(480, 120, 1.1, k.bubble(pal.marigold, at(0, -10, 0.5, k.pill(pal.plum, pal.paper)))),
      at(850, 150, 1.2, k.bubble(pal.coral, at(0, -10, 0.5, k.plaster(pal.sand)))),
      crowdParts,
      at(1330, 960, 1.75, flip(pharmacist)),
      at(450, 1035, 1.7, ponderer),
      at(170, 1035, 1.75, carrier),
      k.rect(960, 690, 680, 50, pal.paper, 8),
      k.rect(1000, 740, 640, 300, pal.marigold),
      at(1500, 640, 0.62, k.bottle(pal.coral)),
      at(760, 1020, 1.75, asker),
    ),
  'films/first-four-weeks': () =>
    scene(
      { ground: pal.marigold, seed: 38 },
      f.paper('-40 -40, 900 -40, 300 600, -40 560', pal.sky),
      k.ground(860, pal.coral),
      ...[
        [1010, 160, 1.35, -24, 0],
        [640, 150, 1.1, -50, 1],
        [300, 230, 1.5, 0, 1],
        [760, 390, 1.5, -20, 0],
        [1350, 240, 1.1, -10, 0],
        [430, 500, 1.1, 12, 1],
      ].map(([x = 0, y = 0, s = 1, r = 0, left]) =>
        at(x, y, s, left ? flip(turn(r, f.paperBird())) : turn(r, f.paperBird(pal.paper, pal.mint))),
      ),
      k.shape(k.poly('330 640, 700 560, 1010 640, 960 900, 400 910'), pal.night),
      ...[0, 1, 2, 3].map((i) =>
        k.rect(
          400 + i * 20,
          610 + i * 26,
          500 - i * 30,
          200,
          [pal.paper, pal.mint, pal.sky, pal.paper][i] ?? pal.paper,
        ),
      ),
      k.shape(k.blob('300 700, 680 740, 1030 690, 990 940, 350 950', 0.1), pal.teal),
      k.rect(590, 800, 170, 60, pal.paper, 8),
      at(
        1230,
        950,
        2.1,
        flip(
          k.person({ pose: 'present', child: true, top: pal.plum, skin: 3, hair: 'curly', mood: 'shock', look: 0.6 }),
        ),
      ),
    ),
  'films/behind-the-front-door': () =>
    scene(
      { ground: '#232150', seed: 39 },
      f.paper('640 -40, 1640 -40, 1640 790, 640 790', pal.plum),
      k.ground(780, '#12403f'),
      k.rect(1290, 170, 220, 260, pal.night),
      k.ink(k.line('1400 174, 1400 428'), 10),
      k.shape(k.poly('600 -30, 820 -30, 760 90, 690 120'), pal.night),
      k.fill(k.poly('850 776, 1150 776, 1000 1040, 180 1040'), pal.marigold),
      k.fill(k.poly('900 776, 1100 776, 820 1040, 400 1040'), '#ffd27a'),
      k.rect(830, 180, 330, 600, pal.paper),
      k.fill(k.box(862, 212, 268, 566), pal.marigold),
      k.limb(k.line('995 212, 995 300'), pal.ink, 4),
      k.shape(k.poly('940 360, 1050 360, 1030 300, 962 300'), pal.coral),
      k.rect(890, 600, 110, 176, pal.rust, 8),
      k.shape(k.poly('1132 212, 1250 160, 1250 850, 1132 778'), pal.coral),
      k.dot(1226, 520, 14, pal.marigold),
      k.rain(0, 0, 1600, 940, pal.sky, 60),
      k.shape(k.blob('-60 1060, -40 720, 80 650, 200 690, 260 800, 330 860, 300 1060'), pal.leaf),
      k.shape(k.blob('1250 1060, 1280 880, 1400 800, 1520 830, 1660 760, 1660 1060'), pal.leaf),
      k.ink([...k.oval(600, 930, 60, 14), ...k.oval(760, 860, 40, 9)], 6, pal.paper),
    ),
}
