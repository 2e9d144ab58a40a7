import * as k from '../../kit/index'
import * as p from '../../kit/props/banners'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, turn } = k

export const moving: Movings = {
  'banners/code-of-ethics': [{ order: '1 2 3 4 5 6 7 8 9 10', rate: 8, rest: 6 }],
}

export const scenes: Scenes = {
  'banners/code-of-ethics': (n = 0) =>
    k.banner(
      380,
      '#e9d5f2',
      ...[120, 380, 1240, 1500].map((x) =>
        k.cut(k.pts(`${x - 60} 30, ${x + 60} 30, ${x + 46} 660, ${x - 46} 660`), pal.lilac, 4, 120),
      ),
      k.ink(
        [
          ...k.line('40 60, 200 60'),
          ...k.line('300 60, 460 60'),
          ...k.line('1160 60, 1320 60'),
          ...k.line('1420 60, 1580 60'),
        ],
        20,
        pal.plum,
      ),
      k.shape(k.blob('470 600, 490 410, 566 366, 680 366, 744 416, 764 600', 0.14), pal.ink),
      at(612, 590, 1.1, k.mouse('point', { mood: 'calm', scarf: pal.paper })),
      at(952, 336, 1.8, k.scales(pal.marigold, k.chart(n, -7, -9, -3, 5, 9, 7, 0, -9, -11, -4))),
      at(
        800,
        342 + Math.round(2.7 * (k.chart(n, -7, -9, -3, 5, 9, 7, 0, -9, -11, -4) + 7)),
        0.76,
        turn(20, p.feather(pal.paper)),
      ),
      k.shape(k.poly('400 500, 1290 490, 1270 670, 430 670'), '#8a5a35'),
      k.rect(380, 476, 920, 40, '#b97a4e', 8),
      at(480, 456, 0.7, turn(-16, k.limb(k.line('0 0, 120 0'), '#6b3f2a', 10), k.rect(-50, -40, 70, 80, '#6b3f2a', 8))),
    ),
}
