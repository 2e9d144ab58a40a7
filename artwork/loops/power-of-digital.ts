/** Power of Digital: one line draws the four films in a row, its end leads, and the first of them comes round again. */

import { appointment, handover, prescription, visit } from '../kit/actors/one-line-films'
import * as k from '../kit/index'
import { growing } from '../kit/techniques/growing-line'
import { EDGE, type Stop, tone } from '../kit/techniques/one-line'
import * as m from '../motion/index'

const { at, fill } = k
const { keys, track } = m

/** Seconds that the camera takes to the next place, and when the line has drawn it. */
const [THERE, DRAWN] = [0.6, 1.75]

const floor = (y: number, colour: string) => fill(k.poly(`0 ${y}, 1600 ${y}, 1600 1040, 0 1040`), colour)

/** What stands behind each film: flat and pale. `full` lets its light come on. */
const behind = {
  visit: (full = 1) => [fill(k.oval(1390, 330, 170 * full), tone.warm), floor(EDGE, tone.mist)],
  appointment: () => [fill(k.poly('800 190, 1400 190, 1360 720, 820 720'), tone.mist), floor(800, tone.blush)],
  handover: (full = 1) => [
    fill(k.poly('0 -40, 800 -40, 800 1040, 0 1040'), tone.dusk),
    fill(k.oval(1270, 420, 330 * full), tone.warm),
  ],
  prescription: (full = 1) => [fill(k.oval(480, 600, 330 * full), tone.warm), floor(900, tone.mist)],
}

/** A place of the row: what is behind it, and its line, as they are now. */
interface Place {
  tints: k.Part[]
  line: Stop[]
}

/** A shot that leaves one place, whole, for the next, which the line draws while the camera follows. */
const onward = (length: number, left: Place, draw: (s: number) => Place): m.Shot => ({
  length,
  on: 2,
  ground: tone.paper,
  grain: false,
  draw({ s }) {
    const { tints, line } = draw(s)
    const drawn = m.mix(m.span(s, 0.15, DRAWN, 'linear'), m.span(s, 0.15, DRAWN), 0.6)
    const view = track<m.View>(
      s,
      [0, [-800, 500, 1]],
      [THERE, [560, 500, 1.14]],
      [1.35, [940, 500, 1.14]],
      [1.95, m.wide],
    )
    const before = s < THERE ? [at(-1600, 0, 1, ...left.tints, growing(left.line, 1))] : []
    return [m.camera(view, ...before, ...tints, growing(line, drawn))]
  },
})

const arrive: m.Shot = {
  length: 1.4,
  on: 2,
  ground: tone.paper,
  grain: false,
  draw({ s }) {
    // The door opens, the light leaps, she looks up and the bag swings.
    const line = visit({
      door: keys(s, '0.25 0, 0.35 -0.08, 0.6 1 in, 0.75 0.85, 0.85 0.92'),
      nod: keys(s, '0.4 0, 0.5 4, 0.75 -9 out, 1.05 -6, 1.3 -8'),
      swing: keys(s, '0.5 0, 0.65 -7, 0.85 8, 1.05 -4, 1.25 0'),
    })
    return [...behind.visit(keys(s, '0.45 1, 0.7 1.16 overshoot')), growing(line, 1)]
  },
}
const open = { door: 0.92, nod: -8 }

const talk = onward(2.7, { tints: behind.visit(1.16), line: visit(open) }, (s) => ({
  tints: behind.appointment(),
  line: appointment({
    lean: keys(s, '1.75 0, 1.9 14, 2.15 -50 out, 2.7 -44'),
    slack: keys(s, '1.9 0, 2.1 44 out, 2.3 -16, 2.5 8, 2.7 0'),
    nod: keys(s, '2.1 0, 2.2 5, 2.35 -7 out, 2.6 -3'),
  }),
}))
const said = { lean: -44, nod: -3 }

const pass = onward(2.9, { tints: behind.appointment(), line: appointment(said) }, (s) => ({
  tints: behind.handover(keys(s, '2.35 0.9, 2.6 1 overshoot')),
  line: handover({
    beat: keys(s, '1.75 0.5, 1.9 0.2, 2.4 0.8 inOut, 2.7 0.5 inOut'),
    high: keys(s, '1.75 110, 1.9 70, 2.12 170 out, 2.4 90, 2.7 150 overshoot'),
    left: keys(s, '1.8 0, 1.95 -5, 2.2 6 out, 2.5 3'),
    right: keys(s, '2.2 0, 2.4 6 out, 2.6 -3, 2.75 0'),
  }),
}))

const lace = onward(2.7, { tints: behind.handover(), line: handover({ left: 3 }) }, (s) => ({
  tints: behind.prescription(keys(s, '2.2 0.94, 2.4 1.03 out, 2.6 1')),
  line: prescription({
    bow: keys(s, '1.75 0.15, 1.85 0.05, 2.1 1.25 out, 2.3 0.92, 2.45 1'),
    toe: keys(s, '2.05 0, 2.2 -7 out, 2.32 0 in, 2.42 -4 out, 2.54 0 in'),
  }),
}))

const home = onward(2.2, { tints: behind.prescription(), line: prescription() }, () => ({
  tints: behind.visit(),
  line: visit(),
}))

export const loop: m.Loop = { shots: [arrive, talk, pass, lace, home] }
