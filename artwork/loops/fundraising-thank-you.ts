/** Thank you for the lift: bare branches for the worried, tall clouds for the chatty, low gold sun on the way home. */
import { cast, tinyHead } from '../kit/actors/thanks'
import { redCar, windscreen } from '../kit/actors/thanks-car'
import { around, bright, dusk, grey, passing, road } from '../kit/actors/thanks-land'
import { bareTree, biscuit, dog, heart, houseFront, stander } from '../kit/actors/thanks-places'
import { at, turn } from '../kit/core'
import { pans } from '../kit/techniques/watercolour'
import * as m from '../motion/index'

const { keys, track } = m

/** A small engine: up and down, and a bump of the road now and then. */
const rumble = (n: number, bump: number) => m.cycle(n, 0, 2, 0, -2) + bump

const worried: m.Shot = {
  length: 2.9,
  on: 2,
  grain: false,
  ground: pans.paper,
  draw({ s, n }) {
    // The hand with the biscuit stops half way, as one asks a question, then offers it.
    const offer = keys(s, '0.9 0, 1.25 0.7 out, 1.45 0.62, 1.7 1 inOut')
    const asks = s > 1 && s < 1.7 && m.cycle(n, true, true, false)
    const hand = at(
      690 + offer * 120,
      760 - offer * 190,
      1,
      turn(keys(s, '1.25 0, 1.35 -8, 1.5 0'), biscuit(cast.driver)),
    )
    return [
      at(-s * 12, 0, 1, around(grey)),
      m.camera(
        track<m.View>(s, [0.4, m.wide], [2.4, [820, 590, 1.3]]),
        windscreen({
          driver: cast.driver,
          passenger: cast.grandmother,
          driving: {
            look: keys(s, '0.7 0.3, 0.9 1, 1.2 1, 1.4 0.1, 1.7 0.1, 1.9 1'),
            mood: asks ? 'talk' : 'smile',
            shut: m.blinks(s, 0.7, 1.86),
            nod: keys(s, '0.7 0, 0.9 5, 1.4 0, 1.7 0, 1.9 6'),
          },
          riding: {
            look: keys(s, '0.2 -0.2, 0.4 0.6, 1.4 0.6, 1.6 -0.9'),
            mood: s > 2.1 ? 'smile' : 'worried',
            shut: m.blinks(s, 0.3, 1.5),
            nod: keys(s, '1.4 0, 1.7 -6, 2.05 -4, 2.3 5 out, 2.5 0'),
          },
          mirrored: 'branches',
          way: 1400 - s * 420,
          bump: rumble(n, keys(s, '0.5 0, 0.58 -14 out, 0.75 6, 0.9 0')),
          between: offer > 0 ? hand : '',
        }),
      ),
    ]
  },
}

const noon: m.Shot = {
  length: 2.4,
  on: 2,
  wipe: 'right',
  grain: false,
  ground: pans.paper,
  draw({ s, n }) {
    const [way, x] = [s * 640, keys(s, '0 300, 1.1 720 out, 2.5 800')]
    const heads = { front: tinyHead(cast.driver), back: tinyHead(cast.teacher) }
    const y = 890 + rumble(n, keys(s, '1.3 0, 1.4 -16 out, 1.55 0 in, 1.65 -5, 1.75 0'))
    const car = redCar({ rolled: Math.round((way + x) * 0.9) % 90, ...heads })
    return [passing(way), at(x, y, 1.4, m.lean(keys(s, '0 -3, 0.9 -2, 1.2 2, 1.45 0'), car))]
  },
}

