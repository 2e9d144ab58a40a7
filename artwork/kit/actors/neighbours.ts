/** Neighbours in what they slept in, each of another build; all face left. */

import { at, fill, flip, group, hairs, ink, limb, type Part, pal, skins } from '../core'
import { bystander, flat } from '../crowd'
import { crowdHead } from '../crowd-head'
import { blob, box, curve, line, oval, poly } from '../path'

const slippers = (c: string): Part =>
  flat([...blob('-44 10, -40 -18, -8 -18, 2 10', 0.14), ...blob('16 10, 18 -18, 48 -18, 58 10', 0.14)], c)

/** A small old woman in curlers who stands on tiptoe with her purse ready. */
export const inCurlers = flip(
  slippers(pal.coral),
  bystander({
    trunk: '-40 -220, -8 -240, 34 -236, 56 -206, 62 -120, 70 -20, -56 -20, -50 -120',
    top: '#c79be0',
    near: '30 -216, 76 -190, 96 -232',
    hold: flat(box(-8, -44, 62, 46, 10), pal.coral),
    over: ink([...line('6 -236, 12 -24'), ...line('-50 -132, 62 -132')], 6),
    headAt: [20, -292, 6],
    skin: 1,
    hair: 'curls',
    hairColour: hairs[4],
    glasses: true,
    mood: 'happy',
    look: 0.8,
  }),
)

/** A very tall man who yawns and stretches. */
export const yawning = flip(
  slippers(pal.rust),
  bystander({
    trunk: '-38 -330, -10 -350, 24 -348, 42 -326, 46 -200, 56 -30, -50 -30, -42 -200',
    top: pal.sky,
    armWidth: 28,
    far: '-34 -318, -92 -372, -60 -440',
    near: '38 -318, 96 -370, 84 -444',
    over: ink([...line('4 -344, 8 -34'), ...line('-44 -206, 46 -206')], 6),
    headAt: [6, -408, -14],
    skin: 4,
    hair: 'short',
    mood: 'shock',
    look: -0.2,
  }),
)

/** A broad man in a nightcap with a mug of tea. */
export const nightcapped = flip(
  slippers(pal.teal),
  bystander({
    trunk: '-84 -250, -40 -294, 44 -294, 88 -250, 104 -150, 96 -30, -92 -30, -102 -150',
    top: pal.coral,
    armWidth: 42,
    near: '74 -250, 112 -186, 56 -190',
    hold: group(flat(box(-14, -52, 50, 56, 8), pal.paper), ink(curve('2 -66, -4 -80, 8 -92'), 5)),
    over: ink([...line('0 -290, -2 -34'), ...line('-102 -140, 104 -140')], 6),
    headAt: [6, -344, 2, 1.06],
    skin: 0,
    hair: 'bald',
    beard: hairs[3],
    mood: 'asleep',
    look: 0.4,
  }),
  `<path d="M-58-374q10-70 34-124 66 40 88 124-58-26-122 0z" fill="${pal.paper}"/>`,
  flat(oval(-24, -496, 16), pal.teal),
)

/** A mother with a child on her arm that points at the window. */
export const withChild = flip(
  slippers(pal.paper),
  bystander({
    trunk: '-46 -272, -16 -294, 26 -292, 52 -268, 50 -190, 66 -30, -62 -30, -50 -190',
    top: '#ffd978',
    headAt: [-26, -356, -8],
    over: ink(line('4 -288, 4 -34'), 6),
    skin: 5,
    hair: 'bob',
    mood: 'smile',
    look: 0.7,
  }),
  limb(curve('70 -224, 106 -230, 146 -256'), pal.aqua, 22),
  flat(blob('28 -240, 52 -264, 88 -250, 96 -176, 78 -140, 24 -146, 16 -196', 0.18), pal.aqua),
  `<g transform="translate(66 -290)scale(.72)">${crowdHead({ skin: 4, hair: 'bun', mood: 'happy', look: 0.8 })}</g>`,
  limb(curve('-46 -252, -70 -190, -10 -164, 56 -158'), '#ffd978', 32),
)

/** Someone so wrapped in a quilt that only a nose looks out. */
export const quilted = flip(
  slippers(pal.moss),
  flat(blob('-46 -300, 2 -336, 54 -316, 84 -240, 92 -120, 96 -24, -108 -24, -88 -150, -80 -240', 0.18), '#7f6fd0'),
  fill(
    [
      ...oval(-50, -120, 17),
      ...oval(30, -80, 17),
      ...oval(56, -180, 17),
      ...oval(-44, -220, 17),
      ...oval(-60, -50, 17),
    ],
    pal.paper,
  ),
  `<g transform="translate(8 -268)scale(.8)">${crowdHead({ skin: 2, hair: 'short', mood: 'calm', look: 0.6 })}</g>`,
  flat(blob('-52 -262, -46 -312, 4 -338, 56 -314, 66 -262, 46 -300, 4 -316, -34 -300', 0.18), '#7f6fd0'),
  flat(poly('-40 -232, 10 -206, 58 -232, 46 -196, 10 -176, -34 -200'), '#9a8be0'),
  flat(oval(12, -196, 15), skins[2]),
)

/** All of them, the first at the left. */
export const neighbours: Part = group(
  at(1465, 920, 1.5, quilted),
  at(1000, 915, 1.5, nightcapped),
  at(1240, 930, 1.5, withChild),
  at(760, 920, 1.5, yawning),
  at(590, 935, 1.5, inCurlers),
)
