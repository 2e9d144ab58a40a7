/** A group that meets: one has stood up to speak, the others listen, each in another way. */
import { at, disc, flip, group, hairs, ink, limb, type Part, pal, rect, shape, skins } from '../core'
import { arm, bystander, flat } from '../crowd'
import { blob, curve, line } from '../path'

/** She has stood up; one hand is at her heart, the other half raised. */
const speaker = group(
  bystander({
    trunk: '-48 -266, -18 -294, 24 -294, 52 -264, 50 -190, 66 -80, -62 -80, -50 -190',
    top: pal.coral,
    bottom: pal.night,
    legs: ['-24 -90, -26 -50, -28 -8', '24 -90, 26 -50, 30 -8'],
    near: '46 -256, 102 -236, 124 -306',
    headAt: [2, -352, 4],
    skin: 5,
    hair: 'curls',
    mood: 'talk',
    look: 0.6,
  }),
  arm('-44 -254, -74 -186, 2 -216', pal.coral, skins[5], 32),
)

/** Someone on a chair who leans in, elbows on the knees. */
const leaning = group(
  limb(line('-74 -118, -70 -4'), '#b97a4e', 10, 4),
  flat(blob('-100 -128, 30 -132, 34 -112, -96 -108', 0.1), '#b97a4e'),
  bystander({
    trunk: '-70 -150, -64 -230, -20 -276, 34 -268, 52 -228, 20 -130, -50 -120',
    top: pal.steel,
    bottom: pal.plum,
    legs: ['-40 -140, 70 -136, 66 -8', '-30 -136, 96 -124, 96 -8'],
    headAt: [48, -320, 10],
    skin: 3,
    hair: 'hood',
    hairColour: pal.plum,
    mood: 'smile',
    look: 0.9,
  }),
  arm('16 -250, 40 -160, 100 -172', pal.steel, skins[3], 34),
)

/** A woman in a wheelchair who claps. */
const clapping = group(
  limb(line('-52 -230, -84 -244'), pal.ink, 8, 2),
  bystander({
    trunk: '-46 -236, -16 -266, 26 -264, 48 -234, 50 -130, -48 -126, -50 -180',
    top: pal.marigold,
    bottom: pal.night,
    legs: ['-10 -134, 82 -128, 92 -22'],
    near: '40 -226, 76 -190, 104 -232',
    headAt: [6, -324, 4],
    skin: 0,
    hair: 'bob',
    hairColour: hairs[3],
    mood: 'happy',
    look: 0.9,
  }),
  disc(-6, -72, 76, 'none'),
  ink([...line('-6 -146, -6 2'), ...line('-80 -72, 68 -72')], 5),
  limb(curve('56 -96, 110 -40, 130 -16'), pal.ink, 6, 2),
)

/** Those who sit with their backs to us. */
const backs = group(
  at(180, 1040, 1, backOf(pal.teal, hairs[4], true)),
  at(1330, 1050, 1.06, flip(backOf(pal.lilac, hairs[5], false))),
)

function backOf(top: string, hair: string, bun: boolean): Part {
  return group(
    bun ? disc(10, -400, 40, hair) : '',
    shape(blob('-80 -270, -86 -340, -30 -394, 40 -390, 84 -330, 76 -262, 40 -214, -44 -214', 0.17), hair),
    limb(line('0 -220, 0 -190'), skins[2], 50),
    shape(blob('-150 20, -146 -120, -96 -190, 0 -206, 90 -190, 140 -120, 150 20', 0.16), top),
    rect(-130, -90, 260, 150, pal.night, 34),
  )
}

/** The circle, the speaker in the middle. */
export const supportGroup: Part = group(
  at(380, 880, 1.5, clapping),
  at(1280, 880, 1.5, flip(leaning)),
  at(800, 900, 1.75, speaker),
  backs,
)
