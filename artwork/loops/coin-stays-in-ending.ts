/** How The coin that stayed in ends: one who wants to come in, then all of them, then one more from above. */
import * as a from '../kit/actors/coin'
import * as j from '../kit/actors/coin-jar'
import * as k from '../kit/index'
import { nudged } from '../kit/techniques/paper-doll'
import * as m from '../motion/index'

const { at, fill, turn } = k
const { keys } = m

const COPPER = '#c8713d'
const night = () => fill(k.box(-40, -40, 1680, 1100), '#1d1a4d', 0.3)

const penny = (n: number, o: a.Coin): k.Part => a.coin({ metal: COPPER, ...o, look: (o.look ?? 0) + (n % 2) * 0.02 })

/** A small knock. It is a penny, and it is wet. */
const knocks = j.dolls(3.4, j.WALL, ({ s, n }) => {
  const open = keys(s, '1.1 0, 1.9 1')
  const shiver = s > 1.4 ? (n % 2) * 8 - 4 : 0
  const hop = keys(s, '2.6 0, 2.75 20, 2.95 -90 out, 3.15 0 in')
  return [
    j.inside(),
    night(),
    j.door(
      open,
      '#2b2a55',
      j.rain(n),
      nudged(
        n,
        9,
        1262 + shiver,
        572,
        0.58,
        penny(n, {
          face: 'sad',
          wear: 'none',
          look: -0.7,
          blink: m.blinks(s, 2.3),
          arms: ['-70 70, -20 96', '70 70, 20 96'],
        }),
      ),
      ...[0, 1, 2].map((i) =>
        at(
          1200 + i * 60,
          520 + ((n * 30 + i * 70) % 150),
          0.5,
          fill(k.blob('0 -34, 22 4, 0 30, -22 4', 0.2), '#9ad7f5'),
        ),
      ),
    ),
    s > 0.3 && s < 0.5 ? at(650, 260, 0.5, j.knock()) : '',
    s > 0.65 && s < 0.85 ? at(650, 260, 0.5, j.knock()) : '',
    j.sofa(),
    nudged(
      n,
      2,
      565,
      560 + hop,
      1,
      a.coin({
        wear: 'gown',
        face: s < 1.9 ? 'flat' : s < 2.6 ? 'oh' : 'smile',
        look: keys(s, '0 0, 0.7 0, 1.3 0, 1.7 1'),
        blink: s < 1.3 || m.blinks(s, 2.1),
        // It has had enough of knocks: hands over where its ears would be.
        arms: m.pair(
          s,
          [0.4, '-126 62, -112 112|126 62, 112 112'],
          [0.6, '-150 0, -104 -50|150 0, 104 -50', 'out'],
          [1.5, '-150 0, -104 -50|150 0, 104 -50'],
          [1.9, '-126 62, -112 112|126 62, 112 112'],
          [2.6, '-126 62, -112 112|126 62, 112 112'],
          [2.9, '-150 -20, -160 -90|150 -20, 160 -90', 'out'],
        ),
        feet: hop < -20 ? [20, 20] : [0, 0],
      }),
    ),
  ]
})

/** It takes the penny in, and half of the dressing gown goes round it. */
const takes = j.dolls(2.6, j.WALL, ({ s, n }) => {
  const x = keys(s, '0 660, 0.2 800, 0.45 930, 0.7 1000 out')
  const walks = s < 0.65
  const close = keys(s, '1.1 1, 1.4 0 in')
  const px = keys(s, '0.6 1250, 0.9 1210, 1.2 1156 overshoot')
  const snug = keys(s, '1.2 0, 1.45 -10 out, 1.7 -6')
  return [
    m.camera(
      m.track<m.View>(s, [0, [880, 560, 1.2]], [1, [1060, 600, 1.5]]),
      j.inside(),
      night(),
      j.door(close, '#2b2a55', j.rain(n)),
      nudged(
        n,
        2,
        x,
        680 + (walks ? (n % 2) * -18 : 0),
        1,
        turn(
          snug * -0.6,
          a.coin({
            wear: 'gown',
            face: s > 1.3 ? 'smile' : 'oh',
            look: 0.9,
            down: 0.5,
            blink: m.blinks(s, 0.9) || s > 2.1,
            feet: walks ? (n % 2 ? [26, 0] : [0, 26]) : [0, 0],
            arms: [
              '-126 62, -112 112',
              m.track(s, [0.5, '126 62, 112 112'], [0.8, '150 50, 200 60', 'out'], [1.1, '150 60, 190 96']),
            ],
          }),
        ),
      ),
      nudged(
        n,
        9,
        px,
        723 + (s > 0.6 && s < 1.2 ? (n % 2) * -16 : 0),
        0.72,
        penny(n, { face: s < 1.3 ? 'oh' : 'smile', wear: 'none', look: -0.8, blink: m.blinks(s, 1.8) || s > 2.2 }),
      ),
      s > 1.1 ? nudged(n, 4, x, 680, 1, a.wrap(keys(s, '1.1 0, 1.4 1 overshoot'), px - x)) : '',
    ),
  ]
})

