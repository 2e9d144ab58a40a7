import * as k from '../../kit/index'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, turn } = k

export const moving: Movings = {
  'banners/404': [{ order: '1*14 2 3*2 2 1*9 4 5*3 4 1*12 6*8 1*5 2 3*2 2 3*2 2', rest: 10 }],
}

export const scenes: Scenes = {
  'banners/404': (n = 0) =>
    k.banner(
      300,
      '#12675f',
      at(1180, 150, 0.9, k.moon(pal.marigold)),
      ...[
        [420, 470, 1.35, '#0d4a45'],
        [590, 430, 1, '#0d4a45'],
        [1080, 440, 1.2, '#0d4a45'],
        [1270, 480, 1.5, '#0d4a45'],
        [1450, 450, 1.2, '#0d4a45'],
        [240, 450, 1.1, '#0d4a45'],
      ].map(([x, y, s, c]) =>
        at(Number(x), Number(y), Number(s), k.fill(k.poly('-34 60, -30 -230, 0 -310, 30 -230, 34 60'), c as string)),
      ),
      k.ground(470, '#0d4a45', 1600, 640),
      k.fill(k.blob('820 470, 850 470, 930 520, 860 560, 1060 670, 560 670, 760 580, 800 520', 0.17), pal.sand),
      k.fill(k.blob('860 540, 1040 510, 1300 490, 1310 500, 1060 540, 900 580', 0.17), pal.sand),
      k.fill(k.blob('790 550, 640 520, 420 494, 412 504, 620 546, 760 590', 0.17), pal.sand),
      at(632, 318, 0.9, k.stare(pal.marigold, k.chart(n, 1, 0.5, 0, 1, 1, 1), k.chart(n, 0, 0, 0, 0, 0, 1))),
      at(1112, 372, 1.1, k.stare(pal.paper, k.chart(n, 1, 1, 1, 0.5, 0, 1), k.chart(n, 0, 0, 0, 0, 0, -1))),
      at(850, 566, 1.14, k.mouse('hold', { mood: 'think', scarf: pal.coral, look: 0.2 })),
      at(
        856,
        440,
        1,
        turn(-4, k.shape(k.poly('-170 -70, -60 -90, 60 -66, 170 -88, 170 84, 60 108, -60 82, -170 106'), pal.paper)),
        turn(
          176,
          at(-100, 0, 0.5, k.house()),
          k.ink(k.curve('-60 50, 0 60, 10 -20, 90 -40'), 9, pal.coral),
          at(112, -20, 0.34, k.tree('fir', pal.leaf)),
        ),
        k.ink([...k.line('-58 -86, -58 78'), ...k.line('62 -70, 60 98')], 4),
        k.disc(-172, 30, 18, pal.blush),
        k.disc(172, 20, 18, pal.blush),
      ),
    ),
}
