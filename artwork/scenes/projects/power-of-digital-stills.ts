/** Stills 3 to 5 of Power of Digital: hands, a pharmacy, a corridor. */

import { heartbeat } from '../../kit/actors/one-line-films'
import { bed, heads, mattress, paperBag, walker } from '../../kit/actors/one-line-motifs'
import * as k from '../../kit/index'
import { across, backwards, drawn, EDGE, mirror, put, type Stop, stops, tone } from '../../kit/techniques/one-line'

const { fill } = k
const floor = (y: number, colour: string) => fill(k.poly(`-20 ${y}, 1620 ${y}, 1620 1020, -20 1020`), colour)

/** Three drawers of a filing cabinet, 200 wide, on the way along the ground. */
const cabinet = (x: number): Stop[] =>
  put(
    x,
    EDGE,
    1,
    stops('0 0!, 0 -540!, 200 -540!, 200 -360!, 0 -360!, 200 -360!, 200 -180!, 0 -180!, 200 -180!, 200 0!'),
  )

/** A sleeve, a cuff and a wrist, up to the corner of what the hand holds. */
const sleeve = stops(
  '160 800, 340 850, 400 870!, 330 690!, 390 664!, 460 846!, 400 870!, 460 846!, 510 800, 520 740, 500 680!',
)
/** Four fingers over an edge, 200 wide. */
const fingers = stops(
  '0 0!, 4 -50, 28 -64, 50 -48, 50 -6, 54 -66, 78 -82, 100 -64, 100 -6, 104 -70, 128 -84, 150 -66, 150 -6, 154 -54, 176 -64, 196 -46, 200 0!',
)

export const scenes: Record<string, () => string> = {
  'projects/power-of-digital/still-3': () =>
    drawn(
      across(
        sleeve,
        '500 240!, 1100 240!, 1100 680!, 1100 450!',
        backwards(heartbeat([500, 450], [1100, 450], 0.5, 170)),
        '500 450!, 500 680!',
        put(530, 680, 1, fingers),
        put(870, 680, 1, fingers),
        '1100 680!',
        put(1600, 0, 1, mirror(sleeve)),
      ),
      fill(k.poly('800 -20, 1620 -20, 1620 1020, 800 1020'), tone.mist),
      fill(k.poly('500 240, 1100 240, 1100 680, 500 680'), tone.warm),
    ),
  'projects/power-of-digital/still-4': () =>
    drawn(
      across(
        '90 790!, 130 790!, 140 690, 200 610, 290 580, 270 550, 290 526, 310 550, 290 580, 380 610, 440 690, 450 790!, 130 790!, 640 790!',
        put(860, 790, 1.6, paperBag),
        '1240 790!, 1240 590!, 1220 570!, 1220 490!, 1420 490!, 1420 570!, 1400 590!, 1240 590!, 1220 570!, 1420 570!, 1400 590!, 1400 650!, 1240 650!, 1400 650!, 1400 790!, 1240 790!, 1500 790',
      ),
      fill(k.oval(860, 500, 390), tone.mist),
      floor(790, tone.blush),
    ),
  'projects/power-of-digital/still-5': () =>
    drawn(
      across(
        cabinet(60),
        '330 760',
        put(560, EDGE, 1.15, walker(heads.quiff, stops('152 -204, 160 -190, 130 -184'))),
        put(998, EDGE, 1.2, bed(mattress)),
        cabinet(1390),
      ),
      floor(EDGE, tone.dusk),
      fill(k.oval(1010, 380, 260), tone.warm),
    ),
}
