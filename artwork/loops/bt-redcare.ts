/** BT Redcare: the messenger takes its lantern, loses one road, rides the other, and is heard; then it keeps watch over who sleeps. */
import { branch, lit, wire } from '../kit/actors/redcare'
import { cat, waking, watch } from '../kit/actors/redcare-cat'
import { acts, bellWith, lantern, limbsOf } from '../kit/actors/redcare-messenger'
import { country, deskLight, mast, monitor, operator, radio, room, street, town } from '../kit/actors/redcare-places'
import * as k from '../kit/index'
import * as m from '../motion/index'

const { at, fill, pal, turn } = k
const { keys } = m
const light = (s: number) => 0.28 + 0.03 * Math.sin(s * 13)

const signal: m.Shot = {
  length: 2.4,
  on: 2,
  ground: '#0e3a52',
  draw({ s, n }) {
    // A spark comes along the wire and turns into someone, who looks round, takes the lantern, and goes.
    const spark = m.along(k.pts('-60 74, 150 120, 330 180, 470 240, 600 330'), m.span(s, 0.3, 0.75, 'in'))
    const flare = keys(s, '0.75 0, 0.85 1 out, 1.2 0.45')
    const held = s >= 1.42
    const x = keys(s, '1.15 590, 1.35 660 out, 1.6 640, 1.72 620 out, 1.98 900 linear, 2.4 1760 in')
    const y = keys(s, '1.68 384, 1.84 330 out, 1.98 396 in, 2.4 400')
    const body =
      s > 1.95 ? limbsOf('run', n) : acts(s, '1.15 stand, 1.38 stoop, 1.6 stand out, 1.7 crouch, 1.84 leap out')
    const [glowX, glowY] = held ? [Math.round(x + 150), Math.round(y - 150)] : [800, 470]
    const born = keys(s, '0.75 0.2, 0.9 1.12 out, 1.05 0.95, 1.15 1')
    return [
      country,
      held
        ? ''
        : at(800, 390, 1.1, turn(keys(s, '0.75 0, 0.86 9 out, 1.05 -6, 1.25 3, 1.42 0'), lantern(pal.marigold, 0.3))),
      s > 0.3 && s < 0.75 ? k.dot(spark.x, spark.y, 22 + (n % 2) * 8, '#fff0c2') : '',
      s >= 0.75
        ? at(
            x,
            y,
            born,
            m.squash(
              keys(s, '0.75 -0.2, 0.9 0.16, 1.05 -0.04, 1.2 0, 1.58 0, 1.7 0.18, 1.78 -0.14, 1.98 0.14 in, 2.1 0'),
              turn(
                keys(s, '1.2 0, 1.4 16 out, 1.58 -6, 1.72 -10, 1.9 10'),
                bellWith(body, {
                  held: held ? turn(keys(s, '1.42 0, 1.6 16, 1.8 -20, 2 8'), lantern(pal.marigold, 0.3)) : '',
                  shut: m.blinks(s, 1.08),
                  awed: s < 1.2,
                }),
              ),
            ),
          )
        : '',
      k.fade(0.16 + flare * 0.08, k.dot(glowX, glowY, Math.round(330 + flare * 90), pal.marigold)),
      k.ground(930, '#082234'),
      at(1420, 1060, 1.4, turn(14, k.frond('#12485a'))),
    ]
  },
}

const dark = street(false)
const bright = fill(k.poly('-900 -40, 3000 -40, 3000 1040, -900 1040'), '#3d4aa0') + street(true)

