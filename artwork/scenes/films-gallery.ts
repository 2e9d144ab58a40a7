/** Stills of the museum films: small finds, paintings and the sky. */
import * as k from '../kit/index'
import * as f from '../kit/props/films'

const { at, flip, pal, scene, turn } = k
const wood = '#b97a4e'

export const scenes: Record<string, () => string> = {
  'films/roman-coin': () =>
    scene(
      { ground: pal.sky, seed: 63 },
      at(300, 170, 1.1, k.sun(pal.paper)),
      k.hills(430, pal.moss, 60, 5),
      k.hills(560, pal.leaf, 40, 2),
      at(1240, 560, 0.8, k.tree('fir', '#1f5c3a')),
      at(1420, 580, 1, k.tree('fir', '#1f5c3a')),
      k.shape(k.poly('-40 740, 1640 560, 1640 880, -40 1060'), pal.sand),
      ...[
        [60, 800],
        [260, 900],
        [400, 760],
        [1080, 690],
        [1220, 800],
        [1380, 660],
        [1500, 760],
        [960, 860],
        [160, 960],
      ].map(([x = 0, y = 0]) =>
        k.shape(
          k.blob([
            [x - 80, y],
            [x - 40, y - 44],
            [x + 60, y - 50],
            [x + 90, y - 6],
            [x + 30, y + 36],
            [x - 50, y + 34],
          ]),
          (x + y) % 3 ? pal.steel : pal.paper,
        ),
      ),
      at(660, 560, 1, k.disc(30, 10, 290, pal.rust), k.disc(0, 0, 290, pal.marigold), k.ink(k.oval(0, 0, 240), 8)),
      at(
        640,
        560,
        2.1,
        k.shape(
          k.blob(
            '-20 90, -30 40, -60 20, -66 -40, -30 -84, 20 -84, 50 -50, 46 -30, 68 6, 50 14, 50 34, 30 50, 26 64, 50 90',
            0.12,
          ),
          pal.sand,
        ),
        k.dot(24, -24, 5),
        k.ink(k.curve('-70 -20, -40 -66, 10 -76, 46 -60'), 12, pal.leaf),
      ),
      k.ink(
        [...k.line('250 620, 330 612'), ...k.line('190 720, 340 706'), ...k.line('280 810, 400 800')],
        12,
        pal.paper,
      ),
      at(1230, 760, 1.9, flip(k.fox(pal.coral))),
    ),
  'films/painted-dog': () =>
    scene(
      { ground: pal.rust, seed: 64 },
      f.paper('-40 -40, 640 -40, 520 1040, -40 1040', '#a83e24'),
      k.rect(560, 60, 980, 820, pal.marigold, 10),
      k.rect(640, 140, 820, 660, '#3a2a26'),
      k.fill(k.blob('700 700, 820 420, 900 330, 1010 420, 1060 720'), '#4d3930'),
      k.fill(k.blob('900 330, 860 260, 910 200, 970 240, 970 320'), '#4d3930'),
      k.fill(k.blob('1000 470, 1140 400, 1330 440, 1400 590, 1330 740, 1130 780, 990 690, 950 560'), pal.sky),
      k.fill(k.blob('970 640, 1180 620, 1380 660, 1320 745, 1130 780, 1000 700'), pal.moss),
      k.limb(k.curve('1320 650, 1370 600, 1350 560'), pal.paper, 20),
      k.shape(
        k.blob('1080 580, 1300 590, 1330 640, 1310 740, 1270 740, 1260 680, 1140 690, 1130 750, 1090 750'),
        pal.paper,
      ),
      k.shape(k.blob('1000 540, 1040 480, 1130 480, 1160 560, 1120 630, 1050 620, 1000 590'), pal.paper),
      k.shape(k.blob('1110 480, 1170 500, 1180 600, 1130 590'), wood),
      k.fill(k.blob('1220 590, 1300 594, 1310 650, 1230 650'), wood),
      k.dot(1066, 540, 10),
      k.dot(1006, 566, 16),
      k.ink(k.curve('1020 596, 1050 606, 1076 592'), 6),
      at(
        330,
        960,
        1.9,
        k.person({
          pose: 'draw',
          wear: 'coat',
          top: pal.paper,
          bottom: pal.teal,
          skin: 1,
          hair: 'bun',
          hairColour: k.hairs[2],
          glasses: true,
          mood: 'smile',
          look: 0.9,
        }),
      ),
      k.limb(k.line('550 496, 920 560'), pal.sand, 12),
      k.disc(940, 564, 34, pal.paper, 24),
    ),
  'films/observatory': () =>
    scene(
      { ground: pal.night, seed: 65 },
      k.stars(800, 46, 3),
      k.fill(k.blob('1290 190, 1180 120, 700 -60, 560 -60, 1120 240, 1230 270', 0.08), pal.sky, 0.85),
      k.fill(k.blob('1280 200, 1160 150, 860 20, 1180 240', 0.08), pal.paper),
      at(1280, 220, 1, k.disc(0, 0, 70, pal.paper)),
      k.shape(k.blob('-60 1060, -60 300, 60 200, 220 130, 260 420, 300 700, 340 1060', 0.1), pal.plum),
      k.shape(k.blob('1660 1060, 1660 420, 1560 480, 1500 700, 1480 1060', 0.1), pal.plum),
      k.ground(900, '#1d1b3a'),
      k.limb(k.line('860 640, 760 930'), pal.rust, 26),
      k.limb(k.line('870 640, 990 930'), pal.rust, 26),
      at(
        860,
        580,
        1,
        turn(
          -37,
          k.rect(-340, -40, 240, 80, pal.marigold),
          k.rect(-110, -56, 300, 112, pal.marigold),
          k.rect(180, -76, 220, 152, pal.marigold),
          k.rect(390, -90, 40, 180, pal.coral),
          k.rect(-370, -26, 40, 52, pal.rust),
          k.ink([...k.line('-40 -54, -40 54'), ...k.line('120 -54, 120 54')], 10),
        ),
      ),
      k.disc(862, 600, 46, pal.coral),
      at(
        440,
        970,
        1.9,
        k.person({
          pose: 'present',
          wear: 'dress',
          top: pal.teal,
          skin: 0,
          hair: 'bun',
          hairColour: k.hairs[4],
          mood: 'smile',
          look: 0.8,
        }),
      ),
      k.shape(k.blob('310 440, 440 420, 560 440, 610 610, 500 560, 450 720, 400 570, 280 640', 0.12), pal.coral),
      k.ink(
        [...k.line('340 470, 330 560'), ...k.line('530 470, 550 550'), ...k.line('440 560, 446 640')],
        8,
        pal.marigold,
      ),
    ),
}
