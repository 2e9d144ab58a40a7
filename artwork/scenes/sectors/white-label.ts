import * as k from '../../kit/index'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, scene, turn } = k

export const moving: Movings = {
  'sectors/white-label': [{ order: '1 2 3 4*2 5 6*2 5 1', rate: 8 }],
}

export const scenes: Scenes = {
  'sectors/white-label': (n = 0) =>
    scene(
      { ground: pal.coral, seed: 85 },
      k.cut(k.pts('-30 520, 1640 300, 1640 1030, -30 1030'), '#d8434a', 8, 160),
      at(620, 560, 3.9, turn(-24, k.brush(pal.teal))),
      k.limb(k.curve('1640 560, 1420 520, 1240 560'), pal.plum, 190),
      k.limb(k.curve('1310 540, 1180 530, 1090 560'), k.skins[4], 110),
      at(
        900,
        620,
        1,
        turn(
          k.chart(n, 0, 3, -4, -9, -7, -2),
          at(
            -900,
            -620,
            1,
            k.shape(
              k.blob(
                '470 400, 560 300, 760 290, 960 330, 1060 420, 1040 640, 900 800, 720 820, 560 720, 480 560',
                0.17,
              ),
              pal.paper,
            ),
            k.fill(k.poly('1060 420, 960 340, 1010 470'), pal.steel),
            k.fill(k.blob('570 500, 630 460, 700 500, 640 540'), pal.night),
            k.fill(k.blob('810 510, 880 470, 950 520, 880 550'), pal.night),
            k.ink(k.curve('660 680, 740 720, 840 690')),
            k.ink(k.curve('760 510, 740 600, 780 610'), 8),
            ...['1130 480, 1040 470, 980 490', '1120 560, 1020 550, 960 570', '1130 640, 1040 640, 990 650'].map((d) =>
              k.limb(k.curve(d), k.skins[4] as string, 46),
            ),
          ),
        ),
      ),
    ),
}
