/** Preventing Plastic Pollution: river greens and greys, one red bottle top. */

import { collar, eddy, otter, reach, reeds, river, top } from '../../kit/actors/river'
import * as k from '../../kit/index'
import { heron } from '../../kit/props/wild-animals'
import { foliage, strokes } from '../../kit/shorthands'
import { bottle, join, strokesOf, water } from '../../kit/techniques/ink-river'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, disc, fill, flip, ink, limb, pal, scene, turn } = k
const { reed } = river

/** A brush's washes and strokes take more bytes than an outline. */
export const limit = 14_000

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
      reach(),
      otter(
        [
          [600, 330 - up],
          [960, 330 - up],
        ],
        at(790, 250 - up, 1.5, turn(72 + k.swing(n, 8, 6, 0.2), k.bottle('#bfe3f2', pal.sky))),
      ),
      collar(wave),
      at(150, 1020, 1.6, reeds(reed)),
      at(1430, 1030, 1.7, flip(reeds(reed))),
    )
  },
  'films/preventing-plastic-pollution': () =>
    scene(
      { ground: bottle.paper, seed: 82 },
      ...eddy(),
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
      water(k.blob('1660 770, 1420 830, 1240 936, 1170 1060, 1660 1060'), 0.45),
      strokesOf('1290 960, 1420 890, 1640 850|1330 1030, 1460 960, 1660 920', 36, { strength: 0.5 }),
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
      water(k.poly('-60 504, 800 490, 1660 482, 1660 830, -60 830'), 0.3),
      join(1010, 500, 800),
      strokesOf('60 580, 230 570, 420 584|1180 566, 1340 552, 1560 570|1000 690, 1140 676, 1330 694', 28, {
        strength: 0.42,
      }),
      strokesOf('-60 690, 220 668, 560 700|1280 640, 1480 622, 1680 650', 44, { strength: 0.4 }),
      at(1450, 800, 1.3, flip(reeds('#a08a4f'))),
      at(120, 830, 1.1, reeds('#a08a4f')),
      k.paper('-30 760, 700 720, 1630 800, 1630 1030, -30 1030', '#9a7a4f'),
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