const road: m.Shot = {
  length: 2.3,
  on: 2,
  ground: '#141a4f',
  draw({ s, n }) {
    const gone = keys(s, '0 -300, 1.15 330 linear, 1.4 400 out')
    const fall = m.span(s, 1.05, 1.35, 'in')
    const jolt = keys(s, '1.32 0, 1.42 26 out, 1.55 -8, 1.7 4, 1.85 16, 1.95 0')
    const along = 620 + gone
    const sag = 440 + 190 * (1 - ((along - 940) / 760) ** 2)
    const runs = s < 1.2
    const up = s > 1.85
    const [jx, jy] = m.thrown([620, sag], [1230, -420], 90, m.span(s, 1.82, 2.3, 'linear'))
    const [x, y] = up ? [jx, jy] : [620, sag + jolt]
    const body = runs ? limbsOf('run', n) : acts(s, '1.2 skid, 1.5 stand, 1.68 crouch, 1.84 crouch, 1.95 leap out')
    const [from, post] = [180 - gone, 1700 - gone]
    return [
      k.stars(400, 30, 6),
      at(1330 - gone * 0.05, 170, 1.1, k.moon('#ffe9b0')),
      lit(x + 170, y - 130, 330, at(-gone, 0, 1, dark), at(-gone, 0, 1, bright)),
      // The branch lies on the wire, and bends it down before the next pole.
      fall < 0.9
        ? wire(`${from} 440, ${from + 380} 582, ${from + 760} 630, ${post - 380} 582, ${post} 440`)
        : wire(
            `${from} 440, ${from + 380} 572, 620 ${Math.round(sag + jolt)}, 1065 ${Math.round(730 + jolt)}, ${post} 440`,
          ),
      wire(`${post} 440, ${post + 330} 600, ${post + 700} 640`),
      at(
        x,
        y - 6,
        1.2,
        m.squash(
          keys(s, '1.2 0, 1.32 0.14, 1.45 -0.08, 1.6 0, 1.8 0.2, 1.86 -0.2, 2.1 -0.1'),
          turn(
            keys(s, '1.1 6, 1.25 -16 out, 1.5 0, 1.8 -8, 2 26'),
            bellWith(body, {
              held: turn(k.swing(n, 6, runs ? 12 : 4, 0.1), lantern(pal.marigold, light(s))),
              awed: s > 1.2 && s < 1.7,
              shut: m.blinks(s, 0.5, 1.5),
            }),
          ),
        ),
      ),
      fall > 0 ? at(1190 + (400 - gone), -460 + fall * 1150 + jolt, 1, turn(-26 + fall * 22, branch)) : '',
    ]
  },
}

const waves: m.Shot = {
  length: 2,
  on: 2,
  ground: '#41206e',
  draw({ s, n }) {
    const radius = keys(s, '0 410, 0.25 416, 1.95 1330 in')
    const x = 360 + Math.sqrt(Math.max(0, radius ** 2 - 410 ** 2))
    const y = 800 - Math.min(radius, 410)
    const tips = (Math.atan2(x - 360, 800 - y) * 180) / Math.PI
    return [
      ...radio(radius, s),
      lit(x + 150, y + 30, 400, town.dark, town.lit),
      ...mast(n % 4 < 2),
      at(
        x,
        y,
        1.1,
        turn(
          tips * 0.5 + keys(s, '0 -20, 0.2 10, 0.4 0, 1.4 0, 1.95 14'),
          m.squash(
            keys(s, '0 -0.1, 0.12 0.2, 0.3 -0.06, 0.45 0'),
            bellWith(acts(s, '0.05 leap, 0.2 crouch out, 0.5 ride, 1.5 ride, 1.9 leap'), {
              held: turn(-tips * 0.5 + k.swing(n, 6, 8), lantern(pal.marigold, light(s))),
              shut: m.blinks(s, 0.7),
            }),
          ),
        ),
      ),
    ]
  },
}

const [darkRoom, litRoom] = [room('#2b1d3f', '#241836', '#1a1029'), room('#f0a862', '#e58f4e', '#7a3f3a')]

const moodNow = (s: number, n: number): k.Mood => {
  if (s > 1.5) return s > 2.1 && n % 4 < 2 ? 'talk' : 'happy'
  return m.blinks(s, 0.58, 1.25) ? 'blink' : s < 0.7 ? 'calm' : 'smile'
}

