import * as k from '../../kit/index'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, turn } = k

export const moving: Movings = {
  'banners/downloads': [{ order: '1 2 3 4 5 6 7 8', rate: 10, rest: 24 }],
}

export const scenes: Scenes = {
  'banners/downloads': (n = 0) =>
    k.banner(
      430,
      '#1d5c38',
      k.stars(240, 22, 4),
      k.hills(360, '#174a2e', 50, 3, 1600, 640),
      k.ground(520, pal.leaf, 1600, 640),
      k.shape(k.poly('790 540, 790 220, 1250 220, 1250 540'), '#b97a4e'),
      k.shape(k.poly('740 230, 1020 90, 1300 230, 1290 256, 750 256'), pal.coral),
      k.rect(890, 270, 300, 270, pal.marigold),
      k.fill(k.poly('890 540, 1190 540, 1330 660, 700 660'), pal.marigold, 0.55),
      k.rect(890, 392, 300, 16, '#8a5a35'),
      ...[
        [930, 340, pal.paper],
        [1020, 340, pal.mint],
        [1110, 340, pal.paper],
        [960, 476, pal.mint],
        [1060, 476, pal.paper],
      ].map(([x, y, c], i) =>
        at(
          Number(x) + 14,
          Number(y),
          0.9,
          k.rect(-34, -54, 68, 108, c as string, 4),
          k.disc(0, -14, 16, [pal.coral, pal.teal, pal.plum][i % 3] as string),
          k.ink(k.line('0 4, 0 34'), 6, pal.leaf),
        ),
      ),
      k.shape(k.poly('1190 270, 1330 230, 1330 600, 1190 540'), pal.teal),
      at(
        640,
        566,
        1.1,
        k.mouse('point', { scarf: pal.marigold, mood: 'happy', held: at(34, -4, 0.62, k.key(pal.paper)) }),
      ),
      at(1262, 380, 1, turn(k.chart(n, 0, 12, 18, 6, -12, -14, -2, 6), at(0, 30, 0.46, k.padlock(pal.paper, true)))),
      k.grass(560, 12, '#174a2e', 1600, 5),
    ),
}
