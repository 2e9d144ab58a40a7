import { sheep } from '../../kit/actors/sheep'
import * as k from '../../kit/index'
import * as f from '../../kit/props/films'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, pal, scene, turn } = k

export const moving: Movings = { 'films/sleepless-night': [{ order: '1 2 3 4 5 6 7 8', rate: 10 }] }

export const scenes: Scenes = {
  'films/sleepless-night': (n = 0) =>
    scene(
      { ground: pal.night, seed: 34 },
      f.paper('1040 -40, 1640 -40, 1640 1040, 760 1040', '#232150'),
      k.fill(k.box(80, 60, 940, 560), '#7d8bdb'),
      at(230, 170, 0.8, k.moon('#ffe9b0')),
      k.fill(
        [...k.curve('80 480, 300 430, 620 466, 1020 420'), ...k.line('1020 420, 1020 620, 80 620, 80 480')],
        '#3f8f6b',
      ),
      at(220, 420, 0.8, sheep({ nod: -10 })),
      at(
        620,
        252 + k.chart(n, 0, -34, -56, -40, -4, 22, 14, 4),
        1.08,
        turn(-8 + k.chart(n, 0, -5, -2, 6, 14, 16, 8, 2), sheep({ pose: 'leap' })),
      ),
      at(800, 470, 0.8, sheep({ pose: 'graze', lids: 1 })),
      k.limb(
        [
          ...k.line('430 400, 430 570'),
          ...k.line('640 400, 640 570'),
          ...k.line('404 444, 670 440'),
          ...k.line('404 504, 670 508'),
        ],
        '#b97a4e',
        18,
        6,
      ),
      k.ink(k.box(80, 60, 940, 560), 24, pal.teal),
      k.rect(40, 608, 1020, 46, pal.paper),
      k.rect(1440, 360, 130, 670, pal.rust, 30),
      k.shape(k.blob('1070 760, 1050 560, 1110 450, 1270 430, 1420 470, 1446 620, 1420 800', 0.17), pal.paper),
      at(
        1236,
        590,
        2.35,
        turn(6, k.head({ skin: 2, hair: 'curly', hairColour: k.hairs[1], mood: 'shock', look: -0.9 })),
      ),
      k.shape(
        k.blob('-60 830, 160 730, 400 800, 640 720, 860 800, 1060 740, 1440 770, 1440 1060, -60 1060', 0.15),
        pal.teal,
      ),
      k.shape(k.blob('1010 800, 1030 730, 1150 714, 1300 710, 1450 740, 1450 820, 1240 806', 0.16), pal.sky),
      ...[1100, 1330].flatMap((x) =>
        [0, 1, 2].map((i) => k.limb(k.line([x - 26 + i * 26, 700], [x - 26 + i * 26, 750]), k.skins[2], 24, 6)),
      ),
      ...[170, 460, 760].map((x) => k.ink(k.curve([x, 830], [x + 30, 900], [x - 20, 1010]), 7, pal.aqua)),
    ),
}
