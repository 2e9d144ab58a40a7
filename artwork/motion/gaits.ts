import type { Pt } from '../kit/path'
import { mix } from './ease'

/** One moment of a gait of a `figure`: give it `legs` and `arms`, and add `lift` to where it stands. */
export interface Step {
  legs: [back: string, front: string]
  arms: [back: string, front: string]
  lift: number
}

/** Knee and foot seen from the hip, in eight drawings: four on the ground, four through the air. */
type Leg = readonly [knee: Pt, foot: Pt]

const walking: Leg[] = [
  [
    [34, 64],
    [62, 130],
  ],
  [
    [42, 68],
    [30, 132],
  ],
  [
    [6, 68],
    [-2, 132],
  ],
  [
    [-12, 68],
    [-34, 132],
  ],
  [
    [-20, 64],
    [-66, 122],
  ],
  [
    [-6, 62],
    [-72, 100],
  ],
  [
    [34, 52],
    [-10, 104],
  ],
  [
    [42, 54],
    [42, 112],
  ],
]
const running: Leg[] = [
  [
    [62, 40],
    [104, 118],
  ],
  [
    [52, 58],
    [40, 132],
  ],
  [
    [-6, 66],
    [-36, 132],
  ],
  [
    [-46, 58],
    [-108, 106],
  ],
  [
    [-34, 60],
    [-116, 66],
  ],
  [
    [8, 66],
    [-66, 84],
  ],
  [
    [62, 26],
    [30, 92],
  ],
  [
    [72, 8],
    [92, 78],
  ],
]

/** Elbow and hand seen from the shoulder, swung back and swung ahead. */
const swings = {
  walk: ['-22 56, -36 112', '18 58, 52 104'],
  run: ['-66 40, -34 102', '22 66, 76 22'],
} as const

const lifts = { walk: [0, 8, -2, -8], run: [4, 14, 0, -26] } as const

const near = <T>(all: readonly T[], i: number): T => all[((i % all.length) + all.length) % all.length] as T
const blend = (from: Pt, to: Pt, t: number): Pt => mix<Pt>(from, to, t)

function legAt(drawings: Leg[], phase: number, hip: Pt): string {
  const at = (phase - Math.floor(phase)) * 8
  const [i, t] = [Math.floor(at), at - Math.floor(at)]
  const [a, b] = [near(drawings, i), near(drawings, i + 1)]
  const joints = [blend(a[0], b[0], t), blend(a[1], b[1], t)]
  return [[0, 0] as Pt, ...joints].map(([x, y]) => `${hip[0] + x} ${hip[1] + y}`).join(', ')
}

function gait(kind: 'walk' | 'run', drawings: Leg[], phase: number): Step {
  const [back, ahead] = swings[kind]
  const swing = 0.5 - Math.cos(phase * Math.PI * 2) / 2
  const from = (shoulder: Pt, t: number) => {
    let i = 0
    return mix<string>(back, ahead, t).replace(/-?[\d.]+/g, (n) => String(Number(n) + (shoulder[i++ % 2] ?? 0)))
  }
  const at = (phase - Math.floor(phase)) * 8
  const i = Math.floor(at)
  return {
    legs: [legAt(drawings, phase + 0.5, [-12, -140]), legAt(drawings, phase, [12, -140])],
    arms: [from([-44, -260], 1 - swing), from([46, -260], swing)],
    lift: mix(near(lifts[kind], i), near(lifts[kind], i + 1), at - i),
  }
}

/** A walk: a whole `phase` is two steps, of twelve drawings on twos. In that time the ground goes back by 256 units. */
export const walk = (phase: number): Step => gait('walk', walking, phase)

/** A run: a whole `phase` is two steps, of eight drawings on twos. The ground goes back by 570 units; tip it by ten degrees. */
export const run = (phase: number): Step => gait('run', running, phase)
