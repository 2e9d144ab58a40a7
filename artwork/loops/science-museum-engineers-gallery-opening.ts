/** How A leg to run on begins: a drawing breaks, a runner sits out, an engineer has an idea, and the works turn. */
import {
  crutch,
  drawingSheet,
  engineer,
  gearPair,
  lineRunner,
  pencilHand,
  sitter,
  trackBench,
  workshopWall,
} from '../kit/actors/gallery-leg'
import { lane, passer, sunnyTrack } from '../kit/actors/gallery-track'
import * as k from '../kit/index'
import { gallery } from '../kit/palettes'
import * as m from '../motion/index'

const { at, ink, limb, turn } = k
const { keys } = m
const { brass, gold, copper, deep, navy, cream } = gallery

const standing: [string, string] = ['-40 -190, -60 -150', '44 -190, 66 -150']

/** A pencil draws a runner; the line breaks below the knee. */
const broken: m.Shot = {
  length: 3,
  on: 2,
  ground: copper,
  draw({ s, n }) {
    // It sets off on the spot, and the leg snaps at the third step.
    const runs = s > 0.7 && s < 1.5
    const step = m.run((n - 8) / 8)
    const snap = s >= 1.5
    const fallen = m.span(s, 1.5, 1.86, 'in')
    const drop = keys(s, '1.5 0, 1.86 170 in, 1.98 142, 2.1 170 in')
    const hop = snap ? keys(s, '1.5 0, 1.62 -26 out, 1.8 0 in, 1.92 -8, 2.04 0') : runs ? step.lift : 0
    const tip = keys(s, '0.7 0, 0.8 10, 1.5 12, 1.66 -10 out, 1.9 4, 2.1 0')
    const [x, y] = m.track<k.Pt>(
      s,
      [0, [690, 700]],
      [0.2, [720, 640]],
      [0.5, [900, 820], 'out'],
      [0.8, [1160, 900]],
      [2.2, [1160, 900]],
      [2.5, [1010, 742], 'out'],
    )
    return [
      k.cut(k.pts('-40 -40, 520 -40, 300 1040, -40 1040'), '#a94c27', 8, 150),
      at(760, 480, 1, drawingSheet()),
      at(
        760,
        730 + hop * 1.4,
        1.4,
        turn(
          tip,
          lineRunner({
            legs: runs
              ? step.legs
              : snap
                ? ['-12 -140, -30 -66', '12 -140, 26 -70, 10 -6']
                : ['-12 -140, -46 -80, -70 -10', '12 -140, 40 -76, 36 -6'],
            arms: runs
              ? step.arms
              : snap
                ? m.pair(
                    s,
                    [1.5, '-60 -240, -120 -260|70 -240, 130 -260'],
                    [1.7, '-80 -270, -130 -330|80 -270, 140 -330', 'out'],
                    [2.1, '-50 -200, -70 -150|54 -200, 74 -150'],
                  )
                : standing,
            smile: keys(s, '1.5 9, 1.62 -2, 2 -9'),
          }),
        ),
      ),
      snap
        ? at(
            718 - fallen * 30,
            632 + drop,
            1.4,
            turn(keys(s, '1.5 0, 1.86 62 in, 1.98 80, 2.1 86'), ink(k.line('0 0, -22 74'), 13, deep)),
          )
        : '',
      at(1420, 200, 1.1, k.gear(brass, 12, 120, copper)),
      at(x, y, 1, pencilHand()),
    ]
  },
}

/** The others run past. His seat is the best in the place, and he would give it away. */
const bench: m.Shot = {
  length: 3.1,
  on: 2,
  ground: '#f4b33f',
  draw({ s, n }) {
    const look = keys(s, '0.3 -0.8, 0.7 -0.8, 1.5 0.9, 2.1 0.9, 2.4 0.3')
    return [
      sunnyTrack([1330, 200], 640, 600, lane('-20 700, 1620 660'), lane('-20 800, 1620 760')),
      passer(s, n, 0.2, { skin: 2, hair: 'pony', top: copper }),
      passer(s, n, 0.62, { skin: 0, hair: 'short', top: cream }),
      k.ground(860, '#7d4426'),
      at(820, 830, 1.35, trackBench()),
      at(
        760,
        1010,
        1.75,
        sitter({
          mood: m.moods(s, '0 calm, 0.7 smile, 2.1 sad', 1.1, 2.4),
          look,
          nod: keys(s, '0.4 -4, 1 -6, 1.6 2, 2.1 0, 2.5 16 inOut'),
          arms: [
            m.track<string>(s, [2.1, '-80 -200, -70 -150'], [2.6, '-78 -196, -52 -146']),
            m.track<string>(
              s,
              [0.6, '84 -200, 70 -150'],
              [1, '80 -190, 100 -150'],
              [2.1, '80 -190, 100 -150'],
              [2.5, '74 -186, 60 -150'],
            ),
          ],
        }),
      ),
      at(1190, 1000, 1.6, turn(8 + keys(s, '0.5 0, 0.62 4, 0.8 -2, 1 0'), crutch())),
    ]
  },
}

