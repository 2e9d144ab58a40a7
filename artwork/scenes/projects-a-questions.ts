import { crowd, falling, sofaBack, sofaFront } from '../kit/actors-questions'
import * as k from '../kit/index'
import { questions } from '../kit/palettes-projects-a'
import { figure, mug, umbrella } from '../kit/props-projects-a'
import type { Movings, Scenes } from '../moving'

const { at, flip, ink, limb, scene, turn } = k
const { blue, pale, navy, rose, butter, cream, sage } = questions
const P = 'projects/nhs-covid-19-questions-answered'

/** What moves. */
export const moving: Movings = {
  [`${P}/cover`]: [{ order: '1 2 3 4', rate: 10 }],
}

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
      { ground: pale, seed: 43 },
      k.cut(k.pts('-40 -40, 560 -40, 800 1040, -40 1040'), '#b5d5f0', 8, 150),
      k.framed(690, 90, 240, 240, cream, k.heart(rose), butter),
      at(
        500,
        1210,
        2.5,
        figure({
          skin: 5,
          hair: 'curly',
          hairColour: k.hairs[4],
          mood: 'smile',
          look: 0.9,
          glasses: true,
          top: rose,
          bare: true,
          arms: ['-40 -220, -20 -160', '90 -190, 96 -110'],
        }),
      ),
      limb(k.line('630 640, 760 590'), '#e57368', 30, 6),
      limb(k.curve('390 640, 340 800, 470 800, 610 690'), rose, 76),
      limb(k.line('560 730, 640 664'), k.skins[5] ?? '#61402e', 52),
      k.disc(656, 652, 44, k.skins[5] ?? '#61402e'),
      at(
        1240,
        1210,
        2.5,
        flip(
          figure({
            skin: 1,
            hair: 'pony',
            hairColour: k.hairs[5],
            mood: 'smile',
            look: 0.8,
            nod: 8,
            top: blue,
            bare: true,
            arms: ['60 -170, 60 -150', '80 -200, 110 -196'],
          }),
        ),
      ),
      ink(k.line('1272 690, 1308 690').concat(k.line('1290 672, 1290 708')), 14, cream),
      at(880, 690, 1.1, turn(100, k.syringe(butter))),
      k.cut(k.pts('-40 880, 1640 860, 1640 1040, -40 1040'), butter, 4, 200),
      ink(k.line('-20 882, 1620 860')),
      at(1400, 850, 0.9, mug(rose)),
    ),
}
