/** The turn of A leg to run on: the first blade is too much of a spring, the drawing is mended, and the bolts go in. */
import { blade, runner } from '../kit/actors/gallery'
import { drawingSheet, engineer, lineRunner, pencilHand } from '../kit/actors/gallery-leg'
import { lane, sunnyTrack } from '../kit/actors/gallery-track'
import * as k from '../kit/index'
import { gallery } from '../kit/palettes'
import { hand } from '../kit/props/figure'
import * as m from '../motion/index'

const { at, flip, ink, limb, turn } = k
const { keys } = m
const { brass, gold, copper, deep, navy, cream } = gallery
const steel = '#c5d0e0'

/** One hop, and he is gone. She counts the seconds. */
const spring: m.Shot = {
  length: 3.5,
  on: 2,
  ground: '#f4b33f',
  draw({ s }) {
    const lift = keys(
      s,
      '0.75 0, 0.86 8, 1.14 -1150 out, 2.1 -1150, 2.36 0 in, 2.44 0, 2.62 -150 out, 2.8 0 in, 2.9 -40 out, 3 0 in',
    )
    const flat = keys(
      s,
      '0.4 0, 0.72 0.17, 0.8 0.16, 0.9 -0.22, 1.14 -0.16, 2.1 -0.14, 2.3 -0.14, 2.38 0.34 out, 2.5 -0.08, 2.62 0, 2.8 0.16, 2.9 -0.04, 3 0.06, 3.12 0',
    )
    const away = lift < -700
    const pose = s < 0.85 ? 0 : s < 2.38 ? 1 : 2
    const legs = (
      [
        ['-10 -140, -16 -86, -30 -8', '12 -140, 30 -76, 26 -8'],
        ['-10 -140, -40 -80, -70 -20', '12 -140, 40 -80, 60 -20'],
        ['-10 -132, 20 -92, -20 -8', '12 -132, 50 -90, 44 -8'],
      ] as [string, string][]
    )[pose] as [string, string]
    const arms = m.pair(
      s,
      [0.4, '-60 -200, -50 -150|64 -200, 76 -150'],
      [0.72, '-80 -190, -110 -130|90 -190, 110 -130'],
      [0.9, '-90 -300, -120 -380|96 -300, 120 -380', 'out'],
      [2.3, '-110 -290, -150 -360|110 -290, 150 -360'],
      [2.42, '-100 -180, -140 -130|100 -180, 140 -130', 'in'],
      [3, '-70 -200, -60 -150|70 -200, 80 -150'],
    )
    return [
      sunnyTrack([1040, 210], 700, 640, lane('-20 800, 1620 740'), lane('-20 970, 1620 930')),
      k.shadow(590, 930, Math.max(60, 230 + lift * 0.16)),
      away
        ? ''
        : at(
            590,
            925 + lift,
            1.6,
            m.squash(
              flat,
              runner({
                legs,
                arms,
                mood: m.moods(s, '0 smile, 0.75 shock, 2.9 smile', 0.3, 3.2),
                nod: keys(s, '0.1 14, 0.5 14, 0.72 0, 2.4 0, 2.9 0, 3.1 12 out'),
              }),
            ),
          ),
      s > 0.84 && s < 1.3
        ? ink(
            [-70, 0, 70].flatMap((x) => k.line([590 + x, 860 - (s - 0.84) * 700], [590 + x, 780 - (s - 0.84) * 700])),
            10,
            cream,
          )
        : '',
      s > 2.36 && s < 2.62
        ? ink(
            [-1, 1].flatMap((side) =>
              [0, 1].flatMap((i) =>
                k.curve(
                  [590 + side * (150 + i * 60), 930 - i * 26],
                  [590 + side * (210 + i * 80 + (s - 2.36) * 260), 890 - i * 50],
                ),
              ),
            ),
            10,
            cream,
          )
        : '',
      at(
        1200,
        1000,
        1.75,
        flip(
          engineer({
            mood: m.moods(s, '0 smile, 0.86 shock, 2.36 sad, 2.7 happy', 1.7),
            look: 0.9,
            nod: keys(s, '0.6 6, 0.8 10, 1.12 -26 out, 2.08 -26, 2.36 10 in, 2.6 2, 2.8 8, 3 -4'),
            arms: [
              '-70 -190, -30 -150',
              m.arm(
                m.track<k.Pt>(
                  s,
                  [0.8, [96, -200]],
                  [1.1, [156, -306], 'out'],
                  [2.1, [152, -304]],
                  [2.36, [100, -250], 'in'],
                  [2.7, [96, -246]],
                  [3, [100, -220]],
                ),
              ),
            ],
            legs: ['-24 -140, -26 -70, -28 -8', '24 -140, 26 -70, 28 -8'],
          }),
        ),
      ),
    ]
  },
}

