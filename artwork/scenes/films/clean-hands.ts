import * as k from '../../kit/index'
import * as f from '../../kit/props/films'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { pal, scene } = k

const skin = k.skins[4]

export const moving: Movings = { 'films/clean-hands': [{ order: '1 2 3 4 5 6 7 8', rate: 10 }] }

export const scenes: Scenes = {
  'films/clean-hands': (n = 0) =>
    scene(
      { ground: pal.sky, seed: 33 },
      f.paper('-40 -40, 620 -40, 200 1040, -40 1040', pal.aqua),
      ...[0, 1, 2].map((i) => k.ink(k.line([-20, 170 + i * 200], [1620, 160 + i * 200]), 5, pal.paper)),
      k.limb(k.curve('1120 -20, 1120 60, 1090 110, 1000 116, 940 120, 900 170'), pal.steel, 64),
      k.ink(k.line('896 220, 900 420'), 34, '#e3f4fd'),
      k.shape(k.blob('80 850, 800 790, 1540 850, 1440 1060, 180 1060', 0.1), pal.paper),
      k.limb(k.curve('-40 900, 180 800, 420 630'), skin, 150, 8),
      k.limb(k.line('-60 900, 110 826'), pal.coral, 210, 8),
      ...[0, 1, 2, 3].map((i) =>
        k.limb(
          k.curve([660, 520 + i * 40], [880, 470 + i * 42], [1130 - i * 12 - (i === 0 ? 40 : 0), 440 + i * 52]),
          skin,
          52,
          7,
        ),
      ),
      k.shape(k.blob('360 600, 440 500, 580 464, 700 480, 760 560, 740 650, 620 700, 460 710', 0.17), skin),
      k.limb(k.curve('560 520, 640 420, 760 372'), skin, 58, 7),
      k.limb(k.curve('1640 880, 1450 800, 1200 640'), skin, 150, 8),
      k.limb(k.line('1660 890, 1490 820'), pal.coral, 210, 8),
      ...[3, 2, 1, 0].map((i) =>
        k.limb(
          k.curve([1020, 560 + i * 40], [860, 540 + i * 48], [650 + i * 16 + (i === 0 ? 40 : 0), 560 + i * 52]),
          skin,
          54,
          7,
        ),
      ),
      k.shape(k.blob('1260 620, 1180 520, 1070 490, 960 510, 920 590, 960 700, 1080 740, 1220 710', 0.17), skin),
      k.limb(k.curve('1080 540, 1000 430, 900 396'), skin, 58, 7),
      f.suds([
        [620, 440, 54],
        [700, 510, 66],
        [790, 470, 74],
        [880, 500, 58],
        [560, 660, 62],
        [650, 720, 54],
        [1060, 700, 60],
        [960, 740, 44],
        [1150, 560, 40],
      ]),
      f.suds(
        [
          [420, 300, 60],
          [560, 130, 40],
          [1240, 330, 50],
          [260, 440, 30],
          [1400, 190, 64],
          [700, 230, 32],
        ].map(([x = 0, y = 0, r = 0], i) => [x, y + k.swing(n, 8, 22, i / 6), r]),
        pal.mint,
      ),
      k.ink(k.curve('170 900, 800 850, 1440 900'), 7, pal.steel),
    ),
}
