/** Natural Capital: he would buy the hill, fells the wood, the shop loses its greens, and a seed brings them back. */

import { farmerAt, keeperAt, place, shop } from '../kit/actors/earth-shelves'
import { seedling, stone, strip, stump, worm } from '../kit/actors/earth-valley'
import { axe, jolt, passing, roots, wood } from '../kit/actors/earth-wood'
import * as k from '../kit/index'
import { earth, rub, scrap, stratum } from '../kit/techniques/earth'
import { earthShot } from '../kit/techniques/earth-shot'
import * as m from '../motion/index'

const { at, turn } = k
const { keys } = m
const { chalk, clay, ochre, rawSienna, redOchre, burntSienna, bramble, rawUmber, umber, peat, terreVerte, moss, ash } =
  earth

/** He asks with a coin; she shakes her head and lays her hand on the glass. */
const asked = earthShot(32, {
  length: 2.5,
  on: 2,
  ground: peat,
  draw({ s }) {
    const x = keys(
      s,
      '0.16 1096, 0.34 1150 out, 0.46 1078 in, 0.54 1120, 0.62 1078 in, 0.74 1112, 1.7 1106, 2 1150, 2.4 1180',
    )
    const y = keys(
      s,
      '0.16 600, 0.34 560 out, 0.46 604 in, 0.54 586, 0.62 604 in, 0.74 590, 1.7 590, 2 700 inOut, 2.3 730',
    )
    const push = keys(s, '0.44 0, 0.5 -13 out, 0.58 4, 0.66 -10 out, 0.8 3, 0.95 0')
    const sway = keys(s, '0.44 0, 0.54 -12 out, 0.7 8, 0.86 -6, 1.02 4, 1.2 -2, 1.4 0')
    const shake = keys(s, '0.98 0.75, 1.1 0.9, 1.26 -0.5, 1.42 0.8, 1.58 -0.4, 1.74 0.7 out, 2.5 0.75')
    return shop({
      fall: s * 1.2,
      sway,
      push,
      keeper: {
        hand: m.track<k.Pt>(s, [0.98, [470, 812]], [1.12, [456, 800]], [1.36, [640, 400], 'out'], [1.46, [668, 392]]),
        lean: keys(s, '0.44 0, 0.52 -4 out, 0.8 -2, 0.98 -2, 1.1 -4, 1.38 5 out, 1.6 4, 2.5 4'),
        look: shake,
        lift: keys(s, '0.5 0, 0.6 1, 0.8 1, 0.94 0'),
        nod: keys(s, '0.44 0, 0.52 -7 out, 0.8 4, 0.98 2, 1.26 -4, 1.42 4, 1.58 -3, 1.8 2'),
        brow: keys(s, '0.44 0.6, 0.5 1 out, 0.9 1, 1.14 -0.3, 1.7 -0.3, 2 0.2'),
        mouth: s > 0.44 && s < 0.78 ? 'oh' : s > 1.66 ? 'smile' : 'calm',
        shut: m.blinks(s, 0.86, 2.08),
      },
      customer: {
        hand: [x, y],
        lean: keys(s, '0.1 0, 0.34 -6 out, 0.5 7 in, 0.7 5, 1.5 5, 1.9 -3, 2.4 -2'),
        look: keys(s, '0.74 0.9, 0.9 0.7, 1.9 0.8, 2.1 0.2'),
        lift: keys(s, '0.1 0, 0.34 0.2, 0.8 0.2, 0.9 -0.7, 1.6 -0.7, 1.94 0.9'),
        nod: keys(s, '0.1 0, 0.34 -6, 0.52 4, 1.5 2, 1.76 -6, 2.1 9'),
        brow: keys(s, '0.1 0.4, 0.3 1, 1.4 1, 1.66 -1, 2 -1'),
        mouth: s > 0.3 && s < 0.72 ? 'oh' : s > 1.6 ? 'sad' : 'smile',
        shut: m.blinks(s, 1.06, 1.8),
      },
    })
  },
})

const woodman = place(1370, 1150, 1.62, -1)

