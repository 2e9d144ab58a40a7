/** Natural Capital: a customer asks, the wood is felled, the shop's greens go, and what the soil holds brings them back. */

import { pointing } from '../kit/actors/earth-folk'
import { shelves } from '../kit/actors/earth-shelves'
import { fir, oak, seedling, stone, strip, stump, worm } from '../kit/actors/earth-valley'
import * as k from '../kit/index'
import { dust, earth, onlyEarth, rub, scrap, stratum } from '../kit/techniques/earth'
import * as m from '../motion/index'

const { at, turn } = k
const { keys } = m
const { chalk, clay, ochre, rawSienna, redOchre, burntSienna, bramble, rawUmber, umber, peat, terreVerte, moss, ash } =
  earth

/** A shot of the earth: no line is drawn unless a strip, and no colour gets in that is not of the fourteen. */
const shot = (seed: number, { draw, ...shot }: m.Shot): m.Shot => ({
  ...shot,
  grain: false,
  draw: (moment) => [`<g stroke="none">${onlyEarth(...draw(moment), dust(seed))}</g>`],
})

const asked = shot(32, {
  length: 2.3,
  on: 2,
  ground: umber,
  draw({ s }) {
    const hand = keys(s, '0.35 700, 0.72 70 out, 0.84 118, 0.96 0 in, 1.05 34, 1.18 0 in, 1.5 46, 1.95 60, 2.3 76')
    const push = keys(s, '0.96 0, 1.04 -16 out, 1.16 5, 1.24 -12 out, 1.4 4, 1.55 0')
    const sway = keys(s, '0.2 0, 0.6 2, 0.98 0, 1.12 9 out, 1.3 -7, 1.5 5, 1.72 -3, 2 1, 2.3 0')
    return [
      ...shelves({ fall: s * 1.2, sway, push }),
      at(1400 + hand, 470 + hand * 0.8, 1.7, turn(39, pointing(burntSienna, clay))),
    ]
  },
})

/** Where the trees stand, how large, and when they fall. */
const wood = [
  [1290, 640, 1.5, 0.5],
  [1060, 610, 1.25, 0.82],
  [860, 626, 1.5, 1.06],
  [640, 606, 1.2, 1.24],
  [420, 640, 1.5, 1.4],
  [200, 652, 1.3, 1.54],
] as const

const felled = shot(33, {
  length: 2.5,
  on: 2,
  ground: clay,
  draw({ s }) {
    const axe = keys(s, '0 30, 0.12 34, 0.32 78 out, 0.46 -14 in, 0.62 -12, 0.9 70 inOut')
    const away = keys(s, '0.62 0, 1 620 in')
    const jolts = wood.map(([, , , when]) => keys(s - when, '0.46 0, 0.5 9, 0.58 -5, 0.66 0'))
    const jolt = jolts.reduce((sum, one) => sum + one, 0)
    return [
      rub(k.poly('-40 -40, 1640 -40, 1640 500, -40 500'), ochre, { slant: -3, gap: 44, dash: '40 30 3 60 90 44 9 80' }),
      stratum('-40 380, 300 260, 700 400, 1100 280, 1640 400', terreVerte, chalk),
      rub(k.poly('-40 400, 300 300, 640 410, 500 520, -40 500'), moss, { slant: 10, gap: 26 }),
      at(
        0,
        jolt,
        1,
        stratum('-40 660, 400 610, 900 600, 1640 660', rawSienna, ochre, 1100),
        rub(k.poly('-40 690, 500 650, 1200 650, 1640 700, 1640 780, -40 780'), burntSienna, { slant: 2, gap: 24 }),
        ...wood.map(([x, y, scale, when], i) => {
          // It shivers, leans away, and goes all at once.
          const tip = keys(s - when, '-0.06 0, 0.02 4, 0.1 -5, 0.46 86 in, 0.54 79 out, 0.62 86 in')
          const tree = i % 3 === 2 ? oak(keys(s - when, '0 0, 0.3 -14, 0.46 -4, 0.54 12, 0.7 0')) : fir()
          return at(x, y, scale, tip > 20 ? stump() : '', at(tip > 20 ? 40 : 0, tip > 20 ? -12 : 0, 1, turn(tip, tree)))
        }),
        stratum('-40 800, 600 830, 1640 790', burntSienna, redOchre, 1100),
        stratum('-40 910, 700 900, 1640 920', bramble, burntSienna, 1100),
      ),
      at(
        1560 + away,
        560,
        1,
        turn(
          axe,
          strip('20 0, -90 4, -220 0', umber, 26),
          scrap(k.poly('-196 -40, -250 -44, -284 70, -236 92, -190 40'), ash),
          scrap(k.poly('-284 70, -236 92, -210 66, -262 44'), chalk),
        ),
      ),
    ]
  },
})

