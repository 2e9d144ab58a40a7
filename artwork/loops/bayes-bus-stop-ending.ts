/** How Bayes at the bus stop ends: it rains on two, the umbrella is large enough, and a jar catches what drips. */
import * as b from '../kit/actors/bayes'
import * as w from '../kit/actors/bayes-stop'
import * as k from '../kit/index'
import { chalk, piece, wiped } from '../kit/techniques/chalk'
import * as m from '../motion/index'

const { at, turn } = k
const { keys } = m

/** A hand, the hook, and nothing on it. */
const grab = w.drawn(2, ({ s, n }) => {
  const c = piece(n)
  const [x, y] = m.track<k.Pt>(
    s,
    [0.2, [1500, 700]],
    [0.6, [930, 560], 'out'],
    [0.75, [900, 540]],
    [0.86, [905, 470]],
    [1.2, [1900, 760], 'in'],
  )
  const taken = s > 0.72
  const swing = s > 0.9 ? Math.cos((s - 0.9) * 14) * 14 * Math.max(0, 1 - (s - 0.9)) : 0
  return [
    wiped(9),
    at(800, 300, 1.9, turn(swing * 0.5, b.hook(c))),
    taken ? '' : at(800, 300, 1.9, b.furled(c)),
    at(
      x,
      y,
      1,
      taken ? at(-70, -240, 1.9, turn(keys(s, '0.75 0, 1 16, 1.2 34'), b.furled(c))) : '',
      c.tube(k.curve('60 20, 300 80, 700 60'), 92, chalk.coral),
      c.shape(k.blob('-60 -40, 20 -62, 80 -40, 90 40, 40 66, -40 56', 0.18)),
      ...[-22, 6, 34].map((f) => c.line(k.line([-52, f], [-4, f - 4]), chalk.white, 7)),
    ),
    s > 0.9 && s < 1.5 ? c.line(k.join(k.line('700 250, 660 210'), k.line('900 250, 950 214')), chalk.white, 9) : '',
  ]
})

/** Rain. A child without an umbrella; she has one. */
const shares = w.drawn(5, ({ s, n }) => {
  const c = piece(n)
  const x = keys(s, '0.2 1900, 1.5 1010 linear, 1.75 985 out, 2.5 985, 2.7 1000, 3.2 860 inOut')
  const walks = (s > 0.2 && s < 1.6) || (s > 2.6 && s < 3.2)
  const step = m.walk((1900 - x) / (256 * 1.18))
  const over = keys(s, '2.35 0, 2.55 6, 2.95 -30 out, 3.15 -22')
  const near = m.track(s, [2.3, '92 -222, 70 -296'], [2.6, '84 -226, 60 -300'], [3, '112 -250, 118 -322', 'out'])
  const dry: [number, number, number] = [
    x - 150 - 230 - keys(s, '2.4 0, 3 110'),
    x - 150 + 230 - keys(s, '2.4 0, 3 70'),
    400,
  ]
  return [
    w.street(c),
    at(1150, 160, 1.2, w.cloud(c, true)),
    at(520, 150, 1, w.cloud(c, true)),
    w.rain(n, 50, dry),
    at(
      640,
      880,
      1.18,
      b.child(c, {
        face: s > 3.3 ? 'happy' : s > 2.9 ? 'smile' : 'worry',
        look: keys(s, '1 -0.2, 1.4 0.9'),
        nod: keys(s, '0 12, 1.2 12, 1.5 2, 2.9 0, 3.2 -20 out, 4.2 -16'),
        blink: m.blinks(s, 1.3, 2.4),
        arms: s < 2.9 ? ['-58 -236, -10 -300', '58 -236, 16 -306'] : b.hanging,
        lift: keys(s, '3.3 0, 3.45 -20 out, 3.6 0 in, 3.75 -10 out, 3.9 0'),
      }),
    ),
    at(
      x,
      880,
      1.18,
      k.flip(
        b.thinker(c, {
          ...(walks ? { legs: step.legs, lift: step.lift } : {}),
          arms: [b.hanging[0], near],
          face: s > 3.1 ? 'happy' : s > 2 ? 'smile' : 'calm',
          look: keys(s, '1.6 0.6, 1.9 0.9'),
          nod: keys(s, '1.6 0, 1.9 14, 2.4 12, 3.2 12'),
          blink: m.blinks(s, 1.8),
          sway: walks ? (n % 2) * 8 - 4 : 0,
          hold: b.umbrella(c, -over + (walks ? (n % 2) * 3 : 0), keys(s, '2.5 190, 2.9 236 overshoot'), 270),
        }),
      ),
    ),
  ]
})

/** The umbrella is back on its hook, and a jar is of use again. */
const drips = w.drawn(4.4, ({ s, n }) => {
  const c = piece(n)
  const drop = (from: number) => {
    const t = s - from
    if (t < 0 || t > 0.62) return ''
    return t < 0.25
      ? at(506, 690, 0.1 + t * 3.2, w.bead(c, 1))
      : at(506, Math.round(690 + 150 * ((t - 0.25) / 0.37) ** 2), 0.9, w.bead(c, 1))
  }
  const times = [0.3, 1.2, 2.1, 3]
  const level = times.filter((when) => s > when + 0.6).length
  const hop = times.some((when) => s > when + 0.6 && s < when + 0.76) ? -8 : 0
  const swing = keys(s, '0 5, 0.5 -4, 1 3, 1.5 -2, 2 1, 2.5 0')
  const view = m.track<m.View>(s, [0.7, m.wide], [2.9, [600, 640, 1.5]])
  const boot = (x: number, y: number) =>
    at(
      x,
      y,
      0.9,
      c.shape(k.blob('-70 0, -66 -120, -10 -124, -6 -40, 60 -26, 70 0', 0.12), chalk.coral),
      c.line(k.line('-66 -96, -10 -98'), chalk.coral, 7),
    )
  return [
    m.camera(
      view,
      wiped(9),
      c.line(k.curve('-40 900, 600 894, 1140 900'), chalk.white, 10),
      c.line(k.curve('1460 898, 1500 900, 1640 896'), chalk.white, 10),
      c.line(k.line('1140 900, 1136 210, 1460 206, 1464 900'), chalk.white, 11),
      c.shape(k.poly('1440 222, 1190 222, 1190 892, 1440 892')),
      c.line(k.poly('1395 280, 1235 280, 1235 520, 1395 520')),
      ...[0, 1, 2, 3].map((i) =>
        c.line(
          k.line([1256 + i * 36, 300 + ((n * 37 + i * 90) % 170)], [1250 + i * 36, 336 + ((n * 37 + i * 90) % 170)]),
          chalk.rain,
          6,
        ),
      ),
      c.dot(1225, 600, 13, chalk.sun),
      at(470, 280, 1, b.hook(c), turn(swing, b.furled(c))),
      c.line(k.round('700 260, 930 256, 934 430, 702 434', 8), chalk.white, 7),
      c.line(k.curve('730 400, 790 320, 830 370, 870 330, 906 396'), chalk.white, 6),
      ...times.map(drop),
      at(
        506,
        896 + hop,
        0.62,
        w.jar(c),
        ...Array.from({ length: level + 2 }, (_, i) =>
          at(i % 2 ? 42 : -44, -40 - Math.floor(i / 2) * 56, 1, w.bead(c, 1)),
        ),
      ),
      boot(720, 900),
      boot(800, 902),
    ),
  ]
})

export const loop: m.Loop = { shots: [grab, shares, drips] }
