/** Egress: a letter before the stairs, at the wrong door, on its way up, and at the right door. */
import { door, hero, hurry, stairwell } from '../kit/actors/egress'
import * as k from '../kit/index'
import { egress } from '../kit/palettes'
import type { WalkerOptions } from '../kit/walkers'
import * as m from '../motion/index'

const { at, fill, ink, turn } = k
const { keys, track } = m
const { dusk, deep, violet, mauve, glow, amber, cream, lime } = egress
const red = '#e2574c'
const moodAt = (s: number, mood: NonNullable<WalkerOptions['mood']>, ...shut: number[]) =>
  m.blinks(s, ...shut) ? 'blink' : mood
const stairs = stairwell()

const below: m.Shot = {
  length: 2.2,
  on: 2,
  ground: deep,
  draw({ s }) {
    // It looks up, gulps, rolls its shoulders, and goes.
    const gulp = keys(s, '0.5 0, 0.62 -0.09, 0.75 0.1, 0.9 0, 1.1 0, 1.3 0.12, 1.42 -0.1, 1.55 0')
    const x = keys(s, '1.3 400, 1.42 372 out, 2.1 1250 in')
    const runs = s > 1.42
    const arms: [string, string] = [
      track(
        s,
        [0.6, '-124 -170, -170 -140, -150 -90'],
        [0.8, '-124 -170, -190 -190, -150 -240', 'out'],
        [1.1, '-124 -170, -176 -150, -108 -128'],
      ),
      track(
        s,
        [0.6, '124 -170, 170 -140, 150 -90'],
        [0.8, '124 -170, 190 -190, 150 -240', 'out'],
        [1.1, '124 -170, 176 -150, 108 -128'],
      ),
    ]
    const shine = 1 + Math.sin(s * 5) * 0.06
    return [
      ...stairs,
      k.disc(960, 380, 105, glow, 92),
      fill(k.oval(960, 380, 200 * shine, 176 * shine), glow, 0.3),
      k.cut(k.pts('-40 890, 1640 870, 1640 1040, -40 1040'), '#120d30', 5, 180),
      at(
        x,
        940 - (runs ? Math.abs(Math.sin(s * 22)) * 24 : 0),
        1.4,
        m.squash(
          gulp,
          turn(
            keys(s, '0.1 -10, 0.6 -14, 1 -4, 1.3 -8, 1.5 12'),
            hero({
              mood: s < 0.95 ? moodAt(s, 'shock', 0.4) : s < 1.2 ? 'calm' : 'cross',
              look: keys(s, '0.2 0.2, 0.4 1, 1 1, 1.2 0.6'),
              arms,
              ...(runs ? hurry(s * 2) : {}),
            }),
          ),
        ),
      ),
    ]
  },
}

const doors: m.Shot = {
  length: 3,
  on: 2,
  ground: violet,
  draw({ s }) {
    const open = keys(s, '1.1 0, 1.2 -0.06, 1.42 1 in, 1.95 1, 2.08 0 in')
    const jolt = keys(s, '2.08 0, 2.14 9, 2.22 -5, 2.3 0')
    const lift = keys(s, '1.46 0, 1.58 -120 out, 1.76 0 in')
    const flat = keys(s, '1.42 0, 1.5 -0.14, 1.6 0, 1.76 0.16 in, 1.9 0, 2.5 0, 2.62 0.08, 2.75 0')
    const x = keys(s, '0.85 800, 1.05 640, 1.46 640, 1.7 860 out, 2.4 860, 2.6 850')
    const scared = s > 1.42 && s < 2.4
    return [
      k.cut(k.pts('-40 -40, 1640 -40, 1640 120, -40 190'), dusk, 8, 160),
      at(jolt, 0, 1, door(330, open, at(370, 500, 2.2, m.blinks(s, 1.75) ? '' : k.stare(glow)))),
      door(1180, 0, ''),
      k.cut(k.pts('-40 800, 1640 800, 1640 1040, -40 1040'), mauve, 4, 200),
      ink(k.line('-20 800, 1620 798')),
      k.shadow(x, 940, 160 + lift * 0.5),
      at(
        x,
        930 + lift,
        1.5,
        m.squash(
          flat,
          turn(
            keys(s, '0.85 0, 1 -8, 1.3 -4, 1.5 10, 1.8 0, 2.2 4, 2.4 0'),
            hero({
              mood: scared ? 'shock' : s > 2.4 ? moodAt(s, 'think', 2.45) : moodAt(s, 'calm', 0.32, 0.62),
              look: keys(s, '0.1 0, 0.28 -1, 0.55 -1, 0.7 1, 0.9 -0.9, 1.9 -1, 2.2 -0.6, 2.45 -0.6, 2.62 1'),
              arms: [
                track(
                  s,
                  [1.02, '-124 -170, -170 -130, -150 -80'],
                  [1.15, '-124 -170, -176 -190, -196 -220', 'out'],
                  [1.42, '-124 -170, -150 -150, -140 -170'],
                  [1.55, '-124 -170, -190 -230, -150 -310', 'out'],
                  [2.3, '-124 -170, -170 -130, -150 -80'],
                ),
                track(
                  s,
                  [1.42, '124 -170, 170 -130, 150 -80'],
                  [1.55, '124 -170, 190 -230, 150 -310', 'out'],
                  [2.3, '124 -170, 170 -130, 150 -80'],
                  [2.6, '124 -170, 180 -190, 236 -210', 'overshoot'],
                ),
              ],
            }),
          ),
        ),
      ),
    ]
  },
}

