/** The one line in films: as far as it has been drawn, with its end in front. */
import { dot, type Part } from '../core'
import { type Path, type Pt, text } from '../path'
import { type Stop, tone, wire } from './one-line'

/** How many curves are one path: what has been drawn stays the same from drawing to drawing, and a film holds it once. */
const PIECE = 6

type Curve = readonly [Pt, Pt, Pt, Pt]

const mid = (a: Pt, b: Pt, t: number): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

/** The first part of a curve. */
function begin([a, b, c, d]: Curve, t: number): Curve {
  const [ab, bc, cd] = [mid(a, b, t), mid(b, c, t), mid(c, d, t)]
  const [abc, bcd] = [mid(ab, bc, t), mid(bc, cd, t)]
  return [a, ab, abc, mid(abc, bcd, t)]
}

function lengthOf(curve: Curve): number {
  let [length, before] = [0, curve[0]]
  for (let i = 1; i <= 6; i++) {
    const here = begin(curve, i / 6)[3]
    length += Math.hypot(here[0] - before[0], here[1] - before[1])
    before = here
  }
  return length
}

const pathOf = (curves: readonly Curve[]): Path => [
  { c: 'M', p: [(curves[0] as Curve)[0]] },
  ...curves.map(([, b, c, d]): Path[number] => ({ c: 'C', p: [b, c, d] })),
]

/** What has been drawn of a line when this much of its length has been, 0 to 1: its pieces, and its end unless it is whole. */
export function drawnPart(line: readonly Stop[], drawn: number): { pieces: Path[]; end?: Pt } {
  const path = wire(line)
  const curves = path.slice(1).map(({ p }, i): Curve => [path[i]?.p.at(-1) as Pt, ...(p as [Pt, Pt, Pt])])
  const lengths = curves.map(lengthOf)
  const end = lengths.reduce((sum, length) => sum + length, 0) * drawn
  const starts = lengths.map((_, i) => lengths.slice(0, i).reduce((sum, length) => sum + length, 0))
  const whole = drawn >= 1 ? curves.length : starts.findLastIndex((start) => start <= end)
  const last = curves[whole]
  const seen = last
    ? [...curves.slice(0, whole), begin(last, (end - (starts[whole] ?? 0)) / (lengths[whole] || 1))]
    : curves
  const pieces = Array.from({ length: Math.ceil(seen.length / PIECE) }, (_, i) =>
    pathOf(seen.slice(i * PIECE, (i + 1) * PIECE)),
  )
  return { pieces, end: last && (seen.at(-1) as Curve)[3] }
}

/** The way along a line in units. */
export function lengthAlong(line: readonly Stop[]): number {
  const path = wire(line)
  return path.slice(1).reduce((sum, { p }, i) => sum + lengthOf([path[i]?.p.at(-1) as Pt, ...(p as [Pt, Pt, Pt])]), 0)
}

/** The line when this much of its length has been drawn, 0 to 1. Until it is whole, a dot leads it. */
export function growing(line: readonly Stop[], drawn: number, width = 12): Part {
  if (drawn <= 0) return ''
  const { pieces, end } = drawnPart(line, drawn)
  const [x, y] = (end ?? [0, 0]).map(Math.round) as [number, number]
  return [
    `<g stroke="${tone.line}" stroke-width="${width}">`,
    ...pieces.map((piece) => `<path d="${text(piece)}"/>`),
    '</g>',
    end ? dot(x, y, width * 1.15, tone.line) : '',
  ].join('')
}
