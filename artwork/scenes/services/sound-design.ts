import * as k from '../../kit/index'
import * as c from '../../kit/props/creatures'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, pts, scene, turn } = k

export const moving: Movings = {
  'services/sound-design': [{ order: '1 2 3 4 5 6', rate: 12 }],
}

export const scenes: Scenes = {
  'services/sound-design': (n = 0) =>
    scene(
      { ground: '#3b1d63', seed: 43 },
      k.cut(pts('700 -40, 1640 -40, 1640 700, 900 820'), pal.plum, 8, 200),
      k.ground(760, pal.rust),
      at(
        940,
        -10,
        1,
        turn(
          k.chart(n, 0, 3, -1, -4, 0, 2),
          k.squash(
            1 + k.chart(n, 0, -0.03, 0.02, 0.03, -0.02, 0.01),
            1,
            at(
              -940,
              10,
              1,
              k.ink([...k.line('690 -10, 680 170'), ...k.line('1200 -10, 1190 170')], 8, pal.paper),
              k.shape(
                k.blob(
                  '560 120, 760 150, 960 110, 1270 150, 1240 300, 1300 440, 1250 620, 1040 660, 900 610, 720 670, 560 620, 600 450, 540 300',
                  0.2,
                ),
                pal.steel,
              ),
              k.ink(
                [...k.curve('700 240, 860 320, 700 430, 880 560'), ...k.curve('1060 220, 960 350, 1120 440, 1020 580')],
                8,
                '#8fa3c0',
              ),
            ),
          ),
        ),
      ),
      at(
        k.chart(n, 0, -10, 4, 14, 8, 2),
        0,
        1,
        k.ink(
          [
            ...k.curve('1340 250, 1380 330, 1340 420'),
            ...k.curve('1410 210, 1470 330, 1410 470'),
            ...k.curve('1490 170, 1560 330, 1490 520'),
          ],
          12,
          pal.marigold,
        ),
      ),
      at(
        590 + k.chart(n, 0, 14, -8, -16, 4, 8),
        560 - k.chart(n, 0, 8, 4, -6, -2, 2),
        1.2,
        turn(-24, c.hand(k.skins[3], pal.coral, 'pinch', 700)),
      ),
      k.shape(k.poly('760 830, 1500 830, 1420 950, 840 950'), '#b97a4e'),
      ...[830, 930, 1030, 1130, 1230, 1330, 1430, 880, 990, 1090, 1190, 1290, 1380].map((x, i) =>
        k.disc(x, i < 7 ? 826 : 800, 42 + (i % 3) * 7, [pal.steel, pal.lilac, '#8fa3c0'][i % 3] as string, 28),
      ),
      ...[180, 470].map(
        (x, i) =>
          k.shape(
            k.blob(
              [
                [x - 130, 850],
                [x + 130, 850],
                [x + 90, 950],
                [x - 90, 950],
              ],
              0.22,
            ),
            '#6b3f2a',
          ) +
          k.disc(x, 850, 130, i ? pal.paper : '#6b3f2a', 36) +
          (i ? k.dot(x, 852, 92, pal.lilac, 20) : ''),
      ),
    ),
}
