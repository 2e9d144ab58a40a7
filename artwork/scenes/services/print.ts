import * as k from '../../kit/index'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, pts, scene, turn } = k

export const moving: Movings = {
  'services/print': [{ order: '1 2 3 4 5 6 1 2 3 4 5 6', rate: 10 }],
}

export const scenes: Scenes = {
  'services/print': (n = 0) =>
    scene(
      { ground: pal.teal, seed: 37 },
      k.cut(pts('-40 -40, 640 -40, 420 1040, -40 1040'), '#0b6b62', 8, 200),
      k.ground(850, pal.night),
      k.rect(860, 640, 80, 260, pal.plum),
      k.rect(1400, 640, 80, 260, pal.plum),
      k.rect(800, 250, 740, 180, pal.plum, 30),
      k.limb(k.line([1330, 180], [1480 + k.swing(n, 6, 26), 40 + k.swing(n, 6, 20)]), pal.steel, 22),
      k.disc(1490 + k.swing(n, 6, 26), 34 + k.swing(n, 6, 20), 46, pal.marigold),
      at(1290, 240, 1, turn(n * 5, k.gear(pal.marigold, 12, 150, pal.plum))),
      k.limb(k.line('830 470, 1510 470'), pal.steel, 76),
      k.limb(k.line('830 590, 1510 590'), pal.steel, 90),
      k.shape(k.poly('260 540, 900 500, 1330 510, 1330 560, 960 600, 520 960, -60 960, 20 860'), pal.paper),
      k.fill(k.poly('300 570, 880 532, 850 600, 460 910, 40 910'), pal.blush),
      k.fill(k.blob('330 800, 330 690, 450 620, 570 630, 610 740, 540 810', 0.2), pal.marigold),
      k.ink(
        [
          ...k.line('280 700, 190 690'),
          ...k.line('400 610, 360 570'),
          ...k.line('560 596, 590 556'),
          ...k.line('650 680, 730 650'),
        ],
        14,
        pal.coral,
      ),
      k.fill(k.poly('120 850, 330 780, 500 800, 620 780, 460 910, 40 910'), pal.coral),
      k.rect(780, 620, 780, 60, pal.plum, 14),
    ),
}
