import * as k from '../../kit/index'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, turn } = k

export const moving: Movings = {
  'banners/healthcare-sector': [{ order: '1 2*2 3 4*2 5 1', rest: 8 }],
}

export const scenes: Scenes = {
  'banners/healthcare-sector': (n = 0) =>
    k.banner(
      360,
      '#f6c9c0',
      k.ground(530, pal.plum, 1600, 640),
      k.shape(k.poly('620 70, 1420 60, 1430 470, 610 480'), '#8a5a35'),
      k.fill(k.poly('650 100, 1392 92, 1398 440, 642 450'), pal.sand),
      at(
        1290,
        190,
        0.7,
        turn(
          6,
          k.rect(-90, -70, 180, 130, pal.sky),
          k.ink([...k.line('-60 -30, 60 -34'), ...k.line('-60 0, 40 -4')], 6),
        ),
      ),
      at(1280, 360, 0.8, turn(-5, k.plaster())),
      at(
        960,
        280,
        1.95,
        turn(
          6,
          k.squash(
            1 + k.chart(n, 0, 0.09, 0.02, 0.06, 0.02),
            1 + k.chart(n, 0, 0.07, 0.03, 0.05, 0.01),
            k.heart(pal.coral),
          ),
        ),
      ),
      at(960, 280, 1.2, turn(6, k.ink(k.curve('-70 10, -30 10, -14 -30, 10 40, 26 0, 70 0'), 9, pal.paper))),
      k.disc(860, 222, 18, pal.marigold),
      k.shape(k.poly('580 540, 800 540, 776 566, 604 566'), pal.teal),
      k.limb(k.line('610 560, 590 660'), pal.teal, 14),
      k.limb(k.line('770 560, 790 660'), pal.teal, 14),
      at(690, 544, 1.06, k.mouse('point', { scarf: pal.teal, mood: 'happy' })),
      k.limb(k.curve('840 320, 872 290, 862 240'), pal.lilac, 24),
      k.disc(862, 236, 17, pal.blush),
    ),
}
