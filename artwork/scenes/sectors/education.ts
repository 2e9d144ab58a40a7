import * as k from '../../kit/index'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, scene, turn } = k

export const moving: Movings = {
  'sectors/education': [{ order: '1 2*2 3 4 5*2 6 7 8', rate: 10 }],
}

export const scenes: Scenes = {
  'sectors/education': (n = 0) =>
    scene(
      { ground: '#ffd27a', seed: 82 },
      k.rect(60, 80, 720, 420, pal.leaf),
      k.ink([...k.curve('140 400, 300 200, 460 380, 700 160'), ...k.line('140 150, 300 150')], 8, pal.mint),
      k.ground(840, pal.rust),
      at(560, 770, 1, k.desk('#b97a4e', 760)),
      at(330, 680, 0.9, k.books(pal.plum, pal.teal, pal.coral)),
      k.shape(
        k.blob('760 790, 700 640, 900 620, 980 560, 1100 640, 1300 640, 1260 780, 1100 800, 1000 770, 880 810', 0.2),
        pal.paper,
      ),
      at(
        1060,
        380 + k.chart(n, 0, 22, -14, -58, -74, -56, -24, 8),
        1.5,
        turn(
          16,
          k.shape(k.blob('-60 160, -30 290, 0 230, 30 300, 64 160', 0.14), pal.coral),
          k.shape(k.blob('-30 160, 0 250, 30 160'), pal.marigold),
          k.shape(k.poly('-70 60, -130 170, -66 150'), pal.plum),
          k.shape(k.poly('70 60, 130 170, 66 150'), pal.plum),
          ...[pal.coral, pal.marigold, pal.teal, pal.sky].map((c, i) =>
            k.rect(-80 + i * 40, -100 + (i % 2) * 14, 40, 266, c),
          ),
          k.shape(k.poly('-80 -96, 80 -90, 14 -210, -14 -210'), pal.sand),
          k.shape(k.poly('-28 -180, 28 -180, 6 -222, -6 -222'), pal.ink),
          k.disc(0, 0, 42, pal.paper),
          at(0, 0, 0.6, k.face('happy', 0.2)),
        ),
      ),
      at(1450, 180, 0.7, k.planet(pal.plum, pal.coral)),
    ),
}
