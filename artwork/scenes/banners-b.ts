/** Banners of the Mouse House, the sectors' list, the process, the mission, the ethics and the contact page. */
import * as k from '../kit/index'
import * as p from '../kit/props/banners'
import type { Movings, Scenes } from '../pictures/moving'

const { at, flip, pal, turn } = k

/** A railway of film: loops from x by `step`, n of them, radius r, resting on y. */
const loops = (x: number, y: number, step: number, r: number, n: number) =>
  k.curve(
    ...Array.from({ length: n * 10 + 1 }, (_, i): k.Pt => {
      const t = (i / 10) * Math.PI * 2
      return [x + (i / 10) * step + Math.sin(t) * r * 0.8, y - (1 - Math.cos(t)) * r]
    }),
  )
const holes = (path: k.Path, width: number, colour: string, dash = '10 22') =>
  k.ink(path, width, colour).replace('/>', ` stroke-dasharray="${dash}" stroke-linecap="butt"/>`)
const track = loops(0, 500, 320, 150, 5)

/** The fields of a quilt with their colours. */
const patches: [string, string][] = [
  ['-20 276, 380 262, 500 560, -20 560', pal.moss],
  ['380 262, 700 230, 1040 222, 1000 360, 760 380, 440 400', pal.blush],
  ['1040 222, 1340 216, 1280 360, 1000 360', pal.marigold],
  ['1340 216, 1640 226, 1640 400, 1280 360', pal.plum],
  ['440 400, 1000 360, 1280 360, 1180 670, 700 670', pal.coral],
  ['1280 360, 1640 400, 1640 670, 1180 670', pal.teal],
]
const cross = '-12 -50, 12 -50, 12 -22, 40 -22, 40 2, 12 2, 12 30, -12 30, -12 2, -40 2, -40 -22, -12 -22'

export const moving: Movings = {
  'banners/the-mouse-house': [{ order: '1*2 2 3 4 5*2 6 7 8', rate: 10 }],
  'banners/sectors': [{ order: '1 2*2 3 4 5*6 6*4 7 8', rest: 30 }],
  'banners/end-to-end-production': [{ order: '1 2 3 4 5 6 7 8', rate: 10 }],
  'banners/company-mission-statement': [{ order: '1 2 3 4 5 6 7 8', rate: 6 }],
  'banners/code-of-ethics': [{ order: '1 2 3 4 5 6 7 8 9 10', rate: 8, rest: 6 }],
  'banners/contact': [{ order: '1 2 3 4 1 2 3 4 1 2 3 4 1*5 1 2 3 4 1 2 3 4 1 2 3 4', rest: 30 }],
}

