/** Stills of the health films, first half. */
import * as k from '../kit/index'
import * as f from '../kit/props-films'
import { sheep } from '../kit/sheep'

const { at, pal, scene, turn } = k

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
      ...[0, 1, 2].map((i) => k.ink(k.line([-20, 200 + i * 200], [1620, 190 + i * 200]), 5, pal.paper)),
      k.limb(k.curve('1500 640, 1500 190, 1400 110, 1260 120, 1210 210'), pal.steel, 64),
      k.ink(k.line('1206 270, 1200 560'), 26, pal.paper),
      k.limb(k.line('250 1000, 640 560'), k.skins[4], 130),
      k.limb(k.line('1180 1000, 830 560'), k.skins[4], 130),
      ...[0, 1, 2, 3].map((i) =>
        k.limb(k.curve([610 - i * 12, 560 - i * 26], [640 + i * 6, 420], [700 + i * 14, 230 + i * 22]), k.skins[4], 58),
      ),
      ...[0, 1, 2, 3].map((i) =>
        k.limb(k.curve([860 + i * 10, 600 - i * 20], [846 + i * 4, 440], [786 + i * 18, 250 + i * 30]), k.skins[4], 58),
      ),
      k.limb(k.curve('640 640, 730 560, 770 470'), k.skins[4], 60),
      f.suds([
        [560, 520, 70],
        [640, 610, 84],
        [900, 560, 80],
        [820, 640, 70],
        [730, 560, 56],
        [520, 640, 50],
        [960, 660, 58],
      ]),
      f.suds(
        [
          [420, 300, 60],
          [560, 150, 40],
          [980, 330, 46],
          [330, 480, 30],
          [1040, 160, 70],
          [840, 90, 36],
          [300, 120, 44],
        ],
        pal.mint,
      ),
      k.shape(k.blob('80 830, 800 770, 1540 830, 1440 1060, 180 1060', 0.1), pal.paper),
      k.ink(k.curve('170 880, 800 830, 1440 880'), 7, pal.steel),
      f.suds([
        [420, 830, 60],
        [520, 800, 46],
        [1060, 810, 62],
        [1160, 840, 44],
      ]),
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
