/** How the film of Natural Capital begins: a morning in the valley, and what the shop sells of it. */
import { coinPart, farmerAt, place } from '../kit/actors/earth-shelves'
import { jar, pollenBox, sprigJar } from '../kit/actors/earth-shop'
import { bee, cottage, dozingSheep, fir, hill, oak, pollen } from '../kit/actors/earth-valley'
import * as k from '../kit/index'
import { earth, rub, scrap, stratum, torn } from '../kit/techniques/earth'
import { earthShot } from '../kit/techniques/earth-shot'
import * as m from '../motion/index'

const { at, flip, group, turn } = k
const { keys } = m
const { chalk, clay, ochre, rawSienna, redOchre, burntSienna, bramble, rawUmber, umber, terreVerte, moss, slate, ash } =
  earth

const wings = (n: number) => m.cycle(n, -8, 6, 14, 4)

/** The valley's trees: where they stand, how large, and whether they are firs. */
const trees: [number, number, number, boolean][] = [
  [806, 640, 0.8, true],
  [900, 650, 1, false],
  [1010, 640, 0.9, true],
  [1120, 660, 1.15, true],
  [1252, 664, 1.1, false],
  [1390, 670, 1.2, true],
  [1530, 676, 1.3, true],
]

/** A bee comes to work; so does a farmer, with a coin to spend. */
const valley = earthShot(40, {
  length: 3.2,
  on: 2,
  ground: clay,
  draw({ s, n }) {
    const view = m.track<m.View>(s, [0.3, [860, 470, 1.14]], [1.5, m.wide])
    const sway = Math.sin(s * 3.2) * 2.4
    const flight = m.along(
      [
        [-260, 210],
        [260, 330],
        [620, 220],
        [1000, 330],
        [820, 560],
        [560, 640],
      ],
      m.span(s, 0, 1.9, 'linear'),
    )
    const shrinks = keys(s, '0 1.5, 0.8 0.9, 1.9 0.16')
    const x = keys(s, '1.35 1900, 1.8 1290 out, 1.96 1330')
    const [cx, cy] = m.thrown([x - 190, 690], [x - 190, 690], 210, m.span(s, 2.1, 2.66, 'linear'))
    return [
      m.camera(
        view,
        rub(k.poly('-240 -140, 1840 -140, 1840 470, -240 470'), ochre, {
          slant: -3,
          gap: 44,
          dash: '40 30 3 60 90 44 9 80',
        }),
        at(1180, keys(s, '0 330, 2.4 214 out'), 1, torn(k.oval(0, 0, 120), ochre, chalk, 6, 30)),
        stratum('-240 400, 200 250, 560 400, 900 270, 1340 400, 1840 330', ash, chalk),
        stratum('-240 470, 300 360, 760 480, 1200 390, 1840 480', terreVerte, chalk),
        rub(k.poly('-240 500, 300 390, 700 500, 640 600, -240 600'), moss, { slant: 12, gap: 26 }),
        at(250, 600, 0.9, hill()),
        ...trees.map(([tx, ty, size, isFir], i) => at(tx, ty, size, isFir ? fir(sway * 0.4 + (i % 2)) : oak(sway))),
        stratum('-240 640, 400 600, 900 640, 1840 630', rawSienna, ochre, 1240),
        torn(k.blob('-260 760, 120 700, 330 730, 300 800, 90 860, -260 900', 0.12), slate, chalk, 6, 40),
        rub(k.poly('-240 780, 240 740, 200 800, -240 860'), ash, { slant: -6, gap: 18, dash: '70 30 20 44' }),
        at(560, 800, 1.55, cottage()),
        ...[0, 1, 2].map((i) => at(800 + i * 96, 812 + (i % 2) * 16, 0.8, sprigJar(i))),
        rub(k.poly('330 830, 1200 800, 1500 900, 300 940'), ochre, { slant: 3, gap: 26 }),
        stratum('-240 890, 600 870, 1100 900, 1840 880', burntSienna, redOchre, 1240),
        s < 1.9
          ? at(
              flight.x,
              flight.y,
              shrinks,
              turn(keys(s, '0 14, 0.5 -8, 1 10, 1.4 4'), s > 1.05 ? flip(bee(wings(n))) : bee(wings(n))),
            )
          : '',
        farmerAt(
          place(x, 1150, 1.5, -1),
          {
            hand: [x - 190, keys(s, '2 720, 2.1 668 out, 2.24 700, 2.6 690, 2.7 716, 2.86 700')],
            lean: keys(s, '1.8 -5, 2 2, 2.1 -3, 2.3 0'),
            look: 0.9,
            lift: keys(s, '2 0, 2.12 -0.9, 2.5 -0.9, 2.7 0.3, 2.9 0'),
            nod: keys(s, '2 2, 2.16 -9 out, 2.5 -9, 2.7 4, 2.9 0'),
            brow: keys(s, '1.8 0, 2.1 1, 2.8 1'),
            mouth: s > 2.7 ? 'smile' : 'calm',
            shut: m.blinks(s, 1.86, 2.9),
          },
          at(0, cy - 690, 1, cx > 0 ? turn(m.span(s, 2.1, 2.66, 'linear') * 360, coinPart) : ''),
        ),
      ),
    ]
  },
})

