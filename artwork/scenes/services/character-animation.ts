import * as k from '../../kit/index'
import * as c from '../../kit/props/creatures'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, fade, flip, pal, pts, scene } = k

export const moving: Movings = {
  'services/character-animation': [{ order: '1 2 3 4 5 6 7 8', rate: 8 }],
}

export const scenes: Scenes = {
  'services/character-animation': (n = 0) =>
    scene(
      { ground: pal.moss, seed: 42 },
      k.cut(pts('-40 -40, 700 -40, 560 800, -40 800'), '#b4d8a2', 8, 200),
      k.floor(800, pal.sand),
      k.rect(900, 90, 560, 760, pal.marigold, 40),
      k.fill(k.box(945, 135, 470, 670, 10), pal.sky),
      k.fill(k.poly('1000 135, 1130 135, 960 500, 945 500'), pal.paper, 0.5),
      fade(
        0.8,
        at(
          1190,
          580 - k.chart(n, 0, 6, 12, 6, 0, 6, 12, 6),
          1,
          flip(c.goose(pal.coral, k.chart(n, 1, 0.5, 0, -0.5, -1, -0.5, 0, 0.5))),
        ),
      ),
      k.ink(k.box(945, 135, 470, 670), 8),
      at(
        420,
        570 - k.chart(n, 0, 8, 16, 8, 0, 8, 16, 8),
        1.4,
        c.goose(pal.coral, k.chart(n, 1, 0.5, 0, -0.5, -1, -0.5, 0, 0.5)),
      ),
      k.ink([...k.curve('60 900, 110 886, 150 900'), ...k.curve('110 940, 160 926, 210 940')], 7),
    ),
}