const heard: m.Shot = {
  length: 2.5,
  on: 2,
  ground: '#f0a862',
  draw({ s, n }) {
    // It drops in, lands, holds its lantern up; she turns, puts her lamp on, and is glad.
    const on = m.span(s, 1.42, 1.55, 'out')
    const night = (lamp: string, off: string) => m.mix(off, lamp, on)
    const drop = s < 0.5 ? m.thrown([-140, 460], [480, 890], 260, m.span(s, 0, 0.5, 'linear')) : ([480, 890] as const)
    const hop = keys(s, '1.75 0, 1.9 0, 2.05 -70 out, 2.2 0 in, 2.4 0')
    const raised = m.span(s, 0.7, 0.95, 'overshoot')
    const [lx, ly] = [drop[0] + 160, drop[1] - 190 - raised * 90 + hop]
    return [
      on >= 1 ? litRoom : lit(lx, ly, 330 + raised * 60 + on * 900, darkRoom, litRoom),
      k.windowOn(110, 90, 400, 420, '#1c2570', at(290, 110, 0.5, k.moon('#ffe9b0'))),
      at(
        1080,
        830,
        1.7,
        turn(
          keys(s, '0.55 0, 0.75 -3, 1.1 0, 1.36 3, 1.6 -2'),
          operator(moodNow(s, n), keys(s, '0.55 -0.5, 0.75 0.8')),
        ),
      ),
      monitor(night('#43528f', '#151a3d')),
      fill(k.poly('-40 880, 1640 876, 1640 1040, -40 1040'), night('#6a3532', '#150d22')),
      at(
        880,
        884,
        1,
        turn(keys(s, '1.3 0, 1.42 6, 1.55 0'), deskLight(night('#c5d0e0', '#2c3350'), night(pal.marigold, '#5c4630'))),
      ),
      k.shadow(480, 900, 150 + hop * 0.5),
      at(
        drop[0],
        drop[1] + hop,
        1.15,
        m.squash(
          keys(s, '0.4 -0.1, 0.5 0.2 in, 0.62 -0.06, 0.75 0, 1.75 0, 1.88 0.14, 1.96 -0.1, 2.1 0, 2.2 0.14 in, 2.35 0'),
          bellWith(acts(s, '0.4 leap, 0.52 crouch, 0.7 stand, 0.95 raise overshoot'), {
            held: turn(
              keys(s, '0.5 0, 0.6 -16, 0.75 12, 1 -8, 1.15 0'),
              lantern(pal.marigold, s > 1.5 ? 0.12 : light(s)),
            ),
            shut: m.blinks(s, 1.1, 2.1),
          }),
        ),
      ),
    ]
  },
}

const [outside, inside] = [watch(false), watch(true)]

/** It hangs its lantern where someone sleeps, and stays: so the cat may shut its eyes again. */
const safe: m.Shot = {
  length: 2.7,
  on: 2,
  ground: '#241a33',
  draw({ s, n }) {
    const hung = s >= 0.84
    const x = keys(s, '0 330, 0.5 620 linear, 0.62 648 out, 1.24 648, 1.5 604, 1.84 600')
    const [lx, ly] = hung ? [800, 460] : [x + 160, 470]
    const stays = '0.5 skid, 0.64 crouch, 0.82 raise out, 0.96 raise, 1.2 stand, 1.5 stand, 1.68 sit'
    const body = s < 0.5 ? limbsOf('run', n) : acts(s, stays)
    return [
      lit(
        lx,
        ly,
        keys(s, '0 330, 0.84 340, 1.1 1000 out, 1.3 980, 1.66 980, 2.12 590'),
        outside + at(1256, 850, 1.24, cat(waking(s), false)),
        inside + at(1256, 850, 1.24, cat(waking(s), true)),
      ),
      hung
        ? at(800, 390, 1.1, turn(keys(s, '0.84 -14, 1 12, 1.2 -8, 1.42 5, 1.64 -2, 1.8 0'), lantern(pal.marigold, 0.3)))
        : '',
      at(
        x,
        692 + keys(s, '1.5 0, 1.68 34 inOut, 1.8 26'),
        1.15,
        m.squash(
          keys(s, '0.5 0, 0.64 0.14, 0.74 -0.12, 0.9 0, 1.5 0, 1.68 0.1, 1.8 0'),
          turn(
            keys(s, '0 5, 0.5 -8 out, 0.66 0, 0.8 6, 1 0, 1.2 -2, 1.5 4, 1.8 0'),
            bellWith(body, {
              held: hung ? '' : turn(k.swing(n, 6, 10, 0.1), lantern(pal.marigold, light(s))),
              shut: m.blinks(s, 0.6, 1.26, 1.96),
            }),
          ),
        ),
      ),
    ]
  },
}

export const loop: m.Loop = { shots: [signal, road, waves, heard, safe] }