/** So he takes it: one stroke, and the whole wood goes. He had not meant that. */
const felled = earthShot(33, {
  length: 2.5,
  on: 2,
  ground: clay,
  draw({ s }) {
    const grip = m.track<k.Pt>(
      s,
      [0, [1150, 640]],
      [0.1, [1160, 640]],
      [0.34, [1196, 392], 'out'],
      [0.42, [1200, 384]],
      [0.54, [1112, 660], 'in'],
      [0.66, [1120, 664]],
      [1.2, [1150, 740]],
    )
    return [
      rub(k.poly('-40 -40, 1640 -40, 1640 500, -40 500'), ochre, { slant: -3, gap: 44, dash: '40 30 3 60 90 44 9 80' }),
      stratum('-40 380, 300 260, 700 400, 1100 280, 1640 400', terreVerte, chalk),
      rub(k.poly('-40 400, 300 300, 640 410, 500 520, -40 500'), moss, { slant: 10, gap: 26 }),
      at(
        0,
        jolt(s),
        1,
        stratum('-40 660, 400 610, 900 600, 1640 660', rawSienna, ochre, 1100),
        rub(k.poly('-40 690, 500 650, 1200 650, 1640 700, 1640 780, -40 780'), burntSienna, { slant: 2, gap: 24 }),
        ...wood(s),
        stratum('-40 800, 600 830, 1640 790', burntSienna, redOchre, 1100),
        stratum('-40 910, 700 900, 1640 920', bramble, burntSienna, 1100),
      ),
      farmerAt(
        woodman,
        {
          hand: grip,
          lean: keys(s, '0 0, 0.36 -9 out, 0.54 9 in, 0.7 7, 1.5 2, 1.8 -4, 2.4 -3'),
          look: keys(s, '0.54 0.8, 0.7 0.9, 1.9 0.9, 2.1 0.1'),
          lift: keys(s, '0.7 0, 2 0, 2.16 0.9'),
          nod: keys(s, '0 0, 0.36 -8, 0.56 6, 0.9 0, 1.2 -7 out, 1.9 -6, 2.2 8'),
          brow: keys(s, '0 -2, 0.6 -2, 0.86 0.3 out, 1.2 1, 1.7 1, 2 -1'),
          mouth: s < 0.4 ? 'calm' : s < 0.54 ? 'oh' : s < 0.9 ? 'calm' : s < 1.9 ? 'oh' : 'sad',
          shut: m.blinks(s, 0.5, 1.7),
        },
        turn(
          keys(s, '0 -70, 0.1 -70, 0.34 -122 out, 0.42 -128, 0.54 0 in, 0.6 -6, 0.7 -4, 1.3 -20, 1.9 -16, 2.3 22'),
          axe,
        ),
      ),
    ]
  },
})

/** Every green in the shop goes with it: she sees it first, he by her face. */
const grey = earthShot(34, {
  length: 2.5,
  on: 2,
  ground: peat,
  draw({ s }) {
    const view = m.track<m.View>(
      s,
      [0.1, [560, 400, 1.5]],
      [1, [600, 400, 1.5]],
      [1.6, [860, 450, 1.22]],
      [2.5, [870, 452, 1.24]],
    )
    const gone = (i: number) => keys(s - 0.24 - i * 0.19, '0 0, 0.09 0.12, 0.3 1.16 in, 0.46 0.9, 0.62 1')
    const parts = shop({
      fall: m.span(s, 0, 1.5, 'out') * 1.2,
      sway: keys(s, '0.9 0, 1.3 3, 1.4 0, 1.5 -9 out, 1.75 -4, 2 -6'),
      gone,
      hillGone: s >= 1.4,
      coin: false,
      keeper: {
        hand: m.track<k.Pt>(s, [0.2, [470, 812]], [0.5, [430, 640], 'out'], [1.3, [440, 620]], [1.7, [640, 420]]),
        lean: keys(s, '0.1 0, 0.3 -5 out, 1.2 2, 1.36 0, 1.7 5 out'),
        look: keys(s, '0 0.2, 0.2 0.3, 0.4 0.9, 1.2 1, 1.4 0.8'),
        lift: keys(s, '0.1 0, 0.3 -1, 1.2 -1, 1.4 1, 1.9 1, 2.06 -0.2'),
        nod: keys(s, '0 2, 0.3 -9 out, 0.5 -6, 1.2 -2, 1.46 8, 1.9 8, 2.1 0'),
        brow: keys(s, '0.1 0, 0.3 1 out, 1.2 0.8, 1.5 -1'),
        mouth: s < 0.26 ? 'calm' : s < 1.4 ? 'oh' : 'sad',
        shut: m.blinks(s, 0.14, 1.34, 1.96),
      },
      customer: {
        hand: m.track<k.Pt>(s, [1.5, [1140, 800]], [1.8, [1130, 760]]),
        lean: keys(s, '1.3 0, 1.5 -3, 1.9 3 out'),
        look: 0.9,
        lift: keys(s, '1.2 -0.6, 1.44 0.4, 2.02 0.4, 2.16 0'),
        nod: keys(s, '1.2 -6, 1.44 4, 2 6'),
        brow: keys(s, '1 1, 1.5 1, 1.74 -1'),
        mouth: s < 1.6 ? 'oh' : 'sad',
        shut: m.blinks(s, 1.56),
      },
    })
    return [m.camera(view, ...parts)]
  },
})

