/** BT Redcare: deep night blues, one lantern. */

import { pole, roof, wire } from '../../kit/actors/redcare'
import { lantern, messenger } from '../../kit/actors/redcare-messenger'
import * as k from '../../kit/index'
import { beam, foliage, strokes } from '../../kit/shorthands'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, disc, dot, fill, flip, ink, limb, pal, scene, shape, turn } = k

export const moving: Movings = {
  'projects/bt-redcare/cover': [{ order: '1 2 3 4 5 6', rate: 12 }],
}

/** The scenes. */
export const scenes: Scenes = {
  'projects/bt-redcare/cover': (n = 0) =>
    scene(
      { ground: '#1c2570', seed: 61 },
      k.stars(480, 34, 6),
      at(1330, 210, 1.3, k.moon('#ffe9b0')),
      k.skyline(720, '#2b3790', '#2b3790', 12, 1600, 280),
      at(250, 690, 1.05, roof(pal.plum, '#43308a')),
      at(1010, 760, 1.05, roof('#8c3d72', '#43308a')),
      at(640, 780, 0.9, roof('#274a8f', '#232b6b')),
      at(1430, 640, 1.2, roof('#274a8f', '#232b6b')),
      wire('-20 480, 400 610, 800 640, 1200 570, 1620 380'),
      wire('-20 560, 400 690, 800 716, 1200 650, 1620 470', '#7d83c9', 7),
      at(
        700,
        630 - k.chart(n, 0, -6, 4, 2, -6, 4),
        1.35,
        turn(
          3,
          messenger(
            'run',
            pal.coral,
            turn(k.swing(n, 6, 9, 0.1), lantern(pal.marigold, k.chart(n, 0.25, 0.25, 0.27, 0.28, 0.27, 0.25))),
            n,
          ),
        ),
      ),
      at(
        -k.chart(n, 0, 16, 30, 44, 26, 10),
        0,
        1,
        strokes('350 380, 480 384|310 460, 450 466|370 540, 470 546', 10, pal.lilac),
      ),
    ),
  'films/bt-redcare': () =>
    scene(
      { ground: '#0e3a52', seed: 62 },
      k.stars(620, 46, 21, '#bfe6e6'),
      k.hills(820, '#0a2c42', 40, 9),
      ...[90, 230, 1010, 1180, 1500].map((x, i) => at(x, 860, 0.7 + (i % 2) * 0.3, k.tree('fir', '#12485a'))),
      ...['-20 80, 330 180, 470 230', '-20 330, 320 330, 600 246'].map((p) => wire(p, '#5f9fb0')),
      ...['640 226, 1000 270, 1620 60', '810 220, 1200 300, 1620 200', '700 330, 1200 430, 1620 380'].map((p) =>
        wire(p, '#5f9fb0'),
      ),
      at(640, 270, 1.15, pole('#6b4a4f')),
      at(800, 390, 1.1, lantern(pal.marigold, 0.3)),
      k.fade(0.16, dot(800, 470, 330, pal.marigold)),
      k.ground(930, '#082234'),
      at(1420, 1060, 1.4, turn(14, k.frond('#12485a'))),
    ),
  'projects/bt-redcare/still-1': () =>
    scene(
      { ground: '#3a2d4d', seed: 63 },
      fill(k.poly('-20 1020, 500 640, 1100 640, 1620 1020'), '#2a2039'),
      fill(k.poly('500 330, 1100 330, 1100 640, 500 640'), '#4d3b63'),
      ...[false, true].map((right) => {
        const side =
          strokes(
            '0 380, 500 400|0 640, 500 520|0 920, 500 640|40 200, 40 960|250 320, 250 800|480 380, 480 660',
            14,
            '#6f5a86',
          ) +
          k.rect(70, 440, 130, 160, '#8a5f4a') +
          k.rect(280, 440, 90, 100, '#a8765a') +
          k.rect(60, 720, 150, 150, '#a8765a') +
          k.rect(300, 600, 100, 110, '#8a5f4a') +
          k.rect(390, 440, 70, 70, '#8a5f4a')
        return right ? at(1600, 0, 1, flip(side)) : side
      }),
      beam('560 330, 960 330, 1330 1020, 330 1020', pal.marigold, 0.35),
      fill(k.poly('-20 -20, 1620 -20, 1620 60, 1100 170, 500 170, -20 60'), '#251b34'),
      ink(k.line('-20 60, 500 170, 1100 170, 1620 60')),
      strokes('330 -10, 620 168|1270 -10, 980 168', 8),
      k.rect(560, 110, 400, 70, pal.steel, 20),
      shape(k.blob('500 190, 1020 190, 1000 300, 900 400, 760 430, 620 400, 520 300', 0.14), pal.paper),
      strokes('540 240, 600 244|920 244, 980 240|560 290, 600 292|920 292, 960 290', 9),
      disc(760, 300, 90, pal.marigold, 74),
      dot(768, 312, 36, pal.ink, 44),
      dot(752, 294, 12, pal.paper),
      shape(k.blob('668 290, 700 222, 760 208, 824 222, 854 290, 760 254', 0.15), pal.steel),
      dot(960, 350, 16, pal.coral),
    ),
  'projects/bt-redcare/still-2': () =>
    scene(
      { ground: '#4468b8', seed: 64 },
      k.stars(300, 14, 3),
      disc(930, 430, 350, '#fff0c2'),
      ink([...k.oval(1070, 300, 50), ...k.oval(1130, 520, 32), ...k.oval(760, 620, 28)], 6, '#e6cd92'),
      at(280, 300, 1.2, k.cloud('#8fa8de')),
      at(1450, 620, 1.4, k.cloud('#8fa8de')),
      k.hills(900, '#223a7d', 30, 6),
      at(130, 560, 0.9, pole('#243064')),
      wire('-20 520, 130 524, 400 640, 780 700, 1150 660', pal.ink, 11),
      wire('560 330, 900 380, 1280 280, 1620 90', pal.ink, 11),
      wire('-20 760, 500 880, 1100 880, 1620 700', pal.ink, 11),
      at(780, 640, 1.35, turn(-12, messenger('leap'))),
      strokes('560 690, 500 740|620 740, 570 800|500 640, 430 670', 11, pal.paper),
    ),
  'projects/bt-redcare/still-3': () =>
    scene(
      { ground: '#4d6c72', seed: 65 },
      at(330, 130, 1.7, k.cloud('#6d8b8f')),
      at(1130, 90, 2, k.cloud('#3c565e')),
      k.rain(0, 0, 1600, 900, '#8fb0b2', 40),
      k.hills(800, '#31494f', 50, 4),
      wire('-20 590, 400 640, 760 690, 1060 800, 1280 700, 1620 560', pal.ink, 13),
      limb(k.curve('1640 300, 1300 480, 1040 720, 900 940'), '#7a4a32', 62),
      limb(k.curve('1220 560, 1010 480, 860 500'), '#7a4a32', 34),
      limb(k.curve('1080 690, 1240 800, 1330 930'), '#7a4a32', 34),
      foliage([800, 400, 160, 130], 8, 110, '#8fae4f', 3),
      foliage([1230, 840, 200, 100], 9, 110, '#8fae4f', 5),
      foliage([820, 840, 160, 110], 7, 110, '#8fae4f', 8),
      foliage([1380, 260, 180, 180], 9, 120, '#8fae4f', 2),
      k.fade(0.2, dot(660, 430, 420, pal.marigold, 300)),
      at(440, 640, 1.4, messenger('stand')),
      k.paper('-30 940, 1630 900, 1630 1030, -30 1030', '#1f3036'),
    ),
  'projects/bt-redcare/still-4': () =>
    scene(
      { ground: '#41206e', seed: 66 },
      k.stars(700, 36, 33),
      ...[200, 340, 480].map((r, i) => ink(k.oval(360, 800, r), 20 - i * 4, ['#e8a6d9', '#b97fd0', '#8d5bb8'][i])),
      ink(k.oval(360, 800, 620), 26, '#ffd1ec'),
      at(728, 400, 1.25, turn(28, messenger('leap', pal.coral))),
      strokes('470 150, 390 160|500 90, 420 80|440 240, 370 270', 10, '#ffd1ec'),
      at(1330, 230, 0.8, k.moon('#ffe9b0')),
      k.skyline(960, '#2a1550', pal.marigold, 8, 1600, 240),
      at(1360, 770, 1.2, roof('#2f5f9e', '#1c2a63')),
      at(360, 830, 1.1, roof('#7a2c68', '#33195c')),
      limb(k.line('360 830, 360 690'), pal.steel, 12),
      strokes('300 720, 420 720|316 756, 404 756', 12, pal.steel),
      dot(360, 684, 18, pal.coral),
      k.ground(966, '#180b36'),
    ),
  'projects/bt-redcare/still-5': () =>
    scene(
      { ground: '#f0a862', seed: 67 },
      k.paper('-30 -30, 700 -30, 540 780, -30 780', '#e58f4e'),
      k.windowOn(
        110,
        90,
        400,
        420,
        '#1c2570',
        strokes('0 330, 400 290', 8, pal.lilac) +
          at(290, 110, 0.5, k.moon('#ffe9b0')) +
          strokes('60 60, 60 60|150 160, 150 160|220 60, 220 60', 10, pal.paper),
      ),
      at(1080, 830, 1.7, flip(k.bust({ skin: 4, hair: 'pony', mood: 'happy', look: 0.8, top: pal.teal }))),
      ink(k.curve('910 400, 930 220, 1080 170, 1230 220, 1250 400'), 26, pal.ink),
      disc(1240, 400, 56, pal.coral, 66),
      disc(920, 390, 50, pal.coral, 60),
      ink(k.curve('1240 450, 1200 540, 1090 540'), 13),
      dot(1086, 540, 24),
      k.ground(780, '#7a3f3a'),
      ink(k.line('-20 782, 1620 778')),
      at(
        1440,
        700,
        1.3,
        turn(
          -4,
          k.rect(-130, -120, 260, 180, pal.night, 12) +
            k.rect(-26, 60, 52, 40, pal.steel) +
            strokes('-90 -60, 20 -60|-90 -20, 60 -20|-90 20, -10 20', 9, pal.aqua),
        ),
      ),
      k.shadow(480, 900, 150),
      at(440, 890, 1.15, messenger('stand')),
      at(760, 880, 0.7, k.cup(pal.sky)),
      at(
        1120,
        900,
        1,
        turn(-5, k.rect(-130, -50, 270, 90, pal.paper, 8) + strokes('-100 -20, 100 -22|-100 10, 60 8', 6)),
      ),
    ),
}
