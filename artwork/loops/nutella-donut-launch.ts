/** The doughnut's launch: a light in the cloud, a landing, a drip that takes its time, and one for everyone. */
import {
  cake,
  cakeShip,
  doughnut,
  drip,
  dust,
  fallingDrop,
  litSky,
  nightTown,
  places,
  sleeper,
} from '../kit/actors/doughnut'
import * as k from '../kit/index'
import * as m from '../motion/index'

const { at, fill, turn } = k
const { keys, track } = m
const { midnight, choc, gold, hot } = doughnut

const arrival: m.Shot = {
  length: 2.7,
  on: 2,
  ground: '#1d2a5c',
  draw({ s }) {
    // The ring pulses, draws itself in, and the doughnut comes out of it towards us.
    const lit = keys(s, '0.2 1, 0.5 1.08, 0.8 0.96, 1 1.04, 1.2 0.86 inOut, 1.32 1.22 out, 1.6 1.06, 2.2 1.12')
    const size = keys(s, '1.22 0.3, 1.5 0.96 out, 1.68 0.88, 1.9 0.94, 2.3 0.9')
    const y = keys(s, '1.22 250, 1.36 280 in, 1.62 430 out, 1.9 392, 2.3 412, 2.7 396')
    return [
      litSky(lit),
      nightTown(),
      s > 1.22
        ? at(
            760,
            y,
            size,
            m.squash(
              keys(s, '1.22 -0.2, 1.5 0.08, 1.7 0'),
              turn(keys(s, '1.3 0, 1.6 -4, 2 4, 2.5 -3'), cakeShip(Math.round(s * 9))),
            ),
          )
        : '',
      ...places.map(([x, at_, scale], i) => {
        const sees = [1.42, 1.5, 1.36, 1.3, 0, 1.58, 1.66][i] ?? 0
        const hop =
          i === 4
            ? keys(s, '1.3 0, 1.4 10, 1.56 -60 out, 1.72 0 in')
            : keys(s - sees, '0 0, 0.1 12, 0.28 -46 out, 0.44 0 in')
        const lean = keys(s, `0.4 0, ${0.7 + i * 0.05} ${x < 760 ? 4 : -4}, 1.3 ${x < 760 ? 4 : -4}`)
        const raised =
          i === 4 ? keys(s, '0.5 1, 0.7 0.86, 0.9 1, 1.3 0.8, 1.5 1') : keys(s - sees, '0 0, 0.1 -0.12, 0.26 1 out')
        return at(x, at_ + hop, scale, turn(lean, sleeper(i, raised)))
      }),
    ]
  },
}

const landing: m.Shot = {
  length: 2.9,
  on: 2,
  ground: midnight,
  draw({ s, n }) {
    // It comes down in a sway, hangs, and drops; the mouse is away at the last moment, and comes back on tiptoe.
    const down = keys(s, '0 180, 0.75 400 out, 0.95 372, 1.12 730 in')
    const flat = keys(s, '0.95 0, 1.04 -0.1, 1.12 0.26 in, 1.26 -0.1, 1.42 0.06, 1.58 0')
    const x = keys(s, '0.9 640, 1.08 330 in, 1.2 290 out, 1.62 290, 1.75 300, 2.2 418')
    const lift = keys(s, '0.92 0, 1.02 -70 out, 1.14 0 in, 1.62 0, 1.74 -14, 1.86 0, 1.98 -14, 2.1 0')
    const near = keys(s, '0 0.4, 0.75 0.8, 1.12 1')
    const leaps = s > 0.92 && s < 1.16
    const touch = track(
      s,
      [1.9, '44 -170, 82 -132, 74 -92'],
      [2.16, '44 -176, 96 -190, 150 -204'],
      [2.3, '44 -176, 96 -180, 132 -196'],
      [2.42, '44 -170, 96 -190, 60 -246', 'out'],
    )
    return [
      k.stars(420, 34, 6, gold),
      k.skyline(930, '#4b2368', gold, 17, 480, 420),
      at(1230, 0, 1, k.skyline(930, '#4b2368', gold, 23, 420, 340)),
      k.ground(910, '#1b0b2c'),
      s < 1.12
        ? fill(
            k.poly([
              [660, down + 60],
              [920, down + 60],
              [1060 + 200 * near, 940],
              [520 - 200 * near, 940],
            ]),
            gold,
            0.35,
          )
        : '',
      fill(k.oval(790, 940, Math.round(240 + 180 * near), Math.round(26 + 20 * near)), gold),
      s > 1.12 && s < 1.6 ? at(790, 950, 1, dust(m.span(s, 1.12, 1.6, 'out'))) : '',
      at(790, 940, 1, m.squash(flat, at(0, down - 940, 1, turn(keys(s, '0 5, 0.4 -4, 0.8 3, 1.05 0'), cakeShip(n))))),
      k.shadow(x, 952, 70),
      at(
        x,
        950 + lift,
        0.8,
        m.squash(
          keys(s, '0.8 0, 0.92 0.14, 1 -0.1, 1.14 0.12, 1.26 0, 2.42 0, 2.52 0.08, 2.64 -0.06, 2.76 0'),
          k.mouse(leaps ? 'jump' : s > 0.4 && s < 1.6 ? 'shrug' : 'stand', {
            mood: s < 1.6 ? 'shock' : s < 2.42 ? (m.blinks(s, 1.66) ? 'blink' : 'think') : 'happy',
            look: keys(s, '0.2 0.4, 0.45 0.9, 0.85 0.9, 1 -0.8, 1.3 -0.8, 1.45 0.9'),
            scarf: hot,
            nod: keys(s, '0.1 0, 0.4 -14 out, 0.8 -16, 0.95 10, 1.2 -6, 1.6 0, 2.1 4, 2.42 -8, 2.7 0'),
            joints: leaps ? { tilt: -18 } : s > 1.6 ? { r: k.pts(touch) } : {},
          }),
        ),
      ),
    ]
  },
}

