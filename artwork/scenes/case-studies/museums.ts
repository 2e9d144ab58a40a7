import * as k from '../../kit/index'
import { bollard, rope } from '../../kit/props/harbour'

const { at, pal, pts, scene } = k

const skin = (i: number) => k.skins[i] as string

export const scenes: Record<string, () => string> = {
  'case-studies/museums-1': () =>
    scene(
      { ground: pal.teal, seed: 94 },
      k.cut(pts('-40 -40, 1640 -40, 1640 260, 600 420, -40 300'), '#0b6b62', 8, 200),
      k.sea(800, pal.night, pal.aqua),
      k.cut(pts('-40 780, 560 790, 600 1040, -40 1040'), '#b97a4e', 4, 200),
      k.ink([...k.line('-10 860, 570 870'), ...k.line('-10 940, 590 946')], 6),
      rope(
        k.curve(
          '520 520, 640 560, 720 640, 800 760, 900 820, 1180 830, 1400 810, 1500 660, 1300 676, 1020 680, 760 660',
        ),
        26,
      ),
      rope(k.line('1010 676, 1010 120'), 22),
      rope(k.curve('1010 140, 1200 260, 1260 430, 1240 590, 1030 600'), 22),
      rope(k.curve('1000 180, 880 330, 850 450, 860 580, 990 600'), 22),
      rope(k.line('1340 676, 1340 260'), 22),
      rope(k.curve('1350 290, 1450 380, 1490 480, 1470 570, 1350 580'), 22),
      k.ink(k.line('1010 120, 1090 90, 1010 60, 1010 120'), 12, pal.sand),
      at(
        330,
        900,
        1.75,
        k.person({
          pose: 'draw',
          top: pal.paper,
          bottom: pal.night,
          skin: 3,
          hair: 'cap',
          hairColour: pal.paper,
          beard: true,
          mood: 'cross',
          shoes: pal.coral,
        }),
      ),
      rope(k.curve('60 950, 140 800, 240 690, 340 600, 520 520'), 26),
      k.disc(348, 594, 28, skin(3)),
      k.disc(530, 518, 28, skin(3)),
      k.ink([...k.line('262 470, 400 470'), ...k.line('256 520, 404 520')], 12, pal.coral),
    ),
  'case-studies/museums-2': () =>
    scene(
      { ground: '#8d5837', seed: 95 },
      k.fill(k.poly('-20 -20, 1020 360, 1020 540, -20 1020'), '#a96f3d'),
      k.fill(k.poly('1620 -20, 1140 360, 1140 540, 1620 1020'), '#6b3f2a'),
      k.fill(k.poly('1020 540, 1140 540, 1620 1020, -20 1020'), pal.sand),
      k.rect(1020, 360, 120, 180, pal.marigold),
      ...[
        [140, 40, 940],
        [470, 170, 790],
        [720, 260, 680],
        [890, 320, 600],
      ].map(([x = 0, y = 0, b = 0]) => k.limb(k.line([x, y], [x, b]), '#5f3a26', (b - y) / 22)),
      ...(
        [
          [230, 300, 390, 344, 620, 550],
          [560, 390, 660, 412, 600, 560],
        ] as const
      ).map(([x, y, x2, y2, b, b2]) =>
        k.shape(
          k.poly([
            [x, y],
            [x2, y2],
            [x2, b2],
            [x, b],
          ]),
          pal.sky,
        ),
      ),
      k.ink(
        [
          ...k.line('-20 -20, 1020 360'),
          ...k.line('1620 -20, 1140 360'),
          ...k.line('-20 1020, 1020 540'),
          ...k.line('1620 1020, 1140 540'),
        ],
        7,
      ),
      rope(k.curve('1080 450, 1040 500, 1010 560, 930 640'), 12),
      rope(k.curve('1100 450, 1070 530, 1020 600, 930 650'), 12),
      rope(k.curve('1060 450, 1000 490, 980 560, 920 634'), 12),
      rope(k.curve('930 640, 860 680, 800 690, 730 668'), 34),
      at(
        560,
        980,
        1.75,
        k.person({
          pose: 'walk',
          top: pal.teal,
          bottom: pal.night,
          wear: 'overall',
          skin: 1,
          hair: 'quiff',
          hairColour: pal.rust,
          beard: true,
          mood: 'smile',
        }),
      ),
      k.disc(730, 676, 30, skin(1)),
      k.ink([...k.curve('330 900, 260 910, 200 940'), ...k.line('236 900, 196 942, 250 956')], 12, pal.coral),
      k.disc(1350, 880, 140, pal.sand, 120),
      k.ink([...k.oval(1350, 880, 96, 80), ...k.oval(1350, 880, 44, 36)], 14, '#c99a54'),
    ),
  'case-studies/museums-3': () =>
    scene(
      { ground: pal.plum, seed: 96 },
      k.sea(660, pal.night, pal.lilac),
      k.rain(900, 330, 620, 330, pal.lilac, 26),
      k.fill(
        k.blob(
          '820 300, 760 160, 900 120, 960 10, 1160 20, 1260 -20, 1420 60, 1560 110, 1580 260, 1480 350, 1200 330, 1000 370',
          0.19,
        ),
        '#27265a',
      ),
      k.ink(
        k.blob(
          '816 296, 756 156, 896 116, 956 6, 1156 16, 1256 -24, 1416 56, 1556 106, 1576 256, 1476 346, 1196 326, 996 366',
          0.19,
        ),
      ),
      k.ink(
        [...k.line('1060 130, 1130 170'), ...k.line('1290 130, 1220 170'), ...k.curve('1110 280, 1175 250, 1240 280')],
        14,
        pal.lilac,
      ),
      k.dot(1110, 196, 16, pal.lilac),
      k.dot(1240, 196, 16, pal.lilac),
      k.shape(k.poly('1330 340, 1260 470, 1330 470, 1270 600, 1430 430, 1350 430, 1400 340'), pal.marigold),
      k.shape(k.poly('-30 720, 860 680, 940 1040, -30 1040'), pal.steel),
      k.ink(
        [
          ...k.line('-20 820, 880 780'),
          ...k.line('-20 920, 910 890'),
          ...k.line('200 712, 206 808'),
          ...k.line('560 700, 570 790'),
          ...k.line('80 816, 84 914'),
          ...k.line('380 806, 390 904'),
          ...k.line('700 792, 712 894'),
        ],
        7,
      ),
      at(1120, 600, 2.1, k.turn(-12, k.boat(pal.teal))),
      k.ink([...k.curve('880 800, 960 770, 1040 800, 1120 770, 1200 800, 1280 770, 1360 800')], 12, pal.lilac),
      rope(k.curve('300 690, 520 690, 720 716, 912 736'), 36),
      rope(k.curve('160 800, 110 880, 210 940, 380 910, 400 850, 300 850'), 40),
      bollard(230, 870, pal.coral),
    ),
}
