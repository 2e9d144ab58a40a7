/** How The empty chair begins: a name is called, nobody comes, and the chair gets up to look for somebody. */
import * as a from '../kit/actors/empty-chair'
import * as p from '../kit/actors/empty-chair-places'
import * as k from '../kit/index'
import { card, lamp, rod, stick } from '../kit/techniques/shadow-play'
import * as m from '../motion/index'

const { at } = k
const { keys } = m
const [X, Y] = p.PLACE

/** Next, please. Everybody looks at the empty chair. */
const called = p.play(4.2, p.ROOM, ({ s, n }) => {
  const door = keys(s, '0.7 0, 1.05 1 out, 3 1, 3.3 0 in')
  const nurseX = keys(s, '0.9 1560, 1.4 1350 overshoot, 2.8 1350, 3.1 1580 in')
  const turned = keys(s, '1.7 0, 1.95 1 out, 3.4 1, 3.8 0.2')
  const nurse = k.flip(
    a.stander({
      hair: 'cap',
      skirt: true,
      mood: s > 1.4 && s < 1.8 ? 'shout' : 'calm',
      nod: keys(s, '1.4 0, 1.5 -10, 1.8 0, 2.1 10'),
      arm:
        s > 2.1 && s < 2.8
          ? [
              [60, -260],
              [96, -320],
            ]
          : [
              [40, -240],
              [78, -262],
            ],
      hold: a.clipboard(),
    }),
  )
  return [
    p.waiting(0.2 + s * 0.02, door, [turned * 6, turned * -2, 0], at(nurseX, 830, 1.02, nurse)),
    at(
      X,
      Y,
      1.12,
      a.chair({
        eye: m.blinks(s, 0.5, 2.4) ? 'shut' : s > 1.5 && s < 2 ? 'wide' : 'open',
        look: keys(s, '0 0, 1 0.9, 2 0.9, 2.2 -0.7, 2.6 -0.7, 3 0.4'),
        lean: keys(s, '1.4 0, 1.55 -7 out, 1.9 -3, 2.9 0, 3.5 20 inOut'),
      }),
    ),
    rod([X, Y + 40], (n % 2) * 3),
  ]
})

/** It thinks; it straightens; it gets up on its toes. */
const rises = p.play(3, p.ROOM, ({ s, n }) => {
  const x = keys(s, '1.5 760, 1.75 790 out, 3 320 in')
  const walks = s > 1.75
  const up = keys(s, '0.9 0, 1.1 14, 1.3 -46 out, 1.5 0 in')
  const bow = keys(s, '0.85 0, 1.1 0.7, 1.28 -0.1 out, 1.5 0.3, 1.62 0')
  return [
    m.camera(
      [keys(s, '1.6 800, 3 640'), 600, 1.3],
      p.waiting(0.3, 0, [keys(s, '2 0, 2.3 8'), keys(s, '1.5 0, 1.8 10 out, 2.6 10, 2.9 -6'), 0]),
      at(
        x,
        Y + up,
        1.12,
        (walks ? k.flip : k.group)(
          a.chair({
            phase: walks ? (760 - x) / 210 : undefined,
            bow,
            eye: m.blinks(s, 0.4) ? 'shut' : s > 0.8 && s < 1.5 ? 'wide' : 'open',
            look: keys(s, '0 0.2, 0.5 0.9, 0.8 0'),
            lean: keys(s, '0 20, 0.6 18, 0.8 24, 1 -10 out, 1.3 -4, 1.7 0, 1.9 -8'),
          }),
        ),
      ),
      rod([x, Y + 40], (n % 2) * 3),
    ),
  ]
})

/** A long corridor, and many windows. */
const corridor = p.play(3, '#e59a5b', ({ s, n }) => {
  const slip = s * 520
  return [
    ...[0, 1, 2, 3].map((i) => {
      const x = ((i * 520 + slip + 520) % 2080) - 360
      return k.group(
        lamp(x + 160, 400, 330, '#fff0bd'),
        card(
          k.round(
            [
              [x, 150],
              [x + 320, 150],
              [x + 320, 620],
              [x, 620],
            ],
            12,
          ),
          '#ffeab5',
        ),
        stick(k.line([x + 160, 150], [x + 160, 620]), 14, '#a2572f'),
        stick(k.line([x, 390], [x + 320, 390]), 14, '#a2572f'),
      )
    }),
    card(k.poly('-40 800, 1640 800, 1640 1040, -40 1040'), '#8b4630'),
    ...[0, 1].map((i) => {
      const x = ((i * 1040 + slip * 1.05 + 700) % 2080) - 300
      return at(
        x,
        812,
        1,
        card(k.round('-70 -150, 70 -150, 50 0, -50 0', 12)),
        ...[-34, 0, 34].map((d) => at(d, -150, 1, k.turn(d, card(k.blob('0 0, -34 -100, 0 -200, 34 -100', 0.2))))),
      )
    }),
    at(
      keys(s, '0 1500, 0.8 860 out, 2.2 760, 3 -260 in'),
      880 - Math.abs(Math.sin(n * 0.9)) * 14,
      1.35,
      k.flip(
        a.chair({
          phase: n / 7,
          lean: keys(s, '0 -12, 0.8 -4, 2.2 -4, 2.6 -14'),
          eye: m.blinks(s, 1.2) ? 'shut' : 'open',
          look: keys(s, '0.9 0.7, 1.2 -0.9, 1.5 -0.9, 1.8 0.9'),
        }),
      ),
    ),
  ]
})

export const loop: m.Loop = { shots: [called, rises, corridor] }
