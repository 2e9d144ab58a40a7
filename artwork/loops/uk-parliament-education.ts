/** How is a law made? A nervous bill climbs the stairs, is patched, goes from House to House, and is signed. */
import {
  bill,
  committeeTable,
  corridor,
  cushion,
  fanfare,
  grandStairs,
  loosePatch,
  patchPlace,
  quill,
  tiptoe,
} from '../kit/actors/parliament'
import * as k from '../kit/index'
import { parliament } from '../kit/palettes'
import { hand } from '../kit/props/figure'
import * as m from '../motion/index'

const { at, fill, flip, turn } = k
const { keys, pair } = m
const { green, dark, red, gold } = parliament

const stairs: m.Shot = {
  length: 2.75,
  on: 2,
  ground: red,
  draw({ s }) {
    // Startled, a foot in the air; it takes heart, and hops from step to step.
    const steps: k.Pt[] = k.pts('560 915, 690 826, 780 728, 836 630, 860 532')
    const hop = Math.max(0, (s - 1.42) / 0.33)
    const i = Math.min(3, Math.floor(hop))
    const u = hop - i
    const flies = hop > 0 && u > 0.2
    const [x, y] =
      hop > 0 ? m.thrown(steps[i] as k.Pt, steps[i + 1] as k.Pt, 86, m.span(u, 0.2, 0.95, 'linear')) : [560, 915]
    const flat =
      hop > 0
        ? keys(u, '0 0.15, 0.2 -0.08, 0.5 -0.04, 0.9 -0.08')
        : keys(s, '0.55 0, 0.66 0.06, 0.8 0, 0.95 0, 1.05 -0.07 out, 1.2 0, 1.3 0.08, 1.42 0.15')
    const legs = pair(
      s,
      [0.45, '-40 -120, -50 -60, -44 -6|40 -120, 110 -130, 100 -84'],
      [0.62, '-40 -120, -46 -60, -44 -6|40 -120, 44 -60, 46 -6', 'in'],
    )
    const arms = pair(
      s,
      [0.5, '-92 -230, -140 -250, -120 -310|92 -230, 140 -220, 110 -300'],
      [0.75, '-92 -230, -130 -180, -60 -160|92 -230, 126 -190, 70 -164'],
      [1.2, '-92 -230, -130 -180, -60 -160|92 -230, 126 -190, 70 -164'],
      [1.42, '-92 -230, -140 -190, -170 -130|92 -230, 140 -190, 170 -130'],
    )
    return [
      grandStairs(),
      at(
        x,
        y,
        1.25 - Math.min(1, hop / 4) * 0.5,
        m.squash(
          flat,
          bill({
            mood: s < 0.95 ? (m.blinks(s, 0.3) ? 'asleep' : 'shock') : hop > 0 ? 'cross' : 'calm',
            look: keys(s, '0.5 1, 0.7 0.2, 0.95 0.2, 1.1 1'),
            lean: keys(s, '0.4 -6, 0.6 2, 0.95 0, 1.1 -12 out, 1.3 -10, 1.45 6'),
            legs: flies ? ['-40 -120, -70 -70, -84 -40', '40 -120, 70 -80, 74 -34'] : legs,
            arms: flies ? ['-92 -230, -150 -270, -150 -340', '92 -230, 150 -270, 150 -340'] : arms,
          }),
        ),
      ),
    ]
  },
}

/** A hand that brings an amendment, from the left unless `side` is -1, and strikes at a moment. */
const striker = (s: number, when: number, i: number, side: 1 | -1, sleeve: string, skin: number) => {
  const far = keys(s - when, '-0.42 640, -0.22 210 out, -0.13 250, 0 0 in, 0.12 0, 0.34 660 in')
  const [px, py] = patchPlace(i)
  const reaches = at(-195 - far, -6 - far * 0.16, 1.3, hand(skin, sleeve, s < when ? turn(12, loosePatch(i)) : ''))
  return s < when - 0.42 || s > when + 0.34
    ? ''
    : at(800 + px * 1.15, 955 + py * 1.15, 1, side > 0 ? reaches : flip(reaches))
}

