import * as k from '../../kit/index'
import * as p from '../../kit/props/banners'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, flip, pal, turn } = k

export const moving: Movings = {
  'banners/museums': [{ order: '1 2 3 4*3 5 4 5 4*3 3 2', rest: 24 }],
}

export const scenes: Scenes = {
  'banners/museums': (n = 0) =>
    k.banner(
      400,
      '#221f52',
      k.ground(520, '#171540', 1600, 640),
      k.rect(1210, 80, 220, 160, '#3b3879'),
      k.rect(1460, 120, 120, 170, '#3b3879'),
      k.fill(k.poly('800 316, 1080 -20, 1640 -20, 1640 500, 1240 520, 806 356'), pal.marigold, 0.9),
      at(1310, 196, 1, flip(p.bendingSkeleton(pal.paper, k.chart(n, 0, 3, 7, 10, 9), k.chart(n, 0, 2, 7, 12, 3)))),
      at(
        610,
        606,
        1.55,
        k.person({
          pose: 'present',
          child: true,
          top: pal.coral,
          bottom: pal.teal,
          skin: 3,
          hair: 'curly',
          mood: 'happy',
          shoes: pal.marigold,
          look: 0.7,
        }),
      ),
      at(
        764,
        340,
        1,
        turn(-16, k.rect(-30, -16, 70, 32, pal.teal, 6), k.shape(k.poly('36 -18, 76 -34, 76 34, 36 18'), pal.aqua)),
      ),
      k.rect(1180, 580, 460, 70, pal.plum, 6),
    ),
}
