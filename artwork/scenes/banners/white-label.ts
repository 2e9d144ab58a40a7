import * as k from '../../kit/index'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, turn } = k

export const moving: Movings = {
  'banners/white-label': [{ order: '1 2 3 4 5 6 1 2 3 4 5 6', rest: 22 }],
}

export const scenes: Scenes = {
  'banners/white-label': (n = 0) =>
    k.banner(
      420,
      pal.plum,
      k.ground(470, '#b97a4e', 1600, 640),
      k.ink([...k.line('-20 540, 1620 536'), ...k.line('300 476, 160 660'), ...k.line('1290 476, 1440 660')], 5),
      k.shape(
        k.curve(
          '-20 -30, -20 500, 140 476, 300 500, 460 480, 640 500, 800 470, 880 410, 1000 400, 1110 450, 1300 500, 1460 478, 1640 500, 1640 -30',
        ),
        pal.coral,
      ),
      k.ink([
        ...k.curve('140 -20, 150 240, 140 470'),
        ...k.curve('330 -20, 320 260, 300 490'),
        ...k.curve('520 -20, 510 240, 470 474'),
        ...k.curve('1330 -20, 1310 240, 1310 490'),
        ...k.curve('1500 -20, 1490 240, 1480 470'),
      ]),
      k.fill(k.blob('810 456, 880 416, 1000 406, 1090 456, 1100 500, 800 500', 0.14), '#2a1242'),
      k.limb(k.curve('1120 430, 1080 470, 1030 490'), pal.teal, 60),
      k.limb(k.line('1040 456, 1052 520'), pal.paper, 18),
      k.shape(k.blob('1040 460, 980 458, 940 486, 960 524, 1036 522', 0.17), k.skins[1]),
      ...[
        [966, 470, 926, 452, 884, 460],
        [956, 494, 916, 494, 874, 496],
        [966, 518, 926, 532, 888, 530],
      ].map(([x = 0, y = 0, kx = 0, ky = 0, tx = 0, ty = 0], finger) => {
        // They drum one after the other.
        const up =
          k.chart((n + 6 - finger) % 6, 0, 10, 22, 8, -2, 0) -
          (n === 0 ? k.chart((6 - finger) % 6, 0, 10, 22, 8, -2, 0) : 0)
        return k.limb(k.curve([x, y], [kx, ky - up], [tx + up * 0.3, ty - up * 1.3]), k.skins[1], 20)
      }),
      k.limb(k.curve('1010 464, 984 430, 946 424'), k.skins[1], 20),
      at(640, 580, 1.1, k.mouse('stand', { scarf: pal.teal, mood: 'smile', look: 0.8 })),
      at(
        812,
        506,
        1,
        turn(
          4,
          k.rect(-110, -24, 220, 48, pal.paper, 20),
          k.shape(k.oval(-106, 0, 14, 24), pal.steel),
          k.rect(-10, -26, 28, 52, pal.marigold),
        ),
      ),
      k.disc(724, 490, 17, pal.blush),
    ),
}
