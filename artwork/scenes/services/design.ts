import * as k from '../../kit/index'
import * as w from '../../kit/props/workshop'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, pts, scene, turn } = k

export const moving: Movings = {
  'services/design': [{ order: '1 2 3*2 4 5 6 2 3*2 4 5 6', rate: 12 }],
}

export const scenes: Scenes = {
  'services/design': (n = 0) =>
    scene(
      { ground: pal.plum, seed: 31 },
      k.cut(pts('-40 120, 700 -40, 900 560, 520 1040, -40 1040'), pal.coral, 5, 200),
      k.cut(pts('980 60, 1640 -40, 1640 620, 1120 560'), pal.teal, 5, 200),
      k.fill(k.poly('180 180, 300 300, 420 290, 540 180, 560 420, 420 560, 360 590, 300 560, 170 420'), pal.plum),
      at(330, 690, 1.75, turn(-12, k.fox(pal.coral))),
      k.cut(pts('1210 690, 1640 600, 1640 1040, 1130 1040'), pal.marigold, 5, 200),
      at(1450, 850, 1.5, k.moon(pal.plum)).replaceAll(pal.ink, pal.plum),
      at(
        1400,
        560,
        1.9,
        turn(
          8,
          k.fill(
            k.blob(
              '0 0, -60 10, -104 -30, -40 -66, -112 -96, -36 -116, -66 -200, 4 -250, 68 -198, 38 -116, 114 -96, 42 -66, 98 -30, 60 10',
            ),
            pal.plum,
          ),
        ),
      ),
      at(990, 470, 1.6, turn(-14, k.splitLeaf(pal.teal))),
      at(960, 880, 1.5, turn(-16, k.moon(pal.marigold))),
      at(850, 640, 1.2, turn(8, w.scissors(pal.sky, k.chart(n, 15, 22, 28, 14, 3, 8)))),
      k.fill(k.poly('640 890, 700 870, 680 930'), pal.marigold),
    ),
}