const drop: m.Shot = {
  length: 3,
  on: 2,
  ground: '#f79ab4',
  draw({ s }) {
    // Slower than paint: it swells, hesitates, thins, and only then lets go.
    const long = keys(s, '0 30, 0.9 150 inOut, 1.25 176, 1.5 184, 1.72 300 in')
    const neck = keys(s, '0 46, 0.9 44, 1.25 34, 1.5 26, 1.7 9 in, 1.71 0 hold')
    const broken = s >= 1.72
    const fall = m.span(s, 1.7, 1.96, 'in')
    const caught = s >= 1.96
    const paw = track(
      s,
      [0.2, '44 -170, 92 -130, 130 -176'],
      [0.5, '44 -174, 112 -138, 172 -180'],
      [1.96, '44 -174, 112 -138, 172 -180'],
      [2.05, '44 -172, 110 -120, 168 -152', 'out'],
      [2.25, '44 -174, 112 -138, 166 -182'],
      [2.45, '44 -170, 100 -160, 52 -214'],
    )
    const [, py] = k.pts(paw)[2] as k.Pt
    const licks = s > 2.42
    return [
      k.paper('-40 700, 1640 560, 1640 1040, -40 1040', hot),
      at(960, 130, 3, m.squash(keys(s, '1.7 0, 1.78 -0.02, 1.9 0.012, 2 0'), cake())),
      at(772, 352, 1, drip(broken ? keys(s, '1.72 60, 1.82 -6 out, 1.95 22, 2.1 10') : long, broken ? 0 : neck)),
      k.shadow(523, 990, 150),
      at(
        523,
        985,
        1.45,
        m.squash(
          keys(s, '1.9 0, 2.02 0.05, 2.16 -0.03, 2.28 0, 2.42 0, 2.52 0.06, 2.64 -0.05, 2.76 0'),
          k.mouse('stand', {
            mood: licks
              ? 'happy'
              : caught
                ? 'shock'
                : m.blinks(s, 0.3)
                  ? 'blink'
                  : s > 1.25 && s < 1.7
                    ? 'talk'
                    : 'smile',
            look: 0.9,
            scarf: choc,
            nod: keys(s, '0 -16, 0.5 -22, 1.5 -20, 1.72 -24, 1.96 4 in, 2.1 10, 2.42 -6, 2.6 -10, 2.8 -6'),
            joints: {
              r: k.pts(paw),
              l: k.pts(
                track(
                  s,
                  [1.2, '-44 -170, -82 -132, -74 -92'],
                  [1.5, '-44 -170, -96 -150, -120 -190'],
                  [2.3, '-44 -170, -96 -150, -120 -190'],
                  [2.5, '-44 -170, -82 -132, -60 -100'],
                ),
              ),
            },
            held: caught && s < 2.44 ? at(10, -14, 1, k.disc(0, 0, 24, choc, 14), k.disc(-2, -8, 15, choc, 12)) : '',
          }),
        ),
      ),
      broken && !caught ? at(772, 352 + m.mix(300, 985 + py * 1.45 - 376, fall), 1, fallingDrop(fall)) : '',
    ]
  },
}

const launch: m.Shot = {
  length: 3,
  on: 2,
  ground: '#1d2a5c',
  draw({ s, n }) {
    // Up it goes, the mouse on top; and out of the ring comes one for everyone.
    const y = keys(s, '0 560, 0.35 590 inOut, 0.5 600, 0.92 250 in')
    const size = keys(s, '0.4 1, 0.92 0.26 in')
    const lit = keys(s, '0.86 1, 0.96 1.3 out, 1.12 0.84, 1.26 1.16, 1.5 1')
    return [
      litSky(lit),
      nightTown(),
      s < 0.94
        ? at(
            760,
            y,
            size,
            m.squash(
              keys(s, '0.3 0, 0.5 0.1, 0.62 -0.14, 0.92 -0.1'),
              at(0, -120, 0.9, k.mouse('wave', { mood: 'happy', scarf: hot, nod: Math.sin(s * 16) * 6 })),
              turn(keys(s, '0 3, 0.4 -3, 0.7 2'), cakeShip(n)),
            ),
          )
        : '',
      ...places.map(([x, floor, scale], i) => {
        const leaves = 1.02 + ((i * 3) % 7) * 0.1
        const catches = leaves + 0.5
        const way = m.span(s, leaves, catches, 'linear')
        const hands: k.Pt = [x, floor - 330 * scale]
        const [cx, cy] = m.thrown([760, 270], hands, 150, way)
        const held = s >= catches
        const dip = keys(s - catches, '-0.1 0, 0 14 out, 0.16 -22 out, 0.3 0 in')
        const raised = keys(s, '0 1, 0.5 0.7, 0.9 1') - (held ? keys(s - catches, '0 0.1, 0.14 0') : 0)
        const wave = held && s > 2.3 ? Math.sin((s - 2.3) * 14 + i) * 3 * (1 - m.span(s, 2.3, 2.75)) : 0
        return k.group(
          at(x, floor + dip, scale, turn(wave, sleeper(i, raised, held ? at(0, 0, 0.42, cake()) : ''))),
          way > 0 && !held ? at(cx, cy, 0.1 + way * 0.32 * scale, turn(way * 360 * (x < 760 ? -1 : 1), cake())) : '',
        )
      }),
    ]
  },
}

export const loop: m.Loop = { shots: [arrival, landing, drop, launch] }
