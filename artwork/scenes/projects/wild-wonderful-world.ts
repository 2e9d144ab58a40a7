/** Wild Wonderful World: jungle green, moonlight and earth. */
import { farSheep, hiddenEyes } from '../../kit/actors/wild'
import { gloom, hollow, hollowFront, perch } from '../../kit/actors/wild-leaves'
import * as k from '../../kit/index'
import { barnOwl, hedgehog, treeFrog, woodlouse } from '../../kit/props/wild-animals'
import { beam, each } from '../../kit/shorthands'
import { bank, blade, cutLeaf, lay, saw, split } from '../../kit/techniques/cut-leaves'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, disc, dot, fill, flip, ink, limb, pal, scene, shape, turn } = k
const deep = '#0d4a45'

/** A paw print pointing up. */
const print = (c: string) => dot(0, 10, 16, c, 13) + dot(-16, -8, 6, c, 9) + dot(0, -16, 6, c, 9) + dot(16, -8, 6, c, 9)

/** A branching coral standing on (0,0), 300 high. */
const coral = (c: string) =>
  limb(k.curve('0 20, -6 -110, 4 -260'), c, 34) +
  limb(k.curve('-2 -60, -70 -100, -84 -210'), c, 28) +
  limb(k.curve('0 -100, 70 -130, 90 -240'), c, 28) +
  limb(k.curve('-72 -130, -120 -150, -134 -200'), c, 22)

/** A barn with a silo, 300 wide, base at y=0. */
const barn = (c: string) =>
  k.rect(90, -190, 70, 192, pal.lilac) +
  shape(k.blob('90 -190, 124 -236, 160 -190', 0.14), pal.steel) +
  shape(k.poly('-130 0, -130 -110, -90 -180, -10 -214, 60 -180, 94 -110, 94 0'), c) +
  k.rect(-60, -86, 84, 88, pal.night) +
  ink(k.line('-60 -86, 24 0'), 6, pal.steel)

/** Folds, slits and shadows of cut paper take more bytes than an outline. */
export const limit = 14_000

export const moving: Movings = {
  'projects/wild-wonderful-world/cover': [{ order: '1*16 2 3*2 2 1*8 4*6 1*3 2 3*2 2 1*4 5 6*2 5', rest: 12 }],
}

