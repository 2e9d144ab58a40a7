/**
 * Simpson's paradox: Dr Newt cures more of the mild cases and more of the dreadful ones, and Dr Toad more of all, since nearly
 * all of the dreadful ones were sent to Dr Newt. Every frog is there: 9, 8, 7 and 6 of ten; 72 and 78 of a hundred.
 */
import { judgeAt, lily, newtRows, type Row, toadRows, tower, waitingRoom } from '../kit/actors/simpsons'
import { hands, newtOn, raft, toadOn } from '../kit/actors/simpsons-doctors'
import { done, lane, waiting, water } from '../kit/actors/simpsons-lane'
import { newt, toad } from '../kit/actors/simpsons-pond'
import * as k from '../kit/index'
import * as m from '../motion/index'

const { at, flip, turn } = k
const { keys, track } = m
const [pond, deep, pink] = ['#1d7a74', '#0d4750', '#f7b4c4']

const hiccup: m.Shot = {
  length: 1.6,
  on: 2,
  ground: '#e9c5d6',
  draw({ s }) {
    const first = s < 0.5
    const size = first ? 255 : keys(s, '0.78 0, 0.9 60 out, 1.4 255 inOut')
    const wobble = keys(s, '0.12 0, 0.22 0.05, 0.32 -0.06, 0.42 0.09, 1.4 0, 1.5 0.05, 1.6 -0.04')
    const others = (frog: number) =>
      keys(s, frog === 2 ? '0.5 0, 0.6 60 out, 0.72 0 in' : frog === 1 ? '1.2 0, 1.3 54 out, 1.42 0 in' : '0 0, 1 0')
    return waitingRoom({
      size,
      wobble,
      burst: m.span(s, 0.48, 0.82, 'out'),
      hop: keys(s, '0.72 0, 0.86 150 out, 1.02 0 in'),
      flat: keys(s, '0.42 0, 0.5 -0.04, 0.56 0, 0.68 0.2 inOut, 0.76 -0.16, 0.9 0, 1.02 0.18 in, 1.14 -0.04, 1.24 0'),
      others,
    })
  },
}

/** The mild ones, side by side before the judge: nine rise to eight. Those who are not cured stay beside, and hiccup. */
const mild: m.Shot = {
  length: 2.5,
  on: 2,
  ground: '#f9d9a8',
  draw({ s, n }) {
    const begins = (j: number) => 0.24 + j * 0.13
    const come = (count: number) =>
      Array.from({ length: count }, (_, j) => m.span(s, begins(j), begins(j) + 0.16, 'out'))
    const rows = (count: number): Row[] => Array.from({ length: count }, () => ['mild'])
    const end = begins(9)
    const glad = m.span(s, end + 0.04, end + 0.24, 'overshoot')
    const jolt = (mine: number) => (s > 0.24 && s < begins(mine) + 0.04 ? m.cycle(n, 0.05, -0.05, 0) : 0)
    return [
      ...water(pink, '#7fb98a', pond),
      ...[850, 1196].map((x) => at(x, 950, 1.6, lily('#4fa35a', 34, pond))),
      tower(
        850,
        940,
        60,
        -1,
        rows(9),
        come(9),
        m.squash(jolt(9), newtOn(0.72, glad, { shut: m.blinks(s, 0.1), look: glad > 0.5 ? 0.4 : 0.25 })),
      ),
      tower(
        1196,
        940,
        60,
        1,
        rows(8),
        come(8),
        m.squash(
          jolt(8),
          toadOn(0.72, 0, { sad: s > end, shut: m.blinks(s, 0.12, end - 0.1), look: s > begins(8) ? 0.45 : 0.2 }),
        ),
      ),
      judgeAt(
        [290, 1080, 1.16],
        -1,
        keys(
          s,
          `0.3 4, 0.5 6, ${begins(7)} 8, ${end} 10, ${end + 0.12} 14 out, ${end + 0.36} -7 inOut, ${end + 0.5} -5`,
        ),
      ),
      waiting(1024, s),
      waiting(1390, s + 0.3),
      waiting(1500, s + 0.5),
    ]
  },
}

/** The dreadful ones, ten on each log, seen along the pond: who goes over their heads gets as far as there are cured. */
const dreadful: m.Shot = {
  length: 2.6,
  on: 2,
  ground: '#b9a3d6',
  draw({ s }) {
    const [far, near] = [done(6), done(7)]
    const glad = m.span(s, near + 0.3, near + 0.5, 'overshoot')
    const tilt = (end: number) => keys(s - end, '-1.5 0, -1.3 6, 0 6, 0.12 10, 0.26 -16 out, 0.5 0')
    return [
      k.at(1380, 170, 1, k.moon('#ffe9b0')),
      k.hills(340, '#8a7fb0', 26, 3),
      k.ground(386, '#5b8f9a'),
      lane(
        476,
        6,
        s,
        turn(
          tilt(far),
          flip(toadOn(0.56, 0, { sad: s > far + 0.26, shut: m.blinks(s, far + 0.16), look: s > near ? 0.4 : 0.2 })),
        ),
      ),
      k.cut(k.pts('-40 556, 1640 540, 1640 1040, -40 1040'), deep, 8, 170),
      lane(
        908,
        7,
        s,
        turn(tilt(near), newtOn(0.6, glad, { shut: m.blinks(s, near + 0.16), look: glad > 0.5 ? 0.4 : 0.25 })),
      ),
      judgeAt(
        [keys(s, `${near + 0.2} 2150, ${near + 0.56} 1560 out, ${near + 0.7} 1580`), 1330, 1.05],
        1,
        keys(s, `${near + 0.2} 12, ${near + 0.62} -6 out, ${near + 0.8} -3`),
      ),
    ]
  },
}

