/** How The empty chair ends: a gallop home, a name that is answered, and a star. */
import * as a from '../kit/actors/empty-chair'
import * as p from '../kit/actors/empty-chair-places'
import * as k from '../kit/index'
import { card, lamp, rod, shade, stick } from '../kit/techniques/shadow-play'
import * as m from '../motion/index'

const { at, turn } = k
const { keys } = m
const [X, Y] = p.PLACE

/** It gallops; over the hedge it flies. */
const gallop = p.play(3, '#f58a5e', ({ s, n }) => {
  const jump = keys(s, '1.2 0, 1.4 26, 1.75 -230 out, 2.2 0 in, 2.35 -30 out, 2.5 0 in')
  const air = s > 1.4 && s < 2.2
  const x = keys(s, '0 -200, 0.8 640 out, 2.4 760, 3 1900 in')
  const hedge = 1900 - Math.max(0, s - 0.5) * 880
  const beat = air ? 0 : -Math.abs(Math.sin(n * 1.05)) * 40
  return [
    lamp(520, 430, 560, '#ffd27a'),
    card(k.oval(520, 470, 170), '#fff0bd'),
    p.town(s * 1000, '#b9585a'),
    ...[0, 1, 2].map((i) => at(((i * 760 - s * 800 + 45_600) % 2280) - 300, 800, 0.9, p.tree())),
    card(k.blob('-60 800, 400 784, 900 804, 1660 786, 1660 1060, -60 1060', 0.1), '#4b2747'),
    at(hedge, 850, 1, card(k.blob('-150 20, -160 -70, -100 -130, -30 -110, 40 -140, 110 -110, 160 -60, 150 20', 0.2))),
    at(
      x,
      880 + jump + beat,
      1.25,
      turn(
        air ? keys(s, '1.4 -16, 1.8 -4, 2.2 14') : n % 2 ? 3 : -3,
        a.chair({
          phase: air ? 0.25 : n / 4,
          lean: air ? -16 : -6,
          eye: air ? 'happy' : 'wide',
          look: 0.8,
          on: at(0, -196, 1, a.boySits(air ? 1 : 0.2, air ? 'shout' : 'smile')),
        }),
      ),
    ),
    s > 2.2 && s < 2.55
      ? stick(k.join(...[-130, -70, 70, 130].map((d) => k.line([x + d, 880], [x + d * 1.5, 850]))), 10, shade.light)
      : '',
  ]
})

/** Next, please: here. */
const answered = p.play(4.4, p.ROOM, ({ s, n }) => {
  const x = keys(s, '0 -240, 0.9 800 inOut, 1.1 760 overshoot')
  const door = keys(s, '1.2 0, 1.5 1 out, 3.8 1, 4.1 0 in')
  const nurse = k.flip(
    a.stander({
      hair: 'cap',
      skirt: true,
      mood: s > 1.9 ? 'smile' : 'calm',
      nod: keys(s, '1.6 0, 1.8 -8, 2 4'),
      arm:
        s > 2 && s < 2.5
          ? [
              [70, -270],
              [120, -330],
            ]
          : [
              [40, -240],
              [78, -262],
            ],
      hold: a.clipboard(),
    }),
  )
  const nurseX = keys(s, '1.3 1560, 1.7 1400 overshoot, 3.3 1400, 3.7 1580')
  const off = s > 2.5
  const bx = keys(s, '2.5 790, 2.75 900 linear, 3.7 1380 linear')
  const by = keys(s, '2.5 -220, 2.62 -270 out, 2.8 0 in')
  const inside = s > 3.5
  const walker = at(bx, 830 + Math.min(0, by), 1.12, a.boyStands(s > 2.8 ? (n % 2 ? 44 : 8) : 30, 'smile'))
  return [
    p.waiting(
      0.9,
      door,
      [keys(s, '0.2 0, 0.5 10'), keys(s, '0.5 -2, 0.9 10, 2.5 10, 2.9 0'), 0],
      k.group(at(nurseX, 830, 1.02, nurse), inside ? walker : ''),
    ),
    at(
      x,
      Y,
      1.12,
      a.chair({
        phase: s < 1 ? n / 5 : undefined,
        bow: keys(s, '0.95 0, 1.08 0.5, 1.25 -0.1, 1.4 0, 2.3 0, 2.45 0.4, 2.6 -0.1 out, 2.8 0'),
        eye: m.blinks(s, 1.4) ? 'shut' : s > 1.9 ? 'happy' : 'open',
        look: 0.8,
        lean: keys(s, '0.9 -10, 1.1 8, 1.3 0, 2.6 0, 2.8 -8'),
        on: off ? '' : at(0, -196, 1, a.boySits(s > 1.9 ? 1 : 0.3, 'smile')),
      }),
    ),
    off && !inside ? walker : '',
    rod([x, Y + 40], (n % 2) * 3),
  ]
})

/** He comes back with a star, and it is not for himself. */
const prize = p.play(3.8, p.ROOM, ({ s, n }) => {
  const bx = keys(s, '0.2 1500, 1.2 900 linear')
  const walks = s < 1.2
  const reach: [k.Pt, k.Pt] =
    s > 1.25 && s < 2
      ? [
          [50, -290],
          [104, -330],
        ]
      : [
          [40, -250],
          [70, -280],
        ]
  const star = keys(s, '1.65 0, 1.8 1.5 out, 2 1')
  const away = s > 2.1
  const ax = keys(s, '2.1 900, 3 1560 linear')
  const held = card(k.star(10, -20, 5, 34, 15), shade.light)
  return [
    m.camera(
      m.track<m.View>(s, [0, [900, 580, 1.2]], [2.3, [860, 580, 1.24]], [3.2, [740, 600, 1.75]]),
      p.waiting(1, keys(s, '2.4 1, 3 0.1'), [0, keys(s, '1 0, 1.4 8')]),
      at(
        X,
        Y,
        1.12,
        a.chair({
          eye: s > 1.7 ? 'happy' : s > 1.3 ? 'shut' : 'open',
          look: 0.9,
          lean: keys(s, '0.5 0, 1.2 -6, 1.65 -6, 1.8 6 out, 2 -8, 2.2 4, 2.4 -3, 2.6 -6'),
          bow: keys(s, '1.7 0, 1.82 0.3, 2 -0.12, 2.2 0'),
          prize: star,
        }),
      ),
      away
        ? at(ax, 830, 1.12, a.boyStands(n % 2 ? 44 : 8, 'smile'))
        : at(bx, 830, 1.12, k.flip(a.boyStands(walks ? (n % 2 ? 44 : 8) : 14, 'smile', reach, star > 0 ? '' : held))),
      s > 1.7 && s < 2.3
        ? at(
            650,
            505,
            1,
            stick(
              k.join(
                ...[0, 72, 144, 216, 288].map((d) => {
                  const r = (d * Math.PI) / 180
                  const far = 70 + (s - 1.7) * 110
                  return k.line(
                    [Math.cos(r) * far, Math.sin(r) * far],
                    [Math.cos(r) * (far + 34), Math.sin(r) * (far + 34)],
                  )
                }),
              ),
              9,
              shade.light,
            ),
          )
        : '',
      rod([X, Y + 40], (n % 2) * 3),
    ),
  ]
})

export const loop: m.Loop = { shots: [gallop, answered, prize] }
