/** Banners of development, Rex Factor, The Good Hour and what went wrong. */
import * as k from '../kit/index'
import * as p from '../kit/props/banners'
import type { Movings, Scenes } from '../moving'

const { at, flip, pal, turn } = k

export const moving: Movings = {
  'banners/ip-development': [{ order: '1 2 3 4 5 6' }],
  'banners/rex-factor': [{ order: '1 2 3*2 4 3*2 4 3*3 5 6', rest: 20 }],
  'banners/thegoodhour': [{ order: '1 2 3 4 5 6' }],
  'banners/downloads': [{ order: '1 2 3 4 5 6 7 8', rate: 10, rest: 24 }],
  'banners/error': [{ order: '1 2 3 4 5 6 7 8', rate: 10 }],
  'banners/404': [{ order: '1*14 2 3*2 2 1*9 4 5*3 4 1*12 6*8 1*5 2 3*2 2 3*2 2', rest: 10 }],
}

export const scenes: Scenes = {
  'banners/ip-development': (n = 0) =>
    k.banner(
      420,
      pal.blush,
      k.windowOn(
        560,
        -40,
        420,
        400,
        pal.sky,
        k.fill(k.blob('10 400, 10 320, 140 270, 300 330, 410 290, 410 400', 0.14), pal.moss),
      ),
      k.ground(520, pal.rust, 1600, 640),
      k.rect(-30, 500, 1660, 44, pal.paper),
      at(
        40,
        0,
        1,
        k.limb(k.curve('1000 420, 990 350, 1004 300'), pal.leaf, 16),
        k.shape(k.blob('1000 390, 930 350, 890 366, 930 392', 0.17), pal.leaf),
        k.shape(k.blob('1004 370, 1100 300, 1130 350, 1080 386', 0.17), pal.leaf),
        at(
          1004,
          250,
          1.25,
          k.head({ skin: 2, hair: 'bald', beard: true, hairColour: pal.rust, mood: 'happy', look: -0.4 }),
        ),
        at(1004, 168, 0.72, k.crown(pal.marigold)),
        k.shape(k.poly('870 400, 1130 400, 1090 590, 910 590'), pal.plum),
        k.rect(850, 376, 300, 54, pal.plum, 8),
        k.ink(k.curve('900 500, 950 470, 1000 500, 1050 470, 1096 500'), 8, pal.marigold),
      ),
      at(600, 566, 1.08, k.mouse('point', { scarf: pal.plum, mood: 'happy', look: 0.8 })),
      at(812, 270 + k.swing(n, 6, 3), 0.68, turn(k.swing(n, 6, 2, 0.1), flip(p.wateringCan(pal.teal)))),
      p.drops(948, 256, pal.teal, n / 6),
      at(1290, 430, 0.85, k.plant(pal.teal, pal.leaf)),
    ),
  'banners/rex-factor': (n = 0) =>
    k.banner(
      260,
      '#ffb9a0',
      k.cut(k.pts('-30 -30, 1640 -30, 1640 150, -30 210'), pal.lilac, 8, 150),
      at(1000, 400, 2.3, k.sun(pal.marigold, '#ffd98a')),
      k.hills(440, pal.plum, 40, 5, 1600, 640, false),
      at(1340, 390, 0.8, k.castle(pal.lilac, pal.coral)),
      at(430, 190, 0.7, k.bird(pal.paper, pal.sky)),
      k.shape(k.blob('640 640, 660 420, 720 330, 800 300, 880 330, 930 420, 960 640', 0.14), pal.coral),
      k.fill(k.poly('770 330, 826 330, 850 640, 744 640'), pal.paper),
      k.ink([...k.line('770 340, 744 640'), ...k.line('826 340, 850 640')], 6),
      k.shape(k.blob('668 372, 730 306, 800 330, 868 306, 930 372, 880 410, 800 420, 716 410', 0.17), pal.paper),
      ...['716 360', '760 388', '830 390', '880 358', '786 460', '810 520'].map((d) => {
        const [x = 0, y = 0] = d.split(' ').map(Number)
        return k.dot(x, y, 6, pal.ink, 12)
      }),
      at(800, 236, 1.4, k.head({ skin: 1, hair: 'bald', beard: true, hairColour: pal.rust, mood: 'calm', look: 1 })),
      at(800, 148, 0.86, k.crown(pal.marigold)),
      at(
        1040 + k.chart(n, 0, -4, 12, 8, 4),
        272 - k.chart(n, 0, -6, 10, 6, 3),
        1.25,
        turn(-8 - k.chart(n, 0, -3, 5, 3, 1), p.trumpet('#ffc93c')),
      ),
      k.limb(k.curve('900 400, 990 400, 1000 318'), pal.coral, 44),
      k.disc(1002, 306, 24, k.skins[1]),
      at(
        k.chart(n, 0, -14, 22, 34, 16, 4),
        k.chart(n, 0, 2, -6, -8, -4),
        1,
        k.ink(
          [...k.line('1290 190, 1350 160'), ...k.line('1296 240, 1364 240'), ...k.line('1286 290, 1344 320')],
          k.chart(n, 12, 9, 15, 14, 13, 12),
        ),
      ),
      k.shape(
        k.poly(
          '-30 670, -30 446, 90 446, 90 508, 210 508, 210 446, 330 446, 330 508, 450 508, 450 446, 570 446, 570 508, 690 508, 690 446, 810 446, 810 508, 930 508, 930 446, 1050 446, 1050 508, 1170 508, 1170 446, 1290 446, 1290 508, 1410 508, 1410 446, 1530 446, 1530 508, 1640 508, 1640 670',
        ),
        pal.night,
      ),
    ),
  'banners/thegoodhour': (n = 0) =>
    k.banner(
      380,
      '#cfe9c9',
      at(1240, 170, 0.85, k.sun(pal.marigold)),
      k.hills(440, pal.moss, 40, 7, 1600, 640),
      k.disc(900, 740, 362, pal.leaf),
      k.fill(k.oval(900, 740, 310), pal.paper),
      k.ink(k.oval(900, 740, 310), 7),
      k.ink(
        [-150, -120, -90, -60, -30].flatMap((a) =>
          k.line(...k.arc(900, 740, 290, a, a, 1).slice(0, 1), ...k.arc(900, 740, 250, a, a, 1).slice(0, 1)),
        ),
        14,
      ),
      k.limb(k.line('900 740, 1000 500'), pal.coral, 12),
      ...[-140, -124, -64, -50, -38].map((a, i) => {
        const [x, y] = k.arc(900, 740, 364, a, a, 1)[0] as k.Pt
        return at(
          Math.round(x),
          Math.round(y),
          0.8 + (i % 3) * 0.25,
          turn(a + 90, p.seedling(i % 2 ? pal.leaf : '#1d5c38')),
        )
      }),
      at(800, 400, 0.7, k.mouse('point', { scarf: pal.marigold, mood: 'happy' })),
      at(926, 216, 0.6, turn(14 + k.swing(n, 6, 2), flip(p.wateringCan(pal.sky)))),
      p.drops(1036, 240, pal.teal, n / 6),
    ),
  'banners/downloads': (n = 0) =>
    k.banner(
      430,
      '#1d5c38',
      k.stars(240, 22, 4),
      k.hills(360, '#174a2e', 50, 3, 1600, 640),
      k.ground(520, pal.leaf, 1600, 640),
      k.shape(k.poly('790 540, 790 220, 1250 220, 1250 540'), '#b97a4e'),
      k.shape(k.poly('740 230, 1020 90, 1300 230, 1290 256, 750 256'), pal.coral),
      k.rect(890, 270, 300, 270, pal.marigold),
      k.fill(k.poly('890 540, 1190 540, 1330 660, 700 660'), pal.marigold, 0.55),
      k.rect(890, 392, 300, 16, '#8a5a35'),
      ...[
        [930, 340, pal.paper],
        [1020, 340, pal.mint],
        [1110, 340, pal.paper],
        [960, 476, pal.mint],
        [1060, 476, pal.paper],
      ].map(([x, y, c], i) =>
        at(
          Number(x) + 14,
          Number(y),
          0.9,
          k.rect(-34, -54, 68, 108, c as string, 4),
          k.disc(0, -14, 16, [pal.coral, pal.teal, pal.plum][i % 3] as string),
          k.ink(k.line('0 4, 0 34'), 6, pal.leaf),
        ),
      ),
      k.shape(k.poly('1190 270, 1330 230, 1330 600, 1190 540'), pal.teal),
      at(
        640,
        566,
        1.1,
        k.mouse('point', { scarf: pal.marigold, mood: 'happy', held: at(34, -4, 0.62, k.key(pal.paper)) }),
      ),
      at(1262, 380, 1, turn(k.chart(n, 0, 12, 18, 6, -12, -14, -2, 6), at(0, 30, 0.46, k.padlock(pal.paper, true)))),
      k.grass(560, 12, '#174a2e', 1600, 5),
    ),
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
