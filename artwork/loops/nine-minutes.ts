/** Nine minutes nobody filmed: into the wind, a light that looks for somebody, a hand. The first drawing is the poster. */
import * as press from '../kit/actors/night-press'
import { driven, printed } from '../kit/actors/night-shot'
import * as c from '../kit/actors/night-team'
import * as k from '../kit/index'
import { type Mark, one, put } from '../kit/techniques/overprint'
import * as m from '../motion/index'

const { over, paint, rescuer, rule } = press
const { keys } = m

/** A gust bends them; the first looks up, and lifts a hand. */
const wind = printed(4, 151, ({ s, n }) => {
  const stop = 3
  const gone = keys(
    s,
    `0 0, 1.1 1 linear, 1.35 1.06 out, 1.9 1.06, 2.1 1.16 in, ${stop} 2 linear, ${stop + 0.2} 2.06 out`,
  )
  const gust = (lag: number) => keys(s - lag, '0 0.1, 0.9 0.15, 1.2 1 out, 1.85 0.95, 2.25 0.2, 4 0.15')
  const halt = keys(s, `${stop} 0, ${stop + 0.12} -0.12, ${stop + 0.34} 1.12 out, ${stop + 0.5} 1`)
  const hand: k.Pt | undefined = halt ? [150 + halt * 30, -230 - halt * 150] : undefined
  const team: [x: number, y: number, scale: number, lag: number][] = [
    [1150, 720, 0.62, 0.24],
    [790, 810, 1, 0.12],
    [330, 930, 1.6, 0],
  ]
  const slip = -gone * 256
  return [
    one(
      over(c.whole, 'n'),
      over(k.poly('-60 -60, 1660 -60, 1660 200, -60 330'), 'r4'),
      paint(k.poly('380 760, 640 470, 780 560, 1190 90, 1380 380, 1460 340, 1700 640, 1700 900, 380 900'), 'n5'),
      paint(
        k.poly('1190 90, 1380 380, 1460 340, 1700 640, 1700 900, 1330 900, 1250 640, 1300 500, 1210 400, 1240 260'),
        'n9',
      ),
      paint(k.poly('640 470, 780 560, 860 900, 700 900, 660 700, 690 600'), 'n9'),
      paint(k.blob('-60 860, 300 800, 700 800, 1100 690, 1660 620, 1660 1060, -60 1060', 0.12), ''),
    ),
    put(slip * 0.6, 0, 1, 0, ...c.drifts()),
    rule(
      k.curve(
        [-40, 700],
        [330, 690 + gust(0) * 60],
        [560, 730],
        [790, 640 + gust(0.12) * 40],
        [980, 660],
        [1150, 570 + gust(0.24) * 20],
      ),
      9,
      'r',
    ),
    ...team.map(([x, y, scale, lag]) =>
      put(
        x,
        y,
        scale,
        -4,
        ...rescuer({
          ...c.climbs(
            Math.round((gone - lag * 1.4) * 14) / 14,
            Math.round(gust(lag) * 12) / 12,
            lag ? undefined : hand,
          ),
          light: press.beam(300, 84),
          coil: lag === 0,
          far: lag > 0,
        }),
      ),
    ),
    driven(n, 0.25 + gust(-0.15)),
  ]
})

/** The light goes over the slope, past something, and comes back. */
const search = printed(3.5, 152, ({ s, n }) => {
  const [x, y] = m.track<k.Pt>(
    s,
    [0, [640, 600]],
    [0.2, [650, 600]],
    [1.15, [1010, 690]],
    [1.55, [1420, 560], 'out'],
    [1.95, [1440, 552]],
    [2.25, [1000, 650], 'anticipate'],
    [2.45, [1046, 640]],
  )
  const found = Math.hypot(x - 1046, y - 640) < 190
  const wave = s > 2.2 ? Math.sin((s - 2.2) * 13) * keys(s, '2.2 0, 2.5 15, 3.4 11') : Math.sin(s * 4) * 3
  const size = keys(s, '2.25 1, 2.5 1.22 overshoot, 3.5 1.22')
  const aim = (Math.atan2(y - 330, x - 330) * 180) / Math.PI
  const far = Math.hypot(x - 330, y - 330)
  return [
    one(
      over(c.whole, 'n'),
      over(c.whole, 'r5'),
      paint(k.poly('-60 360, 400 300, 900 420, 1300 330, 1660 240, 1660 1060, -60 1060'), 'n8r2'),
      paint(k.poly('-60 700, 500 640, 900 820, 1660 700, 1660 1060, -60 1060'), 'n9r4'),
    ),
    put(330, 330, 1, aim, put(0, 0, [far / 1000, (size * far) / 1000], 0, press.beam(1000, 170))),
    put(x, y, [size, size * 0.86], 0, paint(k.oval(0, 0, 190), 'n3r1'), paint(k.oval(0, 0, 164), '')),
    ...c.boulders(),
    put(1046, 744, 1, wave, ...c.caller(found)),
    ...c.ledge(),
    put(180, 1120, 2.3, 0, ...rescuer({ ...c.climbs(0.2, 0), nod: aim * 0.35, pack: false })),
    driven(n, 0.25),
  ]
})

/** A hand comes out of the light and takes the other. */
const hands = printed(2.9, 153, ({ s, n }) => {
  const reach = keys(s, '0 0, 0.35 0.5 out, 0.55 0.42, 0.9 1.04 in, 1.05 1')
  const shut = m.span(s, 0.86, 1.02, 'out')
  const lift = keys(s, '1.15 0, 1.35 26, 1.85 -120 out, 2.05 -100, 2.9 -112')
  const slip = keys(s, '0 0, 0.5 14, 0.8 -6, 0.92 24 out, 1.1 0')
  const theirs = (...marks: Mark[]) => put(900 + 60 * (1 - reach) + lift * 0.3, 600 + slip + lift, 1.1, -146, ...marks)
  return [
    one(
      over(c.whole, 'n'),
      over(c.whole, 'r6'),
      paint(k.poly('-60 -60, 700 -60, 1660 900, 1660 1060, 900 1060, -60 300'), 'n5r1'),
      paint(k.poly('-60 -60, 300 -60, 1500 1060, 1160 1060, -60 120'), 'n2r1'),
      paint(k.poly('1660 520, 1380 640, 1260 860, 1100 1060, 1660 1060'), 'nr'),
    ),
    theirs(...c.glove('r', 'n5', shut, -1)),
    put(
      770 - 500 * (1 - reach) + lift * 0.3,
      520 - 310 * (1 - reach) + lift + slip * 0.3,
      1.1,
      32,
      ...c.glove('nr', 'r', shut * 0.6),
    ),
    ...(shut > 0.5 ? [theirs(...c.gripping('r'))] : []),
    driven(n, 0.25),
  ]
})

export const loop: m.Loop = { shots: [wind, search, hands] }
