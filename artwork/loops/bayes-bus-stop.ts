/** Bayes at the bus stop: a neighbour runs past, the forecast is from yesterday, and she changes her mind by a little each time. */
import * as b from '../kit/actors/bayes'
import * as w from '../kit/actors/bayes-stop'
import * as k from '../kit/index'
import { chalk, piece } from '../kit/techniques/chalk'
import * as m from '../motion/index'

const { at } = k
const { keys } = m

/** The neighbour runs past below his umbrella. He knows something. */
const runs = w.drawn(3.6, ({ s, n }) => {
  const c = piece(n)
  const x = keys(s, '0.3 1900, 2.1 -260 linear')
  const step = m.run((1900 - x) / (570 * 1.3))
  const passes = s > 0.3 && s < 2.1
  const follow = passes ? Math.max(-1, Math.min(1, (x - 430) / 500)) : s < 0.5 ? 0.6 : -0.8
  return [
    w.street(c),
    at(640, 170, 0.9, w.cloud(c)),
    at(
      430,
      880,
      1.45,
      b.thinker(c, {
        face: s > 1.4 && s < 2.5 ? 'shock' : s > 2.4 ? 'worry' : 'calm',
        look: s > 2.5 ? keys(s, '2.5 -0.8, 2.8 0.8') : follow,
        nod: keys(s, '0.5 0, 0.8 5, 1.4 4, 1.8 -8, 2.4 -8, 2.7 0'),
        sway: keys(s, '1.5 0, 1.65 -26 out, 1.9 16, 2.1 -7, 2.3 0'),
        blink: m.blinks(s, 2.6),
        arms: [b.hanging[0], m.track(s, [2.4, b.hanging[1]], [2.7, b.chin, 'out'])],
      }),
    ),
    w.thought(c, s, 3, [
      [2.5, true],
      [2.75, true],
    ]),
    passes
      ? at(
          x,
          936,
          1.3,
          k.flip(
            k.turn(
              9,
              b.neighbour(c, {
                legs: step.legs,
                arms: [step.arms[0], '86 -226, 104 -290'],
                lift: step.lift,
                face: 'worry',
                sway: -10,
                hold: b.umbrella(c, 14 + (n % 2) * 5, 180, 250),
              }),
            ),
          ),
          c.line(
            k.join(k.line('150 -80, 260 -84'), k.line('170 -180, 300 -186'), k.line('150 -250, 250 -254')),
            chalk.white,
            7,
          ),
        )
      : '',
    at(Math.min(1500, x + 130), 940, 1.3, w.splash(c, passes ? (n % 4) / 4 : 0)),
  ]
})

/** The forecast says sun. It is yesterday's: a finger slides past the night to today. */
const forecast = w.drawn(3.6, ({ s, n }) => {
  const c = piece(n)
  const slid = keys(s, '1 0, 1.15 -0.06, 1.45 1 overshoot, 1.9 1, 2.02 0.94, 2.3 2 overshoot')
  const [x, y] = m.track<k.Pt>(
    s,
    [0.5, [1240, 760]],
    [0.85, [960, 520], 'out'],
    [1.1, [980, 520]],
    [1.4, [690, 530]],
    [1.75, [980, 524]],
    [2, [980, 524]],
    [2.25, [680, 530]],
    [2.7, [1300, 820], 'in'],
  )
  const jolt = keys(s, '2.3 0, 2.42 -16 out, 2.55 8, 2.7 0')
  return [
    at(0, 0, 1, c.line(k.curve('-40 884, 300 880, 520 886'), chalk.dust, 8)),
    at(800, 520 + jolt, 1.12, k.turn(-4 + jolt * 0.12, w.phone(c, slid))),
    at(x, y, 1, w.finger(c)),
    s > 2.35 && s < 2.9
      ? c.line(
          k.join(k.line('470 180, 420 130'), k.line('800 50, 800 -10'), k.line('1130 180, 1190 130')),
          chalk.rain,
          10,
        )
      : '',
  ]
})

/** Nine of ten. She makes up her mind, and runs. */
const decides = w.drawn(3.6, ({ s, n }) => {
  const c = piece(n)
  const gone = s > 2.3
  const x = keys(s, '2.15 430, 2.35 480 out, 3 -420 in')
  const step = m.run((480 - x) / (570 * 1.45))
  const shown = keys(s, '2.1 1, 2.25 1.08 out, 2.4 0 in')
  const four = [0.3, 0.5, 0.7, 0.9].map((when): w.Change => [when, true])
  const pose: b.Walker = gone
    ? { legs: step.legs, arms: step.arms, lift: step.lift, face: 'worry', sway: -16 }
    : {
        face: s < 1.3 ? 'worry' : 'shock',
        look: keys(s, '0 0.8, 1.3 0.8, 1.5 0.5, 1.9 0.4'),
        nod: keys(s, '1.2 0, 1.4 -6 out, 2.1 -2'),
        blink: m.blinks(s, 1.2),
        arms: [b.hanging[0], m.track(s, [1.2, b.chin], [1.4, '100 -250, 96 -330', 'out'], [2.1, '100 -250, 96 -330'])],
        lift: keys(s, '1.3 0, 1.42 -18 out, 1.55 0 in'),
      }
  const crouch = keys(s, '2 0, 2.2 0.1, 2.35 -0.05, 2.5 0')
  const figure = m.squash(crouch, b.thinker(c, pose))
  return [
    w.street(c),
    at(640, 170, 0.9, w.cloud(c, s > 0.2)),
    at(x, 880, 1.45, gone ? k.flip(k.turn(8, figure)) : figure),
    w.thought(c, s, 5, four, shown),
    s > 0.9 && s < 1.32 ? at(462, Math.round(110 + 270 * ((s - 0.9) / 0.42) ** 2), 0.9, w.bead(c, 1)) : '',
    s >= 1.32 && s < 1.6 ? at(470, 372, 0.8, w.splash(c, (s - 1.2) * 2)) : '',
    gone && s < 3
      ? c.line(k.join(k.line([x + 150, 700], [x + 330, 700]), k.line([x + 160, 600], [x + 300, 596])), chalk.white, 8)
      : '',
    s > 2.5 ? w.rain(n, 3 + Math.floor((s - 2.5) * 14)) : '',
  ]
})

export const loop: m.Loop = { shots: [runs, forecast, decides] }
