/** How things get from one key pose to the next: eases, tracks of keys, paths. */
import { channels, hex } from '../kit/colour'
import type { Pt } from '../kit/path'

/** Eases from 0 to 1. `anticipate` goes back before it goes; `overshoot` goes too far and comes back; `settle` rings out. */
export const ease = {
  linear: (t: number): number => t,
  /** Slow out of a pose: falling, setting off. */
  in: (t: number): number => t * t,
  /** Slow into a pose: rising, arriving. */
  out: (t: number): number => 1 - (1 - t) ** 2,
  inOut: (t: number): number => t * t * (3 - 2 * t),
  anticipate: (t: number): number => t * t * (2.6 * t - 1.6),
  overshoot: (t: number): number => 1 - (1 - t) * (1 - t) * (1 - 3.2 * t),
  settle: (t: number): number => 1 - Math.cos(t * Math.PI * 4.5) * (1 - t) ** 2,
  /** Stays, then is there at once. */
  hold: (t: number): number => (t < 1 ? 0 : 1),
} as const

/** The name of an ease. */
export type Ease = keyof typeof ease

/** What can be blended: a number, several, or a text with numbers in it, such as the points or joints of the kit. */
export type Value = number | string | readonly number[]

const blend = (a: number, b: number, t: number) => a + (b - a) * t
const tidy = (n: number) => Math.round(n * 100) / 100
const NUMBER = /-?\d+(?:\.\d+)?/g

/** Between two values: numbers, lists of numbers, `#rrggbb`, or texts that differ in their numbers alone ('0 0, 10 20'). */
export function mix<V extends Value>(from: V, to: V, t: number): V {
  if (typeof from === 'number') return tidy(blend(from, to as number, t)) as V
  if (typeof from !== 'string') return from.map((n, i) => tidy(blend(n, (to as number[])[i] ?? n, t))) as unknown as V
  if (from.startsWith('#')) {
    const [a, b] = [channels(from), channels(to as string)]
    return hex(a.map((n, i) => blend(n, b[i] ?? n, t))) as V
  }
  const ends = (to as string).match(NUMBER) ?? []
  const starts = from.match(NUMBER) ?? []
  if (ends.length !== starts.length) throw new Error(`"${from}" and "${to}" have not the same number of points`)
  let i = 0
  return from.replace(NUMBER, (n) => String(tidy(blend(Number(n), Number(ends[i++]), t)))) as V
}

/** A key: when (seconds, or whatever `now` counts), the value then, and how it is come to. */
export type Key<V extends Value> = readonly [when: number, value: V, how?: Ease]

/** The value now, from keys in order: `track(s, [0, 10], [0.5, 80, 'anticipate'], [0.9, 80], [1.2, 0, 'out'])`. */
export function track<V extends Value>(now: number, ...keys: Key<V>[]): V {
  const next = keys.findIndex(([when]) => when > now)
  const [, last] = keys.at(-1) as Key<V>
  if (next === -1) return last
  if (next === 0) return (keys[0] as Key<V>)[1]
  const [[start, from], [end, to, how = 'inOut']] = [keys[next - 1], keys[next]] as [Key<V>, Key<V>]
  return mix(from, to, ease[how]((now - start) / (end - start)))
}

/** `track` for both arms or both legs of a figure: 'left|right'. */
export const pair = (now: number, ...keys: Key<string>[]): [string, string] =>
  track(now, ...keys).split('|') as [string, string]

/** `track` for numbers, its keys as text: `keys(s, '0 10, 0.5 80 anticipate, 0.9 80, 1.2 0 out')`. */
export function keys(now: number, text: string): number {
  const all = text.split(',').map((key): Key<number> => {
    const [when, value, how] = key.trim().split(/\s+/)
    return [Number(when), Number(value), how as Ease | undefined]
  })
  return track(now, ...all)
}

/** The way from 0 to 1 between two moments; 0 before, 1 after. */
export const span = (now: number, from: number, to: number, how: Ease = 'inOut'): number =>
  ease[how](Math.max(0, Math.min(1, (now - from) / (to - from))))

/** A point of the arc from one point to another that rises by `lift` in its middle (a negative lift hangs). */
export const thrown = (from: Pt, to: Pt, lift: number, t: number): Pt => [
  tidy(blend(from[0], to[0], t)),
  tidy(blend(from[1], to[1], t) - 4 * lift * t * (1 - t)),
]

/** A place on a smooth path through points, with the path's direction in degrees, for things that fly or swim along it. */
export function along(points: readonly Pt[], t: number): { x: number; y: number; turn: number } {
  const last = points.length - 1
  const place = (at: number): Pt => {
    const i = Math.min(last - 1, Math.floor(at * last))
    const u = at * last - i
    const get = (k: number) => points[Math.max(0, Math.min(last, k))] as Pt
    const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
    const one = (k: 0 | 1) =>
      0.5 *
      (2 * b[k] +
        (c[k] - a[k]) * u +
        (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * u ** 2 +
        (3 * b[k] - a[k] - 3 * c[k] + d[k]) * u ** 3)
    return [one(0), one(1)]
  }
  const here = Math.max(0, Math.min(1, t))
  const [[x0, y0], [x1, y1]] = [place(Math.max(0, here - 0.01)), place(Math.min(1, here + 0.01))]
  const [x, y] = place(here)
  return { x: tidy(x), y: tidy(y), turn: tidy((Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI) }
}
