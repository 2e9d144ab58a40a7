/** Rex Factor: a king tries the throne, the judges say no, his crown goes down the stairs, and finds the next. */
import {
  audience,
  bench,
  castleSteps,
  court,
  gavel,
  judge,
  king,
  nearKing,
  paddle,
  queen,
  rex,
  stageBack,
  stageFront,
  throne,
  votes,
  worn,
} from '../kit/actors/rex'
import * as k from '../kit/index'
import * as m from '../motion/index'

const { at, pal, turn } = k
const { keys, pair, track } = m
const { gold, stone } = rex
const night = '#2a0b2b'

const trial: m.Shot = {
  length: 3,
  on: 2,
  ground: night,
  draw({ s }) {
    // He looks round the throne, is gone, and lands upon it; the crown comes down after him, over one eye.
    const peek = keys(s, '0.35 0, 0.6 1 out, 1 1, 1.12 1.08, 1.24 0 in')
    const [x, y] =
      s < 1.3
        ? [940 + peek * 92, 860 - Math.min(1, peek) * 86]
        : m.thrown([950, 840], [940, 761], 260, m.span(s, 1.3, 1.66, 'linear'))
    const flat = keys(s, '1.5 -0.08, 1.66 0.2 in, 1.78 -0.08, 1.9 0.04, 2 0')
    const hop = keys(s, '1.5 0, 1.66 -40, 1.78 -92 out, 1.95 8 in, 2.04 -8, 2.12 12, 2.5 12, 2.62 -6 out, 2.72 0')
    const askew = keys(s, '1.66 0, 1.95 20, 2.12 24, 2.46 24, 2.62 -5 out, 2.75 0')
    const arms = pair(
      s,
      [1.4, '-110 -280, -120 -350|110 -280, 120 -350'],
      [1.66, '-100 -230, -128 -190|100 -230, 128 -190', 'in'],
      [2.2, '-96 -214, -124 -178|96 -214, 124 -178'],
      [2.44, '-96 -214, -124 -178|104 -300, 66 -404'],
      [2.64, '-96 -214, -124 -178|100 -300, 60 -420'],
      [2.84, '-96 -214, -124 -178|96 -214, 124 -178'],
    )
    const he = at(
      x,
      y,
      1.15,
      m.squash(
        flat,
        turn(
          s < 1.3 ? peek * 15 : keys(s, '1.3 -8, 1.66 0'),
          king(
            {
              mood:
                s < 1.24
                  ? 'think'
                  : s < 1.7
                    ? 'happy'
                    : s < 2.05
                      ? 'shock'
                      : s < 2.7
                        ? m.blinks(s, 2.2)
                          ? 'blink'
                          : 'sad'
                        : 'smile',
              look: keys(s, '0.6 0.9, 0.75 0.9, 0.86 -0.9, 1.1 -0.9, 1.6 0, 2.1 0.3, 2.3 -0.8, 2.7 -0.2'),
              nod: keys(s, '0.5 0, 0.7 6, 0.86 -6, 1.2 0, 1.66 8, 1.9 -4, 2.1 6, 2.44 8, 2.64 -2'),
              arms: s < 1.3 ? ['-70 -200, -60 -150', '70 -200, 60 -150'] : arms,
            },
            worn(hop, askew),
          ),
        ),
      ),
    )
    const seat = at(940, 850, 1.15, m.squash(keys(s, '1.6 0, 1.7 0.05, 1.82 -0.03, 1.95 0'), throne(pal.plum)))
    const view = track<m.View>(s, [2, m.wide], [2.7, [930, 450, 1.4]])
    return [m.camera(view, stageBack(), s >= 1.5 || s < 0.37 ? '' : he, seat, s >= 1.5 ? he : '', stageFront())]
  },
}

