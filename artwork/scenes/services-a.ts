/** Services: cutting, moving, pressing and drawing. */
import * as k from '../kit/index'
import * as c from '../kit/props/creatures'
import * as w from '../kit/props/workshop'
import type { Movings, Scenes } from '../pictures/moving'

const { at, flip, pal, pts, scene, turn } = k

/** What hangs on a string from the top of the picture, at `x`, and swings. */
const hung = (x: number, drawing: number, lag: number, ...parts: k.Part[]) =>
  at(x, -10, 1, turn(k.swing(drawing, 8, 5, lag), at(-x, 10, 1, ...parts)))

/** A sheet of paper leaning on the wall, with a part drawn from its middle. */
const sheet = (x: number, colour: string, tilt: number, ...art: k.Part[]) =>
  at(x, 500, 1, turn(tilt, k.rect(-165, -270, 330, 520, colour), ...art))

export const moving: Movings = {
  'services/design': [{ order: '1 2 3*2 4 5 6 2 3*2 4 5 6', rate: 12 }],
  'services/animation': [{ order: '1 2*2 3 4 5 6*2 7 8', rate: 10 }],
  'services/motion-graphics': [{ order: '1 2 3 4 5 6 7 8', rate: 8 }],
  'services/interactives': [{ order: '1 2*2 3 4 5 6*2 7 8', rate: 8 }],
  'services/illustration': [{ order: '1 2 3 4 5 6', rate: 10 }],
  'services/digital-design': [{ order: '1 2 3 4 5*3 4 6 2', rate: 8 }],
}

