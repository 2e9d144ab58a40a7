/**
 * Printing in a few inks, as screen and riso printers do. A picture is made of marks; each says in which inks it is
 * printed. `print` sorts them onto one plate an ink and lays the plates over each other, a little out of register; where
 * two lie, their colours multiply. There is no black and no outline: the darkest colour is all inks at once.
 */
import { channels, hex } from '../colour'
import type { Part } from '../core'
import { type Path, rng, text as write } from '../path'

/** What a mark leaves on each plate, by the letter of the ink. */
export type Mark = Readonly<Record<string, Part>>

/** A place in a picture: its left and upper edge, its width and height. */
type Box = readonly [x: number, y: number, w: number, h: number]

/** How far each plate lies off: to the right, down, and turned. */
export type Register = Readonly<Record<string, readonly [x: number, y: number, degrees?: number]>>

/** An ink thinned with white, which multiplies to nothing. */
function thin(ink: string, amount: number): string {
  if (amount >= 1) return ink
  return amount <= 0 ? '#fff' : hex(channels(ink).map((c) => 255 - (255 - c) * amount))
}

/** What a colour becomes on paper. */
const onPaper = (colour: string, paper: string): string =>
  colour === '#fff' ? paper : hex(channels(colour).map((c, i) => (c * (channels(paper)[i] ?? 255)) / 255))

/** A path's text; lines across and down are written shorter. */
const text = (path: Path) =>
  write(path)
    .replace(/l(-?[\d.]+) 0(?=[Mz]|$)/g, 'h$1')
    .replace(/l0[ ]?(-?[\d.]+)(?=[Mz]|$)/g, 'v$1')

/** How much of each ink a text asks for: 'yo4' is all of y and four tenths of o. */
function amountsOf(inks: string): Record<string, number> {
  return Object.fromEntries([...inks.matchAll(/([a-z])(\d?)/g)].map(([, ink = '', n]) => [ink, n ? Number(n) / 10 : 1]))
}

/** Marks as one, moved to x, y, scaled (two numbers: across and down) and turned about their origin. */
export function put(
  x: number,
  y: number,
  scale: number | readonly [number, number],
  degrees: number,
  ...marks: Mark[]
): Mark {
  const r = (n: number) => Math.round(n * 100) / 100
  const turned = degrees ? `rotate(${r(degrees)})` : ''
  const scaled = scale === 1 ? '' : `scale(${[scale].flat().map(r).join(' ')})`
  return wrap((inside) => `<g transform="translate(${r(x)} ${r(y)})${turned}${scaled}">${inside}</g>`, ...marks)
}

/** Marks as one: what does not move in a loop is then one thing in its file. */
export const one = (...marks: Mark[]): Mark => wrap((inside) => `<g transform="translate(0 0)">${inside}</g>`, ...marks)

/** Marks as one, mirrored left to right. */
export const mirror = (...marks: Mark[]): Mark => wrap((inside) => `<g transform="scale(-1 1)">${inside}</g>`, ...marks)

function wrap(around: (inside: Part) => Part, ...marks: Mark[]): Mark {
  return Object.fromEntries(Object.entries(merge(marks)).map(([ink, inside]) => [ink, inside ? around(inside) : '']))
}

function merge(marks: readonly Mark[]): Record<string, Part> {
  const plates: Record<string, Part> = {}
  for (const mark of marks) for (const [ink, part] of Object.entries(mark)) plates[ink] = (plates[ink] ?? '') + part
  return plates
}

/**
 * A press with its inks, each by a letter, in the order in which their plates are printed. With the paper's colour the
 * first plate is written as it looks on it, and needs not be multiplied: a third of a loop's painting is saved.
 */