const verdict: m.Shot = {
  length: 2.6,
  on: 2,
  ground: '#e9cf9a',
  draw({ s }) {
    // They put their heads together; the gavel falls; two paddles go up; the crown slips away.
    const strike = keys(s, '0.5 -84, 0.8 20 out, 0.86 24, 0.96 -86 in, 1.06 -66, 1.14 -86')
    const jolt = keys(s, '0.96 0, 1.02 10, 1.1 -5, 1.2 0')
    const up = (from: number) => keys(s - from, '0 560, 0.14 -26 out, 0.26 12, 0.36 0')
    const talk = (i: number) => m.cycle<k.Mood>(Math.floor(s * 6) + i, 'talk', 'calm')
    const slides = m.span(s, 1.84, 2.3, 'in')
    const hop = keys(s, '0.96 0, 1.06 -70 out, 1.22 4 in, 1.3 0')
    const askew = keys(s, '0.96 0, 1.1 -14, 1.24 4, 1.4 0, 1.62 0, 1.84 -22')
    const crown = s < 1.84 ? worn(hop, askew) : ''
    return [
      court(),
      at(
        930,
        700 + jolt,
        1.05,
        judge(
          0,
          s < 0.66 ? talk(0) : s > 1.3 ? 'cross' : 'think',
          keys(s, '0.2 0.9, 0.6 0.9, 0.8 -0.9'),
          keys(s, '0 8, 0.15 16, 0.5 16, 0.75 0, 1.5 -4'),
        ),
      ),
      at(
        1290,
        700 + jolt,
        1.05,
        judge(
          1,
          s < 0.66 ? talk(1) : m.blinks(s, 1.06) ? 'blink' : 'cross',
          -0.9,
          keys(s, '0 -8, 0.15 -16, 0.5 -16, 0.75 0, 0.96 8 in, 1.2 0'),
        ),
      ),
      at(770, 500 + up(1.3), 0.85, turn(keys(s, '1.3 14, 1.5 -10 out, 1.64 -6'), votes(pal.coral))),
      at(1490, 500 + up(1.46), 0.85, turn(keys(s, '1.46 -14, 1.66 10 out, 1.8 6'), votes(pal.teal))),
      at(0, jolt, 1, bench()),
      at(1110, 626 + jolt, 1, gavel(strike)),
      nearKing(
        s < 0.96 ? (m.blinks(s, 0.3) ? 'blink' : 'smile') : s < 1.3 ? 'shock' : s < 2.1 ? 'sad' : 'shock',
        keys(s, '0.2 0.8, 0.4 1, 1.86 1, 2 -0.6'),
        keys(s, '0.96 0, 1.06 5, 1.24 -2, 1.4 0, 1.6 6, 2.2 14') + keys(s, '0 -4, 0.5 4, 0.9 0'),
        crown,
      ),
      s >= 1.84
        ? at(
            ...(m.thrown([240, 330], [-190, 1060], 110, slides) as [number, number]),
            1.2,
            turn(-22 - slides * 130, k.crown(gold)),
          )
        : '',
    ]
  },
}

/** Where the crown touches, when, and how high it goes from there to the next: x, y, seconds, lift. */
const bounces = [
  [-120, 250, 0, 60],
  [125, 306, 0.22, 70],
  [295, 398, 0.42, 74],
  [465, 490, 0.62, 80],
  [635, 582, 0.82, 150],
  [975, 292, 1.2, 170],
  [1290, 900, 1.62, 130],
  [1760, 900, 2, 0],
] as const

