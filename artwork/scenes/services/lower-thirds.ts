import * as k from '../../kit/index'
import * as c from '../../kit/props/creatures'
import * as w from '../../kit/props/workshop'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, pts, scene } = k

export const moving: Movings = {
  'services/lower-thirds': [{ order: '1 2 3 4*2 5 6 7', rate: 8 }],
}

export const scenes: Scenes = {
  'services/lower-thirds': (n = 0) => {
    // Stretched forward, then drawn after.
    const crawl = k.chart(n, 0, 10, 34, 52, 46, 30, 12)
    return scene(
      { ground: pal.sand, seed: 46 },
      k.cut(pts('-40 -40, 500 -40, 340 1040, -40 1040'), pal.marigold, 8, 200),
      k.ground(920, pal.rust),
      at(
        800,
        440,
        1,
        w.screen(
          1360,
          720,
          pal.aqua,
          k.fill(
            k.poly('-680 360, -680 60, -560 -30, -420 -50, -160 80, 60 -20, 160 -20, 420 70, 680 -30, 680 360'),
            pal.teal,
          ) +
            at(380, -190, 1.2, k.cloud()) +
            at(-400, -200, 0.8, k.sun(pal.marigold)),
        ),
      ),
      k.cut(pts('120 590, 160 660, 120 730, 940 720, 1000 660, 940 600'), pal.coral, 4, 200),
      k.ink(k.line('120 590, 160 660, 120 730, 940 720, 960 690')),
      k.ink(k.line('120 590, 940 600, 960 640')),
      k.ink(k.curve([950, 664], [1010 + crawl * 0.5, 680 - crawl * 0.1], [1060 + crawl, 700]), 10),
      at(
        1200 + crawl,
        752,
        1,
        k.squash(
          1 + k.chart(n, 0, 0.05, 0.08, 0.02, -0.06, -0.03, 0.01),
          1 - k.chart(n, 0, 0.03, 0.05, 0.01, -0.05, -0.03, 0),
          at(0, -90, 1.4, c.snail(pal.plum, pal.sand)),
        ),
      ),
    )
  },
}
