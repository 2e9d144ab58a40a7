/** How Natural Capital ends: the river comes, the coin goes back, the greens return, and so does the worm. */
import { flood, rain, windows } from '../kit/actors/earth-flood'
import { coinPart, farmerAt, keeperAt, place, shop } from '../kit/actors/earth-shelves'
import { cottage, stone, strip, stump, worm } from '../kit/actors/earth-valley'
import * as k from '../kit/index'
import { earth, rub, rubbed, scrap, stratum, torn } from '../kit/techniques/earth'
import { earthShot } from '../kit/techniques/earth-shot'
import * as m from '../motion/index'

const { at, group, turn } = k
const { keys } = m
const { chalk, clay, ochre, rawSienna, redOchre, burntSienna, bramble, rawUmber, umber, peat, ash, slate } = earth

/** No root holds the river now. It comes in the night, as far as the doorstep. */
const river = earthShot(43, {
  length: 3,
  on: 2,
  ground: bramble,
  draw({ s, n }) {
    const x = keys(s, '0 -560, 1.9 150 in, 2.1 110, 2.35 168, 2.6 140, 3 156')
    const swell = Math.sin(s * 5) * 10
    const on = s < 1.86 || (s > 2 && s < 2.12)
    return [
      rub(k.poly('-40 -40, 1640 -40, 1640 560, -40 560'), slate, { slant: 66, gap: 46, dash: '44 60 20 90' }),
      at(1370, 150, 1, scrap(k.blob('0 -80, 50 -66, 80 0, 50 66, 0 80, 30 40, 38 0, 30 -40'), clay)),
      stratum('-40 560, 500 520, 1000 600, 1640 500', slate, ash),
      stratum('200 700, 900 640, 1300 620, 1640 640', ash, slate),
      stratum('-40 860, 500 800, 1000 760, 1640 800', umber, rawSienna),
      at(560, 800, 2.1, stump()),
      at(800, 784, 1.7, stump()),
      at(960, 776, 1.4, stump()),
      at(1310, 780, 1.5, cottage(), windows(on)),
      at(x, swell, 1, flood()),
      rain(n),
      stratum('1040 1000, 1300 930, 1640 920', burntSienna, redOchre),
    ]
  },
})

