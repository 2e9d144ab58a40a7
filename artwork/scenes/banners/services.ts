import * as k from '../../kit/index'
import * as p from '../../kit/props/banners'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, turn } = k

export const moving: Movings = {
  'banners/services': [{ order: '1 2 3 4 5 6 7 8', rate: 8 }],
}

export const scenes: Scenes = {
  'banners/services': (n = 0) =>
    k.banner(
      380,
      pal.teal,
      k.cut(k.pts('980 -30, 1640 -30, 1640 670, 1180 670'), '#0b6b62', 8, 150),
      ...[
        [1330, 110, 20],
        [1390, 190, 12],
        [300, 120, 16],
        [350, 200, 9],
      ].map(([x = 0, y = 0, r = 0]) => k.ink(k.oval(x, y, r), 6, pal.aqua)),
      k.limb(k.curve('760 330, 640 340, 560 270, 590 190'), pal.coral, 40),
      k.limb(
        k.curve(
          [960, 330],
          [1080, 330 + k.swing(n, 8, 5)],
          [1130 + k.swing(n, 8, 12, 0.1), 250],
          [1090 + k.swing(n, 8, 26, 0.2), 190 + k.swing(n, 8, 8, 0.3)],
        ),
        pal.coral,
        40,
      ),
      at(
        1146 + k.swing(n, 8, 26, 0.2),
        160 + k.swing(n, 8, 8, 0.3),
        1,
        turn(k.swing(n, 8, 9, 0.3), k.brush(pal.marigold)),
      ),
      at(560, 150, 0.95, turn(-24, p.scissors(pal.marigold))),
      k.shape(k.blob('700 400, 690 220, 760 110, 860 84, 960 110, 1030 220, 1020 400', 0.17), pal.coral),
      at(850, 250, 2.1, k.face('happy', 0.3, pal.rust)),
      k.limb(k.curve('980 400, 1060 440, 1120 400, 1060 330, 980 318'), pal.coral, 36),
      at(1090, 318, 0.8, p.trumpet(pal.marigold)),
      k.ground(510, pal.sand, 1600, 640),
      k.ink(k.line('-20 510, 1620 506')),
      k.shape(k.poly('560 530, 800 520, 830 600, 540 610'), pal.paper),
      k.ink(k.curve('600 572, 640 540, 680 590, 720 548, 760 566'), 7),
      k.limb(
        k.curve([740, 400], [640, 420], [640, 490], [730 + k.swing(n, 4, 9), 500 + k.swing(n, 8, 5)]),
        pal.coral,
        38,
      ),
      at(790 + k.swing(n, 4, 9), 476 + k.swing(n, 8, 5), 0.85, k.pencil(pal.sky)),
      k.limb(k.curve('850 420, 830 480, 900 530, 960 550'), pal.coral, 38),
      k.limb(k.curve('950 410, 960 500, 1060 520, 1120 496'), pal.coral, 38),
      at(1300, 466, 0.9, k.clapper(pal.plum)),
    ),
}
