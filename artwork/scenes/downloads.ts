/** Covers of the guides to download. */
import * as k from '../kit/index'
import * as s from '../kit/props/spots'

const { at, pal, scene, turn } = k
const wood = '#b97a4e'

export const scenes: Record<string, () => string> = {
  'downloads/mouse-house-guide': () =>
    scene(
      { ground: pal.coral, seed: 91 },
      k.cut(k.pts('-40 -40, 700 -40, 420 1040, -40 1040'), pal.marigold, 8, 150),
      k.ground(860, pal.night),
      at(
        860,
        500,
        1,
        turn(
          -4,
          k.rect(-280, -370, 640, 780, pal.paper),
          k.ink([...k.line('330 -360, 330 400'), ...k.line('345 -360, 345 400')], 5),
          k.rect(-310, -400, 620, 790, pal.teal, 14),
          k.ink(k.line('-250 -396, -250 386')),
        ),
      ),
      k.disc(890, 590, 220, pal.marigold),
      k.fill(k.oval(890, 590, 190), pal.plum),
      k.fill(k.poly(k.arc(890, 590, 190, 30, 150, 8)), pal.rust),
      at(880, 650, 0.98, k.peep('happy')),
      k.ink(k.oval(890, 590, 190)),
      k.shape(k.blob('705 600, 640 440, 500 420, 420 590, 490 770, 640 750', 0.2), pal.coral),
      k.dot(480, 600, 18, pal.marigold),
      k.ink(k.line('750 260, 1070 236'), 26, pal.marigold),
      k.ink(k.line('800 320, 1010 306'), 16, pal.paper),
    ),
  'downloads/green-habits-guide': () =>
    scene(
      { ground: pal.moss, seed: 92 },
      k.cut(k.pts('780 -40, 1640 -40, 1640 1040, 1060 1040'), pal.mint, 8, 150),
      k.ground(800, wood),
      at(330, 340, 3, turn(-58, k.pencil(pal.coral))),
      at(620, 260, 3, turn(-40, k.pencil(pal.marigold))),
      k.limb(k.curve('680 560, 700 320, 820 170, 960 90'), pal.leaf, 18),
      ...s
        .rows('720 330 -64 .9, 740 300 50 .9, 830 170 -50 .8, 850 170 74 .9, 950 90 30 .8')
        .map(([x = 0, y = 0, r = 0, z = 1]) => at(x, y, z, turn(r, k.frond(pal.leaf)))),
      k.limb(k.curve('820 560, 1010 540, 1010 800, 800 790'), pal.sky, 46),
      k.shape(k.poly('330 470, 850 470, 810 900, 370 900'), pal.sky),
      k.disc(590, 470, 260, pal.teal, 40),
      k.ink(
        [
          ...k.curve('400 620, 500 590, 600 630, 700 590, 800 620'),
          ...k.curve('410 700, 510 670, 600 710, 700 670, 790 700'),
        ],
        14,
        pal.paper,
      ),
      at(1280, 830, 2.1, turn(-8, k.leaflet(pal.coral))),
    ),
  'downloads/carbon-count-guide': () =>
    scene(
      { ground: pal.sky, seed: 93 },
      k.hills(620, pal.moss, 50, 4),
      k.ground(780, pal.leaf),
      ...[300, 480, 660].map((y) => k.limb(k.line([330, y], [1270, y]), pal.marigold, 12)),
      ...s
        .rows('480 300, 700 300, 1120 300, 470 480, 900 480, 1120 480, 480 660, 690 660, 900 660')
        .map(([x = 0, y = 0], i) => at(x, y, 0.78, k.cloud(i % 2 ? pal.steel : '#a9b4c8'))),
      k.rect(270, 150, 80, 720, pal.coral, 14),
      k.rect(1250, 150, 80, 720, pal.coral, 14),
      k.rect(220, 120, 1160, 74, pal.plum, 20),
      k.rect(220, 800, 1160, 74, pal.plum, 20),
      k.grass(870, 20, '#12403f'),
      at(1470, 820, 1, k.flower(pal.marigold, pal.coral)),
      at(120, 860, 0.9, k.flower(pal.paper, pal.marigold)),
    ),
  'downloads/greener-suppliers-guide': () =>
    scene(
      { ground: pal.marigold, seed: 94 },
      k.cut(k.pts('-40 -40, 1640 -40, 1640 300, -40 240'), pal.leaf, 8, 150),
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
        k.shape(
          k.blob(
            [
              [i * 210 - 40, -30],
              [i * 210 + 170, -30],
              [i * 210 + 166, 100],
              [i * 210 + 64, 160],
              [i * 210 - 36, 100],
            ],
            0.1,
          ),
          i % 2 ? pal.paper : pal.leaf,
        ),
      ),
      k.rect(60, 420, 520, 24, wood),
      ...[130, 270, 410].map((x) =>
        k.shape(
          k.blob([
            [x - 60, 416],
            [x - 50, 350],
            [x, 330],
            [x + 60, 350],
            [x + 70, 416],
          ]),
          '#d98a2b',
        ),
      ),
      at(
        560,
        900,
        2,
        k.bust({ skin: 4, hair: 'cap', hairColour: pal.paper, beard: true, top: pal.teal, mood: 'happy', look: 0.8 }),
      ),
      k.rect(-40, 840, 1000, 220, pal.rust),
      k.rect(-60, 810, 1040, 60, wood),
      k.limb(k.curve('780 740, 900 760, 980 640'), pal.teal, 90),
      k.shape(k.blob('940 520, 1010 400, 1200 340, 1380 370, 1440 470, 1360 590, 1150 640, 1000 630', 0.18), '#d98a2b'),
      k.ink(
        [
          ...k.curve('1080 400, 1120 440, 1130 500'),
          ...k.curve('1190 370, 1230 410, 1240 470'),
          ...k.curve('1300 370, 1340 410, 1340 450'),
        ],
        12,
        pal.sand,
      ),
      k.shape(k.blob('900 580, 1010 470, 1180 500, 1340 470, 1480 560, 1330 690, 1130 700, 980 690', 0.16), pal.leaf),
      k.ink(
        [
          ...k.curve('920 590, 1180 580, 1440 570'),
          ...k.line('1080 588, 1040 650'),
          ...k.line('1220 580, 1240 660'),
          ...k.line('1330 576, 1370 630'),
        ],
        8,
        pal.moss,
      ),
      k.disc(1000, 660, 50, k.skins[4]),
      k.limb(k.curve('1640 800, 1480 760, 1400 680'), pal.plum, 90),
      k.disc(1380, 660, 50, k.skins[1]),
    ),
  'downloads/low-waste-events-guide': () =>
    scene(
      { ground: pal.aqua, seed: 95 },
      at(1290, 230, 1.1, k.sun(pal.paper)),
      k.hills(560, pal.leaf, 40, 3),
      k.ground(680, pal.moss),
      k.ink(
        [
          ...k.curve('100 800, 500 740, 900 790'),
          ...k.curve('200 880, 700 810, 1200 870'),
          ...k.curve('500 950, 900 900, 1400 940'),
        ],
        9,
        pal.leaf,
      ),
      k.limb(k.line('90 960, 110 40'), wood, 30),
      k.limb(k.line('1500 900, 1480 90'), wood, 26),
      k.ink(k.curve('110 70, 500 250, 900 280, 1200 220, 1480 110')),
      ...s
        .rows('260 150 12, 470 232 10, 690 272 3, 910 276 -3, 1120 236 -10, 1320 166 -16')
        .map(([x = 0, y = 0, r = 0], i) =>
          at(
            x,
            y,
            1,
            turn(
              r,
              k.shape(k.poly('-96 0, 96 0, 0 210'), [pal.sand, pal.paper, pal.blush][i % 3] ?? pal.sand),
              k.fill(k.blob('-60 14, -10 10, 10 50, -30 80'), [pal.moss, pal.sky, pal.marigold][i % 3] ?? pal.sky),
              k.ink(k.curve('70 14, 30 50, 40 80, 0 120, 6 160'), 7, pal.coral),
              k.ink(k.line('-40 90, 20 100'), 5, pal.steel),
            ),
          ),
        ),
      at(
        330,
        930,
        1,
        turn(
          16,
          k.limb(k.line('0 0, 0 -420'), wood, 18),
          k.shape(k.poly('-40 -40, 40 -40, 80 70, -80 70'), pal.marigold),
          k.ink([...k.line('-30 0, -40 64'), ...k.line('0 0, 0 64'), ...k.line('30 0, 40 64')], 6),
        ),
      ),
    ),
  'downloads/talking-green-guide': () =>
    scene(
      { ground: pal.plum, seed: 96 },
      k.cut(k.pts('860 -40, 1640 -40, 1640 1040, 700 1040'), pal.marigold, 8, 150),
      ...s
        .rows('60 240 120 1.8, 300 80 160 1.6, 80 900 60 1.6')
        .map(([x = 0, y = 0, r = 0, z = 1]) => at(x, y, z, turn(r, k.frond('#472070')))),
      k.limb(k.curve('-40 780, 300 740, 600 760, 940 700'), '#6b3f2a', 50),
      at(560, 480, 2.4, s.parrot()),
      k.limb(k.line('560 700, 560 760'), pal.marigold, 20),
      k.limb(k.line('640 690, 640 750'), pal.marigold, 20),
      k.shape(
        k.blob('960 300, 1000 120, 1250 70, 1500 140, 1560 340, 1480 520, 1240 570, 1040 510, 900 560, 980 430', 0.16),
        pal.paper,
      ),
      at(1270, 320, 1.9, k.leaf(pal.leaf)),
      at(900, 700, 1, turn(60, k.frond(pal.moss))),
    ),
  'downloads/preferred-suppliers': () =>
    scene(
      { ground: pal.sky, seed: 97 },
      k.hills(540, pal.moss, 40, 9),
      at(1540, 480, 0.8, k.house(pal.paper, pal.rust)),
      k.ground(760, pal.sand),
      k.limb(k.line('190 960, 190 140'), '#6b3f2a', 36),
      k.limb(k.line('930 960, 930 140'), '#6b3f2a', 36),
      k.rect(130, 190, 860, 520, wood, 10),
      k.fill(k.box(170, 230, 780, 440), pal.sand),
      k.shape(k.poly('80 200, 180 90, 940 90, 1040 200'), pal.coral),
      ...s
        .rows('300 350 .95 0, 540 340 .9 30, 800 350 1 -20, 320 560 .85 40, 560 560 1 -10, 810 560 .9 20')
        .map(
          ([x = 0, y = 0, z = 1, r = 0], i) =>
            at(x, y, z, turn(r, k.leaf([pal.leaf, pal.moss, pal.teal][i % 3]))) + k.disc(x, y - 40, 16, pal.coral),
        ),
      k.rect(1190, 330, 120, 560, pal.leaf, 20),
      k.disc(1250, 320, 84, pal.leaf, 60),
      k.limb(k.curve('1310 450, 1420 440, 1440 540'), pal.leaf, 36),
      k.ink(k.line('1440 590, 1440 740'), 16, pal.teal),
      k.limb(k.curve('1190 400, 1090 420, 1060 640'), pal.night, 22),
      k.shape(k.poly('1370 740, 1520 740, 1500 890, 1390 890'), pal.steel),
      k.rect(1120, 880, 440, 60, pal.lilac, 10),
    ),
}