const committee: m.Shot = {
  length: 2.5,
  on: 2,
  ground: '#c2394c',
  draw({ s }) {
    const struck = [0.62, 1.12, 1.58].filter((when) => s >= when).length
    const since = s - ([0.62, 1.12, 1.58][struck - 1] ?? 99)
    const away = [0, 1, -1, -1][struck] ?? 0
    return [
      committeeTable((i) => ({
        bow: keys(s - 1.72 - i * 0.07, '0 0, 0.14 26 out, 0.3 0'),
        tilt: keys(s, '0 1, 0.5 1.5, 1.6 1.6, 1.9 1'),
        look: away * 0.2,
        mood: m.blinks(s, 0.2 + i * 0.37) ? 'blink' : s > 1.8 ? 'smile' : undefined,
      })),
      k.shadow(800, 960, 140),
      at(
        800,
        955,
        1.15,
        m.squash(
          keys(since, '-0.1 0, 0 0.1, 0.1 -0.07, 0.22 0.03, 0.32 0'),
          bill({
            patches: struck,
            mood:
              struck === 0
                ? 'sad'
                : since < 0.3
                  ? 'shock'
                  : s > 1.95
                    ? m.blinks(s, 2.2)
                      ? 'blink'
                      : 'smile'
                    : 'think',
            look:
              s < 0.5
                ? keys(s, '0.1 0.8, 0.4 -0.8')
                : s < 0.95
                  ? keys(s, '0.7 -0.6, 0.95 0.9')
                  : keys(s, '1.3 0.8, 1.5 -0.8, 1.85 -0.8, 2 0.2'),
            lean: away * keys(since, '-0.1 0, 0 3, 0.09 15 out, 0.22 -5, 0.34 0'),
            arms: pair(
              s,
              [0.5, '-92 -230, -130 -180, -70 -160|92 -230, 130 -180, 70 -160'],
              [0.7, '-92 -230, -150 -240, -160 -300|92 -230, 150 -240, 160 -300', 'out'],
              [1.8, '-92 -230, -150 -230, -150 -290|92 -230, 150 -230, 150 -290'],
              [2.05, '-92 -230, -136 -180, -96 -130|92 -230, 136 -180, 96 -130'],
            ),
          }),
        ),
      ),
      striker(s, 0.62, 0, 1, gold, 3),
      striker(s, 1.12, 1, -1, dark, 0),
      striker(s, 1.58, 2, -1, green, 5),
    ]
  },
}

const houses: m.Shot = {
  length: 2.6,
  on: 2,
  wipe: 'right',
  ground: '#e9cf96',
  draw({ s, n }) {
    // On tiptoe as far as the middle; there a last amendment finds it; then it strides on.
    const walks = s < 1.08
    const x = keys(s, '0 250, 1.08 730 linear, 1.34 730, 1.44 640 out, 1.72 660, 1.86 640, 2.6 1250 in')
    const [px, py] = m.thrown([1700, 300], [730 + 84, 865 - 274], 170, m.span(s, 0.95, 1.34, 'linear'))
    const jolt = keys(s, '1.34 0, 1.42 -20 out, 1.6 6, 1.72 0, 1.86 -8, 2 10')
    return [
      corridor(),
      k.shadow(x, 870, 150),
      at(
        x,
        865 - (walks ? Math.abs(Math.sin(s * 9)) * 14 : s > 1.86 ? Math.abs(Math.sin(n * 1.1)) * 26 : 0),
        1.4,
        m.squash(
          keys(s, '1.34 0, 1.42 0.1, 1.52 -0.05, 1.66 0, 1.74 -0.06, 1.86 0.08, 1.96 0'),
          bill({
            patches: s < 1.34 ? 3 : 4,
            mood: s < 1.34 ? (m.blinks(s, 0.5) ? 'blink' : 'calm') : s < 1.66 ? 'shock' : s < 1.86 ? 'think' : 'cross',
            look: keys(s, '0.3 1, 0.45 -0.6, 0.75 -0.6, 0.9 1, 1.5 1, 1.66 0, 1.8 0, 1.9 1'),
            lean: walks ? 8 + Math.sin(s * 9) * 3 : jolt,
            legs: walks
              ? tiptoe(s * 2)
              : s > 1.86
                ? tiptoe(s * 2.6)
                : ['-40 -120, -60 -60, -60 -6', '40 -120, 56 -60, 60 -6'],
            arms: walks
              ? ['-92 -240, -150 -270, -120 -310', '92 -240, 150 -280, 180 -240']
              : pair(
                  s,
                  [1.34, '-92 -240, -150 -270, -120 -310|92 -240, 150 -280, 180 -240'],
                  [1.44, '-92 -240, -160 -200, -210 -250|92 -240, 160 -290, 210 -310', 'out'],
                  [1.7, '-92 -240, -140 -190, -90 -150|92 -240, 140 -190, 90 -150'],
                  [1.95, '-92 -240, -160 -190, -120 -130|92 -240, 160 -190, 190 -240'],
                ),
          }),
        ),
      ),
      s < 1.34 ? at(px, py, 1.4, turn(s * 900, loosePatch(3))) : '',
    ]
  },
}

