/** Shorthands of scenes: lists written as text, many leaves, light. */
import { fill, ink, type Part } from './core'
import { line, poly, pts, rng } from './path'

/** Many small pointed leaves over a box, as one path. */
export function foliage(
  box: readonly [number, number, number, number],
  n: number,
  size: number,
  colour: string,
  seed = 1,
): Part {
  const rand = rng(seed)
  const [x, y, w, h] = box
  let d = ''
  for (let i = 0; i < n; i++) {
    const a = rand() * Math.PI * 2
    const l = size * (0.7 + rand() * 0.6)
    const [c, s] = [Math.cos(a) * l, Math.sin(a) * l]
    const r = Math.round
    const [bx, by] = [r(c * 0.5 - s * 0.5), r(s * 0.5 + c * 0.5)]
    const [ex, ey] = [r(c), r(s)]
    d += `M${r(x + rand() * w)} ${r(y + rand() * h)}q${bx} ${by} ${ex} ${ey} ${-bx} ${-by} ${-ex} ${-ey}z`
  }
  return `<path d="${d}" fill="${colour}" stroke-width="5"/>`
}

/** A soft beam of light between points. */
export const beam = (points: string, colour: string, opacity = 0.35): Part => fill(poly(points), colour, opacity)

/** Straight strokes from text, one between bars: 'x y, x y|x y, x y'. */
export const strokes = (lines: string, width?: number, colour?: string): Part =>
  ink(
    lines.split('|').flatMap((l) => line(l)),
    width,
    colour,
  )

/** A part for each group of numbers: 'x y …, x y …'. */
export const each = (places: string, draw: (n: number[], i: number) => Part): Part =>
  pts(places)
    .map((p, i) => draw([...p], i))
    .join('')

/** A line with gaps. */
export const dashed = (part: Part, dash: string): Part => part.replace('/>', ` stroke-dasharray="${dash}"/>`)