/** Pollen is sold by the box: one bee fills it, the next one waits. */
const boxes = earthShot(41, {
  length: 2.6,
  on: 2,
  ground: clay,
  draw({ s, n }) {
    const bob = Math.sin(s * 7) * 9
    const [x, y] = m.track<k.Pt>(
      s,
      [0, [1840, 60]],
      [0.8, [420, 330], 'out'],
      [1.05, [410, 372]],
      [1.25, [410, 396]],
      [1.4, [400, 340], 'out'],
      [1.75, [420, 350]],
      [2.4, [-420, -160], 'in'],
    )
    const drops = keys(s, '1.2 0, 1.42 96 in, 1.5 84, 1.58 92')
    const next = m.track<k.Pt>(s, [1.1, [1900, 330]], [2, [1040, 330], 'out'], [2.6, [930, 352]])
    return [
      rub(k.poly('-40 -40, 1640 -40, 1640 480, -40 560'), rawSienna, { slant: -30, gap: 60, dash: '9 26 30 60 3 44' }),
      ...['230 150', '382 240', '1330 90', '1482 180', '1330 270'].map((p) =>
        at(...(k.pts(p)[0] as k.Pt), 1, scrap(k.star(0, 0, 3, 96, 96, 0), ochre)),
      ),
      stratum('-40 700, 400 660, 900 720, 1640 670', ochre, chalk),
      at(
        460,
        694,
        1.5,
        m.squash(
          keys(s, '1.38 0, 1.46 0.07 out, 1.58 -0.03, 1.68 0'),
          pollenBox(moss, terreVerte, s > 1.2 ? at(0, -216 + drops, 1.25, pollen()) : ''),
        ),
      ),
      at(940, 700, 1.35, pollenBox(redOchre, burntSienna)),
      at(1340, 706, 1.2, pollenBox(bramble, redOchre)),
      torn(k.poly('-40 840, 1640 834, 1640 940, -40 946'), umber, rawSienna),
      rub(k.poly('-40 850, 1640 844, 1640 930, -40 936'), rawUmber, { slant: 0, gap: 22, dash: '120 20 40 60' }),
      stratum('-40 936, 700 944, 1640 930', bramble, umber),
      at(
        x,
        y + bob * (s < 1 ? 1 : 0.4),
        1.8,
        turn(
          keys(s, '0 -12, 0.7 8 out, 0.95 0, 1.3 0, 1.42 -12 out, 1.7 0, 2 -24'),
          flip(bee(wings(n), s < 1.2 ? pollen() : '')),
        ),
      ),
      s > 1.1 ? at(next[0], next[1] - bob, 1.4, turn(-6, flip(bee(wings(n + 2), pollen())))) : '',
    ].filter(Boolean)
  },
})

/** Shade is sold by the jar. Is that sheep real? He has to knock. */
const shade = earthShot(42, {
  length: 2.9,
  on: 2,
  ground: redOchre,
  draw({ s }) {
    const breath = (1 - Math.cos(s * 3.4)) * 5
    const ear = keys(s, '1.1 0, 1.18 -26 out, 1.3 8, 1.4 -22, 1.55 6, 1.7 0')
    const jolt = keys(s, '1.08 0, 1.14 -7 out, 1.22 3, 1.34 -6, 1.46 0')
    const hand = m.track<k.Pt>(
      s,
      [0.5, [1300, 900]],
      [0.9, [1190, 560], 'out'],
      [1.02, [1210, 556]],
      [1.1, [1080, 566], 'in'],
      [1.2, [1160, 560], 'out'],
      [1.32, [1080, 566], 'in'],
      [1.5, [1170, 580], 'out'],
      [2.3, [1180, 590]],
    )
    return [
      rub(k.poly('-40 -40, 1640 -40, 1640 820, -40 820'), burntSienna, { slant: 0, gap: 56, dash: '160 50 60 90' }),
      stratum('-40 840, 600 816, 1640 800', burntSienna, ochre),
      rub(k.poly('1020 840, 1640 820, 1640 980, 1020 990'), bramble, { slant: -60, gap: 64, dash: '50 20 90 34' }),
      at(
        0,
        920,
        1,
        turn(
          jolt * 0.16,
          at(
            580,
            -390,
            1,
            jar(
              840,
              780,
              group(
                torn(k.poly('-404 130, -150 96, 120 130, 404 90, 404 384, -404 384'), moss, terreVerte, 7, 44),
                rub(k.poly('100 130, 380 110, 380 230, 60 220'), terreVerte, { slant: -4, gap: 18 }),
                torn(k.oval(-20, 268, 330, 70), slate, undefined, 6, 40),
                at(-210, 260, 1.7, oak(Math.sin(s * 2.4) * 2 + jolt)),
                at(70, 222, 1.4, dozingSheep(ear, Math.round(breath))),
              ),
              clay,
              umber,
            ),
          ),
        ),
      ),
      farmerAt(
        place(keys(s, '0 1480, 0.4 1440 out, 1.6 1440, 2 1470'), 1130, 1.5, -1),
        {
          hand,
          lean: keys(s, '0 0, 0.5 6 out, 1.5 6, 1.8 -7 out, 2.2 -3'),
          look: 0.9,
          lift: keys(s, '0.3 0, 0.6 0.6, 1.5 0.6, 1.9 0.1'),
          nod: keys(s, '0.2 0, 0.6 9 out, 1.4 9, 1.72 -10 out, 2.2 -4'),
          brow: keys(s, '0.3 0, 0.6 -2, 1.4 -2, 1.6 1 out'),
          mouth: s < 1.5 ? 'calm' : s < 2.2 ? 'oh' : 'smile',
          shut: m.blinks(s, 0.36, 2.16),
        },
        s < 2.9 ? coinPart : '',
      ),
      stratum('-40 950, 900 940, 1640 960', bramble, burntSienna),
    ]
  },
})

export const loop: m.Loop = { shots: [valley, boxes, shade] }