const planter = place(1166, 606, 1, -1)

/** He gives instead: a seed, the size of his coin. She comes to see, and they stand as in the shop. */
const soil = earthShot(35, {
  length: 3.4,
  on: 2,
  ground: clay,
  draw({ s }) {
    const hand = m.track<k.Pt>(
      s,
      [0, [960, 250]],
      [0.16, [975, 236]],
      [0.42, [846, 466], 'out'],
      [0.6, [846, 474]],
      [0.74, [850, 452]],
      [1.1, [1010, 480]],
      [1.9, [1014, 476]],
      [2.2, [1020, 400], 'out'],
      [2.5, [1024, 420]],
    )
    const held = s < 0.6
    const seed = held ? 0 : keys(s, '0.6 486, 0.86 668 in, 0.93 654, 1 668')
    const root = m.span(s, 1.1, 1.9, 'out')
    const stem = m.span(s, 1.3, 1.8, 'inOut')
    const grown = keys(s, '1.74 0, 1.92 0.12, 2.04 0.08, 2.42 1.34 out, 2.62 1.2, 2.8 1.24')
    const sway = keys(s, '2.04 0, 2.3 -16, 2.5 13, 2.7 -8, 2.9 5, 3.1 -2, 3.3 0')
    const head = keys(s, '0.2 180, 1.7 860 inOut, 2.1 880, 3.4 1460 in')
    const back = keys(s, '2.04 260, 2.5 -8 out, 2.7 0')
    const kernel = scrap(k.blob('-22 0, 0 -30, 22 0, 0 34'), ochre)
    return [
      rub(k.poly('-40 -40, 1640 -40, 1640 470, -40 470'), ochre, { slant: -3, gap: 44, dash: '40 30 3 60 90 44 9 80' }),
      stratum('-40 400, 260 300, 620 410, 1040 290, 1640 410', ash, chalk),
      // The valley's green comes back with the leaves: another sheet over the grey one.
      back < 260 ? at(0, back, 1, stratum('-40 400, 260 300, 620 410, 1040 290, 1640 410', terreVerte)) : '',
      at(96, 512, 1.8, stump()),
      at(1560, 514, 2.1, stump()),
      s > 2.3
        ? keeperAt(place(keys(s, '2.3 -130, 2.72 372 out, 2.86 356'), keys(s, '2.3 606, 2.5 588, 2.7 606'), 0.98, 1), {
            hand: [keys(s, '2.3 40, 2.72 470 out, 2.86 452'), keys(s, '2.6 470, 2.8 380 out, 2.96 396')],
            lean: keys(s, '2.3 14, 2.7 -3 out, 2.9 3'),
            look: 0.9,
            lift: 0.4,
            brow: 1,
            shut: m.blinks(s, 2.98),
          })
        : '',
      farmerAt(
        planter,
        {
          hand,
          lean: keys(s, '0 0, 0.16 -4, 0.42 9 out, 0.7 10, 1.1 4, 1.9 7, 2.14 -9 out, 2.5 -2, 2.8 0'),
          look: keys(s, '0 0.9, 2.66 0.9'),
          lift: keys(s, '0 0.3, 0.3 1, 2.04 1, 2.3 0.1, 2.6 0.5'),
          nod: keys(s, '0 0, 0.42 6, 1.1 4, 2 8, 2.16 -8 out, 2.6 2'),
          brow: keys(s, '0 -1, 1.2 -1, 1.6 0, 2.04 0, 2.16 1 out'),
          mouth: s < 1.9 ? 'calm' : s < 2.5 ? 'oh' : 'smile',
          shut: m.blinks(s, 0.9, 1.5, 2.62),
        },
        held ? at(24, 6, 0.9, kernel) : '',
      ),
      grown > 0 ? at(800, 528, 0.95, seedling(grown, sway)) : '',
      stratum('-40 518, 400 504, 800 528, 1640 508', umber, rawUmber),
      rub(k.poly('-40 558, 1640 548, 1640 690, -40 710'), rawUmber, { slant: 2, gap: 26, dash: '30 16 5 44' }),
      stratum('-40 716, 500 740, 1100 700, 1640 726', burntSienna, redOchre),
      stratum('-40 920, 600 946, 1200 910, 1640 930', peat, bramble),
      at(330, 640, 1, stone()),
      at(1390, 640, 1.3, stone(ash, chalk)),
      worm(passing(head)),
      ...roots(root),
      stem > 0 ? strip(`800 668, 800 ${668 - 145 * stem}`, terreVerte, 16) : '',
      held ? '' : at(800, seed, 1, turn(keys(s, '0.6 0, 0.86 130'), kernel)),
    ].filter(Boolean)
  },
})

export const loop: m.Loop = { shots: [asked, felled, grey, soil] }