const assent: m.Shot = {
  length: 3,
  on: 2,
  ground: dark,
  draw({ s }) {
    // The hand signs and goes; the bill wakes, sees what it is, and leaps.
    const far = keys(s, '0 520, 0.42 0 out, 0.5 0, 1.12 0, 1.2 -20, 1.5 760 in, 1.6 2000')
    const signed = m.span(s, 0.5, 1.08, 'linear')
    const lift = keys(s, '1.62 0, 1.74 14, 2.02 -190 out, 2.26 6 in, 2.36 0')
    const flat = keys(
      s,
      '1.2 0, 1.5 -0.03, 1.6 0, 1.74 0.16, 1.82 -0.12, 2.02 0, 2.2 -0.08, 2.28 0.16, 2.4 -0.04, 2.5 0',
    )
    return [
      k.cut(k.pts('560 -40, 1500 -40, 1640 560, 1640 1040, 420 1040'), green, 10, 160),
      fill(k.oval(1080, 520, 420 + m.span(s, 1.95, 2.5, 'out') * 60), '#3f8a63', 0.6),
      s > 1.95 ? fanfare(m.span(s, 1.95, 2.5, 'out')) : '',
      at(1060, 830, 1, cushion(keys(s, '1.74 0, 1.86 -16, 2.2 -6, 2.28 34 in, 2.42 -8, 2.55 0'))),
      at(
        1080,
        830 + lift,
        1.4,
        m.squash(
          flat,
          turn(
            keys(s, '1.2 6, 1.4 -2, 1.74 4, 1.9 -6, 2.26 0'),
            bill({
              patches: 4,
              signed,
              mood: s > 1.74 ? 'happy' : s > 1.3 ? 'shock' : 'asleep',
              look: keys(s, '1.3 0.2, 1.5 -0.9, 1.7 0'),
              legs:
                s > 1.74
                  ? pair(
                      s,
                      [1.74, '-40 -120, -100 -60, -180 -40|40 -120, 120 -70, 200 -40'],
                      [1.95, '-40 -120, -80 -60, -70 10|40 -120, 90 -70, 76 4', 'out'],
                      [2.26, '-40 -120, -54 -60, -56 -6|40 -120, 52 -60, 58 -6'],
                    )
                  : ['-40 -120, -100 -60, -180 -40', '40 -120, 120 -70, 200 -40'],
              arms: pair(
                s,
                [1.5, '-92 -230, -150 -190, -160 -140|92 -230, 150 -180, 150 -130'],
                [1.74, '-92 -230, -150 -180, -120 -120|92 -230, 150 -180, 120 -120'],
                [1.98, '-92 -230, -160 -290, -150 -370|92 -230, 160 -290, 150 -370', 'out'],
                [2.3, '-92 -230, -166 -270, -186 -340|92 -230, 166 -270, 186 -340'],
                [2.42, '-92 -230, -160 -290, -156 -370|92 -230, 160 -290, 156 -370'],
              ),
            }),
          ),
        ),
      ),
      at(
        580 - far + signed * 110,
        465 - far * 0.5 + (s > 0.48 && s < 1.1 ? Math.sin(signed * 22) * 14 : 0),
        1.5,
        turn(keys(s, '0 8, 0.42 0, 1.12 0, 1.5 14'), hand(2, red, turn(-50, quill()), gold)),
      ),
    ]
  },
}

export const loop: m.Loop = { shots: [stairs, committee, houses, assent] }