/** Who is on the sofa, from when on: place, size, pyjamas. */
const company: [from: number, x: number, y: number, scale: number, wear: string, metal?: string][] = [
  [0, 330, 610, 0.68, '#9ad7f5', COPPER],
  [0.5, 800, 570, 0.94, '#9ccb86'],
  [0.95, 160, 500, 0.66, '#cdbbe4', '#c9ced8'],
  [1.3, 968, 500, 0.66, '#ffc9b8', COPPER],
  [1.6, 440, 372, 0.6, '#ffd76b', '#c9ced8'],
  [1.85, 690, 366, 0.64, '#9ad7f5'],
]

/** The sofa as it fills, the hero in the middle; `up` is whether all look up. */
const crowd = (s: number, n: number, up: number, aside: number, face: a.CoinFace): k.Part[] =>
  company
    .filter(([from]) => s >= from)
    .map(([from, x, y, scale, wear, metal], i) => {
      const flat = keys(s, `${from} -0.12, ${from + 0.13} 0.2, ${from + 0.26} -0.04, ${from + 0.4} 0`)
      const way = x < 565 ? -1 : 1
      const doll = a.coin({
        wear,
        metal,
        face,
        look: up ? 0.2 * -way : -way * 0.6,
        down: up ? -1 : 0,
        blink: m.blinks(s, 1 + i * 0.3),
        arms: up ? ['-140 0, -150 -70', '140 0, 150 -70'] : undefined,
      })
      return nudged(n, 20 + i, x + way * aside, y + 152 * scale, scale, m.squash(flat, at(0, -152, 1, doll)))
    })

/** Knock, knock. Everybody may stay in. */
const fills = j.dolls(2.6, j.WALL, ({ s, n }) => [
  j.inside(),
  j.door(s < 2 ? 0.5 + (n % 4 < 2 ? 0.3 : 0) : keys(s, '2 0.8, 2.3 0'), '#2b2a55', j.rain(n)),
  ...(n % 4 < 2 && s < 2 ? [j.knock()] : []),
  j.sofa(),
  ...crowd(s, n, 0, 0, 'smile').slice(3),
  nudged(
    n,
    2,
    565,
    560,
    1,
    a.coin({ wear: 'gown', face: 'grin', look: keys(s, '0 -0.8, 0.5 -0.8, 0.7 0.8, 1 -0.8, 1.3 0.8, 1.8 0') }),
  ),
  ...crowd(s, n, 0, 0, 'smile').slice(0, 3),
])

/** A hand has let go of one more. They move up. */
const more = j.dolls(3.4, j.WALL, ({ s, n }) => {
  const y = keys(s, '0.9 -200, 1.3 590 in, 1.5 500 out, 1.7 590 in, 1.8 566 out, 1.9 590 in')
  const aside = keys(s, '0.8 0, 1.15 46 overshoot')
  const heroX = 565 - keys(s, '0.75 0, 1.1 66 overshoot')
  const flat = keys(s, '1.25 -0.1, 1.35 0.2, 1.5 -0.06, 1.7 0.1, 1.85 0')
  const up = s > 0.35 && s < 1.4 ? 1 : 0
  const face: a.CoinFace = s > 1.6 ? 'grin' : s > 0.35 ? 'oh' : 'smile'
  return [
    m.camera(
      m.track<m.View>(s, [1.9, m.wide], [2.9, [590, 520, 1.5]]),
      j.inside(),
      j.slot(640),
      j.door(0, '#2b2a55'),
      j.sofa(),
      ...crowd(s + 4, n, up, aside, face).slice(3),
      nudged(
        n,
        2,
        heroX,
        560,
        1,
        a.coin({
          wear: 'gown',
          face: s > 2.6 ? 'smile' : face,
          look: keys(s, '1.4 0.3, 1.7 0.8, 2.5 0.8, 2.7 0'),
          down: up ? -1 : 0,
          blink: m.blinks(s, 2.55),
        }),
      ),
      ...crowd(s + 4, n, up, aside, face).slice(0, 3),
      s > 0.85
        ? nudged(
            n,
            3,
            690,
            y + 110,
            0.72,
            m.squash(
              flat,
              at(
                0,
                -152,
                1,
                a.coin({
                  wear: 'none',
                  face: s < 1.7 ? 'oh' : 'grin',
                  look: -0.4,
                  arms: s < 1.4 ? ['-136 -10, -150 -70', '136 -10, 150 -70'] : undefined,
                }),
              ),
            ),
          )
        : '',
    ),
  ]
})

export const loop: m.Loop = { shots: [knocks, takes, fills, more] }
