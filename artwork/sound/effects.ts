/** What is heard of things that happen. Each returns a sound; its arguments say how long, high or large. */
import { rng } from '../kit/path'
import { add, filtered, hiss, joined, RATE, shaped, type Wave, wave } from './wave'

const TURN = 2 * Math.PI

const dying = (sound: Wave, seconds: number): Wave => sound.map((sample, i) => sample * Math.exp(-i / RATE / seconds))

/** A tone whose pitch goes from one to another. */
const glide = (seconds: number, from: number, to: number): Wave => {
  let phase = 0
  return wave(seconds, (t) => {
    phase += (TURN * (from + (to - from) * (t / seconds))) / RATE
    return Math.sin(phase)
  })
}

/** `times` are seconds; each sound has its own seed. */
const repeated = (times: readonly number[], sound: (seed: number) => Wave): Wave => {
  const all = wave((times.at(-1) ?? 0) + 1, () => 0)
  for (const [index, at] of times.entries()) add(all, sound(index + 1), at)
  return all
}

/** Something passes through the air. */
export const whoosh = (seconds = 0.5, high = 1800, seed = 3): Wave =>
  shaped(
    filtered(hiss(seconds, seed), 'band', (t) => 300 + high * Math.sin((Math.PI * t) / seconds), 1.2),
    { 0: 0, [seconds * 0.55]: 1, [seconds]: 0 },
  )
export const pop = (hertz = 520): Wave => dying(glide(0.12, hertz * 0.6, hertz * 1.5), 0.035)
export const drip = (hertz = 900): Wave => dying(glide(0.16, hertz, hertz * 2.1), 0.05)
/** A message on a telephone. */
export const ping = (hertz = 1320): Wave =>
  joined(0.5, [0, dying(glide(0.4, hertz, hertz), 0.09)], [0.07, dying(glide(0.4, hertz * 1.335, hertz * 1.335), 0.1)])
export const bell = (hertz = 1046): Wave =>
  wave(1.6, (t) =>
    [
      [1, 0.5, 0.6],
      [2.76, 0.3, 0.3],
      [5.4, 0.2, 0.12],
    ].reduce(
      (sum, [n = 1, level = 0, decay = 1]) => sum + level * Math.sin(TURN * hertz * n * t) * Math.exp(-t / decay),
      0,
    ),
  )
/** Glass, china or a coin is touched. */
export const clink = (hertz = 2300): Wave =>
  wave(0.5, (t) =>
    [1, 1.47, 2.09, 2.56].reduce(
      (sum, n, i) => sum + (0.4 / (i + 1)) * Math.sin(TURN * hertz * n * t) * Math.exp((-t * (i + 2)) / 0.22),
      0,
    ),
  )
export const tick = (seed = 1): Wave => dying(filtered(hiss(0.05, seed), 'band', 3200, 4), 0.008).map((s) => s * 3)
/** Something heavy and soft lands. */
export const thud = (seed = 1): Wave =>
  joined(0.4, [0, dying(glide(0.35, 110, 55), 0.09)], [0, dying(filtered(hiss(0.2, seed), 'low', 500), 0.04)])
/** Wood breaks. */
export const crack = (seed = 1): Wave =>
  joined(
    0.3,
    [0, dying(filtered(hiss(0.25, seed), 'high', 1200), 0.02)],
    [0.02, dying(glide(0.2, 400, 180), 0.04)],
    [0.035, dying(hiss(0.1, seed + 1), 0.012)],
  )
const step = (seed: number): Wave =>
  dying(filtered(hiss(0.12, seed), 'low', 700 + 60 * (seed % 3), 1.5), 0.025).map((sample) => sample * 2)
/** So many steps a second. */
export const footsteps = (seconds: number, pace = 3): Wave =>
  repeated(
    Array.from({ length: Math.floor(seconds * pace) }, (_, n) => n / pace),
    step,
  )
