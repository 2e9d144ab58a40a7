import * as k from '../../kit/index'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, scene, turn } = k

export const moving: Movings = { 'films/moon-train': [{ order: '1 2 3 4 5 6 7 8', rate: 10 }] }

export const scenes: Scenes = {
  'films/moon-train': (n = 0) =>
    scene(
      { ground: pal.night, seed: 85 },
      k.stars(900, 60, 6),
      k.disc(1270, 270, 230, pal.marigold),
      ...[
        [1200, 200, 44],
        [1350, 330, 58],
        [1310, 150, 26],
        [1180, 360, 24],
      ].map(([x = 0, y = 0, r = 0]) => k.disc(x, y, r, '#e89a1c')),
      k.limb(k.curve('-60 900, 300 950, 700 880, 960 700, 1080 520, 1130 400'), pal.steel, 46),
      k.ink(Array.from({ length: 12 }, (_, i) => k.line([40 + i * 66, 900 - i], [50 + i * 66, 965 - i * 5])).flat(), 9),
      ...[
        [230, 830, 6, 1.55],
        [545, 800, -12, 1.35],
        [800, 685, -34, 1.1],
      ].map(([x = 0, y = 0, r = 0, s = 1], i) =>
        at(
          x,
          y,
          s,
          turn(
            r,
            k.rect(-96, -76, 192, 130, [pal.coral, pal.teal, pal.coral][i] ?? pal.coral, 14),
            k.rect(-104, -92, 208, 26, pal.plum, 10),
            ...[-62, 0, 62].map((wx) => k.rect(wx - 20, -46, 40, 44, pal.marigold, 6)),
            ...[-56, 56].map((wx) => k.disc(wx, 58, 24, pal.paper)),
          ),
        ),
      ),
      at(
        985,
        505,
        0.95,
        turn(
          -54,
          k.rect(-110, -60, 200, 104, pal.teal, 16),
          k.rect(-110, -130, 90, 90, pal.coral, 8),
          k.rect(36, -116, 36, 60, pal.night),
          k.disc(92, -8, 34, pal.paper),
          ...[-70, 0, 66].map((wx) => k.disc(wx, 54, 26, pal.paper)),
        ),
      ),
      ...[
        [860, 350, 34],
        [800, 270, 48],
        [700, 190, 64],
      ].map(([x = 0, y = 0, r = 0], i) =>
        k.disc(x + k.swing(n, 8, -10, i / 3), y + k.swing(n, 8, -20, i / 3), r + k.swing(n, 8, 6, i / 3), pal.lilac),
      ),
      k.hills(960, '#171530', 20, 3),
    ),
}