const grey = shot(34, {
  length: 2.5,
  on: 2,
  ground: umber,
  draw({ s }) {
    const hillGone = s >= 1.5
    const view = m.track<m.View>(s, [0.2, [800, 500, 1]], [1.9, [930, 500, 1.16]])
    const gone = (i: number) => keys(s - 0.3 - i * 0.22, '0 0, 0.09 0.12, 0.3 1.16 in, 0.46 0.9, 0.62 1')
    const fall = m.span(s, 0, 1.5, 'out') * 1.2
    const sway = keys(s, '0.9 0, 1.4 -3, 1.5 0, 1.62 8 out, 1.85 4, 2.1 6')
    return [m.camera(view, ...shelves({ fall, sway, gone, hillGone }))]
  },
})

/** The worm goes its own way: each part of it passes where its head has passed. */
const passing = (head: number): k.Pt[] =>
  Array.from({ length: 13 }, (_, i): k.Pt => {
    const x = head - (12 - i) * 58
    return [x, 800 + Math.sin(x / 118) * 52]
  })

const soil = shot(35, {
  length: 3.4,
  on: 2,
  ground: clay,
  draw({ s }) {
    const down = keys(s, '0 -560, 0.42 0 out, 0.62 8, 0.74 -16, 1.1 -620 in')
    const seed = s < 0.62 ? 334 + down : keys(s, '0.62 342, 0.86 540 in, 0.93 526, 1 540')
    const root = m.span(s, 1.1, 1.9, 'out')
    const stem = m.span(s, 1.3, 1.8, 'inOut')
    const grown = keys(s, '1.74 0, 1.92 0.12, 2.04 0.08, 2.42 1.1 out, 2.62 0.97, 2.8 1')
    const sway = keys(s, '2.04 0, 2.3 -16, 2.5 13, 2.7 -8, 2.9 5, 3.1 -2, 3.3 0')
    const head = keys(s, '0.2 180, 1.7 860 inOut, 2.1 880, 3.4 1460 in')
    return [
      rub(k.poly('-40 -40, 1640 -40, 1640 340, -40 340'), ochre, { slant: -3, gap: 44, dash: '40 30 3 60 90 44 9 80' }),
      at(230, 382, 1.8, stump()),
      at(1330, 384, 2.1, stump()),
      down > -600 ? at(800, 320 + down, 1, turn(-90, pointing(ochre, rawSienna))) : '',
      grown > 0 ? at(800, 400, 0.95, seedling(grown, sway)) : '',
      stratum('-40 390, 400 376, 800 400, 1640 380', umber, rawUmber),
      rub(k.poly('-40 430, 1640 420, 1640 600, -40 620'), rawUmber, { slant: 2, gap: 26, dash: '30 16 5 44' }),
      stratum('-40 640, 500 670, 1100 620, 1640 650', burntSienna, redOchre),
      stratum('-40 900, 600 930, 1200 890, 1640 910', peat, bramble),
      at(330, 540, 1, stone()),
      at(1390, 560, 1.3, stone(ash, chalk)),
      worm(passing(head)),
      root > 0
        ? strip(
            [
              [800, 545],
              [800 - 14 * root, 545 + 70 * root],
              [800 + 10 * root, 545 + 130 * root],
            ],
            clay,
            11,
          ) +
          strip(
            [
              [800, 560],
              [800 - 60 * root, 560 + 60 * root],
              [800 - 90 * root, 560 + 96 * root],
            ],
            clay,
            7,
          ) +
          strip(
            [
              [800, 566],
              [800 + 56 * root, 566 + 44 * root],
              [800 + 100 * root, 566 + 70 * root],
            ],
            clay,
            7,
          )
        : '',
      stem > 0
        ? strip(
            [
              [800, 540],
              [800, 540 - 145 * stem],
            ],
            terreVerte,
            16,
          )
        : '',
      at(800, seed, 1, turn(keys(s, '0.6 0, 0.86 130'), scrap(k.blob('-22 0, 0 -30, 22 0, 0 34'), ochre))),
    ].filter(Boolean)
  },
})

export const loop: m.Loop = { shots: [asked, felled, grey, soil] }