export function press(inks: Readonly<Record<string, string>>, paper?: string) {
  const [first] = Object.keys(inks)
  const tint = (ink: string, amount: number): string => {
    const colour = thin(inks[ink] ?? '', amount)
    return paper && ink === first ? onPaper(colour, paper) : colour
  }
  /** A mark that leaves something on the plate of each of these inks. */
  const inEach = (amounts: Record<string, number>, draw: (ink: string, amount: number) => Part): Mark =>
    Object.fromEntries(Object.entries(amounts).map(([ink, amount]) => [ink, draw(ink, amount)]))
  // A plate is filled with its ink: only a thinner one is said.
  const filled = (path: Path, amounts: Record<string, number>): Mark =>
    inEach(amounts, (ink, amount) => `<path d="${text(path)}"${amount < 1 ? ` fill="${tint(ink, amount)}"` : ''}/>`)
  const lined = (path: Path, width: number, amounts: Record<string, number>): Mark =>
    inEach(
      amounts,
      (ink, amount) => `<path d="${text(path)}" fill="none" stroke="${tint(ink, amount)}" stroke-width="${width}"/>`,
    )
  const noneOf = (off: Iterable<string>) => Object.fromEntries([...off].map((ink) => [ink, 0]))
  return {
    /** Prints a shape over what is there, in these inks: the others show through. */
    over: (path: Path, tones: string): Mark => filled(path, amountsOf(tones)),
    /** Prints a shape in these inks and keeps the others (or those named last) off it. None leaves the paper. */
    paint: (path: Path, tones: string, off = Object.keys(inks).join('')): Mark =>
      filled(path, { ...noneOf(off), ...amountsOf(tones) }),
    /** A line that is printed over. */
    overLine: (path: Path, width: number, tones: string): Mark => lined(path, width, amountsOf(tones)),
    /** A line that keeps other inks off. */
    line: (path: Path, width: number, tones: string): Mark =>
      lined(path, width, { ...noneOf(Object.keys(inks)), ...amountsOf(tones) }),
    /** A coarse screen of dots in a box; their size goes from one to the other, top to bottom. */
    screen(tones: string, box: Box, pitch: number, from: number, to = from): Mark {
      const dots = rowsOfDots(box, pitch, from, to)
      return inEach(
        amountsOf(tones),
        (ink) => `<g fill="none" stroke="${tint(ink, 1)}" stroke-dasharray="0 ${pitch}">${dots}</g>`,
      )
    },
    /** The plates of marks, first ink first. `seed` scatters pinholes, where an ink has not taken. */
    print(register: Register, seed: number, ...marks: Mark[]): Part {
      const plates = merge(marks)
      return Object.keys(inks)
        .filter((ink) => plates[ink])
        .map((ink, index) => {
          const [x, y, degrees = 0] = register[ink] ?? [0, 0]
          const where = x || y || degrees ? ` transform="translate(${x} ${y})rotate(${degrees})"` : ''
          const style = paper && ink === first ? '' : ' style="mix-blend-mode:multiply"'
          const holes = pinholes(seed + index, tint(ink, 0))
          return `<g${style} fill="${tint(ink, 1)}" stroke="none"${where}>${plates[ink]}${holes}</g>`
        })
        .join('')
    },
  }
}

/** The dots of a screen, row by row: lines that are dashed to dots, as thick as these are large. */
function rowsOfDots([x, y, w, h]: Box, pitch: number, from: number, to: number): Part {
  const rows = Math.ceil(h / (pitch / 2))
  const sizes = new Map<number, string>()
  for (let row = 0; row < rows; row++) {
    const size = Math.round(from + ((to - from) * row) / Math.max(1, rows - 1))
    const d = `M${x + (row % 2 ? pitch / 2 : 0)} ${y + (row * pitch) / 2}h${w}`
    if (size > 0) sizes.set(size, (sizes.get(size) ?? '') + d)
  }
  return [...sizes].map(([size, d]) => `<path d="${d}" stroke-width="${size}"/>`).join('')
}

function pinholes(seed: number, colour: string): Part {
  const rand = rng(seed)
  const d = Array.from({ length: 11 }, () => `M${Math.round(rand() * 1600)} ${Math.round(rand() * 1000)}h0`).join('')
  return `<path d="${d}" stroke="${colour}" stroke-width="6"/>`
}

/** Writes what a still picture draws twice, on one plate or on two, once: a third of its bytes. Not for what moves. */
export function writeOnce(svg: string): string {
  const ids = new Map<string, string>()
  const paths = [...svg.matchAll(/<path [^>]{50,}>/g)].map(([path]) => path)
  for (const path of new Set(paths.filter((path, index) => paths.indexOf(path) !== index))) {
    ids.set(path, `p${ids.size}`)
  }
  const met = new Set<string>()
  return svg.replace(/<path [^>]*>/g, (path) => {
    const id = ids.get(path)
    if (!id) return path
    if (met.has(id)) return `<use href="#${id}"/>`
    met.add(id)
    return path.replace('<path ', `<path id="${id}" `)
  })
}
