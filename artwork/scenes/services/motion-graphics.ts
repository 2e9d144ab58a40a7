import * as k from '../../kit/index'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, pts, scene, turn } = k

/** What hangs on a string from the top of the picture, at `x`, and swings. */
const hung = (x: number, drawing: number, lag: number, ...parts: k.Part[]) =>
  at(x, -10, 1, turn(k.swing(drawing, 8, 5, lag), at(-x, 10, 1, ...parts)))

export const moving: Movings = {
  'services/motion-graphics': [{ order: '1 2 3 4 5 6 7 8', rate: 8 }],
}

export const scenes: Scenes = {
  'services/motion-graphics': (n = 0) =>
    scene(
      { ground: pal.night, seed: 33 },
      k.fill(k.poly('300 -20, 420 -20, 900 800, 160 800'), pal.plum, 0.8),
      k.fill(k.poly('1250 -20, 1370 -20, 1560 800, 760 800'), pal.plum, 0.8),
      k.cut(pts('-40 790, 1640 760, 1640 1040, -40 1040'), pal.rust, 4, 300),
      k.ink([...k.line('400 800, 260 1010'), ...k.line('800 800, 800 1010'), ...k.line('1200 790, 1360 1010')], 5),
      hung(300, n, 0, k.ink(k.line('300 -10, 250 330'), 6, pal.paper), k.disc(240, 470, 150, pal.coral)),
      hung(
        560,
        n,
        0.3,
        k.ink(k.line('560 -10, 640 200'), 6, pal.paper),
        at(650, 300, 1, turn(-16, k.rect(-110, -110, 220, 220, pal.teal))),
      ),
      hung(
        740,
        n,
        0.1,
        k.ink(k.line('740 -10, 684 545'), 6, pal.paper),
        at(790, 640, 1.4, turn(40, k.arrow(pal.marigold))),
      ),
      hung(
        1080,
        n,
        0.45,
        k.ink(k.line('1080 -10, 1160 240'), 6, pal.paper),
        at(1180, 330, 1.15, turn(-160, k.arrow(pal.sky))),
      ),
      hung(
        1420,
        n,
        0.2,
        k.ink(k.line('1420 -10, 1360 420'), 6, pal.paper),
        at(1350, 560, 1, turn(12, k.rect(-150, -150, 300, 300, pal.paper))),
        k.disc(1360, 566, 84, pal.coral),
      ),
      at(480, 860, 1, turn(10, k.rect(-70, -70, 140, 140, pal.sky))),
      ...[330, 1310].map((x) =>
        k.shape(
          k.poly([
            [x - 60, -10],
            [x + 60, -10],
            [x + 90, 80],
            [x - 90, 80],
          ]),
          pal.marigold,
        ),
      ),
    ),
}
