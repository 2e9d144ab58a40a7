import * as k from '../../kit/index'
import * as f from '../../kit/props/films'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, scene, turn } = k

export const moving: Movings = { 'films/small-island': [{ order: '1 2 3 4 5 6 7 8', rate: 10 }] }

export const scenes: Scenes = {
  'films/small-island': (n = 0) =>
    scene(
      { ground: pal.rust, seed: 84 },
      f.paper('70 90, 440 40, 440 900, 70 960', pal.sky, 3),
      f.paper('440 40, 820 110, 820 960, 440 900', '#b9e3f7', 3),
      f.paper('820 110, 1200 40, 1200 900, 820 960', pal.sky, 3),
      f.paper('1200 40, 1550 90, 1550 960, 1200 900', '#b9e3f7', 3),
      k.ink(k.poly('70 90, 440 40, 820 110, 1200 40, 1550 90, 1550 960, 1200 900, 820 960, 440 900, 70 960')),
      k.ink([...k.line('440 40, 440 900'), ...k.line('820 110, 820 960'), ...k.line('1200 40, 1200 900')], 5),
      k.shape(k.blob('70 130, 200 110, 300 190, 240 300, 300 400, 180 470, 72 440', 0.14), pal.moss),
      k.shape(k.blob('1550 560, 1440 580, 1350 680, 1400 800, 1330 880, 1440 934, 1548 950', 0.14), pal.marigold),
      k.shape(k.blob('1250 50, 1290 130, 1420 150, 1548 110, 1548 92', 0.14), pal.coral),
      ...Array.from({ length: 8 }, (_, i) =>
        k.ink(
          k.line([270 + i * 66, 860 - i * 26 + (i % 2) * 20], [306 + i * 66, 850 - i * 26 + (i % 2) * 20]),
          13,
          pal.coral,
        ),
      ),
      k.fill(k.oval(960, 640, 330, 60), pal.teal, 0.4),
      k.ink(
        [
          ...k.curve('560 610, 600 590, 640 612, 680 594'),
          ...k.curve('540 670, 590 650, 640 672'),
          ...k.curve('600 720, 650 704, 700 724'),
        ],
        10,
        pal.paper,
      ),
      k.shape(k.blob('700 600, 820 540, 980 520, 1140 550, 1240 610, 1100 690, 960 760, 820 690', 0.15), '#b97a4e'),
      k.shape(k.blob('690 600, 820 530, 980 500, 1140 540, 1250 600, 1120 640, 960 650, 800 640', 0.15), pal.leaf),
      at(940, 400, 1.7, k.house(pal.paper, pal.coral)),
      at(1160, 590, 0.75, k.tree('round', pal.moss)),
      k.ink(k.curve('1020 220, 1000 180, 1040 150, 1010 110'), 12, pal.paper),
      at(
        330,
        640,
        1,
        k.disc(0, 0, 88, pal.paper),
        turn(k.chart(n, 0, -14, 40, 70, 46, 62, 30, 8), k.shape(k.star(0, 0, 4, 80, 22), pal.coral)),
      ),
    ),
}
