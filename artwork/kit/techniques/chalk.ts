/**
 * Chalk on a blackboard: outlines alone, redrawn three times so that they tremble, grainy where the board shows through.
 * A shape hides what is behind it, as it is filled with board.
 */
import { group, type Part } from '../core'
import { hash, map, type Path, type Pt, rng, size, text } from '../path'

export const chalk = {
  board: '#23403a',
  white: '#f5f0e1',
  sun: '#f8c94c',
  rain: '#8cccf2',
  coral: '#f98d7c',
  dust: '#3a5a53',
} as const

/** How far a redrawn line strays. */
const STRAY = 2.4

const tag = (d: string, stroke: string, width: number, more = ''): Part =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${width}"${more}/>`

/** A piece of chalk at a drawing; `n` counts drawings. */
export function piece(n: number) {
  const turn = ((n % 3) + 3) % 3
  const drawn = (path: Path): Path => {
    const rand = rng(hash(path.length, ...(path[0]?.p[0] ?? [0, 0])) + turn * 977)
    const stray = size(path) < 60 ? STRAY / 2 : STRAY
    return map(path, ([x, y]): Pt => [x + (rand() - 0.5) * 2 * stray, y + (rand() - 0.5) * 2 * stray])
  }
  const line = (path: Path, colour: string = chalk.white, width = 10): Part => {
    const d = text(drawn(path))
    const grain =
      size(path) > 240
        ? tag(
            d,
            chalk.board,
            width * 0.6,
            ' stroke-dasharray="2 11 6 27 1 16 4 38" stroke-linecap="butt" opacity="0.5"',
          )
        : ''
    return tag(d, colour, width) + grain
  }
  return {
    line,
    /** An outline that is filled with board, or with a colour. */
    shape: (path: Path, colour: string = chalk.white, width = 9, inside: string = chalk.board): Part => {
      const d = text(drawn(path))
      return `<path d="${d}" fill="${inside}" stroke="${colour}" stroke-width="${width}"/>`
    },
    /** Arms, legs, poles: both sides of a way, `width` apart. */
    tube: (path: Path, width: number, colour: string = chalk.white, inside: string = chalk.board): Part => {
      const d = text(drawn(path))
      return tag(d, colour, width + 9) + tag(d, inside, width - 8)
    },
    /** The side of the chalk, rubbed to and fro between two edges from top to bottom. */
    rub: (left: readonly Pt[], right: readonly Pt[], colour: string, width = 15): Part => {
      const rand = rng(hash(left.length, ...(left[0] ?? [0, 0])) + turn * 31)
      const rows = 9
      const between = (edge: readonly Pt[], t: number): Pt => {
        const at = t * (edge.length - 1)
        const i = Math.min(edge.length - 2, Math.floor(at))
        const [a, b] = [edge[i] as Pt, edge[i + 1] as Pt]
        return [a[0] + (b[0] - a[0]) * (at - i), a[1] + (b[1] - a[1]) * (at - i) + (rand() - 0.5) * 6]
      }
      const points = Array.from({ length: rows * 2 }, (_, i) => between(i % 2 ? right : left, i / (rows * 2 - 1)))
      const d = points.map(([x, y], i) => `${i ? 'L' : 'M'}${Math.round(x)} ${Math.round(y)}`).join('')
      return `<path d="${d}" stroke="${colour}" stroke-width="${width}" opacity="0.62"/>`
    },
    dot: (x: number, y: number, r: number, colour: string = chalk.white, ry = r): Part =>
      `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${ry}" fill="${colour}" stroke="none"/>`,
  }
}
export type Chalk = ReturnType<typeof piece>

/** What a sponge left on the board. */
export function wiped(seed: number): Part {
  const rand = rng(seed)
  const swipe = () => {
    const [x, y, w] = [rand() * 1500, rand() * 900 + 50, 260 + rand() * 420]
    return `M${Math.round(x)} ${Math.round(y)}q${Math.round(w / 2)} ${Math.round(-60 - rand() * 60)} ${Math.round(w)} ${Math.round(rand() * 40)}`
  }
  return group(
    `<path d="${[0, 1, 2, 3].map(swipe).join('')}" stroke="${chalk.dust}" stroke-width="84" opacity="0.34"/>`,
    `<path d="${[0, 1, 2].map(swipe).join('')}" stroke="${chalk.dust}" stroke-width="40" opacity="0.3"/>`,
  )
}
