/** How BT Redcare ends: the cat that sleeps in the warehouse, and the window where the messenger keeps watch over it. */
import { keys } from '../../motion/ease'
import * as k from '../index'
import { strokes } from '../shorthands'
import { pole, wire } from './redcare'

const { at, disc, dot, fill, flip, ink, limb, pal, shape, turn } = k

/** What the cat does: its head rises and tilts, its eyes open, its ear and its tail's tip turn, its side breathes. */
export interface CatPose {
  /** 0 lies on its paws, 1 is up. */
  up: number
  tilt?: number
  /** Eyes, 0 to 1: the left one, in the picture, and the right one. */
  open: readonly [number, number]
  look?: k.Pt
  ear?: number
  tail?: number
  breath?: number
}

/** Its colours: fur, stripes, chin and paws, nose. */
const lights: Record<'fur' | 'stripe' | 'pale' | 'nose', string> = {
  fur: '#f0913a',
  stripe: '#b9552c',
  pale: '#fff0d4',
  nose: pal.coral,
}
const darks: typeof lights = { fur: '#4d3350', stripe: '#33213d', pale: '#6e5572', nose: '#6b3a52' }

const eye = (x: number, open: number, [lx, ly]: k.Pt): k.Part =>
  open < 0.15
    ? ink(k.curve([x - 28, -2], [x, 10], [x + 28, -2]), 8)
    : k.group(
        fill(k.oval(x, 0, 30, 30 * open), '#e9f2b4'),
        fill(k.oval(x + lx, ly * open, 12, 26 * open), pal.ink),
        open > 0.5 ? dot(x + lx + 6, ly - 9, 6, pal.paper) : '',
        ink(k.oval(x, 0, 30, 30 * open), 7),
      )

const earShape = (c: string, inside: string): k.Part =>
  shape(k.poly('-52 10, -30 -86, 46 -8'), c) + fill(k.poly('-30 -10, -22 -56, 16 -14'), inside)

const head = ({ open, look = [0, 0], ear = 0 }: CatPose, { fur, stripe, pale, nose }: typeof lights): k.Part =>
  k.group(
    at(-66, -70, 1, turn(ear, earShape(fur, nose))),
    at(66, -70, 1, flip(earShape(fur, nose))),
    shape(k.oval(0, 0, 136, 108), fur),
    strokes('0 -96, 0 -62|-36 -92, -30 -64|36 -92, 30 -64|-128 10, -104 6|128 10, 104 6', 12, stripe),
    fill(k.oval(0, 54, 62, 42), pale),
    eye(-58, open[0], look),
    eye(58, open[1], look),
    shape(k.poly('-16 28, 16 28, 0 46'), nose),
    ink(k.curve('-40 58, -22 72, 0 52, 22 72, 40 58'), 7),
    strokes('-70 46, -150 34|-70 58, -148 66|70 46, 150 34|70 58, 148 66', 5, pale),
  )

/** The cat on its crate, lying, 620 wide, base middle on (0,0), in the lantern's light or out of it. */
export function cat(pose: CatPose, bright: boolean): k.Part {
  const c = bright ? lights : darks
  const { up, tilt = 0, tail = 0, breath = 0 } = pose
  return k.group(
    shape(
      k.blob([
        [-240, 0],
        [-262, -80 - up * 20],
        [-170, -150 - up * 30],
        [-20, -196 - breath],
        [150, -200 - breath * 1.3],
        [280, -130],
        [306, -30],
        [250, 4],
      ]),
      c.fur,
    ),
    strokes(`30 -192, 24 -140|100 -198, 92 -140|170 -188, 160 -134`, 16, c.stripe),
    ink(k.curve('60 -10, 70 -96, 150 -132, 232 -92'), 8),
    limb(k.curve(`286 -34, 230 26, 90 34, ${-30 - tail * 0.4} ${26 - tail}`), c.fur, 40, 6),
    disc(-30 - tail * 0.4, 26 - tail, 21, c.pale),
    ...[-258, -168].map(
      (x) => shape(k.oval(x, -8, 54, 28), c.pale) + strokes(`${x - 14} 2, ${x - 14} 14|${x + 12} 2, ${x + 12} 14`, 6),
    ),
    at(-196, -92 - up * 108, 1, turn(tilt, head(pose, c))),
  )
}

/** The cat through the shot: it looks up at who comes with a light, blinks slowly, as cats do who trust, and sleeps again. */
export function waking(s: number): CatPose {
  const eyes = keys(s, '0.34 0, 0.5 0.7 out, 0.72 0.7, 0.9 1 out, 1.14 1, 1.34 0, 1.44 0, 1.56 0.6, 1.68 0.6, 1.86 0')
  return {
    up: keys(s, '0.7 0, 0.82 -0.08, 1.04 1.06 out, 1.2 1, 1.46 1, 1.58 1.05, 1.86 -0.06 in, 2 0'),
    tilt: keys(s, '0.7 0, 0.82 3, 1.04 -9 out, 1.2 -6, 1.46 -6, 1.86 3 in, 2.06 0'),
    // One eye first, as cats do.
    open: [eyes, s < 0.74 ? 0 : eyes],
    look: [keys(s, '0.4 -9, 1 -9, 1.5 -10'), -6],
    ear: keys(s, '0.16 0, 0.25 -22 out, 0.36 4, 0.5 -8, 1.76 -8, 1.92 0'),
    tail: keys(s, '0.3 0, 0.6 0, 0.84 44 out, 1.1 10, 1.76 10, 2.02 34 out, 2.2 0'),
    breath: keys(s, '0 0, 0.7 3, 1.86 0, 2.2 9, 2.6 9'),
  }
}

const crate = (wood: string, dark: string): k.Part =>
  k.group(
    shape(k.poly('0 0, 780 0, 780 300, 0 300'), wood),
    strokes('10 74, 770 74|10 160, 770 160', 9),
    strokes('60 20, 60 290|720 20, 720 290', 40, dark),
  )

/** The window of the warehouse, the night outside, and the crate, drawn dark or lit. */
export const watch = (bright: boolean): k.Part => {
  const [wall, frame, wood, beam] = bright
    ? ['#a8574a', '#e0a05a', '#c98547', '#8f5530']
    : ['#241a33', '#3a2b48', '#37283f', '#2a1f33']
  return k.group(
    fill(k.poly('200 -40, 1400 -40, 1400 690, 200 690'), bright ? '#14506a' : '#0e3a52'),
    k.stars(520, 34, 21, '#bfe6e6'),
    fill(k.blob('200 640, 500 590, 900 620, 1400 570, 1420 720, 180 720', 0.1), '#0a2c42'),
    at(360, 330, 0.62, pole(bright ? '#8f5f50' : '#4b3a49')),
    wire('200 300, 280 330, 330 318', '#5f9fb0', 6),
    wire('420 324, 800 370, 1400 250', '#5f9fb0', 6),
    wire('440 396, 900 460, 1400 380', '#5f9fb0', 6),
    fill(k.poly('-40 -40, 200 -40, 200 700, 1400 700, 1400 -40, 1640 -40, 1640 1040, -40 1040'), wall),
    limb(k.line('200 -40, 200 690'), frame, 40),
    limb(k.line('1400 -40, 1400 690'), frame, 40),
    limb(k.line('1100 -40, 1100 690'), frame, 22),
    limb(k.line('200 150, 1400 150'), frame, 26),
    shape(k.poly('130 684, 1470 684, 1500 748, 100 748'), frame),
    at(800, 150, 1, ink(k.curve('0 0, 0 216, 16 236, 0 246'), 9)),
    at(770, 846, 1, crate(wood, beam)),
  )
}
