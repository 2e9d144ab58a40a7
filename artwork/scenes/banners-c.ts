/** Banners of the sectors, white label and the projects' list. */
import * as k from '../kit/index'
import * as p from '../kit/props/banners'
import type { Movings, Scenes } from '../moving'

const { at, flip, pal, turn } = k
const dashes = (path: k.Path, colour: string) => k.ink(path, 7, colour).replace('/>', ' stroke-dasharray="4 26"/>')

export const moving: Movings = {
  'banners/healthcare': [{ order: '1 2 3 4 5 6 7 8', rate: 10 }],
  'banners/healthcare-sector': [{ order: '1 2*2 3 4*2 5 1', rest: 8 }],
  'banners/museums': [{ order: '1 2 3 4*3 5 4 5 4*3 3 2', rest: 24 }],
  'banners/digital-marketing-agencies': [{ order: '1 2 3 4 5 6 7 8', rate: 12 }],
  'banners/white-label': [{ order: '1 2 3 4 5 6 1 2 3 4 5 6', rest: 22 }],
  'banners/projects': [{ order: '1 2 3 4 5 6 7 8', rate: 8 }],
}

export const scenes: Scenes = {
  'banners/healthcare': (n = 0) =>
    k.banner(
      320,
      '#d6f0ea',
      k.windowOn(
        700,
        60,
        330,
        250,
        pal.sky,
        k.fill(k.blob('10 250, 10 190, 110 150, 220 200, 320 160, 320 250', 0.14), pal.moss),
      ),
      k.ground(500, pal.aqua, 1600, 640),
      k.ink(k.line('-20 500, 1620 496')),
      k.limb(k.line('-20 70, 420 70'), pal.paper, 8),
      k.shape(k.poly('-20 76, 380 76, 350 300, 400 500, -20 500'), pal.teal),
      k.ink([90, 190, 290].flatMap((x) => k.curve([x, 90], [x - 14, 280], [x + 10, 490]))),
      k.limb(k.line('1130 400, 1130 590'), pal.paper, 14),
      k.limb(k.line('1570 260, 1570 590'), pal.paper, 14),
      k.shape(k.poly('1120 420, 1580 410, 1580 520, 1110 530'), pal.marigold),
      k.rect(1400, 350, 170, 76, pal.paper, 30),
      dashes(k.curve('880 330, 926 262, 956 300, 984 296, 1000 250'), pal.coral),
      at(
        1090 + k.swing(n, 8, 14),
        200 - k.chart(n, 0, -6, -4, 6, 14, 18, 14, 6),
        1,
        turn(-6 + k.swing(n, 8, 7, 0.2), p.plane()),
      ),
      at(
        650,
        570,
        1.1,
        k.person({
          pose: 'present',
          wear: 'dress',
          top: pal.coral,
          skin: 4,
          hair: 'bun',
          mood: 'happy',
          shoes: pal.paper,
        }),
        k.rect(-36, -244, 30, 26, pal.paper),
        k.ink([...k.line('-28 -231, -14 -231'), ...k.line('-21 -238, -21 -224')], 5, pal.coral),
      ),
      at(
        880,
        580,
        1.16,
        k.person({
          pose: 'cheer',
          child: true,
          top: pal.plum,
          bottom: pal.plum,
          skin: 1,
          hair: 'quiff',
          hairColour: k.hairs[3],
          mood: 'happy',
          shoes: pal.marigold,
        }),
        k.dot(-14, -176, 7, pal.paper),
        k.dot(16, -150, 7, pal.paper),
        k.dot(-12, -124, 7, pal.paper),
      ),
    ),
  'banners/healthcare-sector': (n = 0) =>
    k.banner(
      360,
      '#f6c9c0',
      k.ground(530, pal.plum, 1600, 640),
      k.shape(k.poly('620 70, 1420 60, 1430 470, 610 480'), '#8a5a35'),
      k.fill(k.poly('650 100, 1392 92, 1398 440, 642 450'), pal.sand),
      at(
        1290,
        190,
        0.7,
        turn(
          6,
          k.rect(-90, -70, 180, 130, pal.sky),
          k.ink([...k.line('-60 -30, 60 -34'), ...k.line('-60 0, 40 -4')], 6),
        ),
      ),
      at(1280, 360, 0.8, turn(-5, k.plaster())),
      at(
        960,
        280,
        1.95,
        turn(
          6,
          k.squash(
            1 + k.chart(n, 0, 0.09, 0.02, 0.06, 0.02),
            1 + k.chart(n, 0, 0.07, 0.03, 0.05, 0.01),
            k.heart(pal.coral),
          ),
        ),
      ),
      at(960, 280, 1.2, turn(6, k.ink(k.curve('-70 10, -30 10, -14 -30, 10 40, 26 0, 70 0'), 9, pal.paper))),
      k.disc(860, 222, 18, pal.marigold),
      k.shape(k.poly('580 540, 800 540, 776 566, 604 566'), pal.teal),
      k.limb(k.line('610 560, 590 660'), pal.teal, 14),
      k.limb(k.line('770 560, 790 660'), pal.teal, 14),
      at(690, 544, 1.06, k.mouse('point', { scarf: pal.teal, mood: 'happy' })),
      k.limb(k.curve('840 320, 872 290, 862 240'), pal.lilac, 24),
      k.disc(862, 236, 17, pal.blush),
    ),
  'banners/museums': (n = 0) =>
    k.banner(
      400,
      '#221f52',
      k.ground(520, '#171540', 1600, 640),
      k.rect(1210, 80, 220, 160, '#3b3879'),
      k.rect(1460, 120, 120, 170, '#3b3879'),
      k.fill(k.poly('800 316, 1080 -20, 1640 -20, 1640 500, 1240 520, 806 356'), pal.marigold, 0.9),
      at(1310, 196, 1, flip(p.bendingSkeleton(pal.paper, k.chart(n, 0, 3, 7, 10, 9), k.chart(n, 0, 2, 7, 12, 3)))),
      at(
        610,
        606,
        1.55,
        k.person({
          pose: 'present',
          child: true,
          top: pal.coral,
          bottom: pal.teal,
          skin: 3,
          hair: 'curly',
          mood: 'happy',
          shoes: pal.marigold,
          look: 0.7,
        }),
      ),
      at(
        764,
        340,
        1,
        turn(-16, k.rect(-30, -16, 70, 32, pal.teal, 6), k.shape(k.poly('36 -18, 76 -34, 76 34, 36 18'), pal.aqua)),
      ),
      k.rect(1180, 580, 460, 70, pal.plum, 6),
    ),
  'banners/digital-marketing-agencies': (n = 0) =>
    k.banner(
      400,
      pal.aqua,
      k.cut(k.pts('520 -30, 1180 -30, 1300 670, 420 670'), '#a9e2d7', 8, 140),
      k.ink([...k.curve('640 230, 700 130, 780 110'), ...k.curve('960 100, 1060 130, 1100 220')], 8, pal.paper),
      at(
        846,
        216 - k.chart(n, 0, -14, -34, 0, 26, 38, 36, 18),
        0.85,
        turn(k.chart(n, -24, -30, -26, -12, 0, 4, -6, -16), k.fox('#f08a24')),
      ),
      at(
        610,
        372,
        1,
        p.phoneFigure(pal.coral, 'happy', [-90, -60], [80, -130 - k.chart(n, 0, -24, -44, 6, 20, 16, 4, 0)]),
      ),
      at(850, 402, 0.8, p.phoneFigure(pal.marigold, 'shock', [-110, -60], [110, -60])),
      at(
        1072,
        332,
        1.25,
        p.phoneFigure(pal.sky, 'happy', [-84, -140 - k.chart(n, 0, -20, -36, 4, 16, 14, 4, 0)], [96, -50]),
      ),
      k.rect(-40, 530, 1640, 40, '#b97a4e', 8),
      k.rect(360, 570, 60, 100, '#8a5a35'),
      k.rect(1300, 570, 60, 100, '#8a5a35'),
      at(1310, 450, 0.8, k.deskLamp(pal.plum)),
    ),
  'banners/white-label': (n = 0) =>
    k.banner(
      420,
      pal.plum,
      k.ground(470, '#b97a4e', 1600, 640),
      k.ink([...k.line('-20 540, 1620 536'), ...k.line('300 476, 160 660'), ...k.line('1290 476, 1440 660')], 5),
      k.shape(
        k.curve(
          '-20 -30, -20 500, 140 476, 300 500, 460 480, 640 500, 800 470, 880 410, 1000 400, 1110 450, 1300 500, 1460 478, 1640 500, 1640 -30',
        ),
        pal.coral,
      ),
      k.ink([
        ...k.curve('140 -20, 150 240, 140 470'),
        ...k.curve('330 -20, 320 260, 300 490'),
        ...k.curve('520 -20, 510 240, 470 474'),
        ...k.curve('1330 -20, 1310 240, 1310 490'),
        ...k.curve('1500 -20, 1490 240, 1480 470'),
      ]),
      k.fill(k.blob('810 456, 880 416, 1000 406, 1090 456, 1100 500, 800 500', 0.14), '#2a1242'),
      k.limb(k.curve('1120 430, 1080 470, 1030 490'), pal.teal, 60),
      k.limb(k.line('1040 456, 1052 520'), pal.paper, 18),
      k.shape(k.blob('1040 460, 980 458, 940 486, 960 524, 1036 522', 0.17), k.skins[1]),
      ...[
        [966, 470, 926, 452, 884, 460],
        [956, 494, 916, 494, 874, 496],
        [966, 518, 926, 532, 888, 530],
      ].map(([x = 0, y = 0, kx = 0, ky = 0, tx = 0, ty = 0], finger) => {
        // They drum one after the other.
        const up =
          k.chart((n + 6 - finger) % 6, 0, 10, 22, 8, -2, 0) -
          (n === 0 ? k.chart((6 - finger) % 6, 0, 10, 22, 8, -2, 0) : 0)
        return k.limb(k.curve([x, y], [kx, ky - up], [tx + up * 0.3, ty - up * 1.3]), k.skins[1], 20)
      }),
      k.limb(k.curve('1010 464, 984 430, 946 424'), k.skins[1], 20),
      at(640, 580, 1.1, k.mouse('stand', { scarf: pal.teal, mood: 'smile', look: 0.8 })),
      at(
        812,
        506,
        1,
        turn(
          4,
          k.rect(-110, -24, 220, 48, pal.paper, 20),
          k.shape(k.oval(-106, 0, 14, 24), pal.steel),
          k.rect(-10, -26, 28, 52, pal.marigold),
        ),
      ),
      k.disc(724, 490, 17, pal.blush),
    ),
  'banners/projects': (n = 0) =>
    k.banner(
      405,
      pal.lilac,
      k.fill(k.poly('-20 -20, 620 -20, 880 150, 900 410, -20 620'), '#b9a2da'),
      k.fill(k.poly('1640 -20, 1240 -20, 1060 150, 1040 410, 1640 600'), '#d9cbee'),
      k.shape(
        k.blob('940 404, 1010 402, 1130 440, 1060 490, 1300 560, 1440 720, 340 720, 620 580, 860 500, 890 440', 0.15),
        pal.marigold,
      ),
      k.ink([
        ...k.line('880 150, 900 410'),
        ...k.line('1060 150, 1040 410'),
        ...k.line('-20 620, 900 410, 1040 410, 1640 600'),
      ]),
      ...[
        '1380 60, 1600 10, 1600 470, 1380 430',
        '1210 130, 1320 100, 1320 400, 1210 380',
        '1100 190, 1170 170, 1170 360, 1100 350',
      ].map((d, i) => k.shape(k.poly(d), [pal.plum, pal.teal, pal.coral][i] as string)),
      at(970, 300, 0.7, k.door(pal.plum, pal.night)),
      at(1490, 250, 0.9, k.rocket()),
      at(1265, 250, 0.42, k.owl(pal.marigold, pal.sand)),
      k.ink([...k.line('760 190, 800 120, 846 206')], 6),
      k.shape(k.poly('700 180, 880 206, 880 376, 700 390'), pal.coral),
      k.fill(k.poly('722 206, 862 226, 862 356, 722 364'), pal.sky),
      at(792 + k.swing(n, 8, 5, 0.25), 292 + k.swing(n, 8, 11), 0.32, turn(k.swing(n, 8, 6, 0.25), k.whale(pal.teal))),
      at(580, 566, 1.1, k.mouse('point', { scarf: pal.coral, mood: 'happy', look: 0.8 })),
    ),
}