const downstairs: m.Shot = {
  length: 2.5,
  on: 2,
  wipe: 'left',
  ground: stone,
  draw({ s }) {
    const next = Math.max(
      1,
      bounces.findIndex(([, , when]) => when > s),
    )
    const [a, b] = [bounces[next - 1], bounces[next]] as [(typeof bounces)[number], (typeof bounces)[number]]
    const t = m.span(s, a[2], b[2], 'linear')
    const [x, y] = m.thrown([a[0], a[1]], [b[0], b[1]], a[3], t)
    const lands = Math.min(...bounces.map(([, , when]) => Math.abs(s - when))) < 0.05
    const hit = keys(s, '1.14 0, 1.2 0.16 in, 1.32 -0.07, 1.44 0.03, 1.54 0')
    const pose = s < 0.66 ? 'stand' : s < 1.16 ? 'cheer' : s < 1.7 ? 'hold' : 'shrug'
    const reach = keys(s, '0.5 0, 0.62 0.08, 0.7 -0.06, 0.84 0, 1.62 0, 1.7 0.08, 1.82 -0.04, 1.94 0')
    return [
      castleSteps(),
      k.shadow(960, 836, 110),
      at(
        960,
        830,
        1.7,
        m.squash(
          hit + reach,
          k.person({
            child: true,
            pose,
            mood: s < 0.66 ? (m.blinks(s, 0.24) ? 'blink' : 'calm') : s < 1.16 ? 'happy' : s < 1.4 ? 'asleep' : 'shock',
            look: s < 1.16 ? -0.9 : keys(s, '1.4 -0.2, 1.6 1'),
            skin: 3,
            hair: 'bob',
            hairColour: k.hairs[1],
            top: pal.teal,
            bottom: gold,
            shoes: pal.ink,
          }),
        ),
      ),
      s < 2 ? at(x, y, 0.95, turn(s * 250, m.squash(lands ? 0.14 : -0.04, k.crown(gold)))) : '',
    ]
  },
}

const next: m.Shot = {
  length: 3,
  on: 2,
  ground: night,
  draw({ s }) {
    // She sits as for a portrait: only the eyes move. The crown comes to her.
    const [x, y] = m.thrown([-80, 560], [944, 326], 250, m.span(s, 0.3, 1.02, 'linear'))
    const flat = keys(s, '1 0, 1.04 0.05 in, 1.16 -0.03, 1.3 0')
    const up = (from: number) => keys(s - from, '0 420, 0.16 -30 out, 0.28 12, 0.4 0')
    return [
      stageBack(),
      at(940, 850, 1.15, throne(pal.teal)),
      at(
        940,
        761,
        1.15,
        m.squash(
          flat,
          queen(
            {
              mood: m.blinks(s, 1.32) ? 'blink' : s > 1.5 ? 'smile' : 'calm',
              look: track(s, [0.3, 0], [0.45, -1], [0.8, -0.9], [1, -0.2], [1.5, 0.1], [1.9, -0.3], [2.3, 0.2]),
              nod: keys(s, '1.5 0, 1.66 -3, 2.4 -3'),
              arms: pair(
                s,
                [1.6, '-96 -214, -124 -178|96 -214, 124 -178'],
                [1.8, '-96 -214, -124 -178|110 -270, 128 -346', 'out'],
                [1.94, '-96 -214, -124 -178|106 -270, 108 -350'],
                [2.08, '-96 -214, -124 -178|110 -270, 132 -344'],
                [2.22, '-96 -214, -124 -178|106 -270, 116 -350'],
              ),
            },
            s >= 1.02 ? worn(keys(s, '1.02 0, 1.14 -14 out, 1.26 0'), keys(s, '1.02 -9, 1.14 5, 1.26 0')) : '',
          ),
        ),
      ),
      stageFront(),
      s >= 1.02 ? '' : at(x, y, 0.63, turn(-720 * (1 - m.span(s, 0.3, 1.02, 'linear')), k.crown(gold))),
      audience(keys(s, '1.7 0, 1.85 34 out, 2 0 in, 2.15 24 out, 2.3 0 in')),
      at(300, 960 + up(1.36), 1.1, turn(keys(s, '1.36 -20, 1.6 -2 out, 1.8 -9'), paddle(pal.coral))),
      at(1330, 960 + up(1.52), 1.1, turn(keys(s, '1.52 20, 1.76 2 out, 1.96 8'), paddle(pal.teal))),
    ]
  },
}

export const loop: m.Loop = { shots: [trial, verdict, downstairs, next] }
