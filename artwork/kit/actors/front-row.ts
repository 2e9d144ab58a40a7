/** Three children in the front row: two seen from behind, one who turns to the other and points. */
import { at, disc, group, hairs, ink, limb, type Part, pal, rect, shape, skins, turn } from '../core'
import { head } from '../head'
import { blob, curve, line } from '../path'

const shoulders = (c: string): Part =>
  shape(blob('-150 220, -140 70, -90 6, -30 -16, 30 -16, 90 6, 140 70, 150 220', 0.16), c)
const seat = (x: number): Part => rect(x - 170, 900, 340, 160, '#a8233a', 46)

/** Drawn over a picture 1000 high. */
export const frontRow: Part = group(
  at(
    290,
    830,
    1,
    limb(curve('-100 60, -190 -40, -150 -160'), pal.coral, 62),
    disc(-148, -178, 34, skins[4]),
    limb(line('0 -60, 0 0'), skins[4], 66),
    shoulders(pal.coral),
    shape(
      blob('-120 -60, -150 -150, -120 -240, -40 -280, 50 -278, 130 -230, 150 -140, 110 -56, 40 -30, -50 -32', 0.2),
      hairs[0],
    ),
    ink([...curve('-60 -200, -40 -180, -20 -200'), ...curve('30 -140, 50 -120, 70 -140')], 6, '#4a4690'),
  ),
  at(
    690,
    850,
    1,
    limb(line('0 -60, 0 0'), skins[1], 60),
    shoulders(pal.teal),
    at(
      0,
      -150,
      1.9,
      turn(-8, head({ skin: 1, hair: 'cap', hairColour: pal.marigold, mood: 'happy', look: 0.9, glasses: true })),
    ),
    limb(curve('104 60, 200 -10, 184 -170'), pal.teal, 58),
    limb(line('184 -180, 190 -262'), skins[1], 24),
    disc(184, -190, 32, skins[1]),
  ),
  at(
    1050,
    860,
    0.94,
    shoulders(pal.marigold),
    shape(blob('-116 20, -120 -150, -70 -240, 10 -262, 80 -236, 124 -150, 122 20, 60 60, -50 60', 0.18), pal.sky),
    ink([...curve('-40 -220, -60 -120, -50 20'), ...curve('40 -226, 66 -120, 60 20')], 7, pal.teal),
  ),
  ...[290, 690, 1050].map(seat),
)