export const scenes: Scenes = {
  'banners/the-mouse-house': (n = 0) =>
    k.banner(
      400,
      pal.coral,
      ...[60, 300, 540, 780, 1020, 1260, 1500].map((x) => k.fill(k.box(x, -20, 110, 600), '#ff7074')),
      k.rect(-30, 470, 1660, 70, pal.paper),
      k.ground(540, pal.plum, 1600, 640),
      at(1318, 330, 0.86, k.plugSocket()),
      at(
        100,
        60,
        0.86,
        k.shape(k.poly('440 160, 830 50, 1230 160, 1210 570, 460 570'), '#8a5a35'),
        k.shape(k.poly('400 176, 830 40, 1270 176, 1270 206, 830 84, 400 206'), pal.night),
        k.rect(490, 196, 320, 166, pal.night),
        k.fill(k.poly('520 222, 700 216, 700 310, 520 316'), pal.sky),
        k.ink(k.line('540 286, 684 282'), 5),
        at(
          566 + n * 15,
          284 - k.chart(n, 0, 30, 42, 30, 0, 26, 34, 22),
          0.34,
          k.squash(
            k.chart(n, 1.3, 0.9, 1, 0.9, 1.3, 0.92, 1, 0.96),
            k.chart(n, 0.7, 1.1, 1, 1.1, 0.7, 1.08, 1, 1.04),
            k.disc(0, -40, 40, pal.marigold),
          ),
        ),
        k.fill(k.poly('790 220, 700 216, 700 310'), pal.marigold, 0.5),
        at(560, 372, 0.42, p.tinyBack(pal.lilac, pal.teal, pal.coral)),
        at(640, 372, 0.42, p.tinyBack(pal.sand, pal.coral, pal.marigold)),
        k.rect(840, 196, 334, 352, pal.aqua),
        at(960, 536, 0.88, k.mouse('draw', { held: at(6, -6, 0.4, turn(180, k.pencil())), scarf: pal.plum })),
        at(1110, 430, 0.36, k.desk('#b97a4e', 360)),
        at(1110, 250, 0.5, k.heart(pal.coral)),
        k.rect(490, 388, 320, 160, pal.sand),
        at(560, 500, 0.5, k.gift(pal.rust, pal.paper)),
        at(650, 508, 0.42, k.envelope()),
        at(660, 464, 0.3, k.gift(pal.teal, pal.marigold)),
        at(752, 546, 0.62, p.tinyMouse(pal.steel, pal.night, pal.coral)),
      ),
    ),
  'banners/sectors': (n = 0) =>
    k.banner(
      405,
      pal.sky,
      at(300, 130, 0.9, k.cloud()),
      ...patches.map(([d, c]) => k.group(k.fill(k.poly(d), c), holes(k.poly(d), 7, pal.paper))),
      k.ink(k.line('-20 276, 380 262, 700 230, 1040 222, 1340 216, 1640 226')),
      at(930, 214, 1, k.house(pal.paper, pal.coral), at(0, -54, 0.5, k.fill(k.poly(cross), pal.paper))),
      at(1090, 212, 0.8, k.books(pal.plum, pal.coral, pal.sky)),
      at(1240, 200, 0.56, k.dinosaur()),
      at(1010, 430, 1.1, turn(-8, k.phone(pal.marigold))),
      at(1300, 450, 1.1, turn(-45, k.brush(pal.sky))),
      k.fill(k.curve('-20 500, 360 480, 640 500, 860 590, 980 670, -20 670'), pal.leaf),
      k.ink(k.curve('-20 500, 360 480, 640 500, 860 590, 980 670')),
      at(580, 546, 1.04, k.mouse('point', { mood: 'happy', scarf: pal.plum })),
      at(
        664,
        326,
        0.9,
        turn(
          -14 + k.chart(n, 0, 3, -4, -11, -13, -12, -6, -1),
          k.rect(-52, -22, 90, 44, pal.marigold),
          at(
            k.chart(n, 0, -8, -4, 8, 12, 12, 6, 0),
            0,
            1,
            k.rect(34, -28, 96, 56, pal.coral),
            k.rect(126, -36, 40, 72, pal.night),
          ),
        ),
      ),
    ),
  'banners/end-to-end-production': (n = 0) =>
    k.banner(
      250,
      '#ffd9a0',
      at(1000, 330, 2.6, k.sun(pal.marigold)),
      k.hills(500, pal.coral, 36, 6, 1600, 640, false),
      k.ink(track, 70),
      k.ink(track, 58, pal.night),
      holes(track, 48, pal.paper, '7 15'),
      k.ink(track, 34, pal.night),
      holes(track, 26, pal.lilac, '42 9'),
      at(
        960,
        470 + k.swing(n, 8, 12),
        1,
        turn(
          k.swing(n, 8, 4, 0.2),
          at(0, k.chart(n, 0, 2, -4, -12, -16, -12, -4, 0), 0.84, k.mouse('jump', { scarf: pal.teal })),
          at(15, -18, 1.6, turn(-135, k.pencil(pal.sky))),
        ),
      ),
    ),
  'banners/company-mission-statement': (n = 0) =>
    k.banner(
      420,
      pal.night,
      k.stars(320, 26, 6),
      at(
        -10,
        50,
        1,
        k.fill(k.star(1050, 190, 5, 104, 46), pal.marigold, 0.85),
        k.ink([...k.star(1046, 186, 5, 112, 48), ...k.star(1054, 194, 5, 104, 44, -84)], 5, pal.paper),
        k.hatch(1010, 150, 90, 80, 9, 0.5, pal.paper),
        at(1180, 120, 0.8, turn(10, k.pencil(pal.coral))),
      ),
      k.sea(450, pal.teal, pal.aqua, 1600, 640),
      at(
        780,
        560 + k.swing(n, 8, 5, 0.1),
        1,
        turn(
          k.swing(n, 8, 2.4),
          at(
            -780,
            -560,
            1,
            k.limb(k.line('850 490, 856 110'), '#8a5a35', 10),
            k.shape(k.blob('864 120, 980 240, 960 370, 866 390', 0.14), pal.moss),
            k.ink(
              [...k.curve('866 380, 900 270, 868 140'), ...k.line('886 300, 946 290'), ...k.line('880 250, 930 226')],
              5,
            ),
            at(720, 540, 0.94, k.mouse('point', { mood: 'happy' })),
            k.shape(k.blob('520 440, 700 462, 880 462, 1040 430, 990 540, 880 590, 680 592, 560 540', 0.14), '#b97a4e'),
            k.ink(
              [
                ...k.curve('580 480, 620 530, 700 550'),
                ...k.curve('740 490, 780 540, 860 550'),
                ...k.curve('900 490, 920 516, 960 516'),
              ],
              6,
            ),
          ),
        ),
      ),
      k.fill(k.curve('-20 570, 300 548, 700 584, 1100 556, 1640 580, 1640 670, -20 670'), '#0b6b62'),
    ),
  'banners/code-of-ethics': (n = 0) =>
    k.banner(
      380,
      '#e9d5f2',
      ...[120, 380, 1240, 1500].map((x) =>
        k.cut(k.pts(`${x - 60} 30, ${x + 60} 30, ${x + 46} 660, ${x - 46} 660`), pal.lilac, 4, 120),
      ),
      k.ink(
        [
          ...k.line('40 60, 200 60'),
          ...k.line('300 60, 460 60'),
          ...k.line('1160 60, 1320 60'),
          ...k.line('1420 60, 1580 60'),
        ],
        20,
        pal.plum,
      ),
      k.shape(k.blob('470 600, 490 410, 566 366, 680 366, 744 416, 764 600', 0.14), pal.ink),
      at(612, 590, 1.1, k.mouse('point', { mood: 'calm', scarf: pal.paper })),
      at(952, 336, 1.8, k.scales(pal.marigold, k.chart(n, -7, -9, -3, 5, 9, 7, 0, -9, -11, -4))),
      at(
        800,
        342 + Math.round(2.7 * (k.chart(n, -7, -9, -3, 5, 9, 7, 0, -9, -11, -4) + 7)),
        0.76,
        turn(20, p.feather(pal.paper)),
      ),
      k.shape(k.poly('400 500, 1290 490, 1270 670, 430 670'), '#8a5a35'),
      k.rect(380, 476, 920, 40, '#b97a4e', 8),
      at(480, 456, 0.7, turn(-16, k.limb(k.line('0 0, 120 0'), '#6b3f2a', 10), k.rect(-50, -40, 70, 80, '#6b3f2a', 8))),
    ),
  'banners/contact': (n = 0) =>
    k.banner(
      400,
      '#bfe6fa',
      k.cut(k.pts('900 -30, 1640 -30, 1640 670, 1160 670'), pal.sky, 8, 150),
      k.ground(520, pal.teal, 1600, 640),
      at(
        950,
        150,
        1,
        k.squash(
          1 + k.chart(n, 0, 0.03, 0.08, 0.03) / 1,
          1 + k.chart(n, 0, 0.1, 0.2, 0.1) / 1,
          k.ink(
            [
              ...k.curve('200 0, 250 -20, 270 -60'),
              ...k.curve('230 50, 300 40, 340 0'),
              ...k.curve('-190 0, -230 -20, -250 -60'),
            ],
            14,
            pal.coral,
          ),
        ),
      ),
      // Its cord falls off the table, on into the page; see src/studio/blocks/contactDetails/cord.svg.
      k.ink(k.curve('1010 430, 1084 404, 1126 440, 1132 520, 1132 670'), 17.5),
      k.ink(k.curve('1010 430, 1084 404, 1126 440, 1132 520, 1132 670'), 7, pal.coral),
      at(
        880,
        536,
        1.06,
        turn(k.chart(n, 0, 2, 0, -2), at(0, -158 - k.chart(n, 0, 6, 2, 6), 1, p.telephone(pal.coral))),
      ),
      k.ink(k.curve('760 560, 710 600, 690 560, 660 606, 630 566, 600 610, 560 570, 520 520'), 12, pal.night),
      at(606, 572, 0.7, k.mouse('hold', { mood: 'happy', look: 0.8, scarf: pal.marigold })),
      at(534, 436, 0.86, turn(-84, p.receiver(pal.coral))),
      at(1290, 556, 0.9, flip(k.books(pal.plum, pal.marigold, pal.coral))),
    ),
}
