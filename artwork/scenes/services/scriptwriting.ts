import * as k from '../../kit/index'
import * as w from '../../kit/props/workshop'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, pts, scene, turn } = k

export const moving: Movings = {
  'services/scriptwriting': [{ order: '1 2 3 4 5 6 7 8', rate: 10 }],
}

export const scenes: Scenes = {
  'services/scriptwriting': (n = 0) =>
    scene(
      { ground: pal.sky, seed: 38 },
      k.cut(pts('-40 -40, 1640 -40, 1640 380, 900 520, -40 300'), '#bfe6fa', 8, 200),
      k.ground(850, pal.plum),
      k.shape(k.poly('330 640, 320 380, 470 340, 620 390, 650 640'), pal.paper),
      k.ink([...k.line('370 500, 580 496'), ...k.line('370 550, 600 548'), ...k.line('372 600, 520 600')], 8),
      at(490, 770, 1.45, w.typewriter(pal.coral)),
      ...[
        [560, 310, 0.8, -35],
        [770, 200, 1, -20],
        [760, 430, 0.7, -28],
        [1010, 330, 1.2, -12],
        [1040, 90, 0.8, -16],
        [1370, 210, 1.5, -8],
        [1280, 500, 0.7, 4],
      ].map(([x = 0, y = 0, s = 1, a = 0], i) =>
        at(x, y - k.swing(n, 8, 14, i / 7), s, turn(a, k.bird(pal.paper, undefined, k.swing(n, 4, 24, i / 4)))),
      ),
      at(1240, 820, 0.9, k.cup(pal.marigold)),
    ),
}
