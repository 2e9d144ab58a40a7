/** How Nine minutes nobody filmed ends: three pull, a moth of a helicopter comes, and the mug is filled at last. */
import * as hut from '../kit/actors/night-hut'
import { over, paint, rescuer, rule } from '../kit/actors/night-press'
import * as end from '../kit/actors/night-rescued'
import { driven, printed } from '../kit/actors/night-shot'
import * as c from '../kit/actors/night-team'
import * as k from '../kit/index'
import { one, put } from '../kit/techniques/overprint'
import * as m from '../motion/index'

const { keys } = m

/** With every pull more of somebody comes over the edge. */
const pull = printed(3.6, 161, ({ s, n }) => {
  const back = (lag: number) =>
    Math.round(
      keys(
        s - lag,
        '0 0.2, 0.2 0, 0.65 1 anticipate, 0.9 0.9, 1.1 0, 1.55 1 anticipate, 1.8 0.9, 2 0.05, 2.5 1.1 anticipate, 2.75 0.8, 3.6 0.85',
      ) * 16,
    ) / 16
  const up = keys(
    s,
    '0.35 0, 0.65 76 out, 0.95 66, 1.25 66, 1.55 170 out, 1.85 158, 2.15 158, 2.5 372 out, 2.74 352 in',
  )
  const flop = keys(s, '2.3 0, 2.46 10 out, 2.74 -70 in, 2.86 -61 out, 3 -68')
  const isSafe = s > 2.8
  const kick = keys(s, '0.3 0, 0.65 30 out, 1.1 -6, 1.55 34 out, 1.9 0, 2.5 44 out, 2.9 -10, 3.2 0')
  const body: k.Pt = [1216 - m.span(s, 2.3, 2.74) * 4, 1090 - up]
  const turned = ((flop - 4) * Math.PI) / 180
  const hands: k.Pt = [
    body[0] + 1.22 * (end.GRIP[0] * Math.cos(turned) - end.GRIP[1] * Math.sin(turned)),
    body[1] + 1.22 * (end.GRIP[0] * Math.sin(turned) + end.GRIP[1] * Math.cos(turned)),
  ]
  const team: [x: number, lag: number][] = [
    [180, 0.12],
    [440, 0.06],
    [700, 0],
  ]
  const edge: k.Pt[] = hands[1] > 736 && flop > -10 ? [[1092, 734]] : []
  const rope = rule(k.line([60, 560], [900 - back(0) * 130, 548 + back(0) * 20], ...edge, hands), 12, 'r')
  return [
    one(
      over(c.whole, 'n'),
      over(k.poly('-60 -60, 1660 -60, 1660 300, -60 420'), 'r4'),
      paint(k.poly('-60 760, 300 420, 520 560, 860 300, 1160 620, 1420 500, 1660 640, 1660 1060, -60 1060'), 'n8'),
    ),
    one(
      paint(k.poly('-60 800, 500 760, 1090 736, 1130 770, 1180 1060, -60 1060'), ''),
      over(k.poly('-60 890, 500 850, 1060 800, 1130 770, 1180 1060, -60 1060'), 'n3'),
      paint(k.poly('1090 736, 1130 770, 1180 1060, 1100 1060, 1060 830'), 'nr'),
    ),
    ...(flop > -10
      ? [put(...body, 1.22, flop - 4, ...end.hauled(isSafe, kick)), rope]
      : [rope, put(...body, 1.22, flop - 4, ...end.hauled(isSafe, kick))]),
    ...team.map(([x, lag]) => put(x, 790 - x * 0.035, 1.24, -2, ...rescuer({ ...c.pulls(back(lag)) }))),
    ...(s > 2.74 && s < 3.2 ? [end.puff(1000, 740, (s - 2.74) * 2)] : []),
    driven(n, 0.25),
  ]
})

