import * as k from '../../kit/index'
import * as p from '../../kit/props/banners'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, flip, pal, turn } = k

export const moving: Movings = {
  'banners/ip-development': [{ order: '1 2 3 4 5 6' }],
}

export const scenes: Scenes = {
  'banners/ip-development': (n = 0) =>
    k.banner(
      420,
      pal.blush,
      k.windowOn(
        560,
        -40,
        420,
        400,
        pal.sky,
        k.fill(k.blob('10 400, 10 320, 140 270, 300 330, 410 290, 410 400', 0.14), pal.moss),
      ),
      k.ground(520, pal.rust, 1600, 640),
      k.rect(-30, 500, 1660, 44, pal.paper),
      at(
        40,
        0,
        1,
        k.limb(k.curve('1000 420, 990 350, 1004 300'), pal.leaf, 16),
        k.shape(k.blob('1000 390, 930 350, 890 366, 930 392', 0.17), pal.leaf),
        k.shape(k.blob('1004 370, 1100 300, 1130 350, 1080 386', 0.17), pal.leaf),
        at(
          1004,
          250,
          1.25,
          k.head({ skin: 2, hair: 'bald', beard: true, hairColour: pal.rust, mood: 'happy', look: -0.4 }),
        ),
        at(1004, 168, 0.72, k.crown(pal.marigold)),
        k.shape(k.poly('870 400, 1130 400, 1090 590, 910 590'), pal.plum),
        k.rect(850, 376, 300, 54, pal.plum, 8),
        k.ink(k.curve('900 500, 950 470, 1000 500, 1050 470, 1096 500'), 8, pal.marigold),
      ),
      at(600, 566, 1.08, k.mouse('point', { scarf: pal.plum, mood: 'happy', look: 0.8 })),
      at(812, 270 + k.swing(n, 6, 3), 0.68, turn(k.swing(n, 6, 2, 0.1), flip(p.wateringCan(pal.teal)))),
      p.drops(948, 256, pal.teal, n / 6),
      at(1290, 430, 0.85, k.plant(pal.teal, pal.leaf)),
    ),
}
