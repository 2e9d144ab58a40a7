import * as k from '../../kit/index'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, pts, scene, turn } = k

export const moving: Movings = {
  'services/print': [{ order: '1 2 3 4 5 6 1 2 3 4 5 6', rate: 10 }],
}

const tin = (x: number, colour: string) =>
  k.group(k.rect(x, 790, 130, 120, pal.steel, 8), k.rect(x - 8, 770, 146, 34, colour, 10))

export const scenes: Scenes = {
  'services/print': (n = 0) =>
    scene(
      { ground: pal.teal, seed: 37 },
      k.cut(pts('-40 -40, 640 -40, 420 1040, -40 1040'), '#0b6b62', 8, 200),
      k.ground(880, pal.night),
      ...[0, 1, 2, 3].map((i) => k.rect(60 + (i % 2) * 12, 868 - i * 26, 300, 26, i % 2 ? pal.paper : pal.blush)),
      tin(1330, pal.coral),
      tin(1440, pal.marigold),
      k.rect(400, 150, 84, 770, pal.plum, 10),
      k.rect(1116, 150, 84, 770, pal.plum, 10),
      k.rect(360, 90, 880, 100, pal.plum, 30),
      k.shape(k.poly('540 330, 1060 330, 1076 880, 1040 940, 560 940, 524 880'), pal.paper),
      k.fill(k.poly('576 380, 1024 380, 1036 850, 564 850'), pal.sky),
      k.disc(800, 690, 120, pal.marigold),
      k.ink(
        [
          ...k.line('800 530, 800 470'),
          ...k.line('688 578, 646 536'),
          ...k.line('912 578, 954 536'),
          ...k.line('642 680, 590 668'),
          ...k.line('958 680, 1010 668'),
        ],
        15,
        pal.coral,
      ),
      k.shape(k.poly('566 770, 700 700, 830 760, 930 716, 1034 770, 1036 850, 564 850'), pal.coral),
      k.limb(k.line('500 250, 1100 250'), pal.steel, 84),
      k.limb(k.line('500 344, 1100 344'), pal.coral, 84),
      k.limb(k.line([1290, 250], [1420 + k.swing(n, 6, 26), 110 + k.swing(n, 6, 20)]), pal.steel, 22),
      k.disc(1430 + k.swing(n, 6, 26), 104 + k.swing(n, 6, 20), 42, pal.marigold),
      at(1220, 290, 0.9, turn(n * 5, k.gear(pal.marigold, 12, 150, pal.plum))),
    ),
}
