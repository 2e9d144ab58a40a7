/** Sound as numbers from -1 to 1, one channel. Everything here gives the same numbers each time. */
import { rng } from '../kit/path'

/** Samples in a second: enough for what is heard up to 11 kHz. */
export const RATE = 24_000

export type Wave = Float32Array

export const wave = (seconds: number, at: (t: number) => number): Wave =>
  Float32Array.from({ length: Math.round(seconds * RATE) }, (_, i) => at(i / RATE))

export const hiss = (seconds: number, seed: number): Wave => {
  const random = rng(seed)
  return wave(seconds, () => random() * 2 - 1)
}

/** Adds a sound to another from a moment on, which is in seconds. */
export function add(to: Wave, sound: Wave, at: number, gain = 1): void {
  const start = Math.round(at * RATE)
  const end = Math.min(sound.length, to.length - start)
  for (let i = Math.max(0, -start); i < end; i++) to[start + i] = (to[start + i] ?? 0) + (sound[i] ?? 0) * gain
}

/** Loudness over time, as points in seconds: { 0: 0, 0.1: 1, 0.5: 0 }. */
export function shaped(sound: Wave, points: Record<number, number>): Wave {
  const list = Object.entries(points)
    .map(([t, level]) => [Number(t), level] as const)
    .sort(([one], [other]) => one - other)
  return sound.map((sample, i) => {
    const t = i / RATE
    const next = list.findIndex(([when]) => when >= t)
    const [to, b] = list[next < 0 ? list.length - 1 : next] ?? [0, 0]
    const [from, a] = list[next < 0 ? list.length - 1 : Math.max(0, next - 1)] ?? [0, 0]
    return sample * (to > from ? a + ((b - a) * (t - from)) / (to - from) : b)
  })
}

export const joined = (seconds: number, ...sounds: [at: number, sound: Wave, gain?: number][]): Wave => {
  const all = wave(seconds, () => 0)
  for (const [at, sound, gain] of sounds) add(all, sound, at, gain)
  return all
}

type Band = 'low' | 'high' | 'band'

/** Lets a band of frequencies through; `frequency` may move over time. https://www.w3.org/TR/audio-eq-cookbook/ */
export function filtered(sound: Wave, band: Band, frequency: number | ((t: number) => number), q = 0.7): Wave {
  const [x, y] = [
    [0, 0],
    [0, 0],
  ] as [[number, number], [number, number]]
  return sound.map((sample, i) => {
    const hertz = typeof frequency === 'number' ? frequency : frequency(i / RATE)
    const w = (2 * Math.PI * Math.min(hertz, RATE * 0.45)) / RATE
    const [cos, alpha] = [Math.cos(w), Math.sin(w) / (2 * q)]
    const [b0, b1] =
      band === 'band' ? [alpha, 0] : band === 'low' ? [(1 - cos) / 2, 1 - cos] : [(1 + cos) / 2, -1 - cos]
    const b2 = band === 'band' ? -alpha : b0
    const out = (b0 * sample + b1 * x[0] + b2 * x[1] + 2 * cos * y[0] - (1 - alpha) * y[1]) / (1 + alpha)
    x[1] = x[0]
    x[0] = sample
    y[1] = y[0]
    y[0] = out
    return out
  })
}