const together: m.Shot = {
  length: 3,
  on: 2,
  ground: '#f6c453',
  draw({ s, n }) {
    // Twelve rows each: level. Dr Newt is sure of it; then one more comes in on the other side.
    const when = (j: number) => 0.12 + j * 0.085
    const last = 1.62
    const come = (count: number) =>
      Array.from({ length: count }, (_, j) =>
        j === 12
          ? keys(s, `${last} 0, ${last + 0.22} 1.25 out, ${last + 0.36} 0.94, ${last + 0.46} 1`)
          : m.span(s, when(j), when(j) + 0.14, 'out'),
      )
    const rises = s > 0.15 && s < 1.15
    const jolt = rises ? m.cycle(n, 0.06, -0.06, 0) : 0
    const proud = keys(s, '1.15 0, 1.3 1.1 out, 1.42 1, 1.78 1, 1.95 0 inOut')
    const won = m.span(s, 1.95, 2.2, 'overshoot')
    const side = keys(s, '1.88 1, 1.96 0.2, 2.04 -1')
    const bow = keys(s, '0.15 0, 0.9 3, 1.16 4, 1.36 -4 out, 1.8 -5, 1.94 6, 2.04 5, 2.3 -5 out, 2.9 -4')
    // From all of the frogs up to the two who stand on them, face to face: there one row more is all the difference.
    const view = track<m.View>(s, [0.15, m.wide], [1.16, [810, 330, 1.62]])
    return [
      m.layer(0.4, view, ...water('#f3a84c', '#7fb98a', pond)),
      m.camera(
        view,
        at(810, 970, 6.4, lily('#4fa35a', 14, pond)),
        tower(
          566,
          950,
          46,
          -1,
          newtRows,
          come(12),
          m.squash(
            keys(s, '1.78 0, 1.9 -0.1, 2.1 0.1, 2.3 0.04') + jolt,
            newtOn(0.58, proud, { sad: s > 1.8, shut: m.blinks(s, 1.18, 2.3), look: s > 1.75 ? 0.45 : 0.2 }),
          ),
        ),
        tower(
          1054,
          950,
          46,
          1,
          toadRows,
          come(13),
          m.squash(
            keys(s, `${last} 0, ${last + 0.1} 0.12, ${last + 0.22} -0.1, ${last + 0.4} 0`) + jolt,
            toadOn(0.58, won, { shut: m.blinks(s, 1.25, 2), look: s > 1.3 && s < 1.7 ? 0.45 : 0.2 }),
          ),
        ),
        judgeAt([810, 1152 - 46 * come(12).reduce((sum, one) => sum + one, 0), 0.66], side, bow),
      ),
    ]
  },
}

const why: m.Shot = {
  length: 2.3,
  on: 2,
  wipe: 'right',
  ground: '#bfe3d6',
  draw({ s }) {
    const stagger = keys(s, '0.2 0, 0.45 -5 out, 0.8 -3, 1.1 -7 out, 1.5 -4, 1.8 -6, 2.2 -3')
    const shrug = keys(s, '1 0, 1.25 1 overshoot, 2.4 0.94')
    return [
      k.hills(150, '#5aa39a', 20, 6),
      k.ground(190, pond),
      k.cut(k.pts('800 150, 1640 150, 1640 1040, 800 1040'), deep, 8, 170),
      ...raft(400, 1, s),
      ...raft(1200, 9, s + 0.3),
      at(
        400,
        1010,
        0.62,
        turn(
          stagger,
          newt({
            hand: m.mix<string>(hands.down, '44 -240, 120 -220, 160 -300', shrug),
            other: m.mix<string>('-44 -240, -92 -196, -72 -140', '-44 -240, -120 -220, -160 -300', shrug),
            sad: s > 0.3,
            shut: m.blinks(s, 0.12, 1, 1.7),
            look: 0.3,
          }),
        ),
      ),
      at(
        1200,
        1010,
        0.68,
        flip(
          toad({
            hand: track<string>(
              s,
              [0.5, '90 -200, 146 -170, 150 -110'],
              [0.8, '90 -200, 160 -230, 190 -310', 'out'],
              [1, '90 -200, 170 -230, 150 -320'],
              [1.2, '90 -200, 160 -230, 196 -310'],
              [1.4, '90 -200, 170 -230, 156 -320'],
              [1.75, '90 -200, 160 -230, 190 -310'],
            ),
            shut: m.blinks(s, 0.4, 1.5),
            look: 0.3,
          }),
        ),
      ),
    ]
  },
}

export const loop: m.Loop = { shots: [hiccup, mild, dreadful, together, why] }
