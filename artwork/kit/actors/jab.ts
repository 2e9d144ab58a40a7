/** What a jab in the upper arm needs: an arm with its sleeve rolled up, and a hand with a syringe. */
import { fill, group, ink, limb, type Part, pal, rect, shape } from '../core'
import { blob, box, curve, line, oval } from '../path'

/**
 * A bare arm from the shoulder at (0,0) that hangs down to its elbow and turns to its hand at the right, 330 high; the
 * sleeve is rolled up above the place of the jab at (-38,96).
 */
export const bareArm = (skin: string, sleeve: string, roll: string): Part =>
  group(
    shape(
      blob(
        '-40 -10, -52 60, -46 150, -50 240, -34 290, 6 306, 90 300, 168 296, 170 244, 96 240, 44 220, 48 130, 50 40, 40 -20',
        0.17,
      ),
      skin,
    ),
    ink(curve('44 222, 30 236, 6 240'), 7),
    shape(blob('96 246, 150 232, 214 240, 226 270, 206 300, 150 306, 100 296', 0.17), skin),
    ink([...curve('196 258, 218 262, 224 274'), ...curve('190 278, 208 282, 212 292')], 6),
    shape(blob('-66 46, -70 -20, -40 -66, 10 -76, 60 -50, 66 10, 64 52, 0 66', 0.17), sleeve),
    limb(curve('-66 48, 0 64, 66 50'), roll, 22, 6),
  )

/** A hand from the lower left that holds a syringe level, the tip of its small needle at (0,0). */
export const jabHand = (skin: string, fluid: string = pal.aqua): Part =>
  group(
    limb(curve('-176 62, -120 52, -96 16'), skin, 36, 6),
    ink(line('-40 0, -2 0'), 6),
    rect(-58, -10, 22, 20, pal.steel, 4),
    rect(-196, -27, 142, 54, pal.paper, 8),
    fill(box(-142, -17, 80, 36), fluid),
    ink([...line('-168 -24, -168 -8'), ...line('-140 -24, -140 -8'), ...line('-112 -24, -112 -8')], 5),
    rect(-252, -10, 54, 20, pal.steel),
    rect(-208, -44, 16, 88, pal.steel, 5),
    shape(blob('-372 150, -336 72, -270 24, -200 34, -146 52, -118 84, -136 120, -190 142, -270 176', 0.17), skin),
    ...[72, 98].map((y) => ink(curve([-176, y + 2], [-146, y - 2], [-122, y + 4]), 7)),
    rect(-270, -36, 18, 74, pal.steel, 6),
    limb(curve('-300 80, -304 24, -272 0'), skin, 40, 6),
    fill(oval(-292, 88, 30, 34), skin),
  )
