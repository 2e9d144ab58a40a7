/** Banners of pages that are not there and of what went wrong. */
import * as k from '../kit/index'
import type { Movings, Scenes } from '../pictures/moving'

const { at, flip, pal, turn } = k

export const moving: Movings = {
  'banners/error': [{ order: '1 2 3 4 5 6 7 8', rate: 10 }],
  'banners/404': [{ order: '1*14 2 3*2 2 1*9 4 5*3 4 1*12 6*8 1*5 2 3*2 2 3*2 2', rest: 10 }],
}

export const scenes: Scenes = {
  'banners/error': (n = 0) => {
    // The mop is pushed to and fro, and its threads come after.
    const [mop, lag] = [k.swing(n, 8, 26, 0.25), k.swing(n, 8, 12)]
    return k.banner(
      404,
      '#ff958a',
      k.shape(k.poly('330 110, 1350 40, 1420 560, 280 610'), pal.paper),
      ...[
        '400 150, 660 134, 668 296, 396 312',
        '720 130, 980 112, 990 276, 726 292',
        '1040 108, 1290 92, 1308 256, 1048 272',
        '386 380, 664 364, 670 530, 376 546',
        '1052 340, 1318 324, 1338 488, 1064 504',
      ].map((d, i) =>
        k.group(
          k.fill(k.poly(d), [pal.mint, pal.sand, pal.blush, pal.sand, pal.mint][i] as string),
          k.ink(k.poly(d), 6),
        ),
      ),
      at(520, 232, 0.4, k.whale(pal.teal)),
      at(1180, 180, 0.6, k.boat()),
      k.fill(
        k.blob(
          '560 250, 650 210, 720 270, 800 260, 860 330, 960 340, 1010 420, 1080 440, 1060 500, 940 490, 880 540, 780 500, 690 520, 660 430, 580 400, 600 320',
          0.2,
        ),
        pal.night,
      ),
      k.fill(k.blob('700 330, 760 310, 770 330, 720 350'), pal.lilac),
      k.dot(640, 560, 18, pal.night),
      k.dot(1130, 520, 14, pal.night),
      at(
        520,
        240,
        1.1,
        turn(
          68,
          k.rect(-70, -40, 140, 130, pal.coral, 16),
          k.rect(-34, -86, 68, 46, pal.steel, 6),
          k.fill(k.box(-56, 0, 112, 50), pal.paper),
        ),
      ),
      at(
        -96,
        0,
        1,
        at(
          1060,
          566,
          1.06,
          flip(
            k.mouse('draw', {
              mood: 'sad',
              scarf: pal.coral,
              held: k.limb(k.line([40 + k.swing(n, 8, 6), -120], [-40 - mop, 170]), '#b97a4e', 12),
            }),
          ),
        ),
        at(
          mop,
          0,
          1,
          k.shape(
            k.blob(
              [
                [930, 526],
                [980, 526],
                [1030 - lag, 596],
                [970 - lag, 616],
                [910 - lag, 612],
                [880 - lag, 586],
              ],
              0.16,
            ),
            pal.paper,
          ),
          k.ink(
            [
              ...k.line([930, 542], [914 - lag, 606]),
              ...k.line([954, 542], [952 - lag, 610]),
              ...k.line([976, 542], [992 - lag, 606]),
            ],
            6,
          ),
        ),
      ),
    )
  },
  'banners/404': (n = 0) =>
    k.banner(
      300,
      '#12675f',
      at(1180, 150, 0.9, k.moon(pal.marigold)),
      ...[
        [420, 470, 1.35, '#0d4a45'],
        [590, 430, 1, '#0d4a45'],
        [1080, 440, 1.2, '#0d4a45'],
        [1270, 480, 1.5, '#0d4a45'],
        [1450, 450, 1.2, '#0d4a45'],
        [240, 450, 1.1, '#0d4a45'],
      ].map(([x, y, s, c]) =>
        at(Number(x), Number(y), Number(s), k.fill(k.poly('-34 60, -30 -230, 0 -310, 30 -230, 34 60'), c as string)),
      ),
      k.ground(470, '#0d4a45', 1600, 640),
      k.fill(k.blob('820 470, 850 470, 930 520, 860 560, 1060 670, 560 670, 760 580, 800 520', 0.17), pal.sand),
      k.fill(k.blob('860 540, 1040 510, 1300 490, 1310 500, 1060 540, 900 580', 0.17), pal.sand),
      k.fill(k.blob('790 550, 640 520, 420 494, 412 504, 620 546, 760 590', 0.17), pal.sand),
      at(632, 318, 0.9, k.stare(pal.marigold, k.chart(n, 1, 0.5, 0, 1, 1, 1), k.chart(n, 0, 0, 0, 0, 0, 1))),
      at(1112, 372, 1.1, k.stare(pal.paper, k.chart(n, 1, 1, 1, 0.5, 0, 1), k.chart(n, 0, 0, 0, 0, 0, -1))),
      at(850, 566, 1.14, k.mouse('hold', { mood: 'think', scarf: pal.coral, look: 0.2 })),
      at(
        856,
        440,
        1,
        turn(-4, k.shape(k.poly('-170 -70, -60 -90, 60 -66, 170 -88, 170 84, 60 108, -60 82, -170 106'), pal.paper)),
        turn(
          176,
          at(-100, 0, 0.5, k.house()),
          k.ink(k.curve('-60 50, 0 60, 10 -20, 90 -40'), 9, pal.coral),
          at(112, -20, 0.34, k.tree('fir', pal.leaf)),
        ),
        k.ink([...k.line('-58 -86, -58 78'), ...k.line('62 -70, 60 98')], 4),
        k.disc(-172, 30, 18, pal.blush),
        k.disc(172, 20, 18, pal.blush),
      ),
    ),
}
