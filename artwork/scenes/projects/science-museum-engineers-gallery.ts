import { engineer } from '../../kit/actors/gallery-leg'
import * as k from '../../kit/index'
import { gallery } from '../../kit/palettes'
import { figure } from '../../kit/props/figure'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, fill, ink, limb, scene, turn } = k
const { brass, gold, copper, deep, navy, cream } = gallery
const P = 'projects/science-museum-engineers-gallery'

/** A running blade: socket at (0,0), toe at the right. */
const blade = (c: string = brass) =>
  k.group(
    limb(k.curve('0 20, -6 70, -66 150, -60 230, 10 262, 96 262'), c, 26),
    k.shape(k.round('-44 -60, 44 -60, 34 40, -30 40', 18), deep),
    ink(k.line('-36 -20, 38 -20'), 8, brass),
  )

export const moving: Movings = {
  [`${P}/cover`]: [{ order: '1 2 3 4 5 6', rate: 10 }],
}

/** The engineers' gallery: cover, and the runner's leg. */
export const scenes: Scenes = {
  [`${P}/cover`]: (n = 0) =>
    scene(
      { ground: deep, seed: 11 },
      k.cut(k.pts('760 -40, 1500 -40, 1640 1040, 420 1040'), '#1c5470', 10, 160),
      k.framed(70, 150, 260, 330, gold, k.rocket(cream, copper), copper),
      at(1180, 800, 1, turn(6 + Math.round((n * 3600) / 14 / 6) / 10, k.gear(brass, 14, 430, navy))),
      at(590, 830, 1, turn(14 - (n * 36) / 6, k.gear('#c58a2b', 10, 270, navy))),
      at(1500, 400, 1, turn(4 - Math.round((n * 400) / 6) / 10, k.gear(gold, 9, 210, navy))),
      limb(k.line('590 830, 860 330'), navy, 10, 4),
      fill(k.oval(880, 250, 270), gold, 0.22),
      fill(k.oval(880, 250, 190), gold, 0.35),
      at(880, 260, 1.7, k.lamp(gold)),
      k.ground(900, navy),
      k.rect(-30, 884, 1660, 40, copper),
      at(
        210,
        930,
        1.2,
        engineer({
          mood: 'happy',
          look: 0.9,
          nod: -6,
          arms: ['-80 -190, -60 -140', '96 -220, 158 -250'],
          legs: ['-24 -140, -26 -70, -28 -8', '24 -140, 26 -70, 28 -8'],
        }),
      ),
    ),
  'films/science-museum-engineers-gallery': () =>
    scene(
      { ground: '#f4b33f', seed: 12 },
      k.cut(k.pts('-40 -40, 900 -40, 500 560, -40 640'), gold, 10, 150),
      at(1330, 230, 1.3, k.sun(cream, cream)),
      k.hills(600, copper, 40, 4),
      k.cut(k.pts('-40 700, 1640 560, 1640 1040, -40 1040'), brass, 5, 190),
      ink([...k.line('-20 800, 1620 660'), ...k.line('-20 930, 1620 800')], 10, cream),
      k.shadow(640, 960, 320),
      at(
        700,
        790,
        1.66,
        turn(
          12,
          limb(k.curve('-16 -150, -60 -120, -96 -72'), deep, 40),
          at(-112, -44, 0.66, turn(14, blade('#c5d0e0'))),
          figure({
            skin: 4,
            hair: 'afro',
            mood: 'happy',
            top: '#1c5470',
            bottom: deep,
            arms: ['-110 -230, -140 -160', '92 -200, 160 -250'],
            legs: ['20 -140, 110 -150, 120 -50'],
            bare: true,
          }),
        ),
      ),
      ink([...k.line('60 520, 330 490'), ...k.line('20 620, 280 600'), ...k.line('90 720, 260 708')], 14, cream),
    ),
  [`${P}/still-1`]: () =>
    scene(
      { ground: '#9cc7cf', seed: 13 },
      k.cut(k.pts('900 -40, 1640 -40, 1640 1040, 1100 1040'), '#7fb0bd', 8, 160),
      k.windowOn(80, 90, 420, 380, gold, at(130, 120, 0.8, k.cloud(cream))),
      k.floor(820, copper),
      k.rect(60, 700, 820, 80, brass, 12),
      limb(k.line('140 780, 140 940'), copper, 30),
      limb(k.line('800 780, 800 940'), copper, 30),
      at(
        560,
        1010,
        2.1,
        figure({
          skin: 2,
          hair: 'curly',
          hairColour: k.hairs[1],
          mood: 'smile',
          top: deep,
          bottom: navy,
          nod: 16,
          look: 0.9,
          arms: ['40 -190, 190 -120', '130 -210, 236 -110'],
        }),
      ),
      limb(k.curve('620 720, 830 610, 1000 600'), navy, 84),
      limb(k.curve('590 740, 800 760, 830 860, 820 960'), navy, 80),
      at(1010, 650, 1.2, turn(-10, blade(brass))),
      at(1200, 900, 1.35, turn(-4, k.trainer(copper, cream))),
      limb(k.curve('1060 780, 1110 760, 1190 850'), cream, 8, 4),
      limb(k.curve('980 800, 1040 880, 1150 860'), cream, 8, 4),
    ),
  [`${P}/still-2`]: () =>
    scene(
      { ground: copper, seed: 14 },
      k.cut(k.pts('-40 -40, 700 -40, 480 1040, -40 1040'), '#a94c27', 10, 150),
      k.rect(880, 80, 640, 330, deep),
      ink(k.line('900 300, 1500 300'), 6, gold),
      ink(k.curve('920 300, 1060 150, 1200 300'), 9, gold),
      ink(k.curve('1200 300, 1340 150, 1480 300'), 9, gold),
      ink(k.line('1000 300, 1000 214, 1060 300, 1060 180, 1130 300, 1130 220'), 5, gold),
      at(
        430,
        1070,
        2.1,
        figure({
          skin: 5,
          hair: 'scarf',
          hairColour: brass,
          mood: 'smile',
          look: 0.9,
          nod: 10,
          top: cream,
          bib: deep,
          arms: ['20 -150, 130 -150', '120 -190, 226 -196'],
          hold: at(30, -36, 0.5, k.pencil(gold)),
        }),
      ),
      k.cut(k.pts('-40 800, 1640 760, 1640 1040, -40 1040'), '#7d3a20', 4, 200),
      k.shape(k.poly('560 820, 1160 740, 1250 920, 640 970'), cream),
      ink(k.curve('650 900, 800 790, 900 870, 1040 760, 1180 830'), 9, deep),
      ink(k.line('640 910, 1190 840'), 9, deep),
      ink(k.line('740 890, 744 850, 800 884, 806 800, 880 872, 960 862, 966 816, 1036 850, 1040 764'), 5, deep),
      at(1400, 800, 1, k.gear(brass, 9, 120, copper)),
      at(1520, 880, 1, k.gear(gold, 8, 90, copper)),
      at(90, 850, 1.1, k.cup(deep)),
      at(1330, 680, 1.2, k.deskLamp(brass, gold)),
      at(1240, 940, 0.9, turn(-50, k.key(gold))),
    ),
}
