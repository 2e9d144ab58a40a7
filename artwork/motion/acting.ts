/** What bodies do: squash, bend, walk, run, blink. */
import type { Part } from '../kit/core'
import type { Mood } from '../kit/head'
import type { Pt } from '../kit/path'

const r = (n: number) => Math.round(n * 100) / 100
const text = (...points: Pt[]) => points.map(([x, y]) => `${r(x)} ${r(y)}`).join(', ')

/** Flattens parts upon (0,0) by an amount and makes them as much wider; a negative amount stretches them. */
export const squash = (amount: number, ...parts: Part[]): Part =>
  amount === 0 ? parts.join('') : `<g transform="scale(${r(1 + amount)} ${r(1 / (1 + amount))})">${parts.join('')}</g>`

/** Leans parts over their feet, in degrees: drag and follow-through of soft things. */
export const lean = (degrees: number, ...parts: Part[]): Part =>
  `<g transform="skewX(${r(-degrees)})">${parts.join('')}</g>`

/** Where the elbow or knee is, when a limb of two bones goes from a joint to an end. `side` 1 bends it clockwise, -1 the other way. */
export function joint(from: Pt, to: Pt, upper: number, lower: number, side: 1 | -1 = 1): Pt {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const far = Math.hypot(dx, dy) || 1
  const reach = Math.min(far, (upper + lower) * 0.999)
  const along = (upper ** 2 - lower ** 2 + reach ** 2) / (2 * reach)
  const off = Math.sqrt(Math.max(0, upper ** 2 - along ** 2)) * side
  return [r(from[0] + (dx * along - dy * off) / far), r(from[1] + (dy * along + dx * off) / far)]
}

/** The arm of a `figure` whose hand is at a point: 'elbow, hand', for `arms`. `front` is the arm over the body. */
export function arm(hand: Pt, front = true, side: 1 | -1 = front ? -1 : 1): string {
  return text(joint(front ? [46, -260] : [-44, -260], hand, 66, 66, side), hand)
}

/** The leg of a `figure` from its hip to a foot: 'hip, knee, foot', for `legs`. */
export function leg(foot: Pt, hip: Pt = [0, -140], side: 1 | -1 = -1): string {
  return text(hip, joint(hip, [foot[0], foot[1] - 14], 72, 72, side), foot)
}

/** Whether eyes are shut now: for an eighth of a second from each of these times on. */
export const blinks = (s: number, ...times: number[]): boolean => times.some((time) => s >= time && s < time + 0.13)

/** A face over time, from keys in order: `moods(s, '0 sad, 0.84 smile', 1.3)` smiles from 0.84 on, and blinks at 1.3. */
export function moods(s: number, text: string, ...blinking: number[]): Mood {
  if (blinks(s, ...blinking)) return 'blink'
  const keys = text.split(',').map((key) => key.trim().split(' ') as [when: string, mood: Mood])
  return (keys.findLast(([when]) => Number(when) <= s) ?? keys[0])?.[1] ?? 'smile'
}

/** One of several, round and round: `cycle(n, up, middle, down, middle)`. */
export const cycle = <T>(n: number, ...drawings: T[]): T =>
  drawings[((n % drawings.length) + drawings.length) % drawings.length] as T

/** A number that goes round: what leaves at `from` comes back at `to`, for trees, posts and clouds that pass. */
export const wrap = (value: number, from: number, to: number): number =>
  from + ((((value - from) % (to - from)) + (to - from)) % (to - from))
