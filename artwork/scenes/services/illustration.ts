import * as k from '../../kit/index'
import * as c from '../../kit/props/creatures'
import * as w from '../../kit/props/workshop'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, pts, scene, turn } = k

export const moving: Movings = {
  'services/illustration': [{ order: '1 2 3 4 5 6', rate: 10 }],
}

export const scenes: Scenes = {
  'services/illustration': (n = 0) =>
    scene(
      { ground: pal.coral, seed: 35 },
      k.cut(pts('-40 700, 1640 560, 1640 1040, -40 1040'), pal.rust, 6, 240),
      at(
        620,
        500,
        1,
        turn(-7, k.rect(-470, -350, 900, 640, pal.paper), k.ink(k.curve('-400 200, -200 150, 0 210, 400 190'), 6)),
      ),
      at(300, 560, 1, k.ink([...k.curve('-120 90, -60 -60, -10 80'), ...k.curve('-40 90, 30 -120, 90 80')], 7)),
      at(900, 640, 2.1, turn(8, c.sideFox(pal.marigold, 1))),
      k.ink(k.curve([330, 640], [380, 560], [420, 500], [500 + k.swing(n, 6, 16), 466 + k.swing(n, 6, 10, 0.25)]), 12),
      at(
        500 + k.swing(n, 6, 16),
        466 + k.swing(n, 6, 10, 0.25),
        1.35,
        turn(-4 + k.swing(n, 6, 3, 0.1), w.fountainPen(pal.teal)),
      ),
      k.shadow(1060, 890, 320),
      k.dot(1300, 850, 26),
      k.dot(1380, 900, 13),
      k.dot(1240, 900, 9),
    ),
}
