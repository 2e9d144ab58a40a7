import { bareArm, jabHand } from '../../kit/actors/jab'
import { crowd, falling, sofaBack, sofaFront } from '../../kit/actors/questions'
import * as k from '../../kit/index'
import { questions } from '../../kit/palettes'
import { figure, mug, umbrella } from '../../kit/props/figure'
import type { Movings, Scenes } from '../../pictures/sprite-sheet'

const { at, flip, ink, limb, scene } = k
const { blue, pale, navy, rose, butter, cream, sage } = questions
const P = 'projects/nhs-covid-19-questions-answered'

export const moving: Movings = {
  [`${P}/cover`]: [{ order: '1 2 3 4', rate: 10 }],
}

/** She sits and looks ahead; her near arm is drawn where the jab is. */
const grandmother = figure({
  skin: 5,
  hair: 'curly',
  hairColour: k.hairs[4],
  glasses: true,
  mood: 'happy',
  look: -0.5,
  nod: -6,
  top: '#8a5fa8',
  bottom: navy,
  shoes: rose,
  legs: ['-20 -150, 30 -140, 26 -8', '22 -150, 84 -146, 86 -8'],
})

/** On one knee beside her. */
const nurse = figure({
  skin: 1,
  hair: 'pony',
  hairColour: k.hairs[5],
  mood: 'smile',
  look: 0.9,
  nod: 8,
  top: blue,
  bottom: navy,
  legs: ['-10 -140, 6 -60, -96 -36', '10 -140, 96 -128, 92 -32'],
})

/** Questions answered: cover and poster. */
export const scenes: Scenes = {
  [`${P}/cover`]: (n = 0) =>
    scene(
      { ground: '#7fa9d6', seed: 41 },
      at(260, 150, 2.4, k.cloud('#5f8dc2')),
      at(1350, 120, 2.6, k.cloud('#5f8dc2')),
      falling(n / 4),
      k.ground(830, navy),
      crowd(420, 620, 1.45, rose, { skin: 5, hair: 'short', mood: 'smile', look: 0.6 }),
      crowd(1100, 600, 1.45, sage, { skin: 1, hair: 'bun', hairColour: k.hairs[4], mood: 'happy', look: -0.6 }),
      at(890, 400, 1, umbrella(600, butter, rose, 230)),
      at(
        760,
        990,
        1.5,
        figure({
          skin: 3,
          hair: 'bob',
          mood: 'happy',
          top: blue,
          bottom: blue,
          bare: true,
          arms: ['-96 -210, -74 -160', '100 -260, 88 -330'],
          legs: ['-24 -140, -26 -70, -28 -8', '24 -140, 26 -70, 28 -8'],
        }),
      ),
      ink(k.line('700 626, 730 626').concat(k.line('715 611, 715 641')), 14, cream),
      crowd(560, 800, 1.25, butter, { skin: 0, hair: 'pony', hairColour: k.hairs[3], mood: 'smile', look: 0.8 }),
      crowd(960, 810, 1.2, cream, { skin: 4, hair: 'afro', mood: 'smile', look: -0.5 }),
    ),
  'films/nhs-covid-19-questions-answered': () =>
    scene(
      { ground: butter, seed: 42 },
      sofaBack(),
      at(
        480,
        985,
        1.75,
        figure({
          skin: 2,
          hair: 'bun',
          hairColour: k.hairs[4],
          glasses: true,
          mood: 'happy',
          look: 0.8,
          nod: 4,
          top: '#8a5fa8',
          bottom: '#8a5fa8',
          arms: ['-90 -190, -10 -190', '90 -200, 110 -250'],
          hold: at(26, -20, 0.55, mug(cream, rose)),
        }),
      ),
      at(
        1140,
        985,
        1.75,
        flip(
          figure({
            skin: 4,
            hair: 'short',
            mood: 'smile',
            look: 0.8,
            nod: 6,
            top: blue,
            bottom: blue,
            bare: true,
            arms: ['-90 -190, -10 -190', '90 -200, 110 -250'],
            hold: at(26, -20, 0.55, mug(butter, blue)),
          }),
        ),
      ),
      ink(k.line('1142 600, 1178 600').concat(k.line('1160 582, 1160 618')), 14, cream),
      sofaFront(),
    ),
  [`${P}/still-1`]: () =>
    scene(
      { ground: pale, grain: false },
      k.cut(k.pts('-40 -40, 560 -40, 800 1040, -40 1040'), '#b5d5f0', 8, 150),
      k.windowOn(1010, 70, 300, 280, cream, k.fill(k.blob('8 272, 10 220, 150 160, 290 210, 292 272', 0.1), sage)),
      k.framed(120, 120, 200, 200, cream, at(0, 0, 0.85, k.heart(rose)), butter),
      k.cut(k.pts('-40 850, 1640 830, 1640 1040, -40 1040'), butter, 4, 200),
      ink(k.line('-20 850, 1620 832')),
      k.shadow(560, 940, 340),
      k.shadow(1160, 940, 250),
      at(520, 690, 2.75, k.armchair(rose)),
      limb(k.curve('452 470, 370 560, 460 640'), '#8a5fa8', 56, 7),
      at(540, 935, 1.85, grandmother),
      at(628, 478, 0.74, flip(bareArm(k.skins[5] ?? '', '#8a5fa8', cream))),
      limb(k.curve('1220 510, 1300 600, 1236 690'), k.skins[1] ?? '', 38, 6),
      limb(k.curve('1220 506, 1264 550, 1276 580'), blue, 56, 7),
      at(1140, 985, 1.85, flip(nurse)),
      limb(k.line('1128 640, 1128 676').concat(k.line('1110 658, 1146 658')), cream, 6, 0),
      limb(k.curve('1054 520, 1086 630, 1060 690'), k.skins[1] ?? '', 42, 6),
      limb(k.curve('1054 516, 1080 580, 1082 620'), blue, 66, 7),
      limb(k.curve('1060 692, 1010 712, 942 640'), k.skins[1] ?? '', 42, 6),
      at(660, 552, 0.82, flip(jabHand(k.skins[1] ?? '', butter))),
      at(
        1450,
        880,
        0.9,
        k.rect(-110, -70, 220, 130, blue, 14),
        ink(k.curve('-50 -70, 0 -126, 50 -70'), 14),
        ink(k.line('-26 -4, 26 -4').concat(k.line('0 -30, 0 22')), 14, cream),
      ),
    ),
}