/** By lamplight he pays. She slides the coin back, and lays down what he should have asked for. */
const ledger = earthShot(44, {
  length: 3,
  on: 2,
  ground: peat,
  draw({ s }) {
    const his = m.track<k.Pt>(
      s,
      [0.15, [560, 800]],
      [0.6, [700, 796], 'out'],
      [0.8, [690, 800]],
      [1.1, [520, 816]],
      [2.2, [520, 816]],
      [2.5, [640, 800], 'out'],
    )
    const hers = m.track<k.Pt>(
      s,
      [0.9, [1010, 830]],
      [1.2, [800, 796], 'out'],
      [1.6, [690, 806]],
      [1.8, [800, 780]],
      [1.9, [880, 740], 'out'],
      [2.1, [850, 770]],
      [2.3, [1000, 826]],
    )
    const coin = keys(s, '0.15 540, 0.6 690 out, 1.22 690, 1.6 560')
    const fall = keys(s, '1.98 776, 2.12 846 in, 2.2 826, 2.28 846')
    return [
      rub(k.poly('-40 -40, 1640 -40, 1640 860, -40 860'), umber, { slant: 84, gap: 46, dash: '60 30 14 44' }),
      at(
        750,
        -20,
        1,
        turn(
          Math.sin(s * 2) * 1.5,
          at(
            -750,
            20,
            1,
            torn(k.poly('640 170, 860 170, 1500 900, 0 900'), umber, undefined, 4, 70),
            torn(k.poly('670 180, 830 180, 1260 900, 240 900'), rawSienna, undefined, 4, 70),
            torn(k.poly('700 190, 800 190, 1030 900, 470 900'), ochre, undefined, 4, 70),
            strip('750 -60, 750 110', rawUmber, 9),
            torn(k.poly('690 96, 812 92, 900 204, 604 208'), ash, slate, 4, 40),
            scrap(k.oval(750, 210, 44, 26), chalk),
          ),
        ),
      ),
      farmerAt(place(330, 950, 1.5, 1), {
        hand: his,
        lean: keys(s, '0.1 4, 0.6 11 out, 1 6, 1.7 3, 2.1 8, 2.5 12'),
        look: 0.9,
        lift: keys(s, '0 0.8, 1.1 0.8, 1.4 0.3, 1.8 0.4, 2.1 1'),
        nod: keys(s, '0 6, 0.7 10, 1.2 0, 1.6 -4, 2 8, 2.5 12'),
        brow: keys(s, '0 -1, 1.1 -1, 1.5 0.4, 2.1 1 out'),
        mouth: s < 1.2 ? 'sad' : s < 2.1 ? 'calm' : s < 2.5 ? 'oh' : 'smile',
        shut: m.blinks(s, 1.1, 1.9, 2.6),
      }),
      keeperAt(place(1190, 950, 1.5, -1), {
        hand: hers,
        lean: keys(s, '0.8 2, 1.3 9 out, 1.7 8, 2.3 1'),
        look: 0.9,
        lift: keys(s, '0.3 0.8, 0.8 0.8, 1 0.1, 1.3 0.8, 2.2 0.6, 2.4 0'),
        nod: keys(s, '0 4, 0.7 8, 1 -3, 1.3 8, 2.3 2, 2.5 -4 out'),
        brow: keys(s, '0 0, 0.9 0.6, 2.3 0.6, 2.5 1'),
        mouth: s < 2.1 ? 'calm' : 'smile',
        shut: m.blinks(s, 0.7, 2.3),
      }),
      stratum('-40 860, 600 850, 1640 862', burntSienna, redOchre),
      torn(k.poly('390 860, 1140 856, 1190 980, 350 980'), bramble, undefined, 4, 60),
      torn(k.blob('766 880, 600 780, 430 800, 400 930, 590 900, 766 960', 0.1), chalk, ash, 4, 50),
      torn(k.blob('766 880, 930 780, 1100 800, 1130 930, 946 900, 766 960', 0.1), chalk, ash, 4, 50),
      rub(k.poly('470 826, 600 810, 720 880, 716 920, 590 860, 460 880'), slate, {
        slant: 24,
        gap: 15,
        dash: '40 9 16 12',
      }),
      at(coin - 30, 860, 0.9, coinPart),
      s > 1.98
        ? at(
            850,
            fall,
            1,
            turn(keys(s, '2.12 -40, 2.28 16, 2.5 0'), scrap(k.blob('-22 0, 0 -30, 22 0, 0 34'), rawSienna)),
          )
        : '',
    ].filter(Boolean)
  },
})

/** What came back to the valley comes back to the shelf, jar by jar; the hill last. */
const green = earthShot(45, {
  length: 3,
  on: 2,
  ground: peat,
  draw({ s }) {
    const view = m.track<m.View>(s, [0.2, [800, 330, 1.6]], [1.3, [800, 340, 1.5]], [2, m.wide, 'inOut'])
    const gone = (i: number) => keys(s - 0.3 - i * 0.17, '0 1, 0.08 1.15, 0.26 0 in')
    const perk = keys(s, '1.5 0, 1.62 -10 out, 1.8 7, 2 -4, 2.2 0')
    return [
      m.camera(
        view,
        ...shop({
          fall: s * 1.2,
          sway: perk,
          gone,
          hillGone: s < 1.5,
          coin: false,
          keeper: {
            hand: m.track<k.Pt>(
              s,
              [0.8, [470, 812]],
              [1.2, [440, 620], 'out'],
              [1.9, [450, 640]],
              [2.3, [640, 420], 'out'],
            ),
            lean: keys(s, '0.4 4, 0.8 -4 out, 1.5 0, 1.9 4'),
            look: keys(s, '0 0.8, 0.4 0.4, 1.1 1, 1.5 0.8'),
            lift: keys(s, '0.2 0.4, 0.4 -1, 1.3 -1, 1.6 0.6, 2 0.6, 2.2 0'),
            nod: keys(s, '0.2 6, 0.5 -9 out, 1.3 -6, 1.6 6, 2.1 2'),
            brow: keys(s, '0.2 -1, 0.5 1 out'),
            mouth: s < 0.5 ? 'sad' : s < 1.2 ? 'oh' : 'smile',
            shut: m.blinks(s, 0.24, 1.5, 2.2),
          },
          customer: {
            hand: m.track<k.Pt>(s, [1, [1140, 800]], [2, [1120, 760]], [2.3, [1000, 690], 'out'], [2.45, [1010, 700]]),
            lean: keys(s, '0.6 3, 0.9 -4 out, 1.6 0, 2.3 3'),
            look: 0.9,
            lift: keys(s, '0.4 0.4, 0.7 -1, 1.4 -1, 1.6 0.5, 2.2 0'),
            nod: keys(s, '0.4 8, 0.8 -9 out, 1.4 -8, 1.7 4, 2.2 0'),
            brow: keys(s, '0.4 -1, 0.8 1 out'),
            mouth: s < 0.7 ? 'sad' : s < 1.5 ? 'oh' : 'smile',
            shut: m.blinks(s, 0.4, 1.6, 2.5),
          },
        }),
      ),
    ]
  },
})