/** So she draws it again: less of a spring, more of a leg. */
const redrawn: m.Shot = {
  length: 2.9,
  on: 2,
  ground: copper,
  draw({ s }) {
    const drawn = m.span(s, 0.35, 1.5, 'linear')
    // The blade as the pencil draws it, knee to toe.
    const path = k.pts('693 629, 690 671, 655 715, 658 752, 698 767, 747 767')
    const shown = Math.max(2, Math.round(1 + drawn * (path.length - 1)))
    const at_ = m.along(path, drawn)
    const [x, y] =
      s < 0.35
        ? m.track<k.Pt>(s, [0, [960, 760]], [0.33, path[0] as k.Pt, 'out'])
        : s < 1.5
          ? [at_.x, at_.y]
          : m.track<k.Pt>(s, [1.5, path.at(-1) as k.Pt], [1.9, [1170, 860], 'out'])
    const glad = s > 1.6
    const hop = keys(s, '1.66 0, 1.8 10, 1.96 -70 out, 2.12 0 in, 2.22 8, 2.36 -46 out, 2.52 0 in')
    return [
      k.cut(k.pts('-40 -40, 520 -40, 300 1040, -40 1040'), '#a94c27', 8, 150),
      at(760, 480, 1, drawingSheet()),
      at(
        760,
        730 + hop * 1.4,
        1.4,
        m.squash(
          keys(s, '1.66 0, 1.8 0.1, 1.9 -0.06, 1.96 0, 2.12 0.1, 2.3 -0.04, 2.52 0.06, 2.66 0'),
          lineRunner({
            legs: ['-12 -140, -48 -72, -30 -8', '12 -140, 26 -70, 10 -6'],
            arms: m.pair(
              s,
              [0.4, '-50 -200, -70 -150|54 -200, 74 -150'],
              [1.7, '-50 -200, -70 -150|54 -200, 74 -150'],
              [1.95, '-80 -300, -110 -370|80 -300, 116 -370', 'out'],
              [2.6, '-76 -290, -100 -360|76 -290, 110 -360'],
            ),
            smile: keys(s, '0 -9, 1.5 -6, 1.7 11 out'),
            blade: glad,
          }),
        ),
      ),
      !glad && s > 0.35 ? ink(k.curve(...path.slice(0, shown)), 20, copper) : '',
      at(1420, 200, 1.1, turn(s * 20, k.gear(brass, 12, 120, copper))),
      at(x, y, 1, pencilHand()),
    ]
  },
}

/** Two bolts, half a turn each; then the toe is tried, twice. */
const fitted: m.Shot = {
  length: 2.8,
  on: 2,
  ground: '#9cc7cf',
  draw({ s }) {
    const screwed = keys(s, '0.2 0, 0.55 60 inOut, 0.7 20, 1.05 80 inOut')
    const gone = keys(s, '1.1 0, 1.2 -30, 1.5 640 in')
    const tap = keys(s, '1.6 0, 1.76 -16 out, 1.88 0 in, 2 -16 out, 2.12 0 in')
    const press = keys(s, '1.88 0, 1.92 0.05, 2 0, 2.12 0.07, 2.24 -0.03, 2.36 0')
    return [
      k.cut(k.pts('900 -40, 1640 -40, 1640 1040, 1100 1040'), '#7fb0bd', 8, 160),
      k.windowOn(90, 70, 380, 330, gold, at(130, 110, 0.8, k.cloud(cream))),
      k.floor(850, copper),
      k.shadow(760, 930, 260),
      k.shadow(1120, 940, 190),
      // The other leg is behind, with its shoe.
      limb(k.curve('1010 -40, 1050 300, 1080 820'), navy, 130),
      at(1130, 880, 1.7, k.trainer(copper, cream)),
      at(
        740,
        915,
        1,
        turn(
          tap,
          m.squash(
            press,
            at(
              -740,
              -915,
              1,
              limb(k.curve('560 -40, 640 80, 690 230'), navy, 170),
              at(700, 330, 2.1, blade(steel)),
              at(676, 290, 1, turn(screwed, k.disc(0, 0, 30, brass), ink(k.line('-16 0, 16 0'), 8))),
              at(
                748,
                290,
                1,
                turn(s > 0.6 ? screwed * 1.4 : 0, k.disc(0, 0, 30, brass), ink(k.line('-16 0, 16 0'), 8)),
              ),
            ),
          ),
        ),
      ),
      at(
        400 - gone,
        300,
        1.15,
        turn(
          Math.sin((screwed / 180) * Math.PI) * 8 - 4,
          hand(
            5,
            cream,
            at(
              20,
              0,
              1,
              turn(
                screwed - 30,
                limb(k.line('-10 0, 120 -2'), '#8a97a8', 26),
                k.shape(k.poly('96 -36, 160 -30, 160 -8, 128 -8, 128 8, 160 8, 160 30, 96 34'), '#8a97a8'),
              ),
            ),
            deep,
          ),
        ),
      ),
      s > 1.86 && s < 2.4
        ? ink(
            k.curve([900, 880], [930, 850], [936, 810]).concat(k.curve([560, 880], [530, 850], [524, 810])),
            10,
            cream,
          )
        : '',
    ]
  },
}

export const loop: m.Loop = { shots: [spring, redrawn, fitted] }
