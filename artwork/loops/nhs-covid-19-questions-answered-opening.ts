/** How Is the vaccine safe? begins: a telephone ties a knot, a neighbour sees it, a scientist and the guards look closely. */
import { grandmother, nurse, sofaBack, sofaFront, tangle, thread } from '../kit/actors/questions'
import {
  gardenFence,
  gardens,
  guard,
  lens,
  portrait,
  rumour,
  scientist,
  vessel,
  vial,
} from '../kit/actors/questions-film'
import * as k from '../kit/index'
import { questions } from '../kit/palettes'
import { wateringCan } from '../kit/props/banners'
import { kettle } from '../kit/props/workshop'
import { cell } from '../kit/walkers'
import * as m from '../motion/index'

const { at, flip, ink, turn } = k
const { keys } = m
const { blue, pale, navy, rose, butter, cream, sage } = questions

const reach = (hand: k.Pt) => m.arm(hand, true, 1)

/** Where the bubbles hang, when they come, and what they say. */
const said: [x: number, y: number, from: number, kind: number][] = [
  [820, 330, 0.35, 0],
  [1080, 210, 0.62, 1],
  [1300, 360, 0.86, 2],
  [1010, 470, 1.06, 0],
]

/** Everybody has heard something. It all ends in one knot. */
const telephone: m.Shot = {
  length: 3,
  on: 2,
  ground: butter,
  draw({ s, n }) {
    const wound = m.span(s, 1.7, 2.35, 'linear')
    const buzz = s < 1.5 ? ([0, 3, 0, -3][n % 4] ?? 0) : 0
    const tired = keys(s, '1.7 0, 2.1 16 out')
    return [
      sofaBack(),
      at(
        480,
        985 + tired,
        1.75,
        grandmother({
          mood: m.moods(s, '0 smile, 0.4 shock, 1.6 sad', 0.8, 2.4),
          look: keys(s, '0.3 0.8, 0.6 0.9, 1.6 0.9, 2 0.2'),
          nod: keys(s, '0 8, 0.35 8, 0.5 -6 out, 0.9 -9, 1.2 -11, 1.7 -4, 2.2 8'),
          arms: [
            '-90 -190, -10 -190',
            reach(
              m.track<k.Pt>(
                s,
                [0, [104, -232]],
                [0.4, [112, -236]],
                [0.6, [124, -240], 'out'],
                [1.7, [124, -240]],
                [2.2, [100, -180]],
              ),
            ),
          ],
          hold: at(26, -16, 0.5, turn(buzz + 6, k.phone(pale))),
        }),
      ),
      wound > 0 ? thread(tangle, [500, 190], wound) : '',
      ...said.map(([x, y, from, kind], i) => {
        const big = keys(s - from, '0 0, 0.12 1.12 out, 0.24 0.96, 0.34 1')
        // One after the other they are drawn into the knot.
        const away = m.span(s, 1.6 + i * 0.12, 1.9 + i * 0.12, 'in')
        const size = big * (1 - away)
        const [px, py] = m.thrown([x, y], [420, 160], 90, away)
        return size > 0.02 ? at(px, py, size * 1.15, turn(Math.sin(s * 5 + i * 2) * 4, rumour(kind))) : ''
      }),
      sofaFront(),
    ]
  },
}

/** Over the fence it shows. She has a kettle, and time. */
const fence: m.Shot = {
  length: 2.8,
  on: 2,
  ground: '#f7c59f',
  draw({ s, n }) {
    const up = keys(s, '0.5 600, 0.82 -34 out, 0.98 12, 1.1 0')
    const water = s < 0.9
    const wobble = Math.sin(s * 3) * 8
    return [
      gardens(),
      at(
        430,
        1050,
        1.85,
        grandmother({
          mood: m.moods(s, '0 sad, 0.84 shock, 1.15 smile', 1.3, 2.3),
          look: keys(s, '0.8 0.1, 0.95 0.9'),
          nod: keys(s, '0 12, 0.8 12, 0.95 -8 out, 1.3 0, 2 -2'),
          arms: ['-90 -190, 10 -170', reach(m.track<k.Pt>(s, [0.8, [120, -176]], [1, [100, -160], 'out']))],
          hold: at(40, 10, 0.62, turn(keys(s, '0 16, 0.8 16, 1 -6'), wateringCan(pale))),
        }),
      ),
      at(300, wobble * 0.4 + 40, 1, thread(tangle, [500, 200 + wobble])),
      at(
        1150,
        1010 + up,
        1.85,
        flip(
          nurse({
            mood: m.moods(s, '0 happy, 1 think, 1.5 happy', 1.62),
            look: 0.9,
            nod: keys(s, '0.9 4, 1.1 -10 out, 1.5 -10, 1.7 6, 2.1 0'),
            arms: [
              '-90 -190, 10 -170',
              reach(
                m.track<k.Pt>(
                  s,
                  [1.5, [110, -200]],
                  [1.66, [106, -188]],
                  [1.86, [126, -330], 'out'],
                  [2, [122, -312]],
                  [2.16, [126, -330]],
                  [2.3, [122, -316]],
                ),
              ),
            ],
            hold: at(10, -30, 0.6, turn(keys(s, '1.86 0, 2 -9, 2.16 7, 2.3 0'), kettle(rose))),
          }),
        ),
      ),
      gardenFence(),
      at(230, 960, 1.1, k.flower(rose, butter)),
      water
        ? ink(
            [0, 1, 2].flatMap((i) =>
              k.line([760 + i * 26, 760 + ((n * 26 + i * 30) % 100)], [754 + i * 26, 784 + ((n * 26 + i * 30) % 100)]),
            ),
            8,
            pale,
          )
        : '',
    ]
  },
}

