/** A committee at work: one cuts, one measures out the tape, one sleeps, one objects, one sticks. */
import { at, flip, group, hairs, ink, limb, type Part, skins, turn } from '../core'
import { arm, bystander, flat } from '../crowd'
import { parliament } from '../palettes'
import { curve, line, oval, poly } from '../path'

const { dark, green, gold } = parliament
const trunk = '-54 -260, -22 -292, 24 -294, 54 -262, 62 -180, 66 -60, -66 -60, -62 -180'
const tape = '#9ad0c0'

/** Behind their table, whose edge is at y=640. */
export const committee: Part = group(
  at(
    540,
    850,
    1.55,
    bystander({
      trunk: '-40 -300, -12 -324, 24 -324, 44 -300, 50 -200, 54 -60, -50 -60, -46 -200',
      top: dark,
      far: '-38 -290, -110 -250, -84 -328',
      near: '40 -290, 112 -262, 116 -346',
      armWidth: 28,
      headAt: [4, -390, -6],
      skin: 1,
      hair: 'bald',
      glasses: true,
      mood: 'think',
      look: 0.2,
    }),
    limb(line('-84 -334, 116 -350'), tape, 18, 5),
    flat(oval(-90, -334, 34), tape),
    flat(oval(-90, -334, 13), '#c2394c'),
  ),
  at(
    1010,
    905,
    1.6,
    bystander({
      trunk,
      top: gold,
      near: '46 -258, 84 -210, 80 -296',
      hold: limb(line('0 0, 2 -34'), skins[3], 13, 5),
      headAt: [10, -352, 8],
      skin: 3,
      hair: 'scarf',
      hairColour: green,
      mood: 'talk',
      look: 0.9,
    }),
  ),
  at(
    190,
    925,
    1.6,
    turn(10, bystander({ trunk, top: gold, headAt: [18, -350, 12], skin: 4, hair: 'bun', mood: 'think', look: 0.9 })),
  ),
  at(
    1440,
    930,
    1.65,
    flip(
      turn(
        14,
        bystander({
          trunk,
          top: green,
          headAt: [20, -350, 10],
          skin: 0,
          hair: 'bob',
          hairColour: hairs[3],
          mood: 'happy',
          look: 0.8,
        }),
      ),
    ),
  ),
)

/** Over the table: the sleeper, and the arms of those who work. */
export const committeeArms: Part = group(
  at(
    740,
    1000,
    1.4,
    flat(poly('-120 -236, -80 -300, 60 -306, 110 -236'), dark),
    limb(curve('-130 -226, -60 -206, 40 -224'), dark, 44),
    at(
      -8,
      -276,
      1,
      bystander({
        trunk: '-1 0, 0 1, 1 0',
        headAt: [0, -4, -38],
        skin: 2,
        hair: 'short',
        hairColour: hairs[4],
        mood: 'asleep',
        look: -0.2,
      }),
    ),
    limb(curve('120 -224, 60 -200, -40 -212'), dark, 44),
  ),
  at(
    240,
    930,
    1.6,
    arm('4 -232, 56 -150, 126 -132', gold, skins[4], 34),
    limb([...line('126 -132, 196 -166'), ...line('130 -126, 204 -134')], '#c5d0e0', 9, 5),
    ink([...oval(118, -112, 15, 19), ...oval(98, -144, 15, 19)], 10),
  ),
  at(1370, 930, 1.6, arm('0 -236, -60 -164, -112 -136', green, skins[0], 34)),
)
