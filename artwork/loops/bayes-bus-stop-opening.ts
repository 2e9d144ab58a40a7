/** How Bayes at the bus stop begins: an umbrella stays at home, and she is nine in ten sure. */
import * as b from '../kit/actors/bayes'
import * as w from '../kit/actors/bayes-stop'
import * as k from '../kit/index'
import { chalk, piece, wiped } from '../kit/techniques/chalk'
import * as m from '../motion/index'

const { at, turn } = k
const { keys } = m

/** She leaves; the door shuts; what she will miss swings on its hook. */
const forgot = w.drawn(4.4, ({ s, n }) => {
  const c = piece(n)
  const x = keys(s, '0 -120, 0.3 -40 linear, 1.7 700 linear, 2.1 1010 linear, 2.5 1330 linear')
  const step = m.walk((x + 200) / (256 * 1.55))
  const door = keys(s, '1.3 0, 1.75 1 out, 2.45 1, 2.6 1.04, 2.85 0 in')
  const knock = s > 2.85 ? Math.cos((s - 2.85) * 9) * 17 * Math.max(0, 1 - (s - 2.85) / 1.5) : 0
  const jolt = keys(s, '2.84 0, 2.9 9, 3 -5, 3.12 0')
  const edge = 1440 - 250 * (1 - door * 0.82)
  const outside = door > 0.03
  return [
    wiped(9),
    at(
      jolt,
      0,
      1,
      c.line(k.curve('-40 900, 600 894, 1140 900'), chalk.white, 10),
      c.line(k.curve('1460 898, 1500 900, 1640 896'), chalk.white, 10),
    ),
    at(
      jolt,
      0,
      1,
      c.line(k.line('1140 900, 1136 210, 1460 206, 1464 900'), chalk.white, 11),
      outside ? at(1300, 380, 0.7, w.sun(c, 60, n * 4)) : '',
      outside ? c.line(k.curve('1160 760, 1280 700, 1440 752'), chalk.white, 7) : '',
    ),
    s > 2.1 && s < 2.75
      ? at(x, 890, 1.5, b.thinker(c, { legs: step.legs, arms: step.arms, lift: step.lift, face: 'smile' }))
      : '',
    at(
      jolt,
      0,
      1,
      c.shape(
        k.poly([
          [1440, 222],
          [edge, 222 + door * 40],
          [edge, 892 + door * 50],
          [1440, 892],
        ]),
      ),
      c.line(
        k.poly([
          [1440 - (1440 - edge) * 0.18, 280],
          [1440 - (1440 - edge) * 0.82, 280 + door * 30],
          [1440 - (1440 - edge) * 0.82, 520 + door * 30],
          [1440 - (1440 - edge) * 0.18, 520],
        ]),
        chalk.white,
        7,
      ),
      c.dot(1440 - (1440 - edge) * 0.86, 600 + door * 30, 13, chalk.sun),
    ),
    at(470, 280, 1, b.hook(c), at(0, 0, 1, turn(knock, b.furled(c)))),
    c.line(k.round('700 260, 930 256, 934 430, 702 434', 8), chalk.white, 7),
    c.line(k.curve('730 400, 790 320, 830 370, 870 330, 906 396'), chalk.white, 6),
    s <= 2.1
      ? at(
          x,
          890,
          1.5,
          b.thinker(c, {
            legs: step.legs,
            arms: step.arms,
            lift: step.lift,
            face: 'smile',
            look: 0.8,
            nod: -3,
            blink: m.blinks(s, 0.9),
          }),
        )
      : '',
    s > 2.88 && s < 3.2
      ? c.line(
          k.join(k.line('1100 300, 1060 280'), k.line('1100 560, 1050 560'), k.line('1104 800, 1064 824')),
          chalk.white,
          8,
        )
      : '',
  ]
})

/** The stop, in the sun. How sure is she? Nine to one. */
const sure = w.drawn(4, ({ s, n }) => {
  const c = piece(n)
  const shown = keys(s, '0.9 0, 1.15 1.1 out, 1.3 0.96, 1.42 1')
  return [
    w.street(c),
    at(600, 160, 1, w.sun(c, 66, n * 4)),
    at(
      430,
      880,
      1.45,
      b.thinker(c, {
        face: s > 2.9 ? 'smile' : 'calm',
        look: keys(s, '0 -0.3, 0.6 -0.3, 0.9 0.7'),
        nod: keys(s, '0.5 0, 0.8 -9 out, 1.3 -5, 2.9 -5, 3.1 5, 3.3 -3 out'),
        blink: m.blinks(s, 0.6, 2.2),
        arms: [
          '-66 -206, -58 -150',
          m.track(s, [0.7, '66 -206, 60 -150'], [1, b.chin], [2.8, b.chin], [3.1, b.hanging[1]]),
        ],
      }),
    ),
    w.thought(c, s, 1, [], shown, keys(s, '1.4 0, 3 10 linear')),
  ]
})

/** A cloud. She is a little less sure. */
const clouded = w.drawn(3.4, ({ s, n }) => {
  const c = piece(n)
  const x = keys(s, '0 -60, 1.3 560 out, 3.4 620 linear')
  const view = m.track<m.View>(s, [0, [500, 330, 1.85]], [1.55, [500, 330, 1.85]], [2, m.wide])
  return [
    m.camera(
      view,
      w.street(c),
      at(600, 160, 1, w.sun(c, 66 - m.span(s, 0.7, 1.2) * 12, n * 4)),
      at(x, 176, 0.8, w.cloud(c)),
      at(
        430,
        880,
        1.45,
        b.thinker(c, {
          face: s > 1 ? 'worry' : 'smile',
          look: keys(s, '0.4 0.5, 0.7 -0.2, 1.3 0.5, 1.8 0.8'),
          nod: keys(s, '0.3 -3, 0.42 3, 0.7 -18 out, 1.5 -15, 1.9 -4'),
          blink: m.blinks(s, 0.38, 1.7),
          arms: [b.hanging[0], m.track(s, [1.5, b.hanging[1]], [1.8, b.chin, 'out'])],
        }),
      ),
      w.thought(
        c,
        s,
        1,
        [
          [2.1, true],
          [2.4, true],
        ],
        m.span(s, 1.6, 1.9),
      ),
    ),
  ]
})

export const loop: m.Loop = { shots: [forgot, sure, clouded] }
