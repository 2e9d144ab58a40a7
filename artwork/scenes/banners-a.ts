/** Banners of the studio's first pages: 1600×640, what matters in the right half, y 60 to 540. */
import { runningFox, strides } from '../kit/actors/running-fox'
import * as k from '../kit/index'
import * as p from '../kit/props/banners'
import type { Movings, Scenes } from '../pictures/moving'

const { at, fade, flip, pal, turn } = k

const upright = (c: string) => turn(-45, k.pencil(c))

/** A pencil with a face, standing on its tip's other end: base on (0,0), 300 high. */
const crew = (c: string, mood: k.Mood, look: number, hat: k.Part) =>
  k.group(
    k.rect(-62, -250, 124, 250, c),
    k.ink([...k.line('-22 -244, -22 -214'), ...k.line('-22 -90, -22 -4'), ...k.line('24 -90, 24 -4')], 5),
    k.shape(k.poly('-62 -250, 62 -250, 8 -330, -8 -330'), pal.sand),
    at(0, -166, 1.2, k.face(mood, look)),
    at(0, -258, 1.25, hat),
  )

/** A round biscuit with a bite gone, 180 wide, centred. */
const biscuit = () =>
  k.group(
    k.shape(k.blob('-86 10, -70 -54, -10 -86, 40 -76, 44 -46, 74 -40, 88 0, 66 58, 4 86, -58 66', 0.16), '#dba070'),
    ...[
      [-36, -30],
      [10, -44],
      [-20, 28],
      [36, 14],
      [20, 56],
    ].map(([x = 0, y = 0]) => k.dot(x, y, 10, '#61402e')),
  )

/** Strokes of the ground under the fox, which rush past: one drawing for each stride. */
const rushing = (stride: number) => {
  const x = 800 + (stride * 200) / strides
  return k.ink([...k.line([x, 452], [x + 60, 447]), ...k.line([x + 200, 443], [x + 290, 437])], 6, pal.rust)
}

/**
 * The mouse at its drawing table, where the fox runs: one drawing for each stride, and behind it the one before, as on
 * onion skin. Its pencil follows; now and then it blinks.
 */
const drawingTable = (stride: number, lids: number) =>
  k.banner(
    420,
    pal.marigold,
    k.cut(k.pts('-30 -30, 420 -30, 560 670, -30 670'), '#ffc65c', 8, 150),
    k.cut(k.pts('1180 -30, 1640 -30, 1640 670, 1420 670'), pal.coral, 8, 150),
    k.limb(k.line('640 500, 560 690'), '#b97a4e', 30),
    k.limb(k.line('1300 500, 1380 690'), '#b97a4e', 30),
    k.shape(k.poly('600 40, 1390 -30, 1490 540, 470 560'), '#b97a4e'),
    k.shape(k.poly('660 84, 1330 30, 1410 480, 590 500'), pal.paper),
    at(1060, 316, 0.66, turn(-4, fade(0.14, flip(runningFox('#ffd9c9', stride + strides - 2))))),
    at(972, 321, 0.66, turn(-4, fade(0.28, flip(runningFox('#ffd9c9', stride + strides - 1))))),
    at(886, 326, 0.66, turn(-4, flip(runningFox(pal.rust, stride)))),
    k.ink([...k.curve('740 434, 900 420, 1120 426, 1330 408'), ...k.line('830 150, 930 142')], 7),
    rushing(stride),
    k.shape(k.poly('452 548, 1500 528, 1512 566, 440 588'), '#8a5a35'),
    at(1400, 470, 0.9, turn(12, k.brush(pal.teal))),
    at(
      582,
      556,
      0.94,
      k.mouse('draw', {
        held: at(30, -22, 0.84, turn(192 + 4 * Math.min(stride, strides - stride), k.pencil(pal.coral))),
        scarf: pal.teal,
        lids: k.blink(lids),
      }),
    ),
  )

