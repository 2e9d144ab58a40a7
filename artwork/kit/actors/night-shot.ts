/** A shot on Saltbox's two plates, with the grain of a camera. */
import type { Moment, Shot } from '../../motion/timeline'
import { rng } from '../path'
import type { Mark } from '../techniques/overprint'
import { blizzard, proof } from './night-press'

export const printed = (length: number, seed: number, draw: (moment: Moment) => Mark[]): Shot => ({
  length,
  on: 2,
  ground: '#f1eee4',
  grain: false,
  draw: (moment) => [proof(seed, ...draw(moment), specks(seed + (Math.floor(moment.n / 2) % 3)))],
})

function specks(seed: number): Mark {
  const rand = rng(seed)
  const dots = () => Array.from({ length: 22 }, () => `M${Math.round(rand() * 1600)} ${Math.round(rand() * 1000)}h0`)
  return {
    n: `<path d="${dots().join('')}" fill="none" stroke="#fff" stroke-width="4"/>`,
    r: `<path d="${dots().join('')}" fill="none" stroke="#f4772c" stroke-width="4"/>`,
  }
}

/** Driven snow, drawn anew for each drawing in a round of four. `wind` 1 is a storm; it has five strengths. */
export function driven(n: number, wind: number): Mark {
  const step = Math.round(wind * 4) / 4
  return blizzard(40 + (n % 4), 16 + step * 22, 40 + 150 * step, 5 + 6 * step, 0.42 - 0.2 * step)
}
