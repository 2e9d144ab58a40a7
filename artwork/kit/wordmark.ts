/** Invented client logos: a plain symbol and the name in drawn letters, the same on every machine. */
import { type Part, pal } from './core'
import { letter } from './letters'

export type Mark =
  | 'circle'
  | 'rings'
  | 'square'
  | 'arch'
  | 'leaf'
  | 'wave'
  | 'bolt'
  | 'sun'
  | 'cross'
  | 'steps'
  | 'eye'
  | 'spark'
  | 'shield'
  | 'bars'
  | 'reel'
  | 'none'
export type WordmarkStyle = {
  mark?: Mark
  /** Colour of the symbol, and of the letters. */
  colour?: string
  letters?: string
  upper?: boolean
  /** How thick the pen is, in units of the alphabet: 4 to 20. */
  pen?: number
  /** The pen's tip is cut: a stroke is this much thicker in one direction than in the other. */
  nib?: [x: number, y: number]
  /** Square ends and corners instead of round ones. */
  sharp?: boolean
  /** Slabs at the ends of stems. */
  slab?: boolean
  /** Leans by so many degrees. */
  lean?: number
  /** How wide the letters are. */
  wide?: number
  /** Air between the letters beyond the usual. */
  spacing?: number
  /** A line of this colour inside every stroke. */
  inline?: string
  /** How much each second letter hops off the line. */
  hop?: number
}

const marks: Record<Mark, string> = {
  circle: '<circle r="44"/><circle cx="18" cy="-10" r="18" fill="#fff7e8"/>',
  rings: '<g fill="none" stroke="CC" stroke-width="12"><circle cx="-18" r="28"/><circle cx="18" r="28"/></g>',
  square: '<path d="M-42-42h52v32h32v52h-84z"/>',
  arch: '<path d="M-44 44v-44a44 44 0 0 1 88 0v44h-26v-44a18 18 0 0 0-36 0v44z"/>',
  leaf: '<path d="M-40 42c-10-60 30-90 82-86 4 56-24 92-70 76l-12 12z"/>',
  wave: '<g fill="none" stroke="CC" stroke-width="13" stroke-linecap="round"><path d="M-44-22q22-26 44 0t44 0M-44 6q22-26 44 0t44 0M-44 34q22-26 44 0t44 0"/></g>',
  bolt: '<path d="M10-48l-44 56h30l-8 40 46-58h-30z"/>',
  sun: '<circle r="24"/><path d="M0-48v12M0 36v12M-48 0h12M36 0h12M-34-34l8 8M26 26l8 8M34-34l-8 8M-26 26l-8 8" stroke="CC" stroke-width="10" stroke-linecap="round"/>',
  cross: '<path d="M-16-46h32v30h30v32h-30v30h-32v-30h-30v-32h30z"/>',
  steps: '<path d="M-46 44v-24h30v-28h30v-28h32v80z"/>',
  eye: '<path d="M-50 0q50-64 100 0-50 64-100 0z"/><circle r="18" fill="#fff7e8"/><circle r="9"/>',
  spark: '<path d="M0-50q6 44 50 50-44 6-50 50-6-44-50-50 44-6 50-50z"/>',
  shield: '<path d="M0-48l42 14c4 40-8 66-42 84-34-18-46-44-42-84z"/>',
  bars: '<path d="M-44 44v-40h22v40zM-12 44v-64h22v64zM20 44v-88h22v88z"/>',
  reel: '<circle r="46"/><g fill="#fff7e8"><circle cy="-24" r="11"/><circle cy="24" r="11"/><circle cx="-24" r="11"/><circle cx="24" r="11"/></g>',
  none: '',
}

type Word = { path: string; width: number }

/** Stems that end in the open, as places: [x, y]. Those are where slabs go. */
function stemEnds(path: string): [number, number][] {
  const ends: [number, number][] = []
  for (const [, x, y, foot] of path.matchAll(/M(-?\d+)[ ]?(-?\d+)V(-?\d+)(?=M|$)/g)) {
    // The dots of "i" and "j" are no stems.
    if (Math.abs(Number(y) - Number(foot)) > 20) ends.push([Number(x), Number(y)], [Number(x), Number(foot)])
  }
  return ends
}

