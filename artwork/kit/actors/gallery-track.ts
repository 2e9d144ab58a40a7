/** Where the film of the leg is set: the track with its sun, tape and confetti, and the room of the museum. */

import { wrap } from '../../motion/acting'
import { keys, track } from '../../motion/ease'
import { run, type Step } from '../../motion/gaits'
import { at, cut, fill, group, ink, type Part, rect, turn } from '../core'
import { hills, sun } from '../land'
import { gallery } from '../palettes'
import { box, curve, line, type Pt, pts } from '../path'
import { type FigureOptions, figure } from '../props/figure'
import { floor, plinth } from '../rooms'
import { blade } from './gallery'
import { drawingSheet, lineRunner } from './gallery-leg'

const { brass, gold, copper, deep, navy, cream } = gallery

/** The track under its sun: where the sun is, and the height at which the track begins at either side. */
export const sunnyTrack = (sunAt: Pt, left: number, right: number, ...lines: Part[]): Part =>
  group(
    cut(pts('-40 -40, 900 -40, 500 560, -40 640'), gold, 10, 150),
    at(...sunAt, 1.2, sun(cream, cream)),
    hills(left - 90, copper, 40, 4),
    cut(
      [
        [-40, left],
        [1640, right],
        [1640, 1040],
        [-40, 1040],
      ],
      brass,
      5,
      190,
    ),
    ...lines,
  )

/** A chalk line across the track. */
export const lane = (points: string, width = 10): Part => ink(line(points), width, cream)

/** The halves of the tape: one on a chest at a point and behind it, one at its post. `fallen` is how far the ends hang. */
export const tornTape = ([x, y]: Pt, fallen: number, flutter: number): Part =>
  group(
    ink(
      curve(
        [x - 70, y],
        [x - 190, y + 40 + fallen + flutter],
        [x - 300, y + fallen * 2 - flutter],
        [x - 400, y + 80 + fallen * 2],
      ),
      20,
      copper,
    ),
    ink(curve([x - 70, y], [x + 10, y + 20], [x + 76, y - 8]), 20, copper),
    ink(curve([902, 520], [930, 600 + flutter], [900 - flutter, 690]), 20, copper),
  )

/** Eight pieces of paper in the air, so many seconds after they were thrown. */
export const confetti = (s: number, n: number): Part =>
  group(
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
      at(
        760 + i * 76 + s * (i - 3) * 60,
        330 - i * 18 * (i % 2 ? 1 : -1) + s ** 2 * 420,
        1,
        turn(n * 40 + i * 50, rect(-14, -8, 28, 16, [copper, cream, deep][i % 3] ?? cream)),
      ),
    ),
  )

/** The room: the mended drawing runs in its frame, and the blade is in its case. */
export function museumRoom(n: number): Part {
  const step: Step = run(n / 8)
  const marks = [0, 1].flatMap((i) => {
    const mark = wrap(i * 420 - n * 60, -420, 420)
    return line([mark, 214], [mark + 90, 213])
  })
  return group(
    cut(pts('300 -40, 940 -40, 1120 1040, 120 1040'), '#1c5470', 10, 160),
    rect(250, 110, 760, 560, brass),
    fill(box(278, 138, 704, 504), copper),
    at(
      630,
      390,
      0.62,
      drawingSheet(),
      ink(marks, 9, copper),
      at(0, 200 + step.lift * 1.3, 1.3, turn(10, lineRunner({ ...step, blade: true, smile: 11 }))),
    ),
    ink(box(278, 138, 704, 504), 6),
    floor(830, '#7d4426'),
    at(160, 760, 1.25, plinth(cream, 180)),
    at(180, 520, 0.66, turn(-6, blade('#c5d0e0'))),
    fill(box(40, 400, 250, 350), '#cfeef2', 0.22),
    ink(box(40, 400, 250, 350), 8, cream),
    ink(line('70 520, 130 430'), 8, cream),
  )
}

type Limbs = [blade: string, foot: string, back: string, front: string]

/** Crouched on the line, hips up, and off. */
export const crouching = (s: number): Limbs =>
  track(
    s,
    [0.5, '-10 -110, -70 -76, -96 -8|12 -106, 70 -70, 30 -8|-20 -150, 20 -40|80 -170, 120 -40'],
    [0.9, '-10 -140, -80 -100, -110 -8|12 -136, 74 -96, 34 -8|-10 -160, 30 -50|90 -180, 126 -50', 'out'],
    [1.2, '-10 -144, -80 -104, -112 -8|12 -140, 74 -100, 34 -8|-10 -164, 30 -54|90 -184, 126 -54'],
    [1.34, '-10 -140, -80 -90, -140 -20|12 -140, 90 -150, 120 -80|-90 -210, -140 -150|110 -240, 150 -300', 'in'],
  ).split('|') as Limbs

/** A runner of another lane who sets off so much later than at 1.34, from a place and in a size. */
export function rival(
  s: number,
  n: number,
  late: number,
  [x, y, size]: readonly [number, number, number],
  look: FigureOptions,
): Part {
  const from = 1.34 + late
  const runs = s >= from
  const step = run((n - 16 - late * 12) / 8)
  const [back, front, backArm, frontArm] = crouching(Math.min(s, 1.2))
  return at(
    x + keys(s, `${from} 0, 2.6 1150 in`),
    y + (runs ? step.lift : 0),
    size,
    turn(
      runs ? 12 : keys(s, '0.5 34, 0.9 44'),
      figure({
        ...look,
        mood: runs ? 'smile' : 'calm',
        look: 0.9,
        nod: runs ? 0 : -30,
        bare: true,
        legs: runs ? step.legs : [back, front],
        arms: runs ? step.arms : [backArm, frontArm],
      }),
    ),
  )
}

/** A runner who passes from left to right, from a moment on. */
export function passer(s: number, n: number, from: number, look: FigureOptions): Part {
  const step = run((n + from * 7) / 8)
  const x = (s - from) * 1080 - 320
  if (x < -340 || x > 1940) return ''
  const body = figure({ ...look, ...step, mood: 'happy', look: 0.9, bottom: navy, bare: true })
  return at(x, 760 + step.lift, 1.15, turn(10, body))
}
