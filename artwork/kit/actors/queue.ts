/** Who waits at a bus stop: seven people who could not be taken for one another. */

import { at, fill, flip, group, hairs, ink, limb, type Part, pal, rect, turn } from '../core'
import { bystander, flat } from '../crowd'
import { blob, box, curve, line, oval, poly } from '../path'

/** A pole with a flag that shows a bus, its foot at x, y. */
export const busStop = (x: number, y: number): Part =>
  at(
    x,
    y,
    1,
    limb(line('0 0, 0 -700'), pal.steel, 22),
    rect(-150, -720, 160, 150, pal.coral, 14),
    fill([...box(-122, -690, 104, 74, 10), ...oval(-96, -614, 13), ...oval(-44, -614, 13)], pal.paper),
    fill(box(-112, -680, 84, 28, 4), pal.night),
    flat(box(-66, -500, 132, 190, 8), pal.paper),
    ink([...line('-40 -460, 40 -462'), ...line('-40 -424, 36 -424'), ...line('-40 -388, 40 -386')], 7, pal.teal),
  )

/** An old man bent over his stick, who reads the timetable. */
export const oldMan = bystander({
  trunk: '-46 -238, -14 -282, 34 -286, 62 -262, 58 -200, 52 -120, 58 -84, -52 -84, -62 -150',
  top: '#8a6a4a',
  bottom: pal.night,
  legs: ['-18 -96, -24 -50, -26 -8', '22 -96, 24 -50, 26 -8'],
  legWidth: 34,
  near: '14 -254, 40 -190, 84 -172',
  hold: limb(curve('-22 4, 0 -14, 14 6, 12 60, 14 172'), '#4a2a1c', 9, 4),
  headAt: [66, -306, 10],
  skin: 1,
  hair: 'flatCap',
  hairColour: pal.teal,
  beard: hairs[4],
  glasses: true,
  mood: 'think',
  look: 0.9,
})

/** A woman who holds out her palm and looks up: does it rain? */
export const weigher = bystander({
  trunk: '-44 -272, -16 -292, 22 -292, 46 -270, 44 -210, 58 -140, 70 -70, -62 -70, -56 -140, -46 -210',
  top: pal.coral,
  legs: ['-22 -90, -28 -50, -34 -8', '24 -90, 22 -50, 22 -8'],
  legWidth: 26,
  shoes: pal.marigold,
  far: '-40 -258, -84 -206, -52 -160',
  near: '42 -258, 98 -232, 122 -310',
  over: ink([...line('0 -280, 6 -74'), ...line('-46 -186, 48 -186')], 7),
  hold: fill(blob('-14 0, 22 -16, 30 -2, 4 14'), '#8d5837'),
  headAt: [2, -352, -13],
  skin: 4,
  hair: 'curls',
  hairColour: hairs[0],
  mood: 'think',
  look: 0.7,
})

/** A tall thin man whose paper is held before him, chin down. */
export const reader = bystander({
  trunk: '-38 -308, -12 -330, 20 -330, 40 -306, 40 -230, 38 -176, -34 -176, -38 -240',
  top: pal.teal,
  bottom: '#4a4790',
  legs: ['-16 -184, -18 -96, -22 -8', '18 -184, 24 -96, 20 -8'],
  legWidth: 28,
  armWidth: 26,
  near: '36 -296, 44 -222, 86 -244',
  over: flat(poly('-10 -320, 8 -296, 24 -320, 12 -236, 4 -236'), pal.marigold),
  hold: group(
    flat(poly('-84 -44, -8 -30, 58 -58, 58 40, -8 66, -84 48'), pal.paper),
    ink(
      [
        ...line('-8 -30, -8 66'),
        ...line('-66 -18, -26 -10'),
        ...line('-66 8, -26 16'),
        ...line('12 -14, 40 -26'),
        ...line('12 12, 40 0'),
      ],
      5,
    ),
  ),
  headAt: [10, -396, 9],
  skin: 0,
  hair: 'tall',
  hairColour: hairs[3],
  glasses: true,
  mood: 'calm',
  look: 0.5,
})

/** A broad woman with a bag in each hand, who has a word with those who stand behind. */
export const shopper = flip(
  bystander({
    trunk: '-84 -244, -48 -290, 34 -292, 84 -250, 104 -170, 96 -92, 0 -78, -98 -92, -106 -170',
    top: pal.marigold,
    bottom: pal.night,
    legs: ['-38 -90, -40 -50, -42 -8', '40 -90, 42 -50, 46 -8'],
    legWidth: 42,
    near: '78 -250, 124 -200, 120 -130',
    armWidth: 40,
    hold: group(
      flat(blob('-12 20, -40 -40, -16 -50, 4 14', 0.14), pal.leaf),
      flat(blob('8 20, 30 -56, 48 -44, 24 20', 0.14), pal.sand),
      at(4, 58, 1, flat(poly('-50 -42, 46 -42, 54 48, -58 48'), pal.coral)),
    ),
    headAt: [8, -346, 6, 1.04],
    skin: 4,
    hair: 'scarf',
    hairColour: pal.aqua,
    mood: 'happy',
    look: 0.8,
  }),
)

/** A girl on tiptoe in rubber boots, 250 high, who has found the puddle. */
export const splasher = group(
  flat(blob('-96 8, -30 -8, 70 -6, 110 8, 20 20'), pal.aqua),
  bystander({
    trunk: '-34 -166, -8 -180, 20 -178, 38 -160, 56 -88, 0 -78, -54 -88',
    top: '#ffe08a',
    bottom: pal.coral,
    shoes: pal.coral,
    legs: ['-16 -86, -26 -46, -38 -12', '18 -86, 56 -78, 62 -36'],
    legWidth: 26,
    armWidth: 24,
    far: '-28 -156, -70 -160, -96 -196',
    near: '30 -156, 74 -164, 100 -202',
    headAt: [2, -214, -8, 0.86],
    skin: 4,
    hair: 'bun',
    mood: 'happy',
    look: -0.2,
  }),
)

/** A man who runs up late and waves. */
export const latecomer = turn(
  9,
  bystander({
    trunk: '-48 -268, -20 -292, 20 -294, 48 -270, 48 -200, 46 -146, -44 -146, -50 -200',
    top: pal.sky,
    bottom: pal.rust,
    shoes: pal.paper,
    legs: ['18 -152, 82 -118, 74 -34', '-16 -152, -40 -84, -112 -70'],
    near: '42 -262, 92 -290, 112 -364',
    over: flat(poly('-8 -288, 6 -270, 20 -288, 60 -236, 48 -222, 6 -258, 12 -196, -4 -196'), pal.coral),
    headAt: [16, -352, 4],
    skin: 5,
    hair: 'bald',
    beard: hairs[0],
    mood: 'talk',
    look: 0.9,
  }),
)
