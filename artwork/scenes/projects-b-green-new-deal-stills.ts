/** Stills 3 to 5 of the warm homes: a yard, a bus, a table. */
import * as k from '../kit/index'
import { folk, many, paper, stones } from '../kit/props-projects-b'

const { at, fill, ink, limb, pal, rect, scene, shape } = k
const [ice, brick, mortar] = ['#cfe8f0', '#b9492f', '#8c3422']
/** An electric bus's side, 1180 wide, wheels on y=0, doors at the left. */
const bus = k.group(
  rect(0, -520, 1180, 460, pal.teal, 50),
  rect(-6, -250, 1190, 60, pal.moss),
  rect(60, -440, 190, 380, pal.sky, 8),
  ink(k.line('155 -440, 155 -62')),
  ...[300, 560, 820].map((x) => rect(x, -450, 220, 170, pal.sky, 14)),
  shape(k.poly('640 -170, 590 -90, 640 -90, 616 -30, 700 -120, 644 -120, 680 -170'), pal.marigold),
  ...[400, 960].map((x) => k.disc(x, -56, 78, pal.night) + k.disc(x, -56, 32, pal.steel)),
)

export const scenes: Record<string, () => string> = {
  'projects/green-new-deal/still-3': () =>
    scene(
      { ground: ice, seed: 45 },
      paper('-40 300, 1640 260, 1640 860, -40 860', brick, 4),
      ink(
        [
          ...k.line('0 420, 1600 400'),
          ...k.line('0 540, 1600 530'),
          ...k.line('0 670, 1600 666'),
          ...k.line('130 300, 130 416'),
          ...k.line('430 416, 430 536'),
          ...k.line('240 540, 240 668'),
          ...k.line('880 290, 880 408'),
          ...k.line('700 410, 700 534'),
        ],
        6,
        mortar,
      ),
      rect(-30, 262, 1660, 44, pal.sand),
      k.ground(840, '#a9c77f'),
      ink(k.curve('-20 120, 500 190, 1100 170, 1620 60'), 6),
      shape(k.poly('240 158, 380 172, 370 300, 250 290'), pal.coral),
      shape(k.poly('440 176, 560 182, 590 330, 420 330'), pal.marigold),
      limb(k.curve('1500 640, 1580 620, 1640 620'), pal.night, 22),
      rect(960, 430, 580, 470, pal.paper, 30),
      k.disc(1180, 660, 190, pal.steel),
      k.disc(1180, 660, 40, pal.teal),
      ink(
        [0, 60, 120, 180, 240, 300].flatMap((a) =>
          k.curve(
            ...(k.arc(1180, 660, 56, a, a, 1).slice(1) as k.Pt[]),
            ...(k.arc(1180, 660, 120, a + 22, a + 22, 1).slice(1) as k.Pt[]),
            ...(k.arc(1180, 660, 168, a + 26, a + 26, 1).slice(1) as k.Pt[]),
          ),
        ),
        22,
      ),
      ink([520, 580, 640, 700].flatMap((y) => k.line([1410, y], [1500, y]))),
      rect(980, 890, 100, 40, pal.night),
      rect(1420, 890, 100, 40, pal.night),
      at(
        700,
        960,
        1.75,
        k.person({
          pose: 'point',
          wear: 'overall',
          top: pal.sky,
          bottom: pal.teal,
          skin: 3,
          hair: 'curly',
          hairColour: k.hairs[1],
          mood: 'happy',
          look: -0.4,
        }),
      ),
      at(
        300,
        970,
        1.5,
        k.person({
          pose: 'think',
          wear: 'overall',
          top: pal.marigold,
          bottom: pal.plum,
          skin: 1,
          hair: 'pony',
          hairColour: k.hairs[5],
          mood: 'smile',
          look: 0.8,
        }),
      ),
    ),
  'projects/green-new-deal/still-4': () =>
    scene(
      { ground: '#f4e3b4', seed: 46 },
      k.skyline(640, '#e6c48e', pal.paper, 9, 1600, 260),
      paper('-40 780, 1640 770, 1640 1040, -40 1040', '#c2b5a3', 4),
      at(560, 880, 1.08, bus),
      ...[130, 1420].map((x, i) =>
        k.group(
          shape(
            k.blob(
              [
                [x - 50, 960],
                [x - 34, 500],
                [x - 40, -20],
                [x + 40, -20],
                [x + 36, 500],
                [x + 56, 960],
              ],
              0.08,
            ),
            '#c9b58c',
          ),
          ...k
            .arc(x, 420 + i * 60, 30, 0, 300, 4, 330)
            .map(([a, b]) => fill(k.oval(Math.round(a), Math.round(b), 20, 34), '#8f9a6a')),
        ),
      ),
      shape(
        k.blob(
          '-60 -60, -60 150, 60 240, 220 190, 330 250, 470 160, 640 190, 760 80, 900 130, 1060 80, 1180 180, 1330 220, 1480 160, 1660 230, 1660 -60',
          0.2,
        ),
        '#4f9a53',
      ),
      ink(
        [
          ...k.curve('180 100, 210 130, 240 100'),
          ...k.curve('520 60, 550 90, 580 60'),
          ...k.curve('1320 90, 1350 120, 1380 90'),
        ],
        8,
      ),
      at(
        300,
        980,
        1.35,
        k.person({
          pose: 'draw',
          wear: 'coat',
          top: pal.coral,
          bottom: pal.plum,
          skin: 4,
          hair: 'scarf',
          hairColour: pal.marigold,
          mood: 'smile',
        }),
      ),
      at(590, 985, 1.1, folk({ top: pal.marigold, skin: 4, bottom: pal.night })),
      at(760, 975, 0.75, folk({ top: pal.sky, skin: 4, arms: 'up' })),
      shape(k.blob('440 780, 460 890, 560 900, 590 780', 0.14), pal.plum),
      shape(k.blob('440 780, 446 690, 520 690, 520 780', 0.14), pal.plum),
      k.disc(470, 950, 34, pal.paper),
      k.disc(566, 950, 34, pal.paper),
    ),
  'projects/green-new-deal/still-5': () =>
    scene(
      { ground: '#5a3a78', seed: 47 },
      paper('-40 -40, 1640 -40, 1640 520, -40 660', '#7d4b86'),
      at(1420, 420, 0.9, k.dot(0, 0, 120, '#f79a6b')),
      k.hills(620, '#3a2557', 40, 12),
      limb([...k.line('130 40, 100 900'), ...k.line('1500 40, 1530 900')], '#b97a4e', 26),
      shape(k.poly('60 40, 240 -120, 1660 -120, 1560 60'), pal.night),
      ink(
        [
          ...k.line('400 46, 480 -60'),
          ...k.line('700 50, 760 -60'),
          ...k.line('1000 52, 1040 -60'),
          ...k.line('1300 56, 1320 -60'),
          ...k.line('90 6, 1600 10'),
        ],
        6,
        pal.sky,
      ),
      ink(k.curve('120 130, 480 230, 820 190, 1180 240, 1510 130'), 5, pal.paper),
      ...[
        ['330', 250, pal.coral],
        ['640', 270, pal.marigold],
        ['980', 276, pal.paper],
        ['1320', 260, pal.aqua],
      ].map(
        ([x, y, c]) =>
          k.disc(Number(x), Number(y), 62, String(c), 66) +
          ink(k.line([Number(x) - 60, Number(y)], [Number(x) + 60, Number(y)]), 5),
      ),
      many('250 960 1.35, 500 930 1.45, 760 950 1.3, 1010 930 1.45, 1270 960 1.3, 1480 960 1.2', (i) =>
        folk({
          top: [pal.coral, pal.teal, pal.marigold, pal.sky, pal.moss, pal.blush][i] as string,
          skin: [1, 4, 0, 5, 2, 3][i],
          hair: k.hairs[[4, 0, 3, 1, 5, 0][i] as number],
          arms: i % 2 ? 'up' : 'down',
        }),
      ),
      paper('60 780, 1540 780, 1640 1040, -40 1040', pal.paper, 3),
      ink(k.line('-40 1010, 60 780, 1540 780, 1640 1010')),
      stones('380 870 100 34, 960 900 120 40, 1300 850 80 26', pal.coral),
      many('640 850 0.7, 1180 890 0.6', () => k.cup(pal.teal)),
      at(790, 830, 0.8, k.basket(pal.marigold)),
    ),
}
