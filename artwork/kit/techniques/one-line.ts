/**
 * One line that never breaks: a picture is a list of stops, and the line runs through all of them in order. Motifs are
 * such lists, too; they begin and end on the line.
 */
import { type Part, scene } from '../core'
import { type Path, type Pt, pts, text } from '../path'

/** A place that the line runs through, smoothly unless it is sharp. */
export type Stop = readonly [x: number, y: number, sharp?: boolean]

/** Where the line enters and leaves every picture, so that any two of them join. */
export const EDGE = 760

/** Stops from text: 'x y, x y!, …', where ! makes a corner. */
export const stops = (list: string): Stop[] =>
  list.split(',').map((stop) => {
    const [at = [0, 0]] = pts(stop.replace('!', ''))
    return [at[0], at[1], stop.includes('!')]
  })

/** Moves a motif to a place, at a scale. */
export const put = (x: number, y: number, scale: number, motif: readonly Stop[]): Stop[] =>
  motif.map(([px, py, sharp]) => [x + px * scale, y + py * scale, sharp])

/** Mirrors a motif, so that what looks right looks left; the line still runs through it from left to right. */
export const mirror = (motif: readonly Stop[]): Stop[] => motif.map(([x, y, sharp]): Stop => [-x, y, sharp]).reverse()

/** The same way from its end to its start. */
export const backwards = (motif: readonly Stop[]): Stop[] => [...motif].reverse()

/** Turns a motif about its origin, in degrees clockwise. */
export function rotate(degrees: number, motif: readonly Stop[]): Stop[] {
  const [cos, sin] = [Math.cos((degrees / 180) * Math.PI), Math.sin((degrees / 180) * Math.PI)]
  return motif.map(([x, y, sharp]) => [x * cos - y * sin, x * sin + y * cos, sharp])
}

/** The whole line of a picture: from the left edge through its motifs to the right edge. */
export const across = (...motifs: (string | readonly Stop[])[]): Stop[] => [
  [-30, EDGE],
  ...motifs.flatMap((motif) => (typeof motif === 'string' ? stops(motif) : motif)),
  [1630, EDGE],
]

/** A tangent at b that keeps to the nearer neighbour, so that the line never overshoots a short way after a long one. */
function tangent(a: Pt, b: Pt, c: Pt): Pt {
  const [before, after] = [Math.hypot(b[0] - a[0], b[1] - a[1]) || 1, Math.hypot(c[0] - b[0], c[1] - b[1]) || 1]
  const [p, q] = [Math.sqrt(before), Math.sqrt(after)]
  const one = (i: 0 | 1) => (b[i] - a[i]) / p - (c[i] - a[i]) / (p + q) + (c[i] - b[i]) / q
  return [one(0), one(1)]
}

/** The smooth way through stops, one curve from each to the next. */
export function wire(line: readonly Stop[]): Path {
  const at = (i: number) => line[Math.max(0, Math.min(line.length - 1, i))] as Stop
  const slope = (i: number): Pt => {
    const [a, b, c] = [at(i - 1), at(i), at(i + 1)]
    return b[2] ? [0, 0] : tangent([a[0], a[1]], [b[0], b[1]], [c[0], c[1]])
  }
  const path: Path = [{ c: 'M', p: [[at(0)[0], at(0)[1]]] }]
  for (let i = 0; i < line.length - 1; i++) {
    const [b, c] = [at(i), at(i + 1)]
    const [m, n] = [slope(i), slope(i + 1)]
    const reach = Math.sqrt(Math.hypot(c[0] - b[0], c[1] - b[1])) * 0.4
    path.push({
      c: 'C',
      p: [
        [b[0] + m[0] * reach, b[1] + m[1] * reach],
        [c[0] - n[0] * reach, c[1] - n[1] * reach],
        [c[0], c[1]],
      ],
    })
  }
  return path
}

/** The colours of the line and of the quiet paper and tints behind it. */
export const tone = {
  line: '#0f8b7f',
  paper: '#f7f4ec',
  mist: '#dcece6',
  warm: '#fae6c3',
  blush: '#f7ddd2',
  dusk: '#dfe1ee',
} as const

/** Draws a way as the line: teal, of one width. */
export const teal = (path: Path, width = 12): Part =>
  `<path d="${text(path)}" stroke="${tone.line}" stroke-width="${width}"/>`

/** A picture of one line: pale shapes behind, then the line. */
export const drawn = (line: readonly Stop[], ...tints: Part[]): string =>
  scene({ ground: tone.paper, grain: false }, ...tints, teal(wire(line)))
