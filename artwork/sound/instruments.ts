/** Instruments: a pitch in hertz and a length in seconds to a sound, which may ring on. */
import { filtered, hiss, RATE, type Wave, wave } from './wave'

export type Instrument = (hertz: number, seconds: number, seed: number) => Wave

const TURN = 2 * Math.PI

/** Rises within `attack`, and falls within `release` after the end of the note. */
const held = (t: number, seconds: number, attack: number, release: number): number =>
  Math.min(1, t / attack) * Math.min(1, Math.max(0, (seconds + release - t) / release))

type Partial = [multiple: number, level: number, decay: number]

/** A thing that is struck: each partial dies away in its own time, in seconds. */
const struck = (hertz: number, seconds: number, partials: Partial[]): Wave =>
  wave(seconds, (t) =>
    partials.reduce(
      (sum, [multiple, level, decay]) =>
        hertz * multiple > RATE * 0.45
          ? sum
          : sum + level * Math.sin(TURN * hertz * multiple * t) * Math.exp(-t / decay) * Math.min(1, t / 0.003),
      0,
    ),
  )

/** A plucked string: https://ccrma.stanford.edu/~jos/pasp/Karplus_Strong_Algorithm.html */
function stringOf(hertz: number, seconds: number, seed: number, bright: number, damping: number): Wave {
  const period = RATE / hertz - 0.5
  const whole = Math.floor(period)
  const part = period - whole
  const out = filtered(hiss(seconds, seed), 'low', bright)
  for (let i = 0; i < out.length; i++) {
    const at = (n: number) => (i - n < 0 ? 0 : (out[i - n] ?? 0))
    const loop = (n: number) => at(n) * (1 - part) + at(n + 1) * part
    const start = i < whole ? (out[i] ?? 0) : 0
    out[i] = start + damping * 0.5 * (loop(whole) + loop(whole + 1))
  }
  return out.map((sample, i) => sample * Math.min(1, (out.length - i) / (0.03 * RATE)))
}

export const pluck: Instrument = (hertz, seconds, seed) =>
  stringOf(hertz, Math.max(seconds, 0.5) + 0.5, seed, 3500, 0.995)
/** A short pluck of a large body. */
export const pizzicato: Instrument = (hertz, _, seed) => stringOf(hertz, 0.5, seed, 1600, 0.975)
export const bass: Instrument = (hertz, seconds, seed) => {
  const body = struck(hertz, Math.max(seconds, 0.4) + 0.2, [
    [1, 0.8, 0.45],
    [2, 0.25, 0.25],
    [3, 0.1, 0.12],
  ])
  const finger = stringOf(hertz, 0.05, seed, 900, 0.9)
  return body.map((sample, i) => sample + (finger[i] ?? 0) * 0.2)
}
export const marimba: Instrument = (hertz) =>
  struck(hertz, 0.9, [
    [1, 0.75, 0.28],
    [3.93, 0.22, 0.09],
    [9.5, 0.08, 0.03],
  ])
export const musicBox: Instrument = (hertz) =>
  struck(hertz, 1.8, [
    [1, 0.5, 0.7],
    [2.01, 0.12, 0.4],
    [5.4, 0.14, 0.12],
    [8.9, 0.05, 0.05],
  ])
/** A piano behind felt. */
export const piano: Instrument = (hertz, seconds, seed) => {
  const ring = struck(hertz, Math.max(seconds, 0.3) + 0.6, [
    [1, 0.6, 1.1],
    [2.002, 0.26, 0.7],
    [3.006, 0.1, 0.4],
    [4.013, 0.05, 0.25],
    [5.02, 0.025, 0.15],
  ])
  const felt = filtered(hiss(0.04, seed), 'low', 900)
  return ring.map((sample, i) => (sample + (felt[i] ?? 0) * 0.25) * held(i / RATE, seconds, 0.004, 0.5))
}
export const organ: Instrument = (hertz, seconds) =>
  wave(seconds + 0.35, (t) => {
    const tremble = 1 + 0.003 * Math.sin(TURN * 5 * t)
    const pipe = (multiple: number) => Math.sin(TURN * hertz * multiple * t + 0.003 * Math.sin(TURN * 5 * t))
    return (0.5 * pipe(1) + 0.24 * pipe(2) + 0.1 * pipe(3) + 0.06 * pipe(4)) * tremble * held(t, seconds, 0.09, 0.35)
  })
/** Several strings that are bowed, not quite in tune with each other. */
export const strings: Instrument = (hertz, seconds) =>
  wave(seconds + 0.5, (t) => {
    let sum = 0
    for (const detune of [0.9975, 1, 1.0027])
      for (let n = 1; n <= 7 && hertz * n < 5000; n++)
        sum += Math.sin(TURN * hertz * detune * n * t + n * detune * 9) / n ** 1.35
    return 0.16 * sum * held(t, seconds, 0.22, 0.5)
  })
/** Odd partials, and a breath. */
export const clarinet: Instrument = (hertz, seconds, seed) => {
  const breath = filtered(hiss(seconds + 0.1, seed), 'band', hertz * 3, 2)
  return wave(seconds + 0.1, (t) => {
    const phase = TURN * hertz * t + 0.06 * Math.min(1, t * 2) * Math.sin(TURN * 5.2 * t)
    return (
      (0.6 * Math.sin(phase) + 0.2 * Math.sin(3 * phase) + 0.09 * Math.sin(5 * phase)) * held(t, seconds, 0.035, 0.09)
    )
  }).map((sample, i) => sample + (breath[i] ?? 0) * 0.04 * held(i / RATE, seconds, 0.05, 0.1))
}
/** A breath with a pitch: a flute, or somebody who whistles. */
export const flute: Instrument = (hertz, seconds, seed) => {
  const breath = filtered(hiss(seconds + 0.12, seed), 'band', hertz * 2, 3)
  return wave(seconds + 0.12, (t) => {
    const phase = TURN * hertz * t + 0.12 * Math.min(1, t * 3) * Math.sin(TURN * 5 * t)
    return (0.6 * Math.sin(phase) + 0.1 * Math.sin(2 * phase)) * held(t, seconds, 0.05, 0.12)
  }).map((sample, i) => sample + (breath[i] ?? 0) * 0.08 * held(i / RATE, seconds, 0.03, 0.12))
}

/** Drums have no pitch: the notes of their parts are any, as "C4". */
export const brush: Instrument = (_, __, seed) =>
  filtered(hiss(0.16, seed), 'band', 3800, 0.6).map((sample, i) => sample * Math.exp(-i / RATE / 0.045))
export const shaker: Instrument = (_, __, seed) =>
  filtered(hiss(0.08, seed), 'high', 5200).map((sample, i) => sample * 0.7 * Math.sin(Math.min(1, i / 900) * Math.PI))
export const drum: Instrument = () =>
  wave(
    0.4,
    (t) => Math.sin(TURN * (48 * t + 2.4 * (1 - Math.exp(-t / 0.03)))) * Math.exp(-t / 0.12) * Math.min(1, t / 0.002),
  )
export const woodblock: Instrument = () =>
  struck(880, 0.14, [
    [1, 0.6, 0.03],
    [1.51, 0.4, 0.02],
  ])
