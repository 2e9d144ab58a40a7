import * as k from '../../kit/index'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, pts, scene, turn } = k

export const moving: Movings = {
  'services/titles': [{ order: '1 2 3 4 5 6 7 8', rate: 8 }],
}

export const scenes: Scenes = {
  'services/titles': (n = 0) =>
    scene(
      { ground: pal.sky, seed: 45 },
      k.hills(720, pal.aqua, 40, 5),
      k.cut(pts('-40 860, 1640 830, 1640 1040, -40 1040'), pal.night, 4, 260),
      at(
        930,
        -10,
        1,
        turn(
          k.swing(n, 8, 7),
          at(
            -930,
            10,
            1,
            k.ink(k.line('930 -10, 930 200'), 8),
            at(930, 420, 2, k.sun(pal.marigold, pal.marigold)),
            k.ink(
              [
                ...k.curve('890 400, 905 384, 920 400'),
                ...k.curve('945 400, 960 384, 975 400'),
                ...k.curve('890 460, 935 490, 985 456'),
              ],
              9,
            ),
          ),
        ),
      ),
      k.shape(k.blob('-60 -60, 620 -60, 640 160, 520 420, 260 600, 330 800, 400 1000, -60 1060', 0.14), '#e0383f'),
      k.ink(
        [
          ...k.curve('520 0, 500 200, 330 420, 120 560'),
          ...k.curve('340 0, 320 180, 200 340, 40 440'),
          ...k.curve('220 640, 250 800, 280 980'),
          ...k.curve('110 640, 120 800, 130 980'),
        ],
        7,
        '#8f1d2f',
      ),
      k.limb(k.curve('20 560, 160 630, 290 590'), pal.marigold, 24),
      k.shape(
        k.blob('1660 -60, 1240 -60, 1250 200, 1360 440, 1500 570, 1440 800, 1400 1000, 1660 1060', 0.14),
        '#e0383f',
      ),
      k.ink(
        [
          ...k.curve('1360 0, 1370 200, 1450 380, 1600 480'),
          ...k.curve('1500 0, 1510 160, 1600 280'),
          ...k.curve('1540 640, 1520 800, 1500 980'),
        ],
        7,
        '#8f1d2f',
      ),
      k.limb(k.curve('1470 580, 1540 620, 1640 570'), pal.marigold, 24),
    ),
}
