/** The coin that stayed in: a coffee beckons, trainers dance, a taxi hoots, and nobody sits at either end of the sofa. */
import * as a from '../kit/actors/coin'
import * as j from '../kit/actors/coin-jar'
import * as k from '../kit/index'
import { nudged } from '../kit/techniques/paper-doll'
import * as m from '../motion/index'

const { at, fill, turn } = k
const { keys } = m

/** A coffee would like it to come out. */
export const coffee = j.dolls(4.4, j.WALL, ({ s, n }) => {
  const open = keys(s, '0.85 0, 1.05 0.1, 1.3 1 out, 3.5 1, 3.75 0 in')
  const x = keys(s, '1.1 1620, 1.5 1230 overshoot, 2.9 1230, 3.1 1210, 3.5 1640 in')
  const lean = keys(s, '1.1 14, 1.5 -12 overshoot, 2.8 -8, 3.1 10, 3.5 24')
  const shake = s > 2.1 && s < 2.8 ? (n % 2 ? 1 : -1) : 0
  const jump = keys(s, '0.3 0, 0.42 -34 out, 0.55 0 in')
  return [
    j.inside(),
    j.door(
      open,
      '#9ad7f5',
      nudged(n, 5, x, 646, 1, turn(lean, a.coffee(n, keys(s, '1.4 0, 1.6 40, 1.8 0, 2 40, 2.2 0')))),
    ),
    (s > 0.25 && s < 0.45) || (s > 0.55 && s < 0.75) ? j.knock() : '',
    j.sofa(),
    nudged(
      n,
      2,
      565,
      560 + jump,
      1,
      a.coin({
        wear: 'gown',
        face: s < 0.3 ? 'smile' : s < 1.3 ? 'oh' : s < 3.2 ? 'flat' : 'smile',
        look: s < 0.3 ? 0 : shake ? shake * 0.9 : keys(s, '0.3 0.4, 0.5 1, 3.3 1, 3.6 0'),
        blink: m.blinks(s, 1.4, 3.4) || (s > 2.1 && s < 2.8),
        arms: [
          '-126 62, -112 112',
          m.track(
            s,
            [1.4, '126 62, 112 112'],
            [1.6, '150 4, 170 -76', 'out'],
            [2.9, '150 4, 170 -76'],
            [3.1, '126 62, 112 112'],
          ),
        ],
      }),
    ),
  ]
})

/** Trainers dance in the doorway. Its feet would go. */
const trainers = j.dolls(3.8, j.WALL, ({ s, n }) => {
  const open = keys(s, '0.3 0, 0.45 0.08, 0.7 1 out, 3.1 1, 3.3 0 in')
  const come = keys(s, '0.55 460, 0.9 0 overshoot, 2.7 0, 2.85 -20, 3.1 480 in')
  const beat = s > 0.8 && s < 2.75 ? n % 4 : 9
  const tempted = s > 1.4 && s < 2.3
  return [
    j.inside(),
    j.door(
      open,
      '#ff9f5a',
      k.dot(1390, 560, 60, '#ffd76b'),
      nudged(
        n,
        6,
        1350 + come,
        600 - (beat === 2 ? 90 : beat === 3 ? 40 : 0),
        0.66,
        turn(beat === 2 ? 16 : -4, a.trainer('#2f7d8f')),
      ),
      nudged(
        n,
        7,
        1176 + come,
        640 - (beat === 0 ? 96 : beat === 1 ? 44 : 0),
        0.76,
        turn(beat === 0 ? 18 : 0, a.trainer('#f0634f', true)),
      ),
    ),
    s > 0.1 && s < 0.35 ? j.knock() : '',
    j.sofa(),
    nudged(
      n,
      2,
      565,
      560 + (tempted && beat % 2 === 0 ? -10 : 0),
      1,
      a.coin({
        wear: 'gown',
        face: s < 0.3 ? 'smile' : s < 1.4 ? 'flat' : s < 2.3 ? 'smile' : s < 2.6 ? 'oh' : 'flat',
        look: keys(s, '0.1 0, 0.3 1, 1.9 1, 2.1 0.2, 3 0.2, 3.2 0'),
        down: keys(s, '1.9 0, 2.1 1, 2.8 1, 3 0'),
        blink: m.blinks(s, 0.5, 2.75) || s > 3.2,
        arms:
          s < 2.4
            ? undefined
            : m.pair(s, [2.4, '-126 62, -112 112|126 62, 112 112'], [2.6, '-96 84, -50 118|96 84, 50 118', 'out']),
        feet: tempted ? (n % 2 ? [44, 0] : [0, 44]) : [0, 0],
      }),
    ),
  ]
})