/** Below the counter lies what never had a price. The worm has no use for a coin. */
const below = earthShot(46, {
  length: 3,
  on: 2,
  ground: umber,
  draw({ s }) {
    const view = m.track<m.View>(s, [0.2, [800, 190, 1.5]], [1.2, m.wide])
    const head = keys(s, '0.3 -40, 1.8 1130 linear, 1.95 1104, 2.1 1150, 2.3 1138')
    const path = Array.from({ length: 13 }, (_, i): k.Pt => {
      const x = head - (12 - i) * 58
      return [x, 742 + Math.sin(x / 150) * 46]
    })
    const tip = keys(s, '1.78 0, 1.9 34 out, 2.06 20, 2.14 74, 2.4 66')
    return [
      m.camera(
        view,
        rub(k.poly('-40 380, 1640 360, 1640 620, -40 620'), rawUmber, { slant: 3, gap: 26, dash: '30 16 5 44' }),
        stratum('-40 560, 500 620, 1100 520, 1640 560', burntSienna, redOchre),
        rub(k.poly('-40 640, 500 650, 1100 560, 1640 600, 1640 700, -40 740'), bramble, { slant: 4, gap: 24 }),
        stratum('-40 760, 600 840, 1200 760, 1640 800', bramble, burntSienna),
        stratum('-40 930, 700 900, 1640 950', peat, umber),
        at(160, 500, 0.8, stone()),
        at(1450, 480, 1.1, stone(ash, chalk)),
        at(380, 940, 0.9, stone(ash, chalk)),
        rubbed(
          k.poly('-40 60, 1640 60, 1640 320, -40 312'),
          rawSienna,
          burntSienna,
          { slant: 1, gap: 34, dash: '160 20 60 40' },
          ochre,
        ),
        ...[60, 470, 880, 1290].map((x, i) =>
          at(
            x,
            190,
            1,
            rubbed(
              k.poly('0 -74, 330 -78, 328 72, 2 76'),
              i % 2 ? rawSienna : ochre,
              clay,
              { slant: -2, gap: 34, dash: '70 40 20 34' },
              umber,
            ),
            scrap(k.oval(165, 0, 24), burntSienna),
          ),
        ),
        scrap(k.poly('-240 -240, 1840 -240, 1840 72, -240 76'), peat),
        group(
          ...[
            '760 316, 740 390, 800 440, 770 530',
            '1180 316, 1200 400, 1150 440, 1190 520',
            '300 316, 290 380, 330 450',
          ].map((p) =>
            strip(
              m.mix(
                p.replace(/(\d+) (\d+)/g, (_, x) => `${x} 316`),
                p,
                m.span(s, 0.7, 1.7, 'out'),
              ),
              clay,
              9,
            ),
          ),
        ),
        at(1260, 700 + keys(s, '1.78 0, 2.14 12 in'), 1.4, turn(tip, at(-34, 26, 1, coinPart))),
        worm(path),
      ),
    ]
  },
})

export const loop: m.Loop = { shots: [river, ledger, green, below] }
