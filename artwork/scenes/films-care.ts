/** Stills of the health films, first half. */

import { sheep } from '../kit/actors/sheep'
import * as k from '../kit/index'
import * as f from '../kit/props/films'

const { at, pal, scene, turn } = k

const skin = k.skins[4]

export const scenes: Record<string, () => string> = {
  'films/vaccine-lesson': () =>
    scene(
      { ground: '#c63350', seed: 31 },
      f.paper('-40 120, 500 60, 1640 180, 1640 860, 900 760, -40 880', pal.coral),
      k.fill(k.blob('60 260, 110 230, 150 280, 100 310'), pal.blush),
      k.fill(k.blob('640 160, 700 140, 720 190, 660 200'), pal.blush),
      k.rect(900, 110, 600, 470, '#0d4a45', 14),
      at(1210, 345, 1.75, f.germ()),
      k.limb(k.curve('560 560, 660 560, 720 480'), pal.marigold, 34),
      k.limb(k.line('700 510, 1010 330'), pal.paper, 12),
      at(400, 470, 2.5, f.cell(pal.marigold, 'smile', 0.7, true)),
      at(170, 910, 1.5, f.cell(pal.sky, 'happy', 0.8)),
      at(560, 950, 1.35, f.cell(pal.lilac, 'shock', 0.5)),
      at(900, 900, 1.5, f.cell(pal.blush, 'think', 0.5)),
      at(1300, 930, 1.6, f.cell(pal.aqua, 'smile', -0.4)),
    ),
  'films/before-your-scan': () =>
    scene(
      { ground: pal.mint, seed: 32 },
      f.paper('760 -40, 1640 -40, 1640 1040, 560 1040', pal.aqua),
      k.ground(850, pal.teal),
      k.rect(1120, 620, 480, 300, pal.steel, 20),
      k.disc(1070, 430, 390, pal.paper),
      k.disc(1070, 430, 232, pal.night),
      f.ring(1070, 430, 236, 20, pal.marigold),
      k.rect(780, 560, 500, 64, pal.sky, 28),
      k.rect(1150, 508, 150, 60, pal.paper, 26),
      k.shape(k.poly('700 616, 1020 616, 980 900, 800 900'), pal.steel),
      ...[0, 1, 2].map((i) => k.dot(1340 + i * 30, 240 + i * 46, 15, [pal.coral, pal.marigold, pal.teal][i])),
      k.shadow(380, 946, 170),
      at(
        370,
        940,
        1.9,
        k.person({
          pose: 'think',
          wear: 'dress',
          top: pal.lilac,
          shoes: pal.coral,
          skin: 3,
          hair: 'bun',
          mood: 'think',
        }),
      ),
    ),
  'films/clean-hands': () =>
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
        ],
        pal.mint,
      ),
      k.ink(k.curve('170 900, 800 850, 1440 900'), 7, pal.steel),
    ),
  'films/sleepless-night': () =>
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
      at(620, 252, 1.08, turn(-8, sheep({ pose: 'leap' }))),
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
  'films/dialysis-day': () =>
    scene(
      { ground: pal.marigold, seed: 35 },
      f.paper('-40 -40, 700 -40, 480 1040, -40 1040', '#ffc661'),
      k.windowOn(120, 110, 330, 380, pal.sky, at(170, 330, 1, k.tree('round', pal.moss))),
      k.floor(830, pal.rust),
      k.fill(k.oval(780, 920, 560, 60), pal.coral),
      k.limb(k.curve('870 640, 1010 780, 1090 560, 1190 560'), pal.coral, 12),
      k.limb(k.curve('860 670, 1040 860, 1110 640, 1200 650'), pal.paper, 12),
      k.rect(1170, 250, 290, 620, pal.paper, 24),
      k.rect(1206, 290, 218, 180, pal.night, 10),
      k.ink(k.line('1226 390, 1270 390, 1290 340, 1320 430, 1340 390, 1404 390'), 8, pal.moss),
      f.ring(1260, 580, 44, 12, pal.teal),
      f.ring(1380, 580, 44, 12, pal.coral),
      k.rect(1240, 680, 150, 130, pal.steel, 10),
      k.ink(k.line('1190 880, 1440 880'), 22),
      at(640, 690, 2.9, k.armchair(pal.teal)),
      at(
        650,
        925,
        1.75,
        k.person({
          pose: 'sit',
          top: pal.plum,
          bottom: pal.night,
          skin: 5,
          hair: 'curly',
          hairColour: k.hairs[4],
          glasses: true,
          mood: 'calm',
          hold: at(-20, -40, 0.75, turn(-6, k.book(pal.coral))),
        }),
      ),
    ),
}
