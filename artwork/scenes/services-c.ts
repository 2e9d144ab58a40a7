/** Services: titles, and what lies over filmed pictures. */
import * as k from '../kit/index'
import * as c from '../kit/props/creatures'
import * as w from '../kit/props/workshop'
import type { Movings, Scenes } from '../pictures/moving'

const { at, flip, pal, pts, scene, turn } = k

/** A chalk line that is drawn anew for each drawing: it trembles, and its head and tail sway. */
const boiling = (drawing: number, path: k.Path): k.Path => {
  if (drawing === 0) return path
  const rand = k.rng(drawing * 31)
  return k.map(path, ([x, y]) => [
    x + (rand() - 0.5) * 9,
    y + (rand() - 0.5) * 9 - k.swing(drawing, 4, y < 300 ? 10 : 0),
  ])
}

export const moving: Movings = {
  'services/titles': [{ order: '1 2 3 4 5 6 7 8', rate: 8 }],
  'services/lower-thirds': [{ order: '1 2 3 4*2 5 6 7', rate: 8 }],
  'services/live-action-overlays': [{ order: '1 2 3 4', rate: 8 }],
}

export const scenes: Scenes = {
  'services/titles': (n = 0) =>
    scene(
      { ground: pal.sky, seed: 45 },
      k.hills(720, pal.aqua, 40, 5),
      k.cut(pts('-40 860, 1640 830, 1640 1040, -40 1040'), pal.night, 4, 260),
      at(
        930,
        -10,
        1,
        turn(
          k.swing(n, 8, 7),
          at(
            -930,
            10,
            1,
            k.ink(k.line('930 -10, 930 200'), 8),
            at(930, 420, 2, k.sun(pal.marigold, pal.marigold)),
            k.ink(
              [
                ...k.curve('890 400, 905 384, 920 400'),
                ...k.curve('945 400, 960 384, 975 400'),
                ...k.curve('890 460, 935 490, 985 456'),
              ],
              9,
            ),
          ),
        ),
      ),
      k.shape(k.blob('-60 -60, 620 -60, 640 160, 520 420, 260 600, 330 800, 400 1000, -60 1060', 0.14), '#e0383f'),
      k.ink(
        [
          ...k.curve('520 0, 500 200, 330 420, 120 560'),
          ...k.curve('340 0, 320 180, 200 340, 40 440'),
          ...k.curve('220 640, 250 800, 280 980'),
          ...k.curve('110 640, 120 800, 130 980'),
        ],
        7,
        '#8f1d2f',
      ),
      k.limb(k.curve('20 560, 160 630, 290 590'), pal.marigold, 24),
      k.shape(
        k.blob('1660 -60, 1240 -60, 1250 200, 1360 440, 1500 570, 1440 800, 1400 1000, 1660 1060', 0.14),
        '#e0383f',
      ),
      k.ink(
        [
          ...k.curve('1360 0, 1370 200, 1450 380, 1600 480'),
          ...k.curve('1500 0, 1510 160, 1600 280'),
          ...k.curve('1540 640, 1520 800, 1500 980'),
        ],
        7,
        '#8f1d2f',
      ),
      k.limb(k.curve('1470 580, 1540 620, 1640 570'), pal.marigold, 24),
    ),
  'services/lower-thirds': (n = 0) => {
    // Stretched forward, then drawn after.
    const crawl = k.chart(n, 0, 10, 34, 52, 46, 30, 12)
    return scene(
      { ground: pal.sand, seed: 46 },
      k.cut(pts('-40 -40, 500 -40, 340 1040, -40 1040'), pal.marigold, 8, 200),
      k.ground(920, pal.rust),
      at(
        800,
        440,
        1,
        w.screen(
          1360,
          720,
          pal.aqua,
          k.fill(
            k.poly('-680 360, -680 60, -560 -30, -420 -50, -160 80, 60 -20, 160 -20, 420 70, 680 -30, 680 360'),
            pal.teal,
          ) +
            at(380, -190, 1.2, k.cloud()) +
            at(-400, -200, 0.8, k.sun(pal.marigold)),
        ),
      ),
      k.cut(pts('120 590, 160 660, 120 730, 940 720, 1000 660, 940 600'), pal.coral, 4, 200),
      k.ink(k.line('120 590, 160 660, 120 730, 940 720, 960 690')),
      k.ink(k.line('120 590, 940 600, 960 640')),
      k.ink(k.curve([950, 664], [1010 + crawl * 0.5, 680 - crawl * 0.1], [1060 + crawl, 700]), 10),
      at(
        1200 + crawl,
        752,
        1,
        k.squash(
          1 + k.chart(n, 0, 0.05, 0.08, 0.02, -0.06, -0.03, 0.01),
          1 - k.chart(n, 0, 0.03, 0.05, 0.01, -0.05, -0.03, 0),
          at(0, -90, 1.4, c.snail(pal.plum, pal.sand)),
        ),
      ),
    )
  },
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
