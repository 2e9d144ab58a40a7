/** Brown envelopes and the way through them: kraft paper, cream sheets, ink blue. */
import { envelope, giant, paperland, paperTree } from '../../kit/actors/gabelle'
import * as k from '../../kit/index'
import { bench, many, rays, stones } from '../../kit/props/bystanders'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, fill, flip, ink, limb, pal, rect, scene, shape, turn } = k
const { kraft, fold, cream, blue, navy, buff } = paperland

const sheet = (c: string = cream): k.Part =>
  rect(-70, -90, 140, 180, c) +
  ink([...k.line('-44 -50, 44 -52'), ...k.line('-44 -14, 40 -16'), ...k.line('-44 22, 20 20')], 6, blue)
const shopkeeper: k.PersonOptions = {
  wear: 'overall',
  top: pal.marigold,
  bottom: pal.coral,
  skin: 1,
  hair: 'bob',
  hairColour: k.hairs[5],
}
const guide: k.PersonOptions = {
  wear: 'coat',
  top: navy,
  bottom: fold,
  skin: 4,
  hair: 'turban',
  hairColour: pal.teal,
  beard: true,
}
export const moving: Movings = {
  'projects/gabelle-customer-journey/cover': [
    { order: '1 2*2 3 4 5 6 7 8 1*2 2*2 3 4 5 6 7 8', rest: 18 },
    { order: '1 2 3 4 5 6 7 8', rate: 8 },
  ],
}

