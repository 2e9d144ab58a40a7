import * as k from '../../kit/index'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, scene } = k

export const moving: Movings = {
  'sectors/healthcare': [{ order: '1 2 3 4 5 6 7 8 9' }],
}

export const scenes: Scenes = {
  'sectors/healthcare': (n = 0) =>
    scene(
      { ground: pal.night, seed: 86 },
      k.fill(k.poly('560 560, 1640 -60, 1640 1000'), pal.marigold, 0.85),
      k.ground(880, '#1d1a4a'),
      ...[
        [960, 330, pal.coral],
        [1200, 250, pal.sky],
        [1450, 190, pal.mint],
        [1000, 590, pal.aqua],
        [1240, 600, pal.paper],
        [1480, 620, pal.blush],
      ].map(([x, y, c], i) =>
        at(
          Number(x),
          Number(y) - k.chart(n - 1 - i, 16, 34, 14),
          0.8 + (i % 3) * 0.14,
          k.rect(-104, -80, 208, 160, c as string, 8),
          k.ink(
            [-70, -24, 24, 70].flatMap((q) => [...k.line([q, -66], [q + 12, -66]), ...k.line([q, 66], [q + 12, 66])]),
            8,
          ),
          at(
            0,
            0,
            0.5,
            [k.heart(pal.plum), k.pill(), k.plaster(), k.syringe(), k.bell(), k.flower(pal.teal)][i] as string,
          ),
        ),
      ),
      at(
        300,
        960,
        1.75,
        k.person({
          pose: 'present',
          wear: 'coat',
          top: pal.paper,
          bottom: pal.teal,
          skin: 5,
          hair: 'bun',
          glasses: true,
          mood: 'happy',
          shoes: pal.coral,
          look: 0.8,
        }),
        k.ink(k.curve('-26 -296, -30 -220, 6 -206, 50 -250, 120 -226, 150 -240'), 14),
        k.ink(k.curve('-26 -296, -30 -220, 6 -206, 50 -250, 120 -226, 150 -240'), 6, pal.coral),
        k.disc(154, -240, 26, pal.steel),
        k.disc(162, -240, 12, pal.marigold),
      ),
    ),
}