/** Has anybody looked at it closely? For a long time, and again. The tick has a place of its own, beside the vaccine. */
const microscope: m.Shot = {
  length: 2.8,
  on: 2,
  ground: navy,
  draw({ s }) {
    const turned = keys(s, '0.2 0, 0.5 16 inOut, 0.8 4, 1.1 18 inOut')
    const size = keys(s, '0.2 0.8, 0.5 1.6 inOut, 0.8 1.1, 1.1 1.3 inOut')
    const seal = keys(s, '1.62 0, 1.76 1.14 out, 1.86 0.95, 1.96 1')
    const tick = m.span(s, 1.74, 2, 'out')
    const glad = s > 1.62
    const corner: k.Pt = [-12, 40]
    const end =
      tick > 0.4 ? m.mix<k.Pt>(corner, [54, -44], (tick - 0.4) / 0.6) : m.mix<k.Pt>([-52, 0], corner, tick / 0.4)
    const stroke = k.line([-52, 0], ...(tick > 0.4 ? [corner] : []), end)
    return [
      lens(
        at(1170 + Math.sin(s * 2) * 10, 470, size, turn(Math.sin(s * 3) * 4, vial(s))),
        seal > 0
          ? at(1416, 640, seal, k.disc(0, 0, 112, sage), tick > 0 ? ink(stroke, 46) + ink(stroke, 26, cream) : '')
          : '',
      ),
      scientist(
        m.blinks(s, 0.66) ? 'blink' : glad ? 'happy' : 'think',
        keys(s, '0 30, 0.5 34, 1.2 32, 1.6 26, 1.8 4 out, 2.2 8'),
        keys(s, '1.5 0.9, 1.8 0.2'),
        turned,
      ),
      k.ground(920, blue),
    ]
  },
}

/** The vaccine only brings a picture. The guards learn it by heart, and are ready. */
const guards: m.Shot = {
  length: 3.2,
  on: 2,
  ground: rose,
  draw({ s }) {
    const walk = keys(s, '0 -230, 0.7 230 linear')
    const step = s < 0.7 ? Math.abs(Math.sin(s * 13)) * -34 : keys(s, '0.7 0, 0.8 8, 0.95 0')
    const foe = keys(s, '1.5 1740, 1.95 1240 out, 2.2 1220, 2.36 1290 in, 2.7 2000 in')
    const foeLift = s < 2.3 ? -Math.abs(Math.sin(s * 10)) * 40 : keys(s, '2.3 0, 2.7 -340 out')
    const lunge = keys(s, '1.9 0, 2.16 90 in, 2.5 60, 2.8 0')
    const one = (x: number, y: number, colour: string, knob: string, late: number) => {
      const t = s - late
      const flat = keys(t, '1.9 0, 2 0.12, 2.1 -0.1, 2.34 0.12 in, 2.46 0')
      const tip = keys(t, '0.7 0, 0.95 -12 out, 1.5 -12, 1.72 10 out, 2.6 2')
      const hand = m.track<k.Pt>(
        t,
        [1.72, [130, -110]],
        [1.9, [170, -210], 'out'],
        [2.5, [160, -190]],
        [2.8, [150, -310], 'out'],
      )
      const mood = m.moods(s, '0 smile, 0.7 think, 1.72 cross, 2.5 happy', 0.4 + late * 2, 2.8)
      const body = guard(colour, knob, mood, keys(t, '0.7 0.6, 0.9 -0.9, 1.5 -0.9, 1.7 0.9'), hand)
      const hop = keys(t, '1.9 0, 2 14, 2.16 -120 out, 2.34 0 in, 2.44 10, 2.6 0')
      return at(x + lunge, y + hop, 1.1, m.squash(flat, turn(tip, body)))
    }
    return [
      vessel(s * 260),
      m.camera(
        [780, 610, 1.34],
        at(
          walk,
          850 + step,
          1,
          m.squash(
            keys(s, '0.7 0, 0.78 0.08, 0.95 0'),
            guard(butter, '#e8a33d', m.moods(s, '0 smile, 2.5 happy', 1.2), 0.9, [150, -240]),
            at(170, -320, 1, turn(keys(s, '0 -6, 0.7 6, 0.9 -3, 1.1 0'), portrait())),
          ),
        ),
        one(690, 850, pale, blue, 0),
        one(950, 880, cream, '#7fa9d6', 0.06),
        s < 1.5
          ? ''
          : at(
              foe,
              700 + foeLift,
              1.2,
              turn(
                keys(s, '1.5 120, 1.95 0 out, 2.3 0, 2.7 200'),
                cell('#e0645b', '#a93a34', m.moods(s, '0 cross, 2.25 shock'), -0.8),
              ),
            ),
        s > 2.3 && s < 2.5 ? at(1150, 640, 1, k.shape(k.star(0, 0, 9, 120, 60), butter)) : '',
      ),
    ]
  },
}

export const loop: m.Loop = { shots: [telephone, fence, microscope, guards] }