export const scenes: Scenes = {
  'projects/gabelle-customer-journey/cover': (n = 0, wind = 0) =>
    scene(
      { ground: buff, seed: 61 },
      k.hills(300, '#d3a873', 40, 5),
      shape(
        k.blob('960 280, 1060 280, 1000 400, 1260 560, 1500 760, 1640 1060, 160 1060, 380 760, 700 560, 900 400', 0.12),
        cream,
      ),
      ink(
        [
          ...k.curve('1000 330, 960 400, 1100 520, 1180 640'),
          ...k.curve('960 440, 800 560, 700 660, 640 800'),
          ...k.curve('1010 470, 960 600, 980 700'),
          ...k.curve('1240 620, 1380 760, 1440 1000'),
          ...k.curve('500 740, 400 860, 340 1000'),
          ...k.curve('900 620, 840 800, 860 1000'),
          ...k.curve('1090 620, 1120 720'),
        ],
        7,
        blue,
      ),
      many('1000 350 0.4, 900 440 0.6, 1120 500 0.7, 760 600 0.9, 1330 690 1, 560 960 1.3, 1130 930 1.3', (i) =>
        turn(-24 + i * 37 + k.swing(wind, 8, i === 2 || i === 4 ? 11 : 0, i / 9), sheet(i % 2 ? cream : pal.paper)),
      ),
      stones('330 880 190 60, 700 900 150 54, 1000 770 150 50, 1270 860 170 56', fold),
      at(640, 900, 1.45, k.person({ ...shopkeeper, pose: 'walk', mood: 'think', look: 0.7 })),
      at(1040, 780, 1.5, k.person({ ...guide, pose: 'point', mood: 'happy', look: -0.5 })),
      limb(k.curve('780 655, 840 640, 920 560, 970 520'), pal.marigold, 10),
      at(
        160 + k.chart(n, 0, 0, 4, 10, 12, 10, 4, 0),
        950 - k.chart(n, 0, 0, 34, 84, 104, 84, 30, 0),
        1,
        turn(
          -8 + k.chart(n, 0, 0, -8, -6, 0, 6, 6, 0),
          k.squash(
            k.chart(n, 1, 1.1, 0.94, 0.95, 1, 1, 0.96, 1.12),
            k.chart(n, 1, 0.84, 1.08, 1.05, 1, 1, 1.05, 0.84),
            at(0, -80, 1.1, envelope),
          ),
        ),
      ),
    ),
  'films/gabelle-customer-journey': () =>
    scene(
      { ground: '#cfe0ee', seed: 62 },
      at(330, 170, 1.1, k.cloud()),
      k.hills(430, '#8aa46a', 50, 5),
      shape(k.blob('760 400, 840 400, 780 520, 960 640, 1240 1040, 240 1040, 520 680, 700 520', 0.12), buff),
      k.shadow(800, 800, 560),
      at(800, 500, 1, turn(-7, giant)),
      shape(k.blob('-60 1040, -60 700, 60 640, 190 700, 240 820, 330 860, 360 1040'), '#567a44'),
      shape(k.blob('1320 1040, 1340 880, 1450 760, 1560 740, 1660 800, 1660 1040'), '#567a44'),
      at(
        1490,
        590,
        1.1,
        limb(k.line('0 300, 0 -60'), fold, 18) + shape(k.poly('-110 -70, 80 -70, 130 -20, 80 30, -110 30'), cream),
      ),
      at(560, 950, 0.7, k.mouse('think', { mood: 'shock', scarf: pal.coral })),
    ),
  'projects/gabelle-customer-journey/still-1': () =>
    scene(
      { ground: '#5b6f9e', seed: 63 },
      k.floor(640, '#8a5a3a'),
      rect(110, -60, 560, 720, pal.teal),
      rect(180, 20, 420, 230, '#0b6b62'),
      rect(180, 320, 420, 40, pal.marigold, 10),
      rect(180, 430, 420, 180, '#0b6b62'),
      k.disc(620, 330, 24, pal.marigold),
      shape(k.poly('60 720, 900 720, 1040 980, -80 980'), pal.rust),
      ink([...k.line('100 750, 880 750, 984 950, -20 950, 100 750')], 8, buff),
      at(
        440,
        830,
        1,
        turn(
          -5,
          at(
            0,
            0,
            2.1,
            shape(k.poly('-190 20, -100 -58, 110 -50, 190 30'), kraft) +
              shape(k.poly('-100 -56, 110 -48, 20 0'), fold) +
              k.disc(24, -12, 17, pal.coral),
          ),
        ),
      ),
      at(1210, 1020, 2.1, flip(k.person({ ...shopkeeper, pose: 'think', mood: 'shock', look: 0.9 }))),
      k.framed(740, 110, 210, 250, cream, k.house(pal.coral, navy), fold),
      ink([...k.line('250 640, 200 590'), ...k.line('450 610, 450 560'), ...k.line('660 640, 710 590')], 12, cream),
    ),
  'projects/gabelle-customer-journey/still-2': () =>
    scene(
      { ground: '#8fb0dc', seed: 64 },
      at(1330, 180, 1, k.cloud()),
      at(230, 260, 0.8, k.cloud()),
      shape(k.blob('-60 1060, 100 820, 420 660, 800 600, 1200 660, 1480 800, 1660 1060', 0.16), fold),
      many('160 930 1, 1290 830 1, 1460 960 1.1, 330 800 0.9, 1100 960 1.15, 560 970 1.2, 860 930 1.1', (i) =>
        turn(-30 + i * 23, k.envelope(i % 3 ? kraft : cream, i % 2 ? pal.coral : navy)),
      ),
      at(760, 900, 1.9, k.person({ ...guide, pose: 'stand', mood: 'happy' })),
      shape(
        k.poly('340 420, 560 470, 760 430, 980 480, 1190 420, 1210 800, 980 850, 760 800, 550 850, 330 790'),
        cream,
      ),
      ink([...k.line('560 470, 550 850'), ...k.line('760 430, 760 800'), ...k.line('980 480, 980 850')], 6),
      fill(k.poly('566 480, 750 440, 750 600, 560 690'), '#bcd7a0'),
      fill(k.blob('990 560, 1190 500, 1196 640, 1090 660, 990 720', 0.1), '#9cc3ea'),
      ink(k.curve('400 730, 480 640, 560 690, 660 740, 740 620, 860 600, 930 700, 1040 740'), 13, pal.coral),
      ink([...k.line('1080 560, 1150 630'), ...k.line('1150 556, 1080 634')], 18, pal.coral),
      k.disc(390, 740, 22, navy),
    ),
  'projects/gabelle-customer-journey/still-3': () =>
    scene(
      { ground: '#33508f', seed: 65 },
      k.paper('-40 -40, 1640 -40, 1640 260, -40 420', navy),
      many('200 700 0.9, 470 680 0.75, 760 700 0.85, 1290 690 0.8, 1520 700 0.95', (i) =>
        paperTree(i % 2 ? blue : '#8fb0dc'),
      ),
      k.ground(690, buff),
      k.paper('-40 860, 1640 820, 1640 1040, -40 1040', '#d3a873'),
      at(120, 960, 1.5, paperTree('#8fb0dc')),
      k.shadow(560, 915, 330),
      limb(k.curve('840 760, 980 720, 1120 650'), cream, 8),
      at(560, 710, 1, turn(-10, at(0, 0, 2.5, envelope))),
      at(1160, 930, 1.6, turn(14, k.person({ ...shopkeeper, pose: 'walk', mood: 'cross', look: 0.6 }))),
      at(1510, 1060, 1.3, paperTree(blue)),
    ),
  'projects/gabelle-customer-journey/still-4': () =>
    scene(
      { ground: '#a9b6cf', seed: 66 },
      k.paper('-40 -40, 1640 -40, 1640 180, 1000 130, 500 210, -40 140', '#7f8fb4'),
      k.hills(760, '#8a98ba', 30, 5),
      k.ground(850, '#6f7fa8'),
      stones('200 940 170 34, 1330 950 200 40', navy),
      ...[
        '90 330',
        '230 560',
        '120 740',
        '1480 290',
        '1390 560',
        '1540 700',
        '400 160',
        '1180 170',
        '330 700',
        '1290 380',
      ].map((p) =>
        shape(
          k.map(k.blob('0 -60, 30 0, 24 40, 0 54, -24 40, -30 0'), ([x, y]) => [
            x + Number(p.split(' ')[0]),
            y + Number(p.split(' ')[1]),
          ]),
          navy,
        ),
      ),
      at(650, 950, 1.35, k.person({ ...shopkeeper, pose: 'hold', mood: 'sad', look: 0.6 })),
      at(900, 950, 1.4, flip(k.person({ ...guide, pose: 'wave', mood: 'smile', look: 0.6 }))),
      shape(k.poly('760 120, 1330 470, 1230 540, 760 270'), buff),
      shape(k.poly('760 120, 240 440, 330 530, 760 270'), cream),
      ink(
        [
          ...k.line('430 440, 700 270'),
          ...k.line('400 390, 640 240'),
          ...k.line('850 260, 1180 460'),
          ...k.line('900 240, 1010 306'),
        ],
        8,
        blue,
      ),
      ink([...k.line('240 440, 760 120, 1330 470')]),
    ),
  'projects/gabelle-customer-journey/still-5': () =>
    scene(
      { ground: '#f9d976', seed: 67 },
      k.paper('-40 -40, 640 -40, 300 620, -40 700', '#fbe7a3'),
      at(240, 210, 1.25, k.sun(pal.marigold, '#f3a63a')),
      k.hills(600, '#9dbb64', 50, 8),
      k.ground(820, '#7fa552'),
      at(1440, 800, 2, k.tree('round', '#5b8f4a')),
      at(800, 740, 1.1, bench(fold, navy)),
      at(640, 990, 1.75, k.person({ ...shopkeeper, pose: 'sit', mood: 'happy', look: 0.8 })),
      at(1060, 690, 1, turn(-6, at(0, 0, 0.48, envelope))),
      at(1060, 680, 1, rays(90, 116, pal.paper, 200, 340, 4, 10)),
      at(120, 900, 0.9, k.flower(pal.coral, cream)),
      at(240, 940, 0.7, k.flower(pal.paper, pal.marigold)),
      at(1430, 930, 0.8, flip(k.flower(pal.coral, cream))),
    ),
}