/** The scenes. */
export const scenes: Scenes = {
  'projects/wild-wonderful-world/cover': (n = 0) =>
    scene(
      { ground: '#12333f', seed: 30 },
      k.stars(420, 16, 4),
      at(1180, 220, 1.6, k.moon()),
      bank('-40 420, 500 380, 900 440, 1640 360', 1040, 9, 150, '#125154', 9),
      at(1330, 470, 1.4, k.stare(pal.coral)),
      at(210, 500, 1.5, k.stare(pal.sky)),
      at(560, 480, 3.2, k.stare(pal.marigold, k.chart(n, 1, 0.5, 0, 1, 1, 1), k.chart(n, 0, 0, 0, 1))),
      at(1000, 560, 2.2, k.stare(pal.mint, k.chart(n, 1, 1, 1, 1, 0.5, 0), k.chart(n, 0, 0, 0, -1))),
      bank('-40 720, 300 700, 700 740, 1100 760, 1640 680', 1040, 8, 150, '#177062', 4),
      lay(split(pal.teal), 200, 1090, 20, 2),
      lay(blade('#2f8a5f'), 560, 1120, -16, 1.35),
      lay(blade(pal.leaf), 800, 1140, 8, 1.5),
      lay(blade('#1d7a63'), 1060, 1110, -8, 1.25),
      lay(split(pal.leaf), 1390, 1120, -18, 2.1),
      lay(split(deep), 40, -10, 140, 2.2),
      lay(blade(deep), 1640, -20, -130, 1.7),
    ),
  'films/wild-wonderful-world': () =>
    scene({ ground: gloom, seed: 31 }, hollow(), at(790, 540, 1.1, hiddenEyes([20, 8], 0)), hollowFront()),
  'projects/wild-wonderful-world/still-1': () =>
    scene(
      { ground: '#7fcf9a', seed: 32 },
      beam('200 -20, 480 -20, 300 820, -160 820', pal.paper),
      beam('700 -20, 860 -20, 760 820, 420 820', pal.paper),
      limb(k.curve('300 -20, 330 400, 270 800'), '#3c8f63', 70, 0),
      limb(k.curve('1010 -20, 980 400, 1040 800'), '#3c8f63', 100, 0),
      k.hills(740, '#2c7a55', 26, 4, 1600, 1000, false),
      fill(k.poly('-20 780, 1620 770, 1620 1020, -20 1020'), pal.teal),
      ink([...k.oval(420, 890, 210, 34), ...k.oval(420, 890, 110, 16)], 8, pal.aqua),
      ink([...k.curve('900 930, 1000 920, 1100 932'), ...k.curve('60 970, 160 962, 240 970')], 8, pal.aqua),
      lay(
        cutLeaf(
          '-150 0, -70 -30, 40 -36, 120 -18, 150 10, 60 38, -80 36',
          '-150 0, 10 4, 150 10, 60 38, -80 36',
          '#3a9159',
        ),
        110,
        960,
      ),
      perch(),
      at(1010, 440, 1.5, turn(-12, treeFrog())),
      lay(split(deep), 120, -40, 150, 1.9),
      lay(saw(deep), 1560, 1060, -24, 1.6),
    ),
  'projects/wild-wonderful-world/still-2': () =>
    scene(
      { ground: '#f6d9d0', seed: 33 },
      at(1240, 180, 1, k.sun(pal.paper, pal.paper)),
      k.hills(330, '#b7c7d6', 40, 21, 1600, 1000, false),
      at(250, 330, 1.3, k.house('#d9c4cf', '#a98ba8')),
      k.hills(400, '#7fb49a', 18, 5),
      fill(k.poly('-20 440, 1620 410, 1620 1020, -20 1020'), '#a5d8a9'),
      k.paper('-30 640, 500 560, 900 1030, -30 1030', '#8ecb9b'),
      k.grass(500, 16, '#4f9a72'),
      k.grass(860, 12, '#4f9a72', 1600, 3),
      each(
        '860 800 70 1.5, 980 860 76 1.4, 1100 760 60 1.25, 1210 790 50 1.1, 1280 680 40 1, 1370 680 34 .85, 1390 590 20 .75, 1460 580 20 .65, 1450 510 10 .55',
        ([x = 0, y = 0, r = 0, s = 1]) => at(x, y, s, turn(r, print('#2f7d6a'))),
      ),
      k.shadow(470, 850, 330),
      at(440, 680, 1.25, hedgehog()),
      each('60 560, 700 520, 1040 600, 1500 860, 90 930, 1240 940', ([x = 0, y = 0]) => dot(x, y, 9, pal.paper, 12)),
      at(1520, 470, 0.7, k.plant(pal.coral, pal.leaf)),
      lay(saw('#4f9a72'), 1490, 1060, -16, 1.2),
    ),
  'projects/wild-wonderful-world/still-3': () =>
    scene(
      { ground: '#35307e', seed: 34 },
      beam('1000 -20, 1300 -20, 900 900, 400 900', pal.lilac, 0.25),
      k.paper('-30 300, 260 240, 420 1030, -30 1030', '#272463'),
      at(330, 270, 0.7, k.fish(pal.sky, pal.lilac)),
      at(160, 380, 0.5, k.fish(pal.sky, pal.lilac)),
      at(1440, 820, 2.1, coral(pal.plum)),
      at(430, 860, 1.7, coral(pal.plum)),
      shape(k.blob('560 640, 540 400, 700 240, 920 220, 1080 330, 1100 520, 1040 700, 800 780, 600 740'), pal.coral),
      each('700 320 26, 800 276 18, 960 300 24, 640 440 16, 1040 420 16', ([x = 0, y = 0, r = 0]) =>
        dot(x, y, r, pal.blush),
      ),
      disc(920, 520, 92, pal.paper),
      dot(926, 528, 58, pal.ink, 30),
      dot(906, 516, 10, pal.paper),
      ink(k.curve('600 530, 680 580, 760 530'), 14),
      limb(k.curve('620 720, 480 780, 320 760, 250 640, 340 600'), pal.coral, 60),
      limb(k.curve('1040 700, 1180 780, 1330 700, 1290 590, 1220 620'), pal.coral, 60),
      limb(k.curve('760 760, 700 900, 560 940'), pal.coral, 64),
      limb(k.curve('920 760, 980 900, 1160 930'), pal.coral, 64),
      ink(k.curve('640 750, 480 810, 300 780'), 12, pal.blush).replace('/>', ' stroke-dasharray="1 34"/>'),
      k.hills(900, pal.marigold, 24, 7),
      at(110, 960, 2, coral(pal.marigold)),
      at(780, 1010, 1.2, coral(pal.blush)),
      at(1290, 990, 1.3, flip(coral(pal.marigold))),
      ink([...k.oval(1260, 260, 22), ...k.oval(1300, 180, 14), ...k.oval(1250, 110, 9)], 6, pal.lilac),
    ),
  'projects/wild-wonderful-world/still-4': () =>
    scene(
      { ground: pal.marigold, seed: 35 },
      at(220, 190, 1.3, k.cloud(pal.sand)),
      k.hills(430, pal.moss, 30, 2),
      at(90, 520, 1.2, k.flower(pal.coral, pal.paper)),
      at(420, 480, 0.9, k.flower(pal.paper, pal.marigold)),
      shape(k.blob('880 700, 900 420, 1120 330, 1360 360, 1540 520, 1560 800, 1200 900'), pal.teal),
      at(1140, 270, 2.5, k.head({ skin: 3, hair: 'bun', mood: 'happy', look: -0.8 })),
      k.paper('-30 590, 700 560, 1630 700, 1630 1030, -30 1030', '#6b3f2a'),
      fill(k.blob('40 900, 120 680, 500 610, 900 680, 1150 800, 1160 1000, 60 1010'), '#3a2233'),
      shape(k.blob('600 560, 900 440, 1330 480, 1570 640, 1520 770, 1200 780, 860 690, 640 630', 0.15), pal.steel),
      fill(k.blob('640 570, 900 470, 1300 500, 1400 560, 1000 560'), pal.paper, 0.6),
      ...[780, 1190].map(
        (x) => limb(k.line([x, 420], [x + 10, 480]), k.skins[3], 46) + disc(x + 10, 490, 42, k.skins[3]),
      ),
      at(290, 770, 1, woodlouse(pal.steel)),
      at(640, 800, 0.95, woodlouse(pal.lilac)),
      at(460, 925, 1.15, woodlouse(pal.sky)),
      k.grass(1000, 12, pal.moss),
    ),
  'projects/wild-wonderful-world/still-5': () =>
    scene(
      { ground: '#22306f', seed: 36 },
      k.stars(480, 30, 15),
      disc(1150, 300, 230, '#ffe9b0'),
      ink([...k.oval(1220, 230, 40), ...k.oval(1090, 400, 26)], 6, '#e9c98a'),
      k.hills(640, '#2f4f8f', 44, 8, 1600, 1000, false),
      k.hills(730, '#1c5a6b', 30, 3),
      at(1230, 800, 1.25, barn(pal.rust)),
      at(930, 724, 0.95, k.house(pal.steel, pal.plum)),
      at(1490, 790, 0.8, k.tree('round', deep)),
      k.paper('-30 800, 700 780, 1630 830, 1630 1030, -30 1030', '#123f4f'),
      ink(
        [100, 420, 740, 1060, 1380].flatMap((x) => k.curve([800, 830], [(x + 800) / 2, 900], [x * 1.4 - 300, 1020])),
        7,
        '#2f7d7a',
      ),
      ...[560, 760, 660].map((x, i) => at(x, 876 + i * 24, 1.05, farSheep(0, true))),
      at(630, 400, 1.1, turn(-9, barnOwl())),
    ),
}
