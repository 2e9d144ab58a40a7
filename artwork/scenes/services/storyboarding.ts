import * as k from '../../kit/index'
import { hand } from '../../kit/props/figure'
import * as t from '../../kit/props/studio'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, fill, flip, pal, pts, scene, turn } = k

export const moving: Movings = {
  'services/storyboarding': [{ order: '1 2*2 3 4*3 5 6', rate: 8 }],
}

const hill = '-190 90, -190 40, -60 4, 60 -10, 190 26, 190 90'

/** A walker climbs a hill while the sun rises: five panels, and the pencil lines of a sixth. */
const panels: [sky: string, sun: number, x: number, y: number][] = [
  [pal.plum, 44, -140, 34],
  [pal.lilac, 20, -80, 14],
  [pal.blush, -20, -20, 2],
  [pal.marigold, -50, 20, -4],
  [pal.sky, -76, 60, -6],
]

const walker = (raised: boolean) =>
  k.group(
    k.ink([...k.line('-10 -20, -16 8'), ...k.line('10 -20, 18 8')], 8),
    k.ink(k.curve(raised ? '14 -66, 34 -80, 38 -108' : '12 -62, 30 -46, 34 -34'), 9),
    k.shape(k.poly('-28 -18, -12 -76, 14 -76, 30 -18'), pal.coral),
    k.disc(2, -94, 22, k.skins[2]),
    k.fill(k.poly('-22 -98, 0 -132, 26 -100'), pal.night),
  )

const panel = (art: string) =>
  k.group(k.rect(-215, -155, 430, 310, pal.paper), art, k.ink(k.line('-170 122, 40 122'), 9, pal.steel))

export const scenes: Scenes = {
  'services/storyboarding': (n = 0) =>
    scene(
      { ground: pal.teal, seed: 41 },
      k.cut(pts('-40 520, 1640 430, 1640 1040, -40 1040'), '#0b6b62', 8, 200),
      ...panels.map(([sky, sun, x, y], i) =>
        at(
          290 + (i % 3) * 500,
          270 + Math.floor(i / 3) * 430,
          1,
          turn(
            (i % 3) * 2 - 2,
            panel(
              k.group(
                fill(k.box(-190, -130, 380, 220), sky),
                fill(k.oval(120, sun, 42), i === 3 ? pal.coral : pal.marigold),
                fill(k.poly(hill), pal.leaf),
                at(x, y, 1, walker(i > 2)),
              ),
            ),
          ),
        ),
      ),
      at(
        1290,
        700,
        1,
        turn(
          2,
          panel(
            k.group(
              k.ink(k.box(-190, -130, 380, 220), 6, pal.steel),
              k.ink(k.curve('-190 40, -60 4, 60 -10, 120 0'), 8, pal.plum),
              k.ink(k.oval(-60, -66, 34), 8, pal.plum),
            ),
          ),
        ),
      ),
      at(
        1500 + k.chart(n, 0, 20, 4, -16, -10, 4),
        640 + k.chart(n, 0, -14, 6, 14, 4, -6),
        0.9,
        flip(hand(2, pal.coral, at(-20, -20, 1.1, turn(-90, t.pencil())))),
      ),
    ),
}
