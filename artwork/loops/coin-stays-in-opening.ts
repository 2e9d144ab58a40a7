/** The coin that stayed in: it falls into an empty jar, sits on a sofa for three, and a coffee knocks; how lonely it is later. */
import * as a from '../kit/actors/coin'
import * as j from '../kit/actors/coin-jar'
import * as k from '../kit/index'
import { nudged } from '../kit/techniques/paper-doll'
import * as m from '../motion/index'
import { coffee, lonely } from './coin-stays-in'

const { at, turn } = k
const { keys } = m

/** A hand lets go of a coin. It is the only one. */
const falls = j.dolls(4, '#cdbbe4', ({ s, n }) => {
  const held = s < 1.1
  const x = 800
  const hold = keys(s, '0 -260, 0.5 -40 out, 0.8 -70, 1.1 -60')
  const y = held ? hold : keys(s, '1.1 -60, 1.5 790 in, 1.72 640 out, 1.94 790 in, 2.05 744 out, 2.16 790 in')
  const apart = keys(s, '1 0, 1.15 46 out')
  const handUp = keys(s, '1.3 0, 1.8 -560 in')
  const flat = keys(s, '1.42 -0.08, 1.52 0.24, 1.62 -0.08 out, 1.94 0.14, 2.05 0, 2.16 0.06, 2.28 0')
  const spin = s < 1.1 ? keys(s, '0.4 0, 0.7 6, 1 -4') : 0
  const face: a.CoinFace = s < 1.1 ? 'smile' : s < 2.2 ? 'oh' : s < 3.2 ? 'flat' : 'sad'
  const view = m.track<m.View>(s, [2.1, m.wide], [3.2, [800, 690, 1.75]])
  const doll = a.coin({
    face,
    wear: 'none',
    look: keys(s, '2.3 0, 2.45 -1, 2.8 -1, 2.95 1, 3.3 1, 3.5 0'),
    down: keys(s, '3.4 0, 3.6 1'),
    blink: m.blinks(s, 2.25, 2.85, 3.5),
    arms: s < 1.5 ? ['-136 -10, -150 -70', '136 -10, 150 -70'] : undefined,
    feet: held ? [10, 0] : [0, 0],
  })
  const isIn = y > 200
  const body = isIn ? at(x, y + 94, 0.62, m.squash(flat, at(0, -152, 1, doll))) : ''
  const lid = '<clipPath id="lid"><path d="M0-900H1600V142H0z"/></clipPath><g clip-path="url(#lid)">'
  return [
    m.camera(
      view,
      j.kitchen(),
      j.jar(
        body,
        k.group(
          isIn ? '' : `${lid}${at(x, y, 0.62, turn(spin, doll))}</g>`,
          s < 1.9 ? nudged(n, 1, x, held ? y : handUp - 60, 0.62, j.fingers(apart)) : '',
        ),
      ),
    ),
  ]
})

/** A sofa for three. It takes the middle, and looks at both ends. */
const alone = j.dolls(3, j.WALL, ({ s, n }) => {
  const x = keys(s, '0 40, 0.25 190 inOut, 0.5 330 inOut, 0.75 470 inOut, 0.95 565 inOut')
  const hop = s < 0.95 ? -Math.abs(Math.sin((s / 0.25) * Math.PI)) * 60 : 0
  const y = keys(s, '0.7 746, 0.95 560 out, 1.1 566, 1.2 560')
  const flat = keys(s, '0.9 -0.05, 1 0.13, 1.2 -0.03, 1.35 0')
  return [
    j.inside(),
    j.door(0, '#9ad7f5'),
    j.sofa(),
    nudged(
      n,
      2,
      x,
      y + hop + 152,
      1,
      m.squash(
        flat,
        at(
          0,
          -152,
          1,
          a.coin({
            wear: 'gown',
            face: s < 1.2 ? 'flat' : 'smile',
            look: keys(s, '1.3 0, 1.45 -1, 1.8 -1, 1.95 1, 2.35 1, 2.5 0'),
            blink: m.blinks(s, 1.35, 1.9, 2.5),
            feet: s < 1 ? (n % 2 ? [22, 0] : [0, 22]) : [0, 0],
          }),
        ),
      ),
    ),
  ]
})

const invitation = m.clip(coffee, 0, 1.625)

export const loop: m.Loop = { shots: [falls, alone, invitation, lonely] }
