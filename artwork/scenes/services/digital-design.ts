import * as k from '../../kit/index'
import * as c from '../../kit/props/creatures'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, flip, pal, pts, scene, turn } = k

export const moving: Movings = {
  'services/digital-design': [{ order: '1 2 3 4 5*3 4 6 2', rate: 8 }],
}

export const scenes: Scenes = {
  'services/digital-design': (n = 0) =>
    scene(
      { ground: pal.marigold, seed: 36 },
      k.cut(pts('1000 -40, 1640 -40, 1640 1040, 820 1040'), '#ff9d4d', 8, 200),
      at(
        790,
        430,
        1,
        turn(
          -4,
          k.rect(-610, -350, 1220, 740, pal.night, 70),
          k.fill(k.box(-530, -290, 1060, 620, 8), pal.paper),
          k.fill(k.oval(-340, -110, 120), pal.coral),
          k.fill(k.poly('-120 -20, 0 -240, 130 -20'), pal.teal),
          k.fill(k.box(210, -240, 270, 190, 6), pal.sky),
          k.fill(k.box(-470, 90, 330, 160, 6), pal.plum),
          k.fill(k.blob('230 60, 330 10, 460 60, 460 200, 300 230'), pal.moss),
          k.dot(570, 20, 18, pal.paper),
        ),
      ),
      at(
        k.chart(n, 0, -8, 10, 52, 76, 64),
        k.chart(n, 0, 4, -26, -40, -30, -34),
        1,
        at(560, 610, 1.25, turn(-62, c.hand(k.skins[4], pal.teal, 'pinch', 700))),
        k.fill(k.poly('520 520, 640 440, 690 580, 580 640'), pal.marigold),
      ),
      at(1130, 600, 1.25, flip(turn(-55, c.hand(k.skins[4], pal.teal, 'point', 700)))),
    ),
}