/** It comes like a moth to the light of their torches. */
const moth = printed(3.7, 162, ({ s, n }) => {
  const x = keys(s, '0.2 1900, 1.2 840 out, 1.7 910, 2.3 880, 3.7 890')
  const y = keys(s, '0.2 40, 1.2 430 out, 1.6 370, 2 392, 2.6 380, 3.2 392, 3.7 382')
  const tilt = keys(s, '0.2 -16, 1 -20, 1.45 8 out, 1.9 -5, 2.4 -2')
  const cone = keys(s, '1.35 0, 1.6 1.15 out, 1.8 1')
  const [lx, ly] = [x - 30, y + 150]
  const wave = s > 1.9 ? (Math.floor(n / 2) % 2) * 30 : 0
  return [
    one(
      over(c.whole, 'n'),
      over(k.poly('-60 400, 1660 230, 1660 1060, -60 1060'), 'r5'),
      paint(k.poly('-60 740, 260 540, 420 660, 700 450, 900 640, 1180 510, 1660 720, 1660 1060, -60 1060'), 'n7'),
    ),
    ...(cone > 0
      ? [
          paint(
            k.poly([
              [lx - 30, ly],
              [lx + 30, ly],
              [800 + 250 * cone, 870],
              [760 - 270 * cone, 870],
            ]),
            'n1r2',
          ),
        ]
      : []),
    one(
      paint(
        k.poly('-60 900, 200 800, 420 850, 560 806, 1010 800, 1130 790, 1330 860, 1660 740, 1660 1060, -60 1060'),
        'nr',
      ),
    ),
    ...(cone > 0
      ? [put(780, 824, [cone, 1], 0, paint(k.poly('-240 -12, -60 -20, 240 -18, 300 10, 40 40, -200 26'), ''))]
      : []),
    put(560, 828, 0.42, 0, ...rescuer({ ...end.signals(s < 1.3 ? 0 : 1, wave), pack: false, far: true })),
    put(680, 834, 0.42, 0, ...rescuer({ ...end.carries, pack: false, far: true })),
    put(960, 834, 0.42, 0, ...rescuer({ ...end.carries, pack: false, far: true })),
    put(820, 762, 1, 0, ...end.stretcher(s > 2.3, n)),
    ...c.helicopter(x, y, tilt, n % 2),
    ...(cone > 0.5 ? [end.downwash(n)] : []),
    driven(n, 0),
  ]
})

/** The same table, the same mug, and morning. */
const tea = printed(4.6, 163, ({ s, n }) => {
  const kx = keys(s, '0 1120, 0.9 1120, 1.2 1140, 1.7 1860 in')
  const turned = keys(s, '0 -30, 0.55 -30, 0.8 4 overshoot, 1.2 0')
  const needle = keys(s, '0 14, 0.8 10, 1.2 -38 in, 1.4 -30, 1.6 -34')
  const lit = keys(s, '1 0.4, 1.4 0')
  const hold = keys(s, '1.7 0, 2.3 0.92 out, 2.5 1')
  const lift = keys(s, '2.9 0, 3.05 8, 3.5 -96 out, 3.65 -88')
  const dawn = keys(s, '0 0.6, 4.6 1')
  return [
    ...hut.room(dawn, 0),
    hut.table(1),
    ...hut.radio(needle, lit),
    ...(s < 0.6 ? [hut.stream([943, 520], [943, 740])] : []),
    put(930, 850 + lift, 0.94, 0, hut.steam(n)),
    put(930, 850 + lift, 1, lift * 0.06, hut.mug()),
    ...(hold > 0 ? [put(1004 + 620 * (1 - hold), 772 + 150 * (1 - hold) + lift, 1, 0, ...end.holder())] : []),
    put(kx, 330 - (kx > 1150 ? 30 : 0), 1, 0, hut.kettle(turned), ...hut.pourer()),
  ]
})

export const loop: m.Loop = { shots: [pull, moth, tea] }