const chatty: m.Shot = {
  length: 2.3,
  on: 2,
  grain: false,
  ground: pans.paper,
  draw({ s, n }) {
    const tells = m.cycle(n, 'talk', 'smile', 'talk', 'talk', 'calm') as 'talk'
    return [
      at(-s * 14, 0, 1, around(bright)),
      m.camera(
        track<m.View>(s, [0, [820, 590, 1.3]], [1, [820, 590, 1.3]], [2.2, [800, 560, 1.18]]),
        windscreen({
          driver: cast.driver,
          passenger: cast.teacher,
          driving: {
            look: keys(s, '0.3 0.2, 0.5 1, 1 1, 1.3 0.5'),
            mood: s > 1.1 ? 'laugh' : 'smile',
            shut: m.blinks(s, 0.34),
            nod: keys(s, '1 0, 1.14 -7 out, 1.3 6, 1.5 -3, 1.75 2, 2 0'),
          },
          riding: {
            look: keys(s, '0.2 -0.8, 0.7 -0.2, 0.9 -0.9'),
            mood: s < 1.05 ? tells : s < 1.25 ? 'smile' : 'laugh',
            shut: m.blinks(s, 0.66),
            nod: keys(s, '0 -4, 0.4 4, 0.75 -5, 1.05 3, 1.3 -8 out, 1.6 5, 1.9 -2'),
          },
          mirrored: 'clouds',
          way: 1370 - s * 420,
          bump: rumble(n, s > 1.1 ? m.cycle(n, 0, -9, -2, 5) : 0),
        }),
      ),
    ]
  },
}

const home: m.Shot = {
  length: 3.4,
  on: 2,
  grain: false,
  ground: pans.paper,
  draw({ s, n }) {
    // The dog looks out, crouches, runs, leaps; the lad is pushed back and holds it.
    const [run, leap] = [m.span(s, 0.45, 1.05, 'in'), m.span(s, 1.05, 1.3, 'linear')]
    const held = leap >= 1
    const [dx, dy] = leap > 0 ? m.thrown([905, 900], [752, 706], 70, leap) : [1270 - run * 365, 868 + run * 32]
    const lifted = held ? keys(s, '1.3 0, 1.42 22 out, 1.65 -6, 1.8 0') : 0
    const flat = keys(
      s,
      '0.2 0, 0.36 0.14, 0.45 -0.1 in, 0.55 0, 0.98 0, 1.05 0.14, 1.1 -0.16 in, 1.3 -0.05, 1.36 0.16, 1.5 -0.04, 1.65 0',
    )
    const runs = run > 0 && leap === 0
    const stride = runs ? m.cycle(n, 40, 10, -40, -10) : leap > 0 && !held ? 50 : held ? -24 : 0
    const tilt = leap > 0 ? keys(s, '1.05 0, 1.15 34, 1.3 46') : runs ? m.cycle(n, -5, 0, 5, 0) : 0
    const [reach, high] = [keys(s, '0.5 110, 0.9 162'), keys(s, '0.5 -180, 0.9 -262')]
    const grown = keys(s, '1.8 0, 2.15 1.15 out, 2.35 1')
    const lad = stander(cast.lad, {
      arms: held ? ['-20 -220, 96 -190', '96 -230, 130 -170'] : ['-90 -210, -30 -176', `100 -236, ${reach} ${high}`],
      mien: { look: 0.8, mood: s > 1.28 ? 'laugh' : 'smile', shut: m.blinks(s, 0.3) },
      nod: held && s < 2.8 ? m.cycle(n, 0, -3, 0, 3) : keys(s, '0.5 0, 0.9 6'),
    })
    const pup = dog({
      wag: m.cycle(n, -24, 10, 30, 10),
      nod: keys(s, '0 8, 0.3 -6, 0.45 4, 1.3 0, 1.6 -14'),
      stride,
      shut: m.blinks(s, 0.24) || s > 1.7,
    })
    return [
      m.camera(
        track<m.View>(s, [0.6, m.wide], [1.9, [720, 590, 1.32]]),
        dusk(890),
        at(80, 760, 0.8, bareTree()),
        houseFront(),
        road(830, pans.indigo),
        at(
          330,
          900 + keys(s, '0 4, 0.12 -3, 0.25 0'),
          1.24,
          redCar({ front: tinyHead(cast.driver), ticks: s % 0.66 < 0.33 }),
        ),
        grown > 0 ? at(790, 380 + Math.round(Math.sin(s * 3) * 6), 0.8 * grown, heart(pans.red, 0.6, 1)) : '',
        at(650, 960, 1.12, turn(keys(s, '0.4 0, 0.9 5, 1.28 3, 1.42 -10 out, 1.7 -4, 2 -6'), lad)),
        at(dx, dy + lifted, 0.86, turn(tilt, m.squash(flat, pup))),
      ),
    ]
  },
}

export const loop: m.Loop = { shots: [worried, noon, chatty, home] }
