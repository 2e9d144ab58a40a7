/** How Is the vaccine safe? ends: so many had it before her, an arm is sore for a day, a door opens, a telephone is covered. */
import {
  crowd,
  granddaughter,
  grandfather,
  grandmother,
  heartPlaster,
  nurse,
  sofaBack,
  sofaFront,
  steamingMug,
  threadHeart,
} from '../kit/actors/questions'
import { chairRoom, firstOnes, frontDoor, rumour, teaCosy } from '../kit/actors/questions-film'
import * as k from '../kit/index'
import { questions } from '../kit/palettes'
import { kettle } from '../kit/props/workshop'
import * as m from '../motion/index'

const { at, fill, flip, ink, turn } = k
const { keys } = m
const { blue, pale, navy, rose, butter, cream, sage } = questions

/** The thread, laid as a heart, moved from its place. */
const hung = (x: number, y: number): k.Path =>
  k.curve(
    ...k
      .pts(threadHeart)
      .slice(0, -1)
      .map(([px, py]): k.Pt => [px + x, py + y]),
  )

const reach = (hand: k.Pt) => m.arm(hand, true, 1)

/** Thousands were asked first. A wave goes through them. */
const wave: m.Shot = {
  length: 2.8,
  on: 2,
  ground: sage,
  draw({ s }) {
    const view = m.track<m.View>(s, [0, [720, 500, 1.16]], [2.4, [880, 500, 1.16]])
    return [
      m.camera(
        view,
        k.cut(k.pts('-340 -140, 700 -140, 500 1140, -340 1140'), '#8bb792', 8, 150),
        ...firstOnes.map(([x, y, size, top, look]) => {
          const from = 0.25 + x / 1300
          const up = keys(s - from, '-0.12 0, 0 14, 0.18 -46 out, 0.36 0 in, 0.46 6, 0.54 0')
          const mood = m.moods(s - from, '-9 calm, 0 happy', -0.4, 0.9)
          const pop = keys(s - from, '0 0, 0.12 1.3 out, 0.24 0.9, 0.32 1')
          const sleeve = ink(k.curve('-44 176, -52 236, -54 300'), 6)
          const stuck = pop > 0 ? at(-67, 178, 0.36 * pop, turn(-14, heartPlaster())) : ''
          return (
            crowd(x, y + up, size, top, { ...look, mood, look: keys(s - from, '-0.3 -0.6, 0 0.4') }) +
            at(x, y + up, size, sleeve, stuck)
          )
        }),
      ),
    ]
  },
}

/** It is sore for a day. Then she has forgotten which arm it was. */
const sore: m.Shot = {
  length: 2.8,
  on: 2,
  ground: pale,
  draw({ s, n }) {
    const hour = m.span(s, 0.8, 1.8)
    const well = s > 1.7
    const throb = s < 1.3 ? 1 + Math.sin(s * 10) * 0.12 : 0
    const lift = keys(s, '1.8 0, 1.92 10, 2.14 -26 out, 2.3 0')
    return [
      chairRoom(hour),
      at(
        590,
        945 + lift * 0.4,
        1.85,
        grandmother({
          mood: m.moods(s, '0 sad, 0.9 asleep, 1.6 sad, 1.7 happy', 0.4, 2.4),
          look: keys(s, '0.7 -0.6, 1.7 -0.2, 1.9 0.8'),
          nod: keys(s, '0 -4, 0.8 2, 1.1 14, 1.6 14, 1.86 -8 out, 2.2 2'),
          arms: [
            m.track<string>(s, [1.7, '-104 -210, -72 -150'], [1.95, '-100 -200, -80 -140']),
            reach(
              m.track<k.Pt>(s, [1.7, [6, -190]], [1.86, [60, -170]], [2.14, [126, -330], 'out'], [2.3, [120, -310]]),
            ),
          ],
          hold: well ? at(16, -30, 0.62, turn(keys(s, '1.86 0, 2.2 18 out'), kettle(rose))) : '',
          legs: ['-20 -150, 30 -140, 26 -8', '22 -150, 84 -146, 86 -8'],
          bottom: navy,
          shoes: rose,
          bare: true,
        }),
      ),
      throb
        ? ink(
            [0, 1, 2].flatMap((i) =>
              k.curve(
                [430 - i * 30 * throb, 520 - i * 8],
                [400 - i * 32 * throb, 570],
                [432 - i * 30 * throb, 620 + i * 8],
              ),
            ),
            9,
            cream,
          )
        : '',
      at(428, 522, 0.4, turn(50, heartPlaster())),
      k.rect(1080, 760, 280, 30, cream),
      ink(k.line('1120 790, 1110 930').concat(k.line('1320 790, 1330 930')), 16),
      at(1190, 716, 0.8, steamingMug(butter, blue, n)),
    ]
  },
}

