import * as k from '../../kit/index'
import * as p from '../../kit/props/banners'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, turn } = k

/** The fields of a quilt with their colours. */
const patches: [string, string][] = [
  ['-20 276, 380 262, 500 560, -20 560', pal.moss],
  ['380 262, 700 230, 1040 222, 1000 360, 760 380, 440 400', pal.blush],
  ['1040 222, 1340 216, 1280 360, 1000 360', pal.marigold],
  ['1340 216, 1640 226, 1640 400, 1280 360', pal.plum],
  ['440 400, 1000 360, 1280 360, 1180 670, 700 670', pal.coral],
  ['1280 360, 1640 400, 1640 670, 1180 670', pal.teal],
]

const cross = '-12 -50, 12 -50, 12 -22, 40 -22, 40 2, 12 2, 12 30, -12 30, -12 2, -40 2, -40 -22, -12 -22'

export const moving: Movings = {
  'banners/sectors': [{ order: '1 2*2 3 4 5*6 6*4 7 8', rest: 30 }],
}

export const scenes: Scenes = {
  'banners/sectors': (n = 0) =>
    k.banner(
      405,
      pal.sky,
      at(300, 130, 0.9, k.cloud()),
      ...patches.map(([d, c]) => k.group(k.fill(k.poly(d), c), p.holes(k.poly(d), 7, pal.paper))),
      k.ink(k.line('-20 276, 380 262, 700 230, 1040 222, 1340 216, 1640 226')),
      at(930, 214, 1, k.house(pal.paper, pal.coral), at(0, -54, 0.5, k.fill(k.poly(cross), pal.paper))),
      at(1090, 212, 0.8, k.books(pal.plum, pal.coral, pal.sky)),
      at(1240, 200, 0.56, k.dinosaur()),
      at(1010, 430, 1.1, turn(-8, k.phone(pal.marigold))),
      at(1300, 450, 1.1, turn(-45, k.brush(pal.sky))),
      k.fill(k.curve('-20 500, 360 480, 640 500, 860 590, 980 670, -20 670'), pal.leaf),
      k.ink(k.curve('-20 500, 360 480, 640 500, 860 590, 980 670')),
      at(580, 546, 1.04, k.mouse('point', { mood: 'happy', scarf: pal.plum })),
      at(
        664,
        326,
        0.9,
        turn(
          -14 + k.chart(n, 0, 3, -4, -11, -13, -12, -6, -1),
          k.rect(-52, -22, 90, 44, pal.marigold),
          at(
            k.chart(n, 0, -8, -4, 8, 12, 12, 6, 0),
            0,
            1,
            k.rect(34, -28, 96, 56, pal.coral),
            k.rect(126, -36, 40, 72, pal.night),
          ),
        ),
      ),
    ),
}
