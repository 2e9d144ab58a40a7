/** Invented client logos: a plain symbol and the name. The only pictures with <text>. */
import { type Part, pal } from './core'

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
  /** Generic family: sans, serif, mono. */
  font?: 'sans-serif' | 'serif' | 'monospace'
  weight?: 400 | 700 | 900
  /** Colour of the symbol, and of the letters. */
  colour?: string
  letters?: string
  upper?: boolean
  italic?: boolean
  spacing?: number
  /** Symbol above the name; names of several words then break into two lines. */
  stacked?: boolean
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
const safe = (s: string) => s.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** A logo, 120 high (200 stacked), as wide as its name; transparent ground, ink letters unless told. */
export function wordmark(name: string, o: WordmarkStyle = {}): string {
  const colour = o.colour ?? pal.coral
  const label = o.upper ? name.toUpperCase() : name
  const words = label.split(' ')
  const half = Math.ceil(words.length / 2)
  const lines =
    o.stacked || label.length > 16
      ? [words.slice(0, half).join(' '), words.slice(half).join(' ')].filter(Boolean)
      : [label]
  const fontSize = lines.length > 1 ? 46 : 60
  const em =
    { 'sans-serif': 0.57, serif: 0.51, monospace: 0.62 }[o.font ?? 'sans-serif'] *
    (o.upper ? 1.2 : 1) *
    (o.weight === 400 ? 0.94 : 1)
  const long = Math.round(Math.max(...lines.map((l) => l.length * (fontSize * em + (o.spacing ?? 0)))))
  const mark = o.mark ?? 'circle'
  const symbol = marks[mark].replaceAll('CC', colour)
  const [left, top, w, h] = o.stacked
    ? [0, 120, Math.max(120, long) + 20, 130 + lines.length * 52]
    : [mark === 'none' ? 10 : 130, 0, long + (mark === 'none' ? 20 : 140), 120]
  const text = lines
    .map((l, i) => {
      const y = o.stacked ? top + 40 + i * 52 : lines.length > 1 ? 52 + i * 48 : 80
      const pin = ` textLength="${Math.round(l.length * (fontSize * em + (o.spacing ?? 0)))}" lengthAdjust="spacingAndGlyphs"`
      return `<text x="${o.stacked ? w / 2 : left}" y="${y}"${pin}${o.stacked ? ' text-anchor="middle"' : ''}>${safe(l)}</text>`
    })
    .join('')
  const sym: Part = symbol
    ? `<g fill="${colour}" transform="translate(${o.stacked ? w / 2 : 60} 60)">${symbol}</g>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${sym}<g fill="${o.letters ?? pal.ink}" font-family="${o.font ?? 'sans-serif'}" font-weight="${o.weight ?? 700}" font-size="${fontSize}"${o.italic ? ' font-style="italic"' : ''}>${text}</g></svg>\n`
}
