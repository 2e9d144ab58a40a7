import * as k from '../../kit/index'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, flip, pal, turn } = k

export const moving: Movings = {
  'banners/error': [{ order: '1 2 3 4 5 6 7 8', rate: 10 }],
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
}
