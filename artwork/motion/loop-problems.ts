/** What a loop must be before it is published. */
import { pixelsOf } from './pixels'
import type { Drawing } from './timeline'

/** Bytes, seconds, and how many different drawings a second at least. */
export const LIMITS = { bytes: 250_000, shortest: 6, longest: 12, drawings: 4, shots: 3, flashes: 3 } as const

const [COLUMNS, ROWS, CELL] = [16, 10, 10]

/** Relative luminance of each of 16×10 cells, 0 to 1. */
async function cellsOf({ svg }: Drawing): Promise<number[]> {
  const pixels = await pixelsOf(svg, COLUMNS * CELL, ROWS * CELL)
  const linear = (byte = 0) => (byte / 255) ** 2.2
  return Array.from({ length: COLUMNS * ROWS }, (_, cell) => {
    const [left, top] = [(cell % COLUMNS) * CELL, Math.floor(cell / COLUMNS) * CELL]
    let sum = 0
    for (let y = top; y < top + CELL; y++)
      for (let x = left; x < left + CELL; x++) {
        const i = (y * COLUMNS * CELL + x) * 3
        sum += 0.2126 * linear(pixels[i]) + 0.7152 * linear(pixels[i + 1]) + 0.0722 * linear(pixels[i + 2])
      }
    return sum / CELL ** 2
  })
}

/** Times at which a cell turned: went up or down by a tenth after it went the other way. Two of these are one flash. */
function turnsOf(light: readonly number[], times: readonly number[]): number[] {
  const turns: number[] = []
  let [mark, way] = [light[0] ?? 0, 0]
  light.forEach((now, i) => {
    if (way >= 0 && now > mark) mark = way > 0 ? now : mark
    if (way <= 0 && now < mark) mark = way < 0 ? now : mark
    const step = now - mark
    if (Math.abs(step) < 0.1 || Math.min(now, mark) > 0.8 || Math.sign(step) === way) return
    turns.push(times[i] ?? 0)
    way = Math.sign(step)
    mark = now
  })
  return turns
}

/** The most flashes within a second that a quarter of the picture has, after WCAG 2.3.1; the loop is seen twice in a row. */
export async function flashesOf(drawings: readonly Drawing[]): Promise<number> {
  const once: number[][] = []
  for (const drawing of drawings) once.push(await cellsOf(drawing))
  const cells = [...once, ...once]
  const times: number[] = []
  for (const [i, { ms }] of [...drawings, ...drawings].entries()) times[i + 1] = (times[i] ?? 0) + ms
  const most = Array.from({ length: COLUMNS * ROWS }, (_, cell) => {
    const turns = turnsOf(
      cells.map((all) => all[cell] ?? 0),
      times,
    )
    return Math.max(0, ...turns.map((from) => Math.floor(turns.filter((t) => t >= from && t < from + 1000).length / 2)))
  })
  return most.sort((a, b) => b - a)[Math.floor(most.length / 4)] ?? 0
}

/** What is wrong with a loop, in words. */
export async function problemsOf(drawings: readonly Drawing[], bytes: number): Promise<string[]> {
  const seconds = drawings.reduce((sum, { ms }) => sum + ms, 0) / 1000
  const different = new Set(drawings.map(({ svg }) => svg)).size
  const shots = new Set(drawings.map(({ shot }) => shot)).size
  const flashes = await flashesOf(drawings)
  const svg = drawings.map((drawing) => drawing.svg).join('')
  return [
    bytes > LIMITS.bytes ? `${Math.round(bytes / 1000)} kB, at most ${LIMITS.bytes / 1000}` : '',
    seconds < LIMITS.shortest || seconds > LIMITS.longest
      ? `${seconds.toFixed(1)} s, from ${LIMITS.shortest} to ${LIMITS.longest}`
      : '',
    different < seconds * LIMITS.drawings
      ? `${different} different drawings, at least ${Math.ceil(seconds * LIMITS.drawings)}`
      : '',
    shots < LIMITS.shots ? `${shots} shots, at least ${LIMITS.shots}` : '',
    flashes > LIMITS.flashes ? `${flashes} flashes in a second, at most ${LIMITS.flashes}` : '',
    /NaN|undefined|Infinity/.test(svg) ? 'a coordinate is missing' : '',
    /<text/.test(svg) ? 'has <text>' : '',
  ].filter(Boolean)
}