/** Puts a path at a place: its commands are absolute and its letters of them are few. */
function placed(path: string, x: number, y: number, wide: number): string {
  return path.replace(/([MLCAVH])([^MLCAVH]*)/g, (_, command: string, rest: string) => {
    const n = (rest.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
    const moved = n.map((value, i) => {
      if (command === 'V') return value + y
      if (command === 'H') return value * wide + x
      if (command !== 'A') return i % 2 ? value + y : value * wide + x
      return [value * wide, value, value, value, value, value * wide + x, value + y][i % 7] ?? 0
    })
    return command + moved.map((value) => Math.round(value * 10) / 10).join(' ')
  })
}

/** A line of letters as one path that begins at 0,0. */
function written(words: string, { pen = 9, wide = 1, spacing = 0, slab, hop = 0 }: WordmarkStyle): Word {
  let [x, path, right] = [0, '', 0]
  for (const [index, sign] of [...words].entries()) {
    if (sign === ' ') {
      x += 26 + spacing
      continue
    }
    const drawn = letter(sign)
    if (index > 0) x += drawn.left + right + pen * 0.8 + spacing
    const y = index % 2 ? -hop : hop
    path += placed(drawn.path, x, y, wide)
    if (slab)
      for (const [at, end] of stemEnds(drawn.path))
        path += `M${Math.round(x + at * wide - pen * 1.1)} ${end + y}H${Math.round(x + at * wide + pen * 1.1)}`
    x += drawn.width * wide
    right = drawn.right
  }
  return { path, width: Math.ceil(x) }
}

/** The strokes of a pen along a path: one, or as many side by side as a cut tip is wide. */
function inked(path: string, colour: string, { pen = 9, nib, sharp, inline }: WordmarkStyle): Part {
  const ends = sharp ? 'stroke-linejoin="miter"' : 'stroke-linecap="round" stroke-linejoin="round"'
  const stroke = (c: string, width: number, more = '') =>
    `<path d="${path}" fill="none" stroke="${c}" stroke-width="${width}" ${ends}${more}/>`
  const [dx, dy] = nib ?? [0, 0]
  const count = Math.ceil(Math.hypot(dx, dy) / 3)
  const strokes = Array.from({ length: count + 1 }, (_, i) => {
    const part = count ? i / count - 0.5 : 0
    return stroke(
      colour,
      pen,
      part ? ` transform="translate(${(dx * part).toFixed(1)} ${(dy * part).toFixed(1)})"` : '',
    )
  })
  return strokes.join('') + (inline ? stroke(inline, Math.max(2, pen / 6)) : '')
}

/** A logo, 120 high, as wide as its name; transparent ground, ink letters by default. A long name takes two lines. */
export function wordmark(name: string, o: WordmarkStyle = {}): string {
  const colour = o.colour ?? pal.coral
  const label = o.upper ? name.toUpperCase() : name
  const words = label.split(' ')
  const half = Math.ceil(words.length / 2)
  const lines = label.length > 16 ? [words.slice(0, half).join(' '), words.slice(half).join(' ')] : [label]
  const scale = lines.length > 1 ? 0.54 : 0.8
  const pen = (o.pen ?? 9) + Math.abs(o.nib?.[0] ?? 0)
  const drawn = lines.map((l) => written(l, o))
  const mark = o.mark ?? 'circle'
  const left = (mark === 'none' ? 8 : 132) + (pen / 2) * scale
  const w = Math.ceil(left + (Math.max(...drawn.map(({ width }) => width)) + pen / 2 + (o.lean ? 16 : 0)) * scale + 8)
  const text = drawn
    .map(({ path }, i) => {
      const y = lines.length > 1 ? 50 + i * 55 : 88
      const lean = o.lean ? ` skewX(${-o.lean})` : ''
      return `<g transform="translate(${left.toFixed(1)} ${y}) scale(${scale})${lean}">${inked(path, o.letters ?? pal.ink, o)}</g>`
    })
    .join('')
  const symbol = marks[mark].replaceAll('CC', colour)
  const sym: Part = symbol ? `<g fill="${colour}" transform="translate(60 60)">${symbol}</g>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} 120" width="${w}" height="120">${sym}${text}</svg>\n`
}
