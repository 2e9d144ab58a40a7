import * as k from '../../kit/index'
import * as p from '../../kit/props/banners'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, turn } = k

const upright = (c: string) => turn(-45, k.pencil(c))

export const moving: Movings = {
  'banners/purpose': [{ order: '1 2 3 4 5 6 7 8', rate: 8 }],
}

export const scenes: Scenes = {
  'banners/purpose': (n = 0) =>
    k.banner(
      320,
      pal.mint,
      at(1250, 190, 1.1, k.sun(pal.marigold)),
      k.hills(430, '#bfe0b4', 40, 4, 1600, 640),
      ...[
        [1190, 470, 0.5],
        [1300, 486, 0.7],
        [1440, 500, 0.9],
      ].map(([x = 0, y = 0, s = 1]) => at(x, y - 90 * s, s, upright(pal.sky), at(0, -130, 0.7, p.seedling(pal.leaf)))),
      k.hills(500, pal.leaf, 14, 9, 1600, 640),
      at(980, 370, 1.35, upright(pal.marigold)),
      at(980, 208, 1.2, turn(k.swing(n, 8, 7), p.seedling(pal.moss))),
      at(1000, 330, 1, turn(52 + k.swing(n, 8, 6, 0.15), p.seedling(pal.moss))),
      at(960, 300, 0.7, turn(-56 + k.swing(n, 8, 7, 0.2), p.seedling(pal.moss))),
      k.shape(k.blob('850 548, 900 504, 980 490, 1050 506, 1090 550, 960 566', 0.17), '#6b3f2a'),
      at(730, 550, 1.08, k.mouse('point', { mood: 'happy', scarf: pal.marigold })),
      k.grass(560, 12, '#1d5c38', 1600, 8),
    ),
}
