/** Cards of the inner pages: welcome, way in, fair work, napkin, Rex Factor, the Good Hour's studio. */
import { crowdHead, crowdParts } from '../kit/crowd-head'
import * as k from '../kit/index'
import * as p from '../kit/props/banners'

const { at, flip, pal, scene, turn } = k

/** A monarch of few lines, feet on (0,0), 230 high. */
const monarch = (robe: string, skin: number, hair: string | null, crown: string) =>
  k.group(
    k.shape(k.blob('-56 0, -44 -100, -20 -130, 20 -130, 44 -100, 56 0', 0.12), robe),
    k.fill(k.poly('-56 0, -52 -26, 52 -26, 56 0'), pal.paper),
    k.shape(k.blob('-46 -116, 0 -140, 46 -116, 0 -92'), pal.paper),
    k.disc(0, -164, 36, k.skins[skin] as string),
    hair ? k.shape(k.blob('-36 -162, -20 -146, 20 -146, 36 -162, 24 -116, -24 -116'), hair) : '',
    k.dot(4, -170, 5),
    k.dot(24, -170, 5),
    k.shape(k.poly('-36 -190, -42 -236, -18 -212, 0 -246, 18 -212, 42 -236, 36 -190'), crown),
  )

export const scenes: Record<string, () => string> = {
  'cards/mouse-house-welcome': () =>
    scene(
      { ground: pal.leaf, seed: 67 },
      k.hatch(40, 60, 1500, 500, 30, 0.2, '#256741'),
      k.ground(800, '#1d5c38'),
      k.disc(980, 500, 370, '#8a5a35'),
      k.disc(980, 500, 310, pal.marigold),
      k.fill(k.blob('690 610, 980 590, 1270 610, 1180 750, 980 810, 780 750', 0.17), '#e08e1d'),
      at(1110, 420, 1, k.framed(-80, -70, 160, 140, pal.sky, k.sun())),
      at(1080, 690, 1, k.armchair(pal.teal)),
      k.fill(k.poly('760 800, 1200 800, 1420 1020, 480 1020'), pal.sand, 0.8),
      k.shape(k.blob('640 210, 520 240, 440 400, 430 560, 500 760, 640 830, 690 700, 700 340', 0.17), pal.coral),
      k.disc(500, 500, 22, pal.marigold),
      at(800, 880, 1.5, flip(k.mouse('wave', { scarf: pal.plum }))),
      at(1430, 800, 1.4, k.plant(pal.plum, pal.moss)),
      at(220, 820, 1.3, k.flower(pal.coral)),
    ),
  'cards/way-in': () =>
    scene(
      { ground: pal.lilac, seed: 68 },
      k.fill(k.poly('-20 -20, 1180 -20, 1180 830, -20 830'), '#b9a2da'),
      k.ink(
        [150, 300, 450, 600].flatMap((y, i) => [
          ...k.line([60 + i * 70, y], [260 + i * 70, y]),
          ...k.line([560 - i * 80, y + 60], [700 - i * 80, y + 60]),
        ]),
        5,
        pal.lilac,
      ),
      k.ground(820, pal.plum),
      k.ink(k.line('1180 -20, 1180 826, 1620 760')),
      k.fill(k.poly([[560, 822], ...k.arc(690, 590, 130, 180, 360, 7), [820, 822]]), pal.marigold),
      k.ink(k.curve([560, 822], ...k.arc(690, 590, 134, 180, 320, 6)), 14, pal.paper),
      k.ink(k.curve([566, 816], ...k.arc(690, 592, 126, 180, 330, 6)), 8),
      k.dot(600, 700, 14),
      at(1000, 440, 1.75, turn(-58, p.fist(4, pal.teal))),
      at(950, 356, 1.7, k.pencil(pal.coral)),
      k.limb(k.curve('1010 500, 930 500, 880 440'), k.skins[4], 44),
      k.limb(k.curve('1050 340, 960 330, 890 392'), k.skins[4], 44),
    ),
  'cards/fair-work': () =>
    scene(
      { ground: '#ffe0d2', seed: 69 },
      at(60, 90, 1, k.bunting(1480)),
      k.ground(740, pal.coral),
      at(560, 640, 1.5, turn(-5, p.tinyMouse(pal.sand, pal.plum, pal.coral))),
      at(310, 645, 2.15, turn(5, p.tinyMouse(pal.lilac, pal.teal, pal.marigold))),
      at(342, 236, 0.95, p.tinyMouse(pal.steel, pal.coral, pal.sky)),
      at(1060, 640, 2.1, turn(-10, p.tinyMouse(pal.steel, pal.marigold, pal.teal))),
      k.limb(k.curve('1010 540, 950 500, 900 470'), pal.steel, 22),
      at(1330, 640, 1.6, turn(9, p.tinyMouse(pal.blush, pal.leaf, pal.plum))),
      k.limb(k.curve('1350 560, 1410 540, 1430 470'), pal.blush, 20),
      k.shape(k.poly('1380 470, 1490 462, 1484 420, 1400 410'), pal.paper),
      k.fill(k.poly('1402 412, 1484 422, 1487 440, 1394 434'), pal.marigold),
      k.limb(k.curve('390 530, 470 590, 690 552'), pal.lilac, 24),
      k.rect(660, 452, 310, 170, pal.paper, 14),
      k.fill(k.poly('664 540, 966 540, 966 572, 664 572'), pal.coral),
      k.shape(
        k.blob(
          '650 470, 650 430, 720 420, 815 416, 910 420, 980 430, 980 470, 930 500, 890 466, 840 506, 790 466, 740 500, 700 466',
          0.17,
        ),
        pal.marigold,
      ),
      k.rect(800, 340, 30, 80, pal.sky),
      k.shape(k.blob('815 330, 796 310, 815 270, 834 310'), pal.coral),
      k.rect(90, 620, 1440, 70, '#b97a4e', 14),
      k.limb(k.line('240 690, 210 960'), '#b97a4e', 40),
      k.limb(k.line('1370 690, 1400 960'), '#b97a4e', 40),
      k.shadow(800, 950, 560),
    ),
  'cards/napkin-sketch': () =>
    scene(
      { ground: pal.teal, seed: 70 },
      k.ground(700, '#b97a4e'),
      k.ink([...k.line('-20 820, 1620 800'), ...k.line('-20 930, 1620 924')], 4),
      k.fill(k.oval(1120, 840, 420, 60), '#8a5a35'),
      at(1150, 560, 3.3, k.cup(pal.coral)),
      k.shape(k.poly('190 300, 800 200, 930 800, 330 870'), pal.paper),
      k.ink([...k.line('240 340, 770 254, 880 770, 370 830, 240 340')], 4, pal.sky),
      k.shape(k.poly('800 200, 700 218, 824 310'), pal.sand),
      at(
        560,
        560,
        1,
        turn(
          -8,
          k.ink(
            [
              ...k.blob(
                '-210 30, -250 -30, -300 -50, -270 -90, -226 -74, -214 -116, -176 -90, -186 -30, -60 -90, 90 -100, 210 -40, 226 40, 150 100, -40 110',
                0.17,
              ),
              ...k.curve('226 40, 120 50, 40 40'),
              ...k.curve('80 -104, 70 -160, 30 -176'),
              ...k.curve('80 -104, 100 -166, 146 -170'),
            ],
            10,
          ),
          k.dot(140, 0, 10),
          k.ink([...k.line('20 66, 14 104'), ...k.line('70 70, 66 104'), ...k.line('114 70, 112 98')], 6),
        ),
      ),
      k.ink(k.oval(400, 760, 70, 44), 9, '#d9b48a'),
      at(760, 850, 1.4, turn(38, k.pencil(pal.marigold))),
    ),
  'cards/rex-factor-the-animated-show': () =>
    scene(
      { ground: '#2a1242', seed: 71 },
      k.fill(k.poly('620 -20, 1000 -20, 1330 840, 290 840'), pal.plum),
      k.shape(k.blob('360 640, 400 440, 800 380, 1200 440, 1240 640'), '#ffb9a0'),
      at(800, 500, 1.4, k.castle(pal.lilac, pal.teal)),
      k.ground(640, '#b97a4e'),
      k.ink([...k.line('-20 820, 1620 816'), ...k.line('-20 700, 1620 696')], 5),
      at(350, 720, 0.95, monarch(pal.teal, 4, '#4a2a1c', pal.marigold)),
      at(520, 760, 1.1, monarch(pal.sky, 0, null, pal.coral)),
      at(720, 810, 1.3, monarch(pal.marigold, 2, pal.ink, '#ffd98a')),
      at(950, 866, 1.5, monarch(pal.leaf, 5, null, pal.marigold)),
      at(1220, 930, 1.8, monarch(pal.coral, 1, pal.rust, pal.marigold)),
      k.limb(k.line('1330 790, 1330 520'), pal.marigold, 10),
      k.curtains('#d8434a'),
    ),
  'cards/good-hour-studio': () =>
    scene(
      { ground: '#cfe9c9', seed: 72 },
      k.windowOn(120, 100, 340, 360, pal.night, k.stars(300, 12, 4, pal.paper, 320)),
      k.floor(780, pal.moss),
      k.limb(k.line('1150 120, 960 940'), '#b97a4e', 24),
      k.limb(k.line('1190 120, 1400 940'), '#b97a4e', 24),
      k.rect(960, 190, 420, 440, pal.paper),
      k.fill(k.blob('990 620, 1000 520, 1110 450, 1210 520, 1290 470, 1360 520, 1360 620', 0.14), pal.aqua),
      at(1270, 300, 0.7, k.sun(pal.marigold)),
      k.rect(930, 630, 480, 36, '#b97a4e', 8),
      k.ink(
        k.curve('1010 960, 960 820, 1040 700, 960 560, 1030 420, 970 300, 1060 180, 1180 140, 1290 180'),
        12,
        pal.leaf,
      ),
      ...[
        [975, 860, -60],
        [1020, 740, 70],
        [960, 600, -70],
        [1030, 450, 60],
        [975, 340, -80],
        [1040, 200, -30],
        [1190, 140, 10],
        [1290, 190, 70],
      ].map(([x = 0, y = 0, r = 0], i) => at(x, y, 0.42, turn(r, k.frond(i % 2 ? pal.moss : pal.leaf)))),
      k.fill(k.poly('330 540, 470 500, 860 860, 200 860'), pal.marigold, 0.5),
      k.rect(80, 850, 760, 44, '#8a5a35', 8),
      k.rect(150, 894, 50, 140, '#8a5a35'),
      k.rect(720, 894, 50, 140, '#8a5a35'),
      at(330, 660, 2, k.deskLamp(pal.coral)),
      k.shape(k.blob('480 852, 520 740, 640 700, 770 740, 800 852', 0.16), pal.coral),
      crowdParts,
      at(560, 770, 1.5, turn(-12, crowdHead({ skin: 4, hair: 'bun', mood: 'asleep', look: 0.1 }))),
      ...[
        [690, 640, 12],
        [730, 590, 20],
        [790, 520, 32],
      ].map(([x = 0, y = 0, r = 0]) => k.disc(x, y, r, pal.paper)),
    ),
}
