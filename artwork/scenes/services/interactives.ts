import * as k from '../../kit/index'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, pts, scene, turn } = k

export const moving: Movings = {
  'services/interactives': [{ order: '1 2*2 3 4 5 6*2 7 8', rate: 8 }],
}

export const scenes: Scenes = {
  'services/interactives': (n = 0) =>
    scene(
      { ground: pal.blush, seed: 34 },
      at(1330, 160, 1.3, k.cloud()),
      at(700, 130, 0.8, k.cloud()),
      at(
        1140,
        620 - k.chart(n, 0, -16, 12, 54, 70, 56, 22, -4),
        2.3,
        turn(-18 - k.chart(n, 0, -3, 2, 6, 7, 3, -2, -2), k.whale(pal.plum)),
      ),
      k.cut(
        pts('560 720, 700 680, 850 740, 1000 690, 1150 750, 1300 690, 1460 745, 1640 690, 1640 1040, 560 1040'),
        pal.sky,
        6,
        60,
      ),
      k.cut(
        pts('600 830, 780 780, 950 840, 1120 790, 1290 850, 1450 790, 1640 840, 1640 1040, 600 1040'),
        '#5fb8e8',
        6,
        60,
      ),
      k.cut(pts('-40 780, 620 780, 700 1040, -40 1040'), pal.teal, 6, 200),
      k.rect(400, 640, 330, 160, pal.night, 20),
      at(
        565,
        644,
        1,
        k.squash(
          1 + k.chart(n, 0, 0.05, 0.02, -0.02),
          1 - k.chart(n, 0, 0.4, 0.2, -0.06),
          k.shape(k.blob('-135 -4, -125 -104, -5 -134, 125 -104, 135 -4', 0.14), pal.coral),
          k.ink(k.curve('-95 -64, -65 -94, -15 -102'), 8, pal.paper),
        ),
      ),
      at(
        230,
        900,
        2.1,
        k.person({
          child: true,
          pose: 'point',
          top: pal.marigold,
          bottom: pal.plum,
          skin: 4,
          hair: 'curly',
          mood: 'happy',
        }),
      ),
    ),
}
