import * as k from '../../kit/index'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, turn } = k

export const moving: Movings = {
  'banners/company-mission-statement': [{ order: '1 2 3 4 5 6 7 8', rate: 6 }],
}

export const scenes: Scenes = {
  'banners/company-mission-statement': (n = 0) =>
    k.banner(
      420,
      pal.night,
      k.stars(320, 26, 6),
      at(
        -10,
        50,
        1,
        k.fill(k.star(1050, 190, 5, 104, 46), pal.marigold, 0.85),
        k.ink([...k.star(1046, 186, 5, 112, 48), ...k.star(1054, 194, 5, 104, 44, -84)], 5, pal.paper),
        k.hatch(1010, 150, 90, 80, 9, 0.5, pal.paper),
        at(1180, 120, 0.8, turn(10, k.pencil(pal.coral))),
      ),
      k.sea(450, pal.teal, pal.aqua, 1600, 640),
      at(
        780,
        560 + k.swing(n, 8, 5, 0.1),
        1,
        turn(
          k.swing(n, 8, 2.4),
          at(
            -780,
            -560,
            1,
            k.limb(k.line('850 490, 856 110'), '#8a5a35', 10),
            k.shape(k.blob('864 120, 980 240, 960 370, 866 390', 0.14), pal.moss),
            k.ink(
              [...k.curve('866 380, 900 270, 868 140'), ...k.line('886 300, 946 290'), ...k.line('880 250, 930 226')],
              5,
            ),
            at(720, 540, 0.94, k.mouse('point', { mood: 'happy' })),
            k.shape(k.blob('520 440, 700 462, 880 462, 1040 430, 990 540, 880 590, 680 592, 560 540', 0.14), '#b97a4e'),
            k.ink(
              [
                ...k.curve('580 480, 620 530, 700 550'),
                ...k.curve('740 490, 780 540, 860 550'),
                ...k.curve('900 490, 920 516, 960 516'),
              ],
              6,
            ),
          ),
        ),
      ),
      k.fill(k.curve('-20 570, 300 548, 700 584, 1100 556, 1640 580, 1640 670, -20 670'), '#0b6b62'),
    ),
}