const climb: m.Shot = {
  length: 2,
  on: 2,
  wipe: 'left',
  ground: deep,
  draw({ s, n }) {
    const gone = s * 620
    const step = (i: number) => {
      const x = m.wrap(i * 180 - gone, -360, 1800)
      return k.rect(x, 960 - x * 0.42, 1900, 900, ['#4b3796', '#5c46ad', '#705bc4'][(i + 12) % 3] ?? violet)
    }
    const order = Array.from({ length: 12 }, (_, i) => i).sort(
      (a, b) => m.wrap(b * 180 - gone, -360, 1800) - m.wrap(a * 180 - gone, -360, 1800),
    )
    const light = m.span(s, 0, 2, 'in')
    return [
      k.cut(k.pts('240 -40, 1400 -40, 1500 1040, 140 1040'), dusk, 6, 170),
      fill(k.oval(1420, 80, 300 + light * 420), '#6a4a3f', 0.7),
      fill(k.oval(1420, 90, 170 + light * 300), amber, 0.5),
      ...[0, 1, 2].map((i) =>
        k.framed(
          m.wrap(i * 620 - gone * 0.5, -260, 1600),
          260 - m.wrap(i * 620 - gone * 0.5, -260, 1600) * 0.1,
          150,
          190,
          cream,
          '',
          amber,
        ),
      ),
      ...order.map(step),
      at(
        720,
        700 - Math.abs(Math.sin(n * 0.9)) * 34,
        1.25,
        turn(9, hero({ mood: s > 1.2 ? 'happy' : 'cross', look: 0.9, ...hurry(n / 7) })),
      ),
    ]
  },
}

const out: m.Shot = {
  length: 2.4,
  on: 2,
  ground: deep,
  draw({ s }) {
    const open = keys(s, '0.3 0, 0.42 -0.05, 0.62 1.1 in, 0.72 0.94, 0.82 1')
    const flood = m.span(s, 0.56, 0.8, 'out')
    const wall = keys(s, '0.6 1040, 0.74 1010 out, 1.05 1700 in')
    const lift = keys(s, '0.95 0, 1.05 0, 1.25 -150 out, 1.45 0 in, 1.62 0, 1.76 -70 out, 1.9 0 in')
    const flat = keys(
      s,
      '0.9 0, 1.05 0.16, 1.14 -0.14, 1.25 0, 1.45 0.18 in, 1.58 0, 1.64 0.08, 1.72 -0.08, 1.9 0.12 in, 2.05 0',
    )
    const edge = 620 - open * 210
    const x = keys(s, '0 420, 0.3 440, 0.85 440, 1.05 560, 1.45 900 linear')
    const glad = s > 0.95
    return [
      fill(k.poly('560 60, 1640 60, 1640 1040, 560 1040'), '#fbe3a0'),
      k.windowOn(1080, 120, 420, 330, '#a9d8f2', at(190, 150, 1.1, k.cloud(cream))),
      fill(k.poly('560 800, 1640 760, 1640 1040, 560 1040'), lime),
      at(1440, 950, 1.6, turn(Math.sin(s * 3) * 2, k.plant(red, '#2f9d5b'))),
      // The door alone shows the room; then the wall beside it goes aside with its jamb.
      fill(k.box(wall, -10, 1700 - wall, 1060), deep),
      k.rect(wall - 44, 40, 44, 1000, violet, 8),
      fill(k.box(560, -10, wall - 560, 80), deep),
      flood > 0
        ? fill(
            k.poly([
              [600, 800],
              [600 - flood * 640, 1040],
              [1000, 1040],
              [720, 800],
            ]),
            glow,
            0.5,
          )
        : '',
      k.rect(540, 40, 44, 1000, violet, 8),
      k.shape(
        k.poly([
          [560, 70],
          [edge + (1 - open) * 420, 70 - open * 50],
          [edge + (1 - open) * 420, 1010 + open * 40],
          [560, 1010],
        ]),
        red,
      ),
      k.dot(edge + (1 - open) * 380 + 22, 560, 18, glow),
      k.shadow(x + 10, 950, 150 + lift * 0.4),
      at(
        x,
        945 + lift,
        1.4,
        m.squash(
          flat,
          turn(
            keys(s, '0.3 0, 0.5 -8, 0.8 0, 1.1 -8, 1.3 8, 1.5 0'),
            hero({
              mood: glad ? 'happy' : s > 0.5 ? 'shock' : moodAt(s, 'think', 0.12),
              look: 0.8,
              arms: [
                track(
                  s,
                  [0.9, '-124 -170, -170 -130, -150 -80'],
                  [1.1, '-124 -170, -180 -140, -200 -90'],
                  [1.25, '-124 -170, -180 -230, -170 -310', 'out'],
                  [2.4, '-124 -170, -180 -230, -176 -304'],
                ),
                track(
                  s,
                  [0.2, '124 -170, 180 -190, 206 -200'],
                  [0.5, '124 -170, 170 -200, 160 -240'],
                  [1.1, '124 -170, 180 -140, 200 -90'],
                  [1.25, '124 -170, 180 -230, 170 -310', 'out'],
                  [2.4, '124 -170, 180 -230, 176 -304'],
                ),
              ],
            }),
          ),
        ),
      ),
    ]
  },
}

export const loop: m.Loop = { shots: [below, doors, climb, out] }