/** A taxi in the rain. Its lights fill the room. */
const taxi = j.dolls(3.6, j.WALL, ({ s, n }) => {
  const open = keys(s, '0.3 0, 0.6 1 out, 2.9 1, 3.1 0 in')
  const x = keys(s, '0.5 1660, 0.9 1250 overshoot, 2.4 1250, 2.9 1680 in')
  const hoot = (s > 1 && s < 1.2) || (s > 1.4 && s < 1.75)
  const lights = s < 0.9 || s > 2.5 ? 0 : hoot ? 1 : 0.7
  const hide = keys(s, '1 0, 1.2 1 out, 2.5 1, 2.8 0')
  return [
    j.inside(),
    fill(k.box(-40, -40, 1680, 1100), '#1d1a4d', 0.3),
    j.door(
      open,
      '#2b2a55',
      j.rain(n),
      nudged(n, 8, x, 652 - (hoot ? 12 : 0), 0.92, a.taxi(lights, n % 4 < 2 ? -40 : 30)),
    ),
    s > 0.1 && s < 0.3 ? j.knock() : '',
    j.sofa(),
    hoot ? j.knock() : '',
    nudged(
      n,
      2,
      565,
      560,
      1,
      a.coin({
        wear: 'gown',
        face: s < 0.9 ? 'flat' : s < 1.2 ? 'oh' : s < 2.6 ? 'flat' : 'flat',
        look: keys(s, '0.1 0, 0.3 1, 0.9 1, 1.2 -0.6, 2.4 -0.6, 2.7 0.6'),
        blink: (s > 1.2 && s < 2.4) || m.blinks(s, 2.9),
        arms: m.pair(
          s,
          [1, '-126 62, -112 112|126 62, 112 112'],
          [1.2, '-126 62, -112 112|150 -20, 62 -70', 'out'],
          [2.5, '-126 62, -112 112|150 -20, 62 -70'],
          [2.8, '-126 62, -112 112|126 62, 112 112'],
        ),
      }),
    ),
    hide > 0 ? fill(k.box(-40, -40, 1680, 1100), '#ffe9a6', Math.round(hide * 12) / 100) : '',
  ]
})

/** Nobody at the left. Nobody at the right. */
export const lonely = j.dolls(3.4, j.WALL, ({ s, n }) => {
  const sigh = keys(s, '2.2 0, 2.5 -0.06 out, 2.9 0.09, 3.2 0.07')
  const pat = s > 1.35 && s < 1.9 ? (n % 2) * 16 : 0
  return [
    m.camera(
      [565, 590, keys(s, '0 1.55, 2.8 1.75')],
      j.inside(),
      j.door(0, '#2b2a55'),
      j.sofa(),
      fill(k.box(-40, -40, 1680, 1100), '#1d1a4d', 0.34),
      nudged(
        n,
        2,
        565,
        712,
        1,
        m.squash(
          sigh,
          at(
            0,
            -152,
            1,
            a.coin({
              wear: 'gown',
              face: s < 0.4 ? 'flat' : 'sad',
              look: keys(s, '0.3 0, 0.5 -1, 1 -1, 1.2 1, 2 1, 2.3 0'),
              down: keys(s, '0.3 0, 0.5 0.6, 2 0.6, 2.4 1'),
              blink: m.blinks(s, 0.4, 1.1) || (s > 2.3 && s < 2.75),
              arms: m
                .pair(
                  s,
                  [1.1, '-126 62, -112 112|126 62, 112 112'],
                  [1.35, '-126 62, -112 112|150 40, 206 70', 'out'],
                  [1.9, '-126 62, -112 112|150 40, 206 70'],
                  [2.2, '-126 62, -112 112|110 80, 60 116'],
                )
                .map((text, i) => (i ? text.replace(/ 70$/, ` ${70 - pat}`) : text)) as [string, string],
            }),
          ),
        ),
      ),
    ),
  ]
})

/** The poster is its first drawing. */
export const loop: m.Loop = { shots: [m.clip(coffee, 1.625, 2.75), trainers, taxi] }
