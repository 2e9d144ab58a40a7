import * as k from '../../kit/index'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, turn } = k

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

export const moving: Movings = {
  'banners/privacy': [{ order: '1 2 3 4 5 6 7 8', rest: 30 }],
}

export const scenes: Scenes = {
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
}
