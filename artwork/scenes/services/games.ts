import * as k from '../../kit/index'
import * as c from '../../kit/props/creatures'
import * as w from '../../kit/props/workshop'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, pts, scene, turn } = k

export const moving: Movings = {
  'services/games': [{ order: '1 2*2 3 4 5 6 7 8', rate: 10 }],
}

export const scenes: Scenes = {
  'services/games': (n = 0) =>
    scene(
      { ground: pal.night, seed: 49 },
      k.cut(pts('600 -40, 1640 -40, 1640 1040, 1000 1040'), '#3f3a86', 8, 200),
      k.stars(700, 26, 12),
      k.hills(900, pal.plum, 40, 4),
      at(240, 800, 1.7, turn(-3, k.books(pal.teal, pal.coral, pal.marigold))),
      at(760, 870, 1.3, turn(4, k.books(pal.marigold, pal.sky, pal.teal))),
      at(1290, 610, 1.6, turn(-4, k.books(pal.coral, pal.moss, pal.sky))),
      at(
        640 + k.chart(n, 0, -8, 2, 12, 18, 14, 6, -2),
        440 + k.chart(n, 0, 24, -8, -50, -70, -58, -22, 8),
        1.75,
        turn(-14 + k.chart(n, 0, 6, -4, -6, 2, 8, 8, 4), c.hedgehog()),
      ),
      k.ink(k.curve('300 640, 350 520, 430 450'), 8, pal.paper).replace('/>', ' stroke-dasharray="4 26"/>'),
      at(
        1290,
        330,
        1.2,
        w.sparks(10, 150, 200, pal.marigold),
        k.shape(k.blob('-76 -20, 76 -20, 50 70, 0 110, -50 70'), pal.marigold),
        k.shape(k.blob('-92 -14, -60 -76, 0 -90, 60 -76, 92 -14, 0 0'), pal.rust),
        k.limb(k.line('0 -90, 8 -124'), pal.rust, 10),
      ),
    ),
}