/** A steel rule at the table's edge says more than a book. */
const idea: m.Shot = {
  length: 2.9,
  on: 2,
  ground: copper,
  draw({ s, n }) {
    const bent =
      s < 0.9 ? keys(s, '0.4 0, 0.86 62 out') : Math.cos((s - 0.9) * 26) * 58 * Math.max(0, 1 - (s - 0.9) / 1.2)
    const finger = m.track<k.Pt>(
      s,
      [0.1, [150, -230]],
      [0.4, [232, -204]],
      [0.86, [226, -166], 'out'],
      [0.94, [236, -130], 'in'],
      [1.4, [180, -250], 'out'],
    )
    const lightUp = m.span(s, 1.5, 1.62, 'out')
    return [
      workshopWall(),
      lightUp > 0 ? k.fill(k.oval(430, 210, 290 * lightUp + (n % 2) * 5), gold, 0.3) : '',
      at(
        430,
        1070,
        2.1,
        engineer({
          mood: m.moods(s, '0 think, 0.9 shock, 1.5 happy', 0.3),
          look: 0.9,
          nod: keys(s, '0 8, 0.5 14, 0.9 12, 1.06 -6 out, 1.5 -8, 1.7 6, 2 0'),
          arms: ['20 -150, 130 -150', m.arm(finger)],
        }),
      ),
      k.cut(k.pts('-40 800, 1240 770, 1240 1040, -40 1040'), '#7d3a20', 4, 200),
      k.rect(1216, 764, 40, 300, '#5f2b16'),
      // The rule is clamped at the edge, and swings beyond it.
      limb(
        k.curve([760, 778], [1060, 772], [1250, 770 + bent * 0.12], [1420, 770 + bent * 0.9], [1540, 770 + bent * 2.1]),
        '#c5d0e0',
        20,
        5,
      ),
      k.rect(1010, 738, 90, 56, brass, 8),
      s > 0.92 && s < 2
        ? ink(
            [
              ...k.curve([1560, 690 - bent], [1590, 770], [1560, 850 + bent * 0.4]),
              ...k.curve([1480, 660], [1500, 690], [1490, 700]),
            ],
            7,
            cream,
          )
        : '',
      at(140, 830, 1.1, k.cup(deep)),
    ]
  },
}

/** Twelve teeth turn thirty-six, and a straight bar is straight no more. */
const works: m.Shot = {
  length: 3,
  on: 2,
  ground: deep,
  draw({ s, n }) {
    const turned = keys(s, '0.2 0, 0.4 -4, 2 120 inOut, 2.2 120')
    const bent = m.span(turned, 10, 118, 'linear')
    const lift = keys(s, '2.1 0, 2.2 10 out, 2.55 -210 out')
    const ring = keys(s, '2.1 0, 2.24 10 out, 2.4 -7, 2.56 4, 2.72 -2, 2.9 0')
    const bar = m.mix(
      '1180 330, 1180 430, 1180 530, 1180 630, 1180 730, 1180 830',
      '1180 330, 1172 420, 1100 530, 1104 650, 1200 700, 1330 700',
      bent,
    )
    return [
      k.cut(k.pts('760 -40, 1500 -40, 1640 1040, 420 1040'), '#154560', 10, 160),
      at(560, 470, 1, gearPair(turned)),
      limb(k.line('560 470, 880 610'), navy, 10, 4),
      k.rect(860, 560 + bent * 80, 200, 92, copper, 14),
      limb(k.line([1060, 606 + bent * 80], [1096, 606 + bent * 70]), '#b8c4c8', 40, 6),
      k.ground(900, navy),
      k.rect(-30, 884, 1660, 40, copper),
      k.disc(1200, 600, 84, brass),
      k.dot(1200, 600, 18, navy),
      at(
        0,
        lift,
        1,
        at(
          1180,
          330,
          1,
          turn(
            ring,
            at(
              -1180,
              -330,
              1,
              limb(k.curve(...k.pts(bar)), '#c5d0e0', 34, 7),
              k.shape(k.round('1136 290, 1224 290, 1210 380, 1150 380', 16), navy),
            ),
          ),
        ),
      ),
      limb(k.line([1180, -40], [1180, 270 + lift]), '#b8c4c8', 14, 5),
      k.rect(1120, 240 + lift, 120, 60, gold, 12),
      bent > 0.05 && bent < 0.98
        ? ink(
            [0, 1, 2].flatMap((i) =>
              k.line([1020 - i * 26, 690 + ((n + i) % 3) * 20], [990 - i * 30, 710 + ((n + i) % 3) * 26]),
            ),
            9,
            gold,
          )
        : '',
    ]
  },
}

export const loop: m.Loop = { shots: [broken, bench, idea, works] }
