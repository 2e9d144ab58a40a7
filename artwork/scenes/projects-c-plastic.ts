/** Preventing Plastic Pollution: river greens and greys, one red bottle top. */
import * as k from '../kit/index'
import { heron } from '../kit/props-projects-c'
import { foliage, sheet, strokes } from '../kit/tools-projects-c'
import type { Movings, Scenes } from '../moving'

const { at, disc, dot, fill, flip, ink, limb, pal, scene, shape, turn } = k
const [red, fur, reed] = ['#e5383b', '#8a5a3c', '#4f7a3a']

/** A bottle top lying flat, seen from above, radius 100. */
const top = () =>
  shape(
    k.poly(k.arc(0, 0, 1, 0, 348, 29).map(([x, y], i): k.Pt => [x * (i % 2 ? 100 : 90), y * (i % 2 ? 100 : 90)])),
    red,
  ) +
  ink(k.oval(0, 0, 68), 6) +
  fill(k.blob('-50 -10, -34 -44, 6 -54, -20 -30'), pal.blush)

/** Reeds and a bulrush from (0,0) up, about 400 high. */
const reeds = (c: string) =>
  ['-60 0, -80 -180, -130 -330', '-30 0, -30 -200, -10 -400', '10 0, 40 -180, 30 -340', '50 0, 90 -160, 150 -290']
    .map((p) => limb(k.curve(p), c, 13, 4))
    .join('') + k.rect(-28, -420, 34, 110, fur, 17)

/** What moves. */
export const moving: Movings = {
  'projects/preventing-plastic-pollution/cover': [{ order: '1 2 3 4 5 6 7 8', rate: 10 }],
}

