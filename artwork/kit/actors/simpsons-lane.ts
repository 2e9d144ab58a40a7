/** Ten dreadful cases of Simpson's Paradox side by side on a log, and the doctor who goes over their heads and cures them. */
import { squash, wrap } from '../../motion/acting'
import { keys, span, thrown } from '../../motion/ease'
import { at, cut, group, limb, type Part } from '../core'
import { ground, hills } from '../land'
import { line, type Pt, pts } from '../path'
import { bubble, smallFrog } from './simpsons'

/** How large the frogs of a log are. */
const size = 0.62
const head = 92

/** Where a frog sits: the first is 0. */
const seat = (frog: number): number => 262 + frog * 118

/** When the doctor lands on a frog: two drawings a hop. */
const lands = (frog: number): number => 0.34 + frog / 6

/** When a doctor has cured so many. */
export const done = (cured: number): number => lands(cured - 1)

/** A log of ten frogs whose feet are at `base`, of which a doctor cures the first so many; those left hiccup on. */
export function lane(base: number, cured: number, s: number, doctor: Part): Part {
  const frogs = Array.from({ length: 10 }, (_, i) => {
    const well = i < cured && s >= lands(i)
    const beat = wrap(s + ((i * 0.37 + base * 0.01) % 1) * 0.7, 0, 0.7)
    // The one who comes next holds still; the first who cannot be cured throws the doctor back.
    const still = s > lands(i) - 0.2 && i < cured
    const hiccup = keys(beat, '0.08 0, 0.26 118 out, 0.44 0 in')
    const burst = keys(s - done(cured), '0.12 0, 0.26 200 out, 0.46 0 in')
    const up = i === cured && s > lands(cured - 1) ? burst : still ? 0 : hiccup
    const duck = well ? keys(s - lands(i), '0 0.3, 0.09 0.22, 0.2 -0.1, 0.32 0') : 0
    return group(
      at(seat(i), base - up, size, squash(duck, at(0, -70, 1, smallFrog('dreadful', !well)))),
      up > 40 ? at(seat(i) + 46, base - up - 70 - beat * 40, 1, bubble(8 + beat * 18)) : '',
    )
  })
  return group(
    limb(line([70, base + 16], [1470, base + 12]), '#8a5a3c', 40),
    limb(line([120, base + 2], [120, base - 70]), '#8a5a3c', 60),
    ...frogs,
    at(...feet(base, cured, s), 1, doctor),
  )
}

/** Where the doctor's feet are: on the stump, in the air between two heads, on the last head, thrown back and up again. */
function feet(base: number, cured: number, s: number): Pt {
  const next = Array.from({ length: cured }, (_, i) => i).find((i) => s < lands(i))
  if (next === undefined) {
    const back = keys(s - done(cured), '0.14 0, 0.28 -26 out, 0.5 0')
    return [seat(cured - 1) + back, base - head + keys(s - done(cured), '0 16, 0.12 10, 0.24 0')]
  }
  const from: Pt = next ? [seat(next - 1), base - head + 10] : [122, base - 84]
  const [x, y] = thrown(from, [seat(next), base - head + 14], 54, span(s, lands(next) - 1 / 6, lands(next), 'linear'))
  return [Math.round(x), Math.round(y)]
}

/** A mild case that sits at x and hiccups on. */
export function waiting(x: number, s: number): Part {
  const lift = wrap(s, 0, 0.7)
  const up = keys(lift, '0.1 0, 0.26 46 out, 0.42 0 in')
  return group(
    at(x, 940 - 70 * size - up, size, smallFrog('mild', true)),
    up > 0 ? at(x + 56, 850 - up - lift * 90, 1, bubble(10 + lift * 22)) : '',
  )
}

/** The pond before its far bank, under a sky with a slant of light. */
export const water = (far: string, near: string, dark: string): Part[] => [
  cut(pts('-40 -40, 760 -40, 520 760, -40 760'), far, 8, 170),
  hills(690, near, 30, 3),
  ground(760, dark),
]
