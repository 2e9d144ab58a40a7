import * as k from '../../kit/index'
import * as f from '../../kit/props/films'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, scene, turn } = k

export const moving: Movings = { 'films/running-socks': [{ order: '1 2 3 4 5 6 7 8', rate: 10 }] }

export const scenes: Scenes = {
  'films/running-socks': (n = 0) =>
    scene(
      { ground: pal.blush, seed: 72 },
      f.paper('-40 -40, 420 -40, 560 560, -40 820', pal.coral),
      k.fill(k.poly('560 560, 1640 560, 1640 1040, -40 1040, -40 820'), pal.marigold),
      k.ink([...k.line('560 -20, 560 560'), ...k.line('560 560, -20 820'), ...k.line('560 560, 1640 560')]),
      k.rect(1290, 120, 230, 440, pal.teal),
      k.dot(1330, 350, 14, pal.marigold),
      k.rect(640, 70, 200, 160, pal.paper),
      at(740, 146, 0.5, k.flower()),
      k.ink(
        [...k.line('700 650, 260 1010'), ...k.line('1000 640, 1010 1010'), ...k.line('1240 640, 1400 1010')],
        5,
        pal.rust,
      ),
      k.fill(k.oval(490, 960, 190, 26), pal.rust, 0.4),
      k.fill(k.oval(1250, 940, 240, 34), pal.rust, 0.4),
      at(380, 720 + k.swing(n, 8, 16), 1.7, turn(58 + k.swing(n, 8, 13), f.sock(pal.plum, pal.marigold))),
      at(1200, 860 + k.swing(n, 8, -16), 1.75, turn(-32 + k.swing(n, 8, -13), f.sock(pal.plum, pal.marigold))),
      k.ink([...k.line('60 400, 330 390'), ...k.line('40 520, 290 510'), ...k.line('80 640, 250 634')], 14, pal.paper),
    ),
}
