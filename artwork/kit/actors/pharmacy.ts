/** Who asks at a pharmacy's counter, and who answers. */
import { at, group, hairs, ink, pal, skins } from '../core'
import { arm, bystander, flat } from '../crowd'
import { crowdHead } from '../crowd-head'
import { blob, line, poly } from '../path'

/** A broad man who leans an elbow on the counter and opens his other hand. */
export const asker = group(
  bystander({
    trunk: '-70 -240, -30 -288, 50 -292, 96 -250, 108 -150, 100 -40, -86 -40, -90 -150',
    top: pal.coral,
    bottom: pal.night,
    legs: ['-34 -60, -36 -30, -38 -8', '50 -60, 52 -30, 54 -8'],
    legWidth: 44,
    far: '80 -250, 130 -190, 188 -212',
    armWidth: 40,
    headAt: [28, -350, 8, 1.05],
    skin: 2,
    hair: 'bald',
    beard: hairs[1],
    mood: 'sad',
    look: 0.9,
  }),
  arm('-40 -250, -60 -160, 40 -172', pal.coral, skins[2], 42),
)

/** A thin woman with her chin in her hand. */
export const ponderer = bystander({
  trunk: '-40 -302, -12 -322, 24 -322, 44 -298, 44 -200, 64 0, -60 0, -42 -200',
  top: pal.marigold,
  near: '40 -290, 78 -220, 36 -318',
  far: '-34 -286, -54 -210, 40 -214',
  armWidth: 28,
  over: ink(line('-44 -196, 46 -196'), 6),
  headAt: [8, -386, 6],
  skin: 0,
  hair: 'bob',
  hairColour: hairs[5],
  mood: 'think',
  look: 0.7,
})

/** A father whose baby sleeps in a sling. */
export const carrier = group(
  bystander({
    trunk: '-52 -264, -20 -292, 26 -292, 56 -262, 58 -180, 64 0, -60 0, -54 -180',
    top: pal.plum,
    headAt: [4, -350, 4],
    skin: 4,
    hair: 'curls',
    mood: 'calm',
    look: 0.8,
  }),
  flat(poly('-50 -268, -30 -282, 60 -170, 52 -140', true), pal.sky),
  `<g transform="translate(24 -222)rotate(14)scale(.6)">${crowdHead({ skin: 4, hair: 'short', mood: 'asleep', look: 0.2 })}</g>`,
  flat(blob('-36 -196, 10 -190, 62 -196, 66 -120, 20 -84, -36 -104', 0.18), pal.sky),
  arm('-46 -254, -76 -170, 0 -112', pal.plum, skins[4], 36),
)

/** A pharmacist who leans over to listen, a leaflet in her hand. */
export const pharmacist = bystander({
  trunk: '-58 -240, -24 -288, 30 -296, 60 -266, 66 -180, 60 -60, -70 -60, -66 -160',
  top: pal.paper,
  over: flat(poly('-6 -292, 14 -250, 36 -294, 30 -170, 12 -150, -2 -170'), pal.sky),
  near: '30 -256, 50 -178, 112 -202',
  hold: at(
    16,
    -26,
    1,
    flat(poly('-26 -40, 30 -48, 36 24, -20 32'), pal.marigold),
    ink([...line('-10 -20, 20 -24'), ...line('-8 0, 22 -4')], 5),
  ),
  headAt: [26, -348, 12],
  skin: 3,
  hair: 'scarf',
  hairColour: pal.plum,
  mood: 'smile',
  look: 0.9,
})
