import * as k from '../../kit/index'
import * as f from '../../kit/props/films'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, scene, turn } = k

export const moving: Movings = { 'films/tall-ladder': [{ order: '1 2 3 4 5 6 7 8', rate: 10 }] }

export const scenes: Scenes = {
  'films/tall-ladder': (n = 0) =>
    scene(
      { ground: pal.sky, seed: 83 },
      f.paper('-40 640, 1640 620, 1640 1040, -40 1040', pal.sand),
      f.paper('-40 560, 760 560, 760 650, -40 660', pal.aqua),
      k.ink(k.curve('-20 640, 200 650, 400 640, 760 648'), 8, pal.paper),
      at(330, 690, 1.6, turn(14, k.boat(pal.coral))),
      k.shape(k.blob('80 860, 240 830, 420 850, 600 900, 420 930, 160 930'), pal.aqua),
      k.shape(k.poly('820 140, 1660 120, 1660 1060, 740 1060'), pal.steel),
      f.paper('760 700, 1640 690, 1640 1040, 740 1040', pal.leaf),
      k.rect(790, 90, 860, 70, pal.plum),
      k.ink(
        [280, 420, 560, 840].flatMap((y) => k.line([830, y], [1620, y - 6])),
        6,
      ),
      k.ink(
        [
          ...k.line('1400 286, 1400 420'),
          ...k.line('900 424, 900 560'),
          ...k.line('1440 560, 1440 690'),
          ...k.line('1500 150, 1500 280'),
        ],
        6,
      ),
      k.limb(k.line('1040 980, 1080 20'), pal.marigold, 22),
      k.limb(k.line('1250 980, 1270 20'), pal.marigold, 22),
      ...Array.from({ length: 10 }, (_, i) =>
        k.limb(k.line([1078 - i * 4, 90 + i * 94], [1266 - i * 2, 90 + i * 94]), pal.marigold, 16),
      ),
      at(
        1160,
        700,
        1.35,
        k.person({
          pose: 'cheer',
          top: pal.coral,
          bottom: pal.night,
          skin: 4,
          hair: 'pony',
          mood: 'smile',
          look: -0.5,
        }),
      ),
      at(520, 170 + k.swing(n, 8, -18), 1, k.bird(pal.paper, pal.lilac, k.swing(n, 4, 22))),
      at(200, 300 + k.swing(n, 8, -14, 0.2), 0.7, k.bird(pal.paper, pal.lilac, k.swing(n, 4, 22, 0.3))),
      k.limb(k.curve('1480 160, 1460 300, 1500 420, 1470 520'), pal.sand, 12),
      ...[
        [860, 800, 40],
        [1420, 820, 50],
        [960, 930, 36],
      ].map(([x = 0, y = 0, r = 0]) => k.disc(x, y, r, pal.moss, r * 0.7)),
    ),
}