/** Strokes of a pencil, each a quarter of a second or so. */
export const scratch = (seconds: number, seed = 5): Wave => {
  const random = rng(seed)
  const strokes: [number, number][] = []
  for (let at = 0; at < seconds - 0.1; ) {
    const length = 0.1 + random() * 0.18
    strokes.push([at, Math.min(length, seconds - at)])
    at += length + 0.03 + random() * 0.08
  }
  return joined(
    seconds,
    ...strokes.map(([at, length], n): [number, Wave] => [
      at,
      shaped(filtered(hiss(length, seed + n), 'band', 2600 + 900 * random(), 1.4), {
        0: 0,
        [length * 0.3]: 1,
        [length]: 0,
      }),
    ]),
  )
}
/** A steel rule over the edge of a table, or a spring: it swings to and fro. */
export const twang = (seconds = 0.9, hertz = 95): Wave => {
  let phase = 0
  return wave(seconds, (t) => {
    phase += (TURN * (hertz * (1 + 0.6 * (t / seconds)))) / RATE
    const buzz =
      Math.sin(phase) + 0.5 * Math.sin(2 * phase + 1) + 0.35 * Math.sin(5 * phase) + 0.2 * Math.sin(9 * phase)
    return 0.6 * buzz * Math.exp(-t / (seconds * 0.35)) * Math.min(1, t / 0.002)
  })
}
/** A jump on a spring, up or down. */
export const boing = (from = 180, to = 420): Wave => {
  let phase = 0
  return wave(0.55, (t) => {
    phase += (TURN * (from + (to - from) * Math.min(1, t / 0.3) + 26 * Math.sin(TURN * 13 * t))) / RATE
    return (Math.sin(phase) + 0.3 * Math.sin(3 * phase)) * Math.exp(-t / 0.18) * Math.min(1, t / 0.01)
  })
}
/** Teeth of a wheel, or of a ratchet. */
export const ratchet = (seconds: number, pace = 12): Wave =>
  repeated(
    Array.from({ length: Math.floor(seconds * pace) }, (_, n) => n / pace),
    tick,
  )
/** Cloth or paper in the wind. */
export const flap = (seed = 8): Wave =>
  shaped(filtered(hiss(0.4, seed), 'band', 1300, 0.8), { 0: 0, 0.05: 1, 0.11: 0.25, 0.17: 0.8, 0.26: 0.15, 0.4: 0 })
/** Many voices at once. */
export const cheer = (seconds: number, seed = 11): Wave => {
  const random = rng(seed)
  const voices = Array.from({ length: 14 }, (_, n): [number, Wave, number] => {
    const [start, hertz] = [random() * seconds * 0.3, 190 + random() * 260]
    const rise = glide(seconds - start, hertz, hertz * (1.1 + random() * 0.3))
    const voice = rise.map(
      (sample, i) => Math.sign(sample) * Math.abs(sample) ** 0.5 * (1 + 0.2 * Math.sin(i / (900 + n * 40))),
    )
    return [start, filtered(voice, 'band', 900 + random() * 700, 1.5), 0.14]
  })
  const breath: [number, Wave, number] = [0, filtered(hiss(seconds, seed), 'band', 1500, 0.7), 0.5]
  return shaped(joined(seconds, ...voices, breath), { 0: 0, [seconds * 0.25]: 1, [seconds * 0.6]: 0.7, [seconds]: 0 })
}
/** Rain, wind or a river; `dark` is where it ends, in hertz. */
export const rush = (seconds: number, dark = 900, seed = 21): Wave =>
  shaped(
    filtered(
      filtered(hiss(seconds, seed), 'low', (t) => dark * (1 + 0.25 * Math.sin(t * 1.7))),
      'high',
      90,
    ),
    { 0: 0, [seconds * 0.4]: 1, [seconds * 0.75]: 0.9, [seconds]: 0 },
  )
/** A bee flies by. */
export const buzz = (seconds: number, hertz = 210): Wave => {
  let phase = 0
  const flight = wave(seconds, (t) => {
    phase += (TURN * hertz * (1 + 0.08 * Math.sin(t * 7) + 0.03 * Math.sin(t * 31))) / RATE
    return Math.sin(phase) + 0.6 * Math.sin(2 * phase) + 0.4 * Math.sin(3 * phase) + 0.25 * Math.sin(5 * phase)
  })
  return shaped(flight, { 0: 0, [seconds * 0.35]: 0.5, [seconds * 0.7]: 0.3, [seconds]: 0 })
}
export const chirps = (count: number, seed = 4): Wave => {
  const random = rng(seed)
  const times = Array.from({ length: count }, (_, n) => n * 0.17 + random() * 0.06)
  return repeated(times, (n) =>
    shaped(glide(0.09, 2600 + 500 * (n % 3), 3600 + 300 * (n % 2)), { 0: 0, 0.03: 0.6, 0.09: 0 }),
  )
}
/** A kettle begins to whistle. */
export const whistle = (seconds: number, hertz = 1900): Wave =>
  shaped(
    joined(
      seconds,
      [0, glide(seconds, hertz * 0.72, hertz), 0.5],
      [0, filtered(hiss(seconds, 6), 'band', hertz * 1.4, 2), 0.6],
    ),
    { 0: 0, [seconds * 0.6]: 1, [seconds]: 0 },
  )
