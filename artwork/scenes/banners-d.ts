/** Banners of development, Rex Factor, The Good Hour and the downloads. */
import * as k from '../kit/index'
import * as p from '../kit/props/banners'
import type { Movings, Scenes } from '../pictures/moving'

const { at, flip, pal, turn } = k

export const moving: Movings = {
  'banners/ip-development': [{ order: '1 2 3 4 5 6' }],
  'banners/rex-factor': [{ order: '1 2 3*2 4 3*2 4 3*3 5 6', rest: 20 }],
  'banners/thegoodhour': [{ order: '1 2 3 4 5 6' }],
  'banners/downloads': [{ order: '1 2 3 4 5 6 7 8', rate: 10, rest: 24 }],
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
}
