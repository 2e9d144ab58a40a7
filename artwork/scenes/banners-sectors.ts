/** Banners of the sectors. */
import * as k from '../kit/index'
import * as p from '../kit/props/banners'
import type { Movings, Scenes } from '../pictures/moving'

const { at, flip, pal, turn } = k

const dashes = (path: k.Path, colour: string) => k.ink(path, 7, colour).replace('/>', ' stroke-dasharray="4 26"/>')

/** A leaf of an open book on its way from the right to the left, in drawings 1 to 6; in 0 it lies. */
const leaf = (n: number) => {
  const [x, y] = [k.chart(n, 0, 92, 66, 20, -30, -72, -94), k.chart(n, 0, -104, -140, -160, -154, -124, -92)]
  if (n === 0 || n > 6) return ''
  return k.shape(
    k.blob(
      [
        [0, -34],
        [x * 0.55, y - 12],
        [x, y],
        [x * 1.04, y + 100],
        [x * 0.5, y * 0.3 + 62],
        [0, 72],
      ],
      0.1,
    ),
    pal.paper,
  )
}

export const moving: Movings = {
  'banners/healthcare': [{ order: '1 2 3 4 5 6 7 8', rate: 10 }],
  'banners/healthcare-sector': [{ order: '1 2*2 3 4*2 5 1', rest: 8 }],
  'banners/museums': [{ order: '1 2 3 4*3 5 4 5 4*3 3 2', rest: 24 }],
  'banners/digital-marketing-agencies': [{ order: '1 2 3 4 5 6 7 8', rate: 12 }],
  'banners/education': [{ order: '1 2 3 4 5 6 7', rest: 28 }],
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
  'banners/education': (n = 0) =>
    k.banner(
      400,
      pal.night,
      k.stars(420, 30, 9),
      at(1070, 220, 1.4, k.planet(pal.coral, pal.marigold)),
      ...[
        [450, 590, 1.4, pal.teal, -4],
        [630, 540, 1.4, pal.coral, 4],
        [800, 484, 1.4, pal.sky, -5],
        [980, 420, 1.4, pal.marigold, 5],
      ].map(([x, y, s, c, a]) =>
        k.group(
          k.fill(k.box(Number(x) - 110, Number(y) + 40, 220, 700 - Number(y)), '#22204f'),
          at(Number(x), Number(y), Number(s), turn(Number(a), k.book(c as string), c === pal.marigold ? leaf(n) : '')),
        ),
      ),
      at(
        780,
        472,
        0.84,
        k.person({
          pose: 'walk',
          top: pal.marigold,
          bottom: pal.teal,
          skin: 3,
          hair: 'pony',
          mood: 'happy',
          shoes: pal.coral,
        }),
      ),
      k.hills(600, pal.plum, 18, 4, 1600, 640),
    ),
}
