/** How Nine minutes nobody filmed begins: a mug is nearly full when the radio calls, torches go on, a mountain waits. */
import * as hut from '../kit/actors/night-hut'
import { over, paint, rule } from '../kit/actors/night-press'
import { driven, printed } from '../kit/actors/night-shot'
import * as c from '../kit/actors/night-team'
import * as k from '../kit/index'
import { type Mark, one, put } from '../kit/techniques/overprint'
import * as m from '../motion/index'

const { keys } = m

/** Tea is being poured. The call comes, and the mug is left. */
const call = printed(4.6, 141, ({ s, n }) => {
  const x = keys(s, '0.2 1250, 0.75 1120 out, 2.35 1120, 2.5 1100, 2.8 1250 in, 3.1 1840 linear')
  const y = keys(s, '0.2 300, 0.75 330 out, 2.35 330, 2.5 300 out, 2.8 380, 3.1 430')
  const turned = keys(s, '0.5 0, 0.62 4, 0.95 -30 out, 2.05 -30, 2.3 4 overshoot, 2.6 0')
  const lit = keys(s, '1.7 0, 1.84 1.12 out, 1.98 0.94, 2.1 1')
  const beat = s > 2.1 ? (Math.floor(n / 3) % 2) * 0.05 : 0
  const needle =
    s < 1.7 ? -34 : keys(s, '1.7 -34, 1.82 40 out, 1.95 12, 2.1 34, 2.3 4, 2.5 30, 2.8 10, 3 34, 3.3 16, 3.6 30')
  return [
    ...hut.room(0, n),
    ...hut.glow(lit ? lit + beat : 0),
    hut.table(0),
    ...hut.radio(needle, lit),
    ...(s > 1.75 ? hut.voice(n) : []),
    ...(s > 0.95 && s < 2.1 ? [hut.stream([943, s < 1.0 ? 530 : 520], [943, s > 2.02 ? 700 : 790])] : []),
    put(930, 850, [1, 1], 0, hut.mug()),
    ...(s > 1.3 && s < 4.3 ? [put(930, 850, 0.9, 0, hut.steam(n))] : []),
    put(x, y, 1, 0, hut.kettle(turned), ...hut.pourer()),
  ]
})

/** A face in the dark, and the torch above it. */
const face = (lit: boolean, nod: number, blink: boolean): Mark =>
  put(
    0,
    0,
    1,
    nod,
    paint(k.blob('-190 520, -170 220, -90 150, 90 150, 160 230, 180 520', 0.12), lit ? 'r' : 'nr'),
    paint(k.blob('-92 110, -116 20, -80 -60, 40 -72, 80 -20, 76 80, 12 124', 0.16), lit ? 'r' : 'nr'),
    ...(lit
      ? [
          over(k.blob('-190 520, -170 220, -90 150, -10 150, -30 520', 0.12), 'n'),
          paint(k.blob('-2 -50, 66 -40, 98 18, 70 40, 20 40, -10 10', 0.12), 'r4'),
          over(k.blob('-92 110, -116 20, -80 -60, -28 -66, -24 40, 0 116', 0.14), 'n'),
          blink ? rule(k.line('40 -2, 66 0'), 8, 'nr') : paint(k.oval(54, -4, 7, 12), 'nr'),
          paint(k.blob('-40 22, 30 34, 84 30, 86 90, 20 140, -60 120', 0.16), 'n'),
          rule(k.curve('-30 62, 20 76, 82 66'), 8, 'n6'),
        ]
      : []),
    paint(k.blob('-100 -36, -92 -108, -20 -148, 56 -124, 96 -48, 92 -28', 0.16), lit ? '' : 'nr'),
    ...(lit ? [over(k.blob('-100 -36, -92 -108, -28 -146, -32 -36', 0.14), 'n6')] : []),
    rule(k.line('-92 -60, 92 -52'), 20, 'nr'),
    paint(k.oval(88, -64, 30), 'r'),
    paint(k.oval(96, -64, 17), lit ? '' : 'nr'),
  )

/** Three torches go on, one after another. */
const lamps = printed(2.5, 142, ({ s, n }) => {
  const team: [from: number, x: number, y: number, scale: number, blinks: number][] = [
    [1.3, 1130, 500, 1.15, 2.3],
    [0.85, 740, 550, 1.4, 1.9],
    [0.4, 320, 620, 1.75, 1.5],
  ]
  const nod = (from: number) =>
    keys(s, `${from - 0.2} 8, ${from} 12, ${from + 0.18} -5 out, ${from + 0.5} 0, 2 0, 2.3 6`)
  return [
    one(over(c.whole, 'n8'), over(c.whole, 'r7')),
    ...team.flatMap(([from, x, y, scale]) => {
      const lit = s < from ? 0 : keys(s, `${from} 0.2, ${from + 0.1} 1.1 out, ${from + 0.25} 1`)
      const cone = paint(k.blob('60 -70, 900 -290, 1000 -70, 900 150', 0.05), 'n4r3')
      return lit > 0 ? [put(x, y, [scale * lit, scale * (0.4 + lit * 0.6)], nod(from), cone)] : []
    }),
    ...team.map(([from, x, y, scale, blinks]) => put(x, y, scale, 0, face(s >= from, nod(from), m.blinks(s, blinks)))),
    driven(n, 0),
  ]
})

/** Three lights, and what they have to climb. */
const climb = printed(4.4, 143, ({ s, n }) => {
  const zoom = keys(s, '0 1.5, 0.5 1.5, 2.6 1, 4.4 1')
  const focus = m.track<k.Pt>(s, [0, [485, 760]], [0.5, [485, 760]], [2.6, [800, 500]])
  const far = (lag: number) => m.along(c.path, Math.max(0, 0.03 + (s / 4.4) * 0.62 - lag))
  const lights = [0.14, 0.07, 0].flatMap((lag) => {
    const { x, y } = far(lag)
    return c.torch([x, y], 1.05)
  })
  return [
    put(
      800 - focus[0] * zoom,
      500 - focus[1] * zoom,
      zoom,
      0,
      one(
        over(k.poly('-400 -300, 2000 -300, 2000 1300, -400 1300'), 'n'),
        over(k.poly('-400 -300, 2000 -300, 2000 180, -400 330'), 'r4'),
        ...c.mountain(),
        ...c.hutFar(1),
      ),
      ...lights,
    ),
    driven(n, keys(s, '0 0.1, 2.6 0.4, 4.4 0.7')),
  ]
})

export const loop: m.Loop = { shots: [call, lamps, climb] }