export const scenes: Scenes = {
  'services/design': (n = 0) =>
    scene(
      { ground: pal.plum, seed: 31 },
      k.cut(pts('-40 120, 700 -40, 900 560, 520 1040, -40 1040'), pal.coral, 5, 200),
      k.cut(pts('980 60, 1640 -40, 1640 620, 1120 560'), pal.teal, 5, 200),
      k.fill(k.poly('180 180, 300 300, 420 290, 540 180, 560 420, 420 560, 360 590, 300 560, 170 420'), pal.plum),
      at(330, 690, 1.75, turn(-12, k.fox(pal.coral))),
      k.cut(pts('1210 690, 1640 600, 1640 1040, 1130 1040'), pal.marigold, 5, 200),
      at(1450, 850, 1.5, k.moon(pal.plum)).replaceAll(pal.ink, pal.plum),
      at(
        1400,
        560,
        1.9,
        turn(
          8,
          k.fill(
            k.blob(
              '0 0, -60 10, -104 -30, -40 -66, -112 -96, -36 -116, -66 -200, 4 -250, 68 -198, 38 -116, 114 -96, 42 -66, 98 -30, 60 10',
            ),
            pal.plum,
          ),
        ),
      ),
      at(990, 470, 1.6, turn(-14, k.splitLeaf(pal.teal))),
      at(960, 880, 1.5, turn(-16, k.moon(pal.marigold))),
      at(850, 640, 1.2, turn(8, w.scissors(pal.sky, k.chart(n, 15, 22, 28, 14, 3, 8)))),
      k.fill(k.poly('640 890, 700 870, 680 930'), pal.marigold),
    ),
  'services/animation': (n = 0) =>
    scene(
      { ground: pal.marigold, seed: 32 },
      k.cut(pts('-40 -40, 900 -40, 300 620, -40 760'), '#ffc861', 8, 180),
      sheet(210, pal.paper, -3, at(-10, 160, 1.05, c.rabbit(pal.sky, 0))),
      sheet(590, pal.paper, 2, at(0, 110, 1.05, turn(-22, c.rabbit(pal.sky, 0.4)))),
      sheet(970, pal.paper, -2, at(0, -40, 1.05, turn(-12, c.rabbit(pal.sky, 0.8)))),
      sheet(1360, pal.paper, 3),
      k.ground(742, pal.rust),
      k.rect(-30, 742, 1660, 60, pal.coral),
      k.ink([...k.line('180 860, 460 850'), ...k.line('700 900, 1100 890'), ...k.line('1220 850, 1500 856')], 6),
      at(
        1310 + k.chart(n, 0, -16, -6, 8, 18, 14, 6, -4),
        500 + k.chart(n, 0, 26, -10, -64, -92, -76, -30, 12),
        1.45,
        turn(
          14 + k.chart(n, 0, 6, -8, -16, -6, 8, 14, 8),
          c.rabbit(pal.sky, k.chart(n, 1, 0.6, 0.9, 1, 1, 0.9, 0.8, 0.6)),
        ),
      ),
      k.ink(k.curve('230 330, 500 190, 820 140, 1110 210'), 7, pal.rust).replace('/>', ' stroke-dasharray="4 30"/>'),
    ),
  'services/motion-graphics': (n = 0) =>
    scene(
      { ground: pal.night, seed: 33 },
      k.fill(k.poly('300 -20, 420 -20, 900 800, 160 800'), pal.plum, 0.8),
      k.fill(k.poly('1250 -20, 1370 -20, 1560 800, 760 800'), pal.plum, 0.8),
      k.cut(pts('-40 790, 1640 760, 1640 1040, -40 1040'), pal.rust, 4, 300),
      k.ink([...k.line('400 800, 260 1010'), ...k.line('800 800, 800 1010'), ...k.line('1200 790, 1360 1010')], 5),
      hung(300, n, 0, k.ink(k.line('300 -10, 250 330'), 6, pal.paper), k.disc(240, 470, 150, pal.coral)),
      hung(
        560,
        n,
        0.3,
        k.ink(k.line('560 -10, 640 200'), 6, pal.paper),
        at(650, 300, 1, turn(-16, k.rect(-110, -110, 220, 220, pal.teal))),
      ),
      hung(
        740,
        n,
        0.1,
        k.ink(k.line('740 -10, 684 545'), 6, pal.paper),
        at(790, 640, 1.4, turn(40, k.arrow(pal.marigold))),
      ),
      hung(
        1080,
        n,
        0.45,
        k.ink(k.line('1080 -10, 1160 240'), 6, pal.paper),
        at(1180, 330, 1.15, turn(-160, k.arrow(pal.sky))),
      ),
      hung(
        1420,
        n,
        0.2,
        k.ink(k.line('1420 -10, 1360 420'), 6, pal.paper),
        at(1350, 560, 1, turn(12, k.rect(-150, -150, 300, 300, pal.paper))),
        k.disc(1360, 566, 84, pal.coral),
      ),
      at(480, 860, 1, turn(10, k.rect(-70, -70, 140, 140, pal.sky))),
      ...[330, 1310].map((x) =>
        k.shape(
          k.poly([
            [x - 60, -10],
            [x + 60, -10],
            [x + 90, 80],
            [x - 90, 80],
          ]),
          pal.marigold,
        ),
      ),
    ),
  'services/interactives': (n = 0) =>
    scene(
      { ground: pal.blush, seed: 34 },
      at(1330, 160, 1.3, k.cloud()),
      at(700, 130, 0.8, k.cloud()),
      at(
        1140,
        620 - k.chart(n, 0, -16, 12, 54, 70, 56, 22, -4),
        2.3,
        turn(-18 - k.chart(n, 0, -3, 2, 6, 7, 3, -2, -2), k.whale(pal.plum)),
      ),
      k.cut(
        pts('560 720, 700 680, 850 740, 1000 690, 1150 750, 1300 690, 1460 745, 1640 690, 1640 1040, 560 1040'),
        pal.sky,
        6,
        60,
      ),
      k.cut(
        pts('600 830, 780 780, 950 840, 1120 790, 1290 850, 1450 790, 1640 840, 1640 1040, 600 1040'),
        '#5fb8e8',
        6,
        60,
      ),
      k.cut(pts('-40 780, 620 780, 700 1040, -40 1040'), pal.teal, 6, 200),
      k.rect(400, 640, 330, 160, pal.night, 20),
      at(
        565,
        644,
        1,
        k.squash(
          1 + k.chart(n, 0, 0.05, 0.02, -0.02),
          1 - k.chart(n, 0, 0.4, 0.2, -0.06),
          k.shape(k.blob('-135 -4, -125 -104, -5 -134, 125 -104, 135 -4', 0.14), pal.coral),
          k.ink(k.curve('-95 -64, -65 -94, -15 -102'), 8, pal.paper),
        ),
      ),
      at(
        230,
        900,
        2.1,
        k.person({
          child: true,
          pose: 'point',
          top: pal.marigold,
          bottom: pal.plum,
          skin: 4,
          hair: 'curly',
          mood: 'happy',
        }),
      ),
    ),
  'services/illustration': (n = 0) =>
    scene(
      { ground: pal.coral, seed: 35 },
      k.cut(pts('-40 700, 1640 560, 1640 1040, -40 1040'), pal.rust, 6, 240),
      at(
        620,
        500,
        1,
        turn(-7, k.rect(-470, -350, 900, 640, pal.paper), k.ink(k.curve('-400 200, -200 150, 0 210, 400 190'), 6)),
      ),
      at(300, 560, 1, k.ink([...k.curve('-120 90, -60 -60, -10 80'), ...k.curve('-40 90, 30 -120, 90 80')], 7)),
      at(900, 640, 2.1, turn(8, c.sideFox(pal.marigold, 1))),
      k.ink(k.curve([330, 640], [380, 560], [420, 500], [500 + k.swing(n, 6, 16), 466 + k.swing(n, 6, 10, 0.25)]), 12),
      at(
        500 + k.swing(n, 6, 16),
        466 + k.swing(n, 6, 10, 0.25),
        1.35,
        turn(-4 + k.swing(n, 6, 3, 0.1), w.fountainPen(pal.teal)),
      ),
      k.shadow(1060, 890, 320),
      k.dot(1300, 850, 26),
      k.dot(1380, 900, 13),
      k.dot(1240, 900, 9),
    ),
  'services/digital-design': (n = 0) =>
    scene(
      { ground: pal.marigold, seed: 36 },
      k.cut(pts('1000 -40, 1640 -40, 1640 1040, 820 1040'), '#ff9d4d', 8, 200),
      at(
        790,
        430,
        1,
        turn(
          -4,
          k.rect(-610, -350, 1220, 740, pal.night, 70),
          k.fill(k.box(-530, -290, 1060, 620, 8), pal.paper),
          k.fill(k.oval(-340, -110, 120), pal.coral),
          k.fill(k.poly('-120 -20, 0 -240, 130 -20'), pal.teal),
          k.fill(k.box(210, -240, 270, 190, 6), pal.sky),
          k.fill(k.box(-470, 90, 330, 160, 6), pal.plum),
          k.fill(k.blob('230 60, 330 10, 460 60, 460 200, 300 230'), pal.moss),
          k.dot(570, 20, 18, pal.paper),
        ),
      ),
      at(
        k.chart(n, 0, -8, 10, 52, 76, 64),
        k.chart(n, 0, 4, -26, -40, -30, -34),
        1,
        at(560, 610, 1.25, turn(-62, c.hand(k.skins[4], pal.teal, 'pinch', 700))),
        k.fill(k.poly('520 520, 640 440, 690 580, 580 640'), pal.marigold),
      ),
      at(1130, 600, 1.25, flip(turn(-55, c.hand(k.skins[4], pal.teal, 'point', 700)))),
    ),
}
