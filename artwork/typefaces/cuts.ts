/** The small typefaces that pages begin with, and what each is cut out of. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../places'
import type { Rendering } from '../rendered'

const theme = join(root, 'src/studio/theme')

export interface Cut extends Rendering {
  /** The typeface of the package. */
  whole: Buffer
  /** The characters it has. */
  characters: string
  /** The OpenType features that the stylesheets use. */
  features: string[]
  /** The weight whose kerning all weights get. Without it each has its own. */
  kerning?: number
}

/** The weights that the stylesheets use. */
export const weights = { min: 400, max: 800 }

/** Tables that browsers draw no letter with: names of styles in menus, measures of underlines, hints for old screens. */
export const unusedTables = ['STAT', 'MVAR', 'gasp']

/**
 * What distances and changes of the display face are rounded to, in thousandths of its size: a headline's letters keep
 * their shapes and move by less than a third of a pixel, those of other weights by less than a tenth.
 */
export const roundedTo = 10

/** The characters of a css unicode-range: "U+41-43, U+A3" -> "ABC£". */
export function charactersOf(range: string): string {
  const codes = range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .replace(/^U\+/, '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
  return String.fromCodePoint(...codes)
}

/** The unicode-range of this name in fonts.scss. */
export function rangeOf(name: string): string {
  const found = readFileSync(join(theme, 'fonts.scss'), 'utf8').match(new RegExp(`^\\$${name}:\\s*([^;]+);`, 'm'))?.[1]
  if (!found) throw new Error(`fonts.scss has no $${name}: which characters a typeface has.`)
  return found
}

/** The programs that cut: what they make may change with them. */
const programs = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts'))
  .sort()
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))

function cut(name: string, from: string, features: string[], kerning?: number): Cut {
  const whole = readFileSync(join(root, 'node_modules/@fontsource-variable', from))
  const characters = charactersOf(rangeOf('english'))
  const source = [...programs, characters, whole.toString('base64')].join('\n')
  return { path: join(theme, 'typefaces', name), source, whole, characters, features, kerning }
}

export const cuts: Cut[] = [
  cut(
    'bricolage-grotesque-english.woff2',
    'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    ['kern', 'tnum'],
    // Kerning that changes with the weight is a third of the file. Headings have this weight; that of others differs by
    // less than anyone can see.
    800,
  ),
  cut('figtree-english.woff2', 'figtree/files/figtree-latin-wght-normal.woff2', ['kern']),
]