export const moving: Movings = {
  'banners/home': [{ order: '1 2 3 4 5 6 7 8' }, { order: '1*34 2 3*2 2 1*9 2 3*2 2', rest: 22 }],
  'banners/privacy': [{ order: '1 2 3 4 5 6 7 8', rest: 30 }],
  'banners/purpose': [{ order: '1 2 3 4 5 6 7 8', rate: 8 }],
  'banners/about': [{ order: '1 2*2 3 4 5 6 7 8 1*4 2*2 3 4 5 6 7 8', rest: 26 }],
  'banners/services': [{ order: '1 2 3 4 5 6 7 8', rate: 8 }],
}

export const scenes: Scenes = {
  'banners/home': (stride = 0, lids = 0) => drawingTable(stride, lids),
  'banners/privacy': (n = 0) =>
    k.banner(
      428,
      pal.plum,
      k.cut(k.pts('1120 -30, 1640 -30, 1640 670, 1330 670'), '#4a2270', 8, 150),
      k.rect(-30, 470, 1660, 190, '#b97a4e'),
      k.ink([...k.curve('40 560, 300 552, 520 566'), ...k.curve('1090 590, 1300 580, 1520 592')], 6, '#8a5a35'),
      // One biscuit in a jar for a hundred, under lock.
      at(
        158,
        60,
        0.84,
        k.fill(k.oval(1010, 520, 240, 26), pal.ink, 0.25),
        k.shape(k.round('830 150, 1190 150, 1226 250, 1210 522, 810 522, 794 250', 46), '#d8eefa'),
        at(
          1016 + k.chart(n, 0, -4, -10, -4, 10, 18, 10, 2),
          440,
          0.94,
          turn(k.chart(n, -14, -20, -28, -18, 4, 12, 2, -10), biscuit()),
        ),
        k.fill(k.blob('846 236, 884 226, 872 440, 842 470', 0.14), pal.paper),
        k.shape(k.round('806 96, 1214 96, 1220 166, 800 166', 16), pal.teal),
        k.shape(k.blob('962 96, 970 48, 1010 34, 1050 48, 1058 96', 0.16), pal.marigold),
        at(1010, 206, 0.92, k.padlock(pal.marigold)),
      ),
      at(
        660,
        520,
        1.04,
        k.mouse('hold', { mood: 'happy', scarf: pal.coral, held: at(10, -30, 1.05, turn(-38, k.key(pal.marigold))) }),
      ),
    ),
  'banners/purpose': (n = 0) =>
    k.banner(
      320,
      pal.mint,
      at(1250, 190, 1.1, k.sun(pal.marigold)),
      k.hills(430, '#bfe0b4', 40, 4, 1600, 640),
      ...[
        [1190, 470, 0.5],
        [1300, 486, 0.7],
        [1440, 500, 0.9],
      ].map(([x = 0, y = 0, s = 1]) => at(x, y - 90 * s, s, upright(pal.sky), at(0, -130, 0.7, p.seedling(pal.leaf)))),
      k.hills(500, pal.leaf, 14, 9, 1600, 640),
      at(980, 370, 1.35, upright(pal.marigold)),
      at(980, 208, 1.2, turn(k.swing(n, 8, 7), p.seedling(pal.moss))),
      at(1000, 330, 1, turn(52 + k.swing(n, 8, 6, 0.15), p.seedling(pal.moss))),
      at(960, 300, 0.7, turn(-56 + k.swing(n, 8, 7, 0.2), p.seedling(pal.moss))),
      k.shape(k.blob('850 548, 900 504, 980 490, 1050 506, 1090 550, 960 566', 0.17), '#6b3f2a'),
      at(730, 550, 1.08, k.mouse('point', { mood: 'happy', scarf: pal.marigold })),
      k.grass(560, 12, '#1d5c38', 1600, 8),
    ),
  'banners/about': (n = 0) =>
    k.banner(
      428,
      pal.plum,
      k.fill(k.poly('800 40, 900 40, 1290 660, 400 660'), pal.marigold),
      k.limb(k.line('850 -20, 850 10'), pal.ink, 6),
      k.shape(k.blob('780 86, 800 20, 850 -6, 900 20, 920 86', 0.12), pal.coral),
      k.dot(850, 92, 34, pal.paper, 16),
      k.ground(520, '#421d66', 1600, 640),
      k.fill(k.oval(855, 546, 405, 46), '#ffd27a'),
      at(530, 540, 1, crew(pal.sky, 'smile', 0.8, at(0, -6, 1.15, turn(-6, k.thimble(pal.paper))))),
      at(
        692,
        556 + k.chart(n, 0, 0, -14, -44, -54, -44, -12, 0),
        1.1,
        k.squash(
          k.chart(n, 1, 1.08, 0.96, 0.95, 1, 1, 0.97, 1.1),
          k.chart(n, 1, 0.9, 1.06, 1.06, 1, 1, 1.04, 0.88),
          crew(pal.coral, 'happy', 0.3, at(0, -22 - k.chart(n, 0, 0, 0, 0, 12, 22, 16, 0), 0.7, k.crown(pal.marigold))),
        ),
      ),
      at(
        856,
        546,
        0.92,
        crew(pal.paper, 'think', -0.2, k.shape(k.blob('-78 0, -60 -44, 10 -66, 76 -30, 70 6', 0.2), pal.coral)),
      ),
      at(
        1018,
        556,
        1.06,
        crew(
          pal.teal,
          'smile',
          -0.6,
          k.group(k.shape(k.poly('-44 0, 44 0, 6 -96'), pal.lilac), k.disc(6, -98, 14, pal.paper)),
        ),
      ),
      at(
        1176,
        544,
        0.96,
        crew(
          pal.aqua,
          'calm',
          -0.8,
          k.group(k.rect(-46, -84, 92, 84, pal.night, 4), k.rect(-78, -12, 156, 22, pal.night, 8)),
        ),
      ),
    ),
  'banners/services': (n = 0) =>
    k.banner(
      380,
      pal.teal,
      k.cut(k.pts('980 -30, 1640 -30, 1640 670, 1180 670'), '#0b6b62', 8, 150),
      ...[
        [1330, 110, 20],
        [1390, 190, 12],
        [300, 120, 16],
        [350, 200, 9],
      ].map(([x = 0, y = 0, r = 0]) => k.ink(k.oval(x, y, r), 6, pal.aqua)),
      k.limb(k.curve('760 330, 640 340, 560 270, 590 190'), pal.coral, 40),
      k.limb(
        k.curve(
          [960, 330],
          [1080, 330 + k.swing(n, 8, 5)],
          [1130 + k.swing(n, 8, 12, 0.1), 250],
          [1090 + k.swing(n, 8, 26, 0.2), 190 + k.swing(n, 8, 8, 0.3)],
        ),
        pal.coral,
        40,
      ),
      at(
        1146 + k.swing(n, 8, 26, 0.2),
        160 + k.swing(n, 8, 8, 0.3),
        1,
        turn(k.swing(n, 8, 9, 0.3), k.brush(pal.marigold)),
      ),
      at(560, 150, 0.95, turn(-24, p.scissors(pal.marigold))),
      k.shape(k.blob('700 400, 690 220, 760 110, 860 84, 960 110, 1030 220, 1020 400', 0.17), pal.coral),
      at(850, 250, 2.1, k.face('happy', 0.3, pal.rust)),
      k.limb(k.curve('980 400, 1060 440, 1120 400, 1060 330, 980 318'), pal.coral, 36),
      at(1090, 318, 0.8, p.trumpet(pal.marigold)),
      k.ground(510, pal.sand, 1600, 640),
      k.ink(k.line('-20 510, 1620 506')),
      k.shape(k.poly('560 530, 800 520, 830 600, 540 610'), pal.paper),
      k.ink(k.curve('600 572, 640 540, 680 590, 720 548, 760 566'), 7),
      k.limb(
        k.curve([740, 400], [640, 420], [640, 490], [730 + k.swing(n, 4, 9), 500 + k.swing(n, 8, 5)]),
        pal.coral,
        38,
      ),
      at(790 + k.swing(n, 4, 9), 476 + k.swing(n, 8, 5), 0.85, k.pencil(pal.sky)),
      k.limb(k.curve('850 420, 830 480, 900 530, 960 550'), pal.coral, 38),
      k.limb(k.curve('950 410, 960 500, 1060 520, 1120 496'), pal.coral, 38),
      at(1300, 466, 0.9, k.clapper(pal.plum)),
    ),
}
