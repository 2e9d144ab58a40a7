import * as k from '../../kit/index'
import * as c from '../../kit/props/creatures'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, pts, scene, turn } = k

/** A sheet of paper leaning on the wall, with a part drawn from its middle. */
const sheet = (x: number, colour: string, tilt: number, ...art: k.Part[]) =>
  at(x, 500, 1, turn(tilt, k.rect(-165, -270, 330, 520, colour), ...art))

export const moving: Movings = {
  'services/animation': [{ order: '1 2*2 3 4 5 6*2 7 8', rate: 10 }],
}

export const scenes: Scenes = {
  'services/animation': (n = 0) =>
    scene(
      { ground: pal.marigold, seed: 32 },
      k.cut(pts('-40 -40, 900 -40, 300 620, -40 760'), '#ffc861', 8, 180),
      sheet(210, pal.paper, -3, at(-10, 160, 1.05, c.rabbit(pal.sky, 0))),
      sheet(590, pal.paper, 2, at(0, 110, 1.05, turn(-22, c.rabbit(pal.sky, 0.4)))),
      sheet(970, pal.paper, -2, at(0, -40, 1.05, turn(-12, c.rabbit(pal.sky, 0.8)))),
      sheet(1360, pal.paper, 3),
      k.ground(742, pal.rust),
      k.rect(-30, 742, 1660, 60, pal.coral),
      k.ink([...k.line('180 860, 460 850'), ...k.line('700 900, 1100 890'), ...k.line('1220 850, 1500 856')], 6),
      at(
        1310 + k.chart(n, 0, -16, -6, 8, 18, 14, 6, -4),
        500 + k.chart(n, 0, 26, -10, -64, -92, -76, -30, 12),
        1.45,
        turn(
          14 + k.chart(n, 0, 6, -8, -16, -6, 8, 14, 8),
          c.rabbit(pal.sky, k.chart(n, 1, 0.6, 0.9, 1, 1, 0.9, 0.8, 0.6)),
        ),
      ),
      k.ink(k.curve('230 330, 500 190, 820 140, 1110 210'), 7, pal.rust).replace('/>', ' stroke-dasharray="4 30"/>'),
    ),
}