/** The scenes. */
export const scenes: Scenes = {
  'projects/preventing-plastic-pollution/cover': (n = 0) => {
    const [up, wave] = [k.swing(n, 8, 16), k.swing(n, 8, 14, 0.2)]
    return scene(
      { ground: '#cfe8c8', seed: 81 },
      k.hills(360, '#9fcf9a', 50, 4),
      at(1330, 420, 1.1, k.tree('round', '#5f9c5a')),
      at(250, 430, 0.9, k.tree('round', '#5f9c5a')),
      fill(k.poly('-20 450, 1620 430, 1620 1020, -20 1020'), '#2f8f8a'),
      strokes(
        '90 560, 280 556|1180 540, 1420 536|1050 900, 1300 894|120 920, 330 914|1300 700, 1500 696',
        9,
        '#8fd3c6',
      ),
      shape(k.blob('560 1040, 570 700, 640 540, 860 540, 930 700, 940 1040', 0.15), fur),
      fill(k.blob('640 1040, 650 760, 700 640, 810 640, 850 760, 860 1040'), '#d9b58a'),
      limb(k.curve([600, 640], [540 - up * 0.2, 480 - up * 0.4], [600, 330 - up]), fur, 74),
      at(790, 250 - up, 1.5, turn(72 + k.swing(n, 8, 6, 0.2), k.bottle('#bfe3f2', pal.sky))),
      limb(k.curve([900, 640], [990 + up * 0.2, 500 - up * 0.4], [960, 330 - up]), fur, 74),
      disc(606, 318 - up, 44, fur),
      disc(956, 318 - up, 44, fur),
      disc(640, 440, 34, fur),
      disc(880, 440, 34, fur),
      shape(k.blob('620 540, 640 430, 760 390, 880 430, 900 540, 850 620, 760 644, 670 620'), fur),
      dot(760, 570, 84, '#d9b58a', 56),
      dot(700, 510, 14),
      dot(820, 510, 14),
      dot(760, 540, 24, pal.ink, 17),
      ink(k.curve('722 582, 742 596, 760 580, 778 596, 798 582'), 8),
      strokes('660 570, 570 556|660 588, 576 604|860 570, 950 556|860 588, 944 604', 5),
      shape(k.blob('420 960, 560 890, 760 920, 960 890, 1090 960, 900 1040, 560 1040'), '#2f8f8a'),
      ink(
        [
          ...k.curve([470 - wave, 940], [600, 900 + wave * 0.3], [740 - wave, 930]),
          ...k.curve([800 + wave, 930], [940, 900 - wave * 0.3], [1060 + wave, 950]),
        ],
        9,
        '#8fd3c6',
      ),
      at(150, 1020, 1.6, reeds(reed)),
      at(1430, 1030, 1.7, flip(reeds(reed))),
    )
  },
  'films/preventing-plastic-pollution': () =>
    scene(
      { ground: '#1f6f73', seed: 82 },
      ink(
        [...k.curve('-20 180, 500 120, 900 200, 1620 90'), ...k.curve('-20 860, 300 900, 700 830, 1620 930')],
        10,
        '#5fb3ad',
      ),
      ...[330, 260, 190].map((r, i) =>
        ink(
          k.curve(...k.arc(790, 520, r, 20 + i * 70, 310 + i * 70, 9, r * 0.82)),
          14 - i * 2,
          ['#5fb3ad', '#8fd3c6', pal.paper][i],
        ),
      ),
      shape(k.blob('-60 1040, -60 380, 110 250, 330 300, 470 520, 440 800, 300 1040', 0.16), '#8d97a6'),
      shape(k.blob('-60 700, -60 380, 110 250, 330 300, 440 440, 330 480, 260 430, 190 560, 90 500', 0.16), '#8fae4f'),
      shape(k.blob('1140 40, 1330 -60, 1660 -60, 1660 640, 1480 720, 1260 640, 1120 420', 0.16), '#7b8696'),
      shape(
        k.blob('1130 300, 1160 60, 1330 -60, 1660 -60, 1660 200, 1520 170, 1440 300, 1330 220, 1240 340', 0.16),
        '#a3bf5a',
      ),
      strokes(
        '80 330, 96 310|200 320, 216 300|300 360, 316 344|1300 60, 1316 40|1450 60, 1466 40|1380 150, 1396 130|90 430, 104 410',
        7,
        reed,
      ),
      strokes('280 700, 330 660|200 860, 260 830|1400 560, 1450 520|1520 470, 1560 430', 8),
      at(790, 520, 1.25, turn(16, top())),
      foliage([560, 840, 420, 90], 5, 90, '#d9a441', 3),
    ),
  'projects/preventing-plastic-pollution/still-1': () =>
    scene(
      { ground: '#bfe6f0', seed: 83 },
      k.hills(360, '#a6cf6a', 40, 13),
      at(1300, 400, 1.2, k.tree('round', '#5f9c3f')),
      k.ground(440, '#c9dd6b'),
      k.grass(500, 18, '#7fa33a'),
      limb(k.line('180 330, 100 640'), '#a8683c', 34),
      limb(k.line('560 330, 640 640'), '#a8683c', 34),
      k.rect(-20, 460, 760, 40, '#c98a54', 8),
      k.rect(20, 270, 680, 56, '#c98a54', 8),
      at(230, 190, 0.95, k.basket(pal.marigold)),
      at(450, 190, 0.75, k.bottle(pal.sky)),
      at(600, 216, 0.55, k.cup(pal.teal)),
      ink(k.curve('560 330, 700 560, 860 640'), 8).replace('/>', ' stroke-dasharray="4 30"/>'),
      fill(k.blob('1620 660, 1300 760, 1060 900, 960 1030, 1620 1030'), '#6b4a2f'),
      fill(k.blob('1620 780, 1400 840, 1240 940, 1180 1030, 1620 1030'), '#2f6f73'),
      k.shadow(950, 850, 160),
      at(950, 700, 1.5, turn(30, top())),
      strokes('720 620, 640 590|710 720, 620 720|740 810, 660 840', 12),
      k.grass(900, 12, '#5f7f2a', 900),
      at(1520, 1040, 1.1, flip(reeds('#7fa33a'))),
    ),
  'projects/preventing-plastic-pollution/still-2': () =>
    scene(
      { ground: '#f6d3b3', seed: 84 },
      disc(330, 240, 110, '#fff0d6'),
      k.hills(430, '#d9b7a6', 40, 16, 1600, 1000, false),
      fill(k.poly('-20 500, 1620 480, 1620 800, -20 800'), '#a9c4c6'),
      strokes('100 580, 330 576|260 660, 420 656|1240 570, 1500 564|1300 650, 1420 648', 9, pal.paper),
      at(1450, 800, 1.3, flip(reeds('#a08a4f'))),
      at(120, 830, 1.1, reeds('#a08a4f')),
      sheet('-30 760, 700 720, 1630 800, 1630 1030, -30 1030', '#9a7a4f'),
      k.grass(800, 12, '#6b5a2f'),
      at(640, 890, 1.3, heron('#8fa0b8')),
      ink(
        [
          ...k.curve(
            '900 880, 1000 790, 1130 850, 1060 940, 940 900, 980 820, 1120 800, 1230 880, 1120 950, 1010 880, 1080 790, 1190 830, 1300 900, 1420 860',
          ),
          ...k.curve('880 930, 980 940, 1040 850, 1170 900, 1200 800, 1090 760'),
        ],
        20,
      ),
      ink(
        [
          ...k.curve(
            '900 880, 1000 790, 1130 850, 1060 940, 940 900, 980 820, 1120 800, 1230 880, 1120 950, 1010 880, 1080 790, 1190 830, 1300 900, 1420 860',
          ),
          ...k.curve('880 930, 980 940, 1040 850, 1170 900, 1200 800, 1090 760'),
        ],
        10,
        '#2f7fe0',
      ),
    ),
}
