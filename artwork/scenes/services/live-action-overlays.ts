import * as k from '../../kit/index'
import * as w from '../../kit/props/workshop'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, flip, pal, scene } = k

/** A chalk line that is redrawn for each drawing: it trembles, and its head and tail sway. */
const boiling = (drawing: number, path: k.Path): k.Path => {
  if (drawing === 0) return path
  const rand = k.rng(drawing * 31)
  return k.map(path, ([x, y]) => [
    x + (rand() - 0.5) * 9,
    y + (rand() - 0.5) * 9 - k.swing(drawing, 4, y < 300 ? 10 : 0),
  ])
}

export const moving: Movings = {
  'services/live-action-overlays': [{ order: '1 2 3 4', rate: 8 }],
}

export const scenes: Scenes = {
  'services/live-action-overlays': (n = 0) =>
    scene(
      { ground: pal.sky, seed: 47 },
      k.skyline(520, pal.steel, pal.paper, 9, 1600, 200),
      k.ground(500, '#5b6478'),
      k.ink(
        [
          ...k.line('120 1000, 330 560'),
          ...k.line('560 1000, 660 560'),
          ...k.line('1010 1000, 990 560'),
          ...k.line('1460 1000, 1320 560'),
        ],
        14,
        pal.marigold,
      ),
      k.ink(
        boiling(
          n,
          k.curve(
            '70 690, 250 620, 420 480, 620 400, 820 420, 960 330, 1010 190, 1080 90, 1220 80, 1330 140, 1320 190, 1190 200, 1130 260, 1110 420, 1040 560, 1030 800, 940 810, 930 640, 720 640, 650 800, 560 810, 560 640, 380 640, 210 680, 70 690',
          ),
        ),
        16,
        pal.paper,
      ),
      k.ink(
        boiling(n, [
          ...k.curve('1240 170, 1280 178, 1316 170'),
          ...k.curve('560 500, 640 470, 720 500'),
          ...k.curve('740 540, 820 520, 880 550'),
          ...k.curve('470 560, 530 540, 590 570'),
        ]),
        10,
        pal.paper,
      ),
      k.dot(1200, 130, 14, pal.paper),
      k.ink(
        boiling(n, [
          ...k.line('620 390, 640 330'),
          ...k.line('710 385, 740 330'),
          ...k.line('800 400, 836 350'),
          ...k.line('900 380, 880 320'),
        ]),
        10,
        pal.paper,
      ),
      at(230, 850, 1.15, w.car(pal.coral)),
      at(1360, 850, 1.25, flip(w.car(pal.marigold))),
      at(790, 940, 0.95, w.car(pal.teal)),
    ),
}
