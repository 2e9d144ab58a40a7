/** The doctors of Simpson's Paradox as they act, and the hundred frogs that each of them was sent. */

import { wrap } from '../../motion/acting'
import { keys, mix } from '../../motion/ease'
import { at, flip, type Part, shape } from '../core'
import { blob } from '../path'
import { type Case, smallFrog } from './simpsons'
import { newt, toad } from './simpsons-pond'

/** How a doctor takes it. */
interface Mien {
  sad?: boolean
  shut?: boolean
  look?: number
}

/** Dr Newt's right arm, hanging and raised. */
export const hands = {
  down: '44 -240, 96 -196, 110 -140',
  up: '44 -240, 110 -300, 128 -390',
} as const
/** Dr Newt at a scale; `up` raises both hands, 0 to 1. */
export const newtOn = (scale: number, up: number, o: Mien): Part =>
  at(
    0,
    0,
    scale,
    newt({
      hand: mix<string>(hands.down, hands.up, up),
      other: mix<string>('-44 -240, -92 -196, -72 -140', '-44 -240, -110 -300, -128 -380', up),
      ...o,
    }),
  )
/** Dr Toad, who faces left, as Dr Newt is. */
export const toadOn = (scale: number, up: number, o: Mien): Part =>
  at(
    0,
    0,
    scale,
    flip(
      toad({
        hand: mix<string>('90 -200, 146 -170, 150 -110', '90 -200, 160 -260, 170 -350', up),
        other: mix<string>('-90 -200, -150 -160, -130 -100', '-90 -200, -160 -260, -170 -340', up),
        ...o,
      }),
    ),
  )

/** A pad with a hundred frogs in ten rows about x, the first of them mild. Dreadful ones leap four times as high. */
export const raft = (x: number, mildRows: number, s: number): Part[] => [
  shape(
    blob(
      [
        [x - 360, 210],
        [x, 180],
        [x + 360, 210],
        [x + 384, 500],
        [x + 350, 760],
        [x, 790],
        [x - 350, 760],
        [x - 384, 500],
      ],
      0.1,
    ),
    '#4fa35a',
  ),
  ...Array.from({ length: 20 }, (_, i) => 19 - i).map((half) => {
    const j = Math.floor(half / 2)
    const kind: Case = j < mildRows ? 'mild' : 'dreadful'
    const beat = wrap(s + ((half * 0.37) % 1) * 0.9, 0, 0.9)
    const up = keys(beat, `0.1 0, 0.28 ${kind === 'mild' ? 16 : 64} out, 0.46 0 in`)
    return at(
      x,
      Math.round(250 + j * 50 - up),
      0.37,
      ...[0, 1, 2, 3, 4].map((i) => at((i * 2 + (half % 2) - 4.5) * 180, 0, 1, smallFrog(kind, true))),
    )
  }),
]