/** The pane between them was only a door. */
const door: m.Shot = {
  length: 2.9,
  on: 2,
  ground: '#d98a6b',
  draw({ s, n }) {
    const open = keys(s, '0.3 0, 0.42 -0.02, 0.8 1 inOut, 0.9 0.94, 1 1')
    const run = m.run(n / 8)
    const runs = s < 1.1
    const x = keys(s, '0 -160, 0.7 300 linear, 1.1 800 in, 1.24 850, 1.4 830')
    const meet = s > 1.12
    const press = keys(s, '1.1 0, 1.2 0.08 out, 1.34 -0.03, 1.5 0')
    const sway = meet ? Math.sin((s - 1.2) * 5) * 3 : 0
    const heart = keys(s, '1.4 0, 1.62 1.12 out, 1.76 0.94, 1.88 1')
    const his = keys(s, '0.8 0, 1.1 0, 1.24 22 out, 1.5 8')
    return [
      frontDoor(
        open,
        at(
          1040 + his,
          960,
          1.7,
          turn(
            sway * 0.6,
            flip(
              grandfather({
                mood: m.moods(s, '0 calm, 0.8 shock, 1.12 happy'),
                look: 0.9,
                nod: keys(s, '0.8 0, 1 -8 out, 1.24 14, 1.7 10'),
                arms: [
                  '-90 -190, -60 -140',
                  meet ? '96 -240, 150 -210' : reach(m.track<k.Pt>(s, [0.8, [80, -150]], [1.05, [130, -270], 'out'])),
                ],
                legs: ['-24 -140, -26 -70, -28 -8', '24 -140, 26 -70, 28 -8'],
              }),
            ),
          ),
        ),
      ),
      k.shadow(x, 962, 120),
      at(
        x,
        965 + (runs ? run.lift * 1.3 : 0),
        1.65,
        m.squash(
          press,
          turn(
            runs ? 10 : 4 + sway,
            granddaughter({
              mood: 'happy',
              nod: keys(s, '1.1 0, 1.3 16 out, 1.8 12'),
              bottom: navy,
              legs: runs ? run.legs : ['-24 -140, -34 -74, -40 -8', '20 -140, 34 -74, 20 -8'],
              arms:
                runs && s < 0.8 ? run.arms : ['40 -210, 120 -220', meet ? '96 -220, 150 -190' : '100 -270, 160 -300'],
            }),
          ),
        ),
      ),
      heart > 0 ? at(520, 330, heart * 1.3, ink(hung(-800, -300), 18, '#d9534a')) : '',
    ]
  },
}

/** The telephone has more to say. It gets a cosy. */
const cosy: m.Shot = {
  length: 3.3,
  on: 2,
  ground: butter,
  draw({ s, n }) {
    const rings = s > 0.4 && s < 1.5
    const shake = m.cycle(n, 0, 1, 0, -1)
    const bubble = keys(s, '0.46 0, 0.6 1.1 out, 0.72 0.95, 0.8 1, 1.36 1, 1.46 0')
    const drop = keys(s, '1.2 -420, 1.48 0 in')
    const thud = keys(s, '1.46 0, 1.52 0.2 out, 1.64 -0.08, 1.78 0') + (s > 1.9 && s < 2.2 ? shake * 0.03 : 0)
    const arm = m.track<k.Pt>(
      s,
      [0.7, [110, -250]],
      [0.95, [60, -120], 'in'],
      [1.1, [150, -360], 'out'],
      [1.26, [160, -350]],
      [1.48, [150, -240], 'in'],
      [1.8, [150, -244]],
      [2.1, [110, -262]],
      [2.4, [118, -300], 'out'],
      [2.6, [116, -286]],
    )
    const looks = keys(s, '0.5 0.3, 0.7 0.9, 1.8 0.9, 2.1 0.4')
    const sits = (who: typeof grandmother, x: number, late: number, cup: k.Part) => {
      const t = s - late
      const lift = keys(t, '2 0, 2.3 -60 out, 2.44 -72 out, 2.6 -60')
      return at(
        x,
        985,
        1.62,
        who({
          mood: m.moods(t, '-1 happy, 0.5 shock, 1.5 happy', 0.3, 1.7),
          look: looks,
          nod: keys(t, '0.5 2, 0.7 -6, 1.5 6, 2.3 -6 out'),
          arms: ['-90 -190, -10 -190', reach([104, -236 + lift])],
          hold: at(26, -20, 0.5, cup),
        }),
      )
    }
    return [
      sofaBack(),
      fill(k.oval(800, 250, 190, 170), cream, 0.6),
      ink(hung(0, -60 + Math.sin(s * 2) * 5), 15, '#d9534a'),
      sits(granddaughter, 330, 0.1, steamingMug(cream, blue, n)),
      sits(grandmother, 630, 0, steamingMug(cream, rose, n + 1)),
      sits(grandfather, 920, 0.06, steamingMug(butter, sage, n + 2)),
      at(
        1190,
        985,
        1.62,
        nurse({
          mood: m.moods(s, '0 happy, 0.7 smile, 1.3 happy', 0.5, 1.9),
          look: 0.9,
          nod: keys(s, '0.6 0, 0.8 10, 1.1 -6, 1.5 10 in, 1.8 4, 2.3 -4 out'),
          arms: ['-90 -190, -10 -190', reach(arm)],
          hold: s > 2 || s < 0.8 ? at(26, -20, 0.5, steamingMug(pale, rose, n + 3)) : '',
        }),
      ),
      sofaFront(),
      k.rect(1350, 850, 200, 26, '#a8653b'),
      ink(k.line('1384 876, 1378 1010').concat(k.line('1516 876, 1526 1010')), 16),
      s < 1.5 ? at(1450, 828, 0.66, turn(84 + (rings ? shake * 7 : 0), k.phone(rings ? rose : pale))) : '',
      bubble > 0 ? at(1450, 620, bubble, flip(rumour(0))) : '',
      s > 1.2 ? at(1450, 852 + drop, 1.05, m.squash(thud, teaCosy())) : '',
    ]
  },
}

export const loop: m.Loop = { shots: [wave, sore, door, cosy] }
