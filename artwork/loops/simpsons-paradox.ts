/**
 * Simpson's paradox: Dr Newt cures more of the mild cases and more of the dreadful ones, and Dr Toad more of all, since nearly
 * all of the dreadful ones were sent to Dr Newt. Every frog is there: 9, 8, 7 and 6 of ten; 72 and 78 of a hundred.
 */
import { bubble, type Case, judge, lily, type Row, smallFrog, tower, waitingRoom } from '../kit/actors/simpsons'
import { hands, newtOn, raft, toadOn } from '../kit/actors/simpsons-doctors'
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

const water = (far: string, near: string, dark: string): k.Part[] => [
  k.cut(k.pts('-40 -40, 760 -40, 520 760, -40 760'), far, 8, 170),
  k.hills(690, near, 30, 3),
  k.ground(760, dark),
]

/** One frog after the other comes in below; those who are not cured stay beside, and hiccup by `leap`. */
function contest(
  kind: Case,
  cured: readonly [number, number],
  leap: number,
  back: k.Part[],
  ground: string,
  length: number,
): m.Shot {
  const rows = (count: number): Row[] => Array.from({ length: count }, () => [kind])
  const all = 9
  const [left, right] = [cured[0], cured[1]]
  const start = (all - left) * 0.07
  return {
    length,
    on: 2,
    ground,
    draw({ s, n }) {
      const come = (count: number) =>
        Array.from({ length: count }, (_, j) => m.span(s, 0.2 + start + j * 0.13, 0.36 + start + j * 0.13, 'out'))
      const end = 0.36 + start + (left - 1) * 0.13
      const glad = m.span(s, end + 0.04, end + 0.24, 'overshoot')
      const jolt = (mine: number) => (s > 0.2 + start && s < 0.3 + start + mine * 0.13 ? m.cycle(n, 0.05, -0.05, 0) : 0)
      const side = keys(s, '0.5 1, 0.58 0.2, 0.66 -1, 1.08 -1, 1.16 -0.2, 1.24 1')
      const bow = keys(s, `0.5 0, 0.58 6, 0.7 0, ${end + 0.1} 0, ${end + 0.2} 4, ${end + 0.42} -11 out, 2.5 -10`)
      const ill = (x: number, after: number) => {
        const lift = m.wrap(s + after, 0, 0.7)
        const up = keys(lift, `0.1 0, 0.26 ${leap} out, 0.42 0 in`)
        return group(
          at(x, 940 - 70 * 0.54 - up, 0.54, smallFrog(kind, true)),
          up > 0 ? at(x + 50, 860 - up - lift * 90, 1, bubble(10 + lift * 22)) : '',
        )
      }
      const [newts, toads] = [
        Array.from({ length: 10 - left }, (_, i) => 230 - i * 96),
        Array.from({ length: 10 - right }, (_, i) => 1330 + i * 84),
      ]
      return [
        ...back,
        ...[
          [430, 950],
          [1130, 950],
        ].map(([x = 0, y = 0]) => at(x, y, 1.5, lily('#4fa35a', 34, kind === 'mild' ? pond : deep))),
        tower(
          430,
          940,
          56,
          -1,
          rows(left),
          come(left),
          m.squash(jolt(left), newtOn(0.68, glad, { shut: m.blinks(s, 0.1), look: glad > 0.5 ? 0.4 : 0.25 })),
        ),
        tower(
          1130,
          940,
          56,
          1,
          rows(right),
          come(right),
          m.squash(
            jolt(right),
            toadOn(0.68, 0, {
              sad: s > end + 0.16,
              shut: m.blinks(s, 0.12, end + 0.1),
              look: s > end ? 0.45 : 0.2,
            }),
          ),
        ),
        judge(side, bow, true),
        ...newts.map((x, i) => ill(x, i * 0.23)),
        ...toads.map((x, i) => ill(x, 0.3 + i * 0.19)),
      ]
    },
  }
}

const group = k.group
const mild = contest('mild', [9, 8], 46, water(pink, '#7fb98a', pond), '#f9d9a8', 2.6)
const dreadful = contest('dreadful', [7, 6], 190, water('#b9a3d6', '#5b8f9a', deep), '#d9c6e6', 2.4)

const row = (...counts: [Case, number][]): Row => counts.flatMap(([kind, n]) => Array<Case>(n).fill(kind))
/** The first row that comes in stands on top in the end: 9 mild and 63 dreadful; 6 dreadful and 72 mild. */
const newtRows: Row[] = [
  row(['mild', 6]),
  row(['mild', 3], ['dreadful', 3]),
  ...Array.from({ length: 10 }, () => row(['dreadful', 6])),
]
const toadRows: Row[] = [row(['dreadful', 6]), ...Array.from({ length: 12 }, () => row(['mild', 6]))]

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
    const side = keys(s, '0.7 1, 0.78 0.2, 0.86 -1, 1.15 -1, 1.22 -0.2, 1.3 1, 1.88 1, 1.96 0.2, 2.04 -1')
    const bow = keys(s, '1.2 0, 1.45 -7 out, 1.8 -7, 1.94 5, 2.04 4, 2.3 -10 out, 2.9 -9')
    return [
      ...water('#f3a84c', '#7fb98a', pond),
      ...[370, 1210].map((x) => at(x, 956, 2.5, lily('#4fa35a', 22, pond))),
      tower(
        370,
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
        1210,
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
      judge(side, bow, true),
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
