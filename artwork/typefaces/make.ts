import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { keepCopyright, roundChanges, roundKerning } from './rounding'
import { readTables, writeTables } from './sfnt'

const root = join(import.meta.dirname, '../..')
const theme = join(root, 'src/studio/theme')

/** Where the typefaces stand that pages begin with. */
export const folder = join(theme, 'typefaces')

/** A small typeface: its name, the file of the package that it is cut out of, and how. */
interface Cut {
  name: string
  from: string
  /** OpenType features that our stylesheets use. */
  features: string[]
  /** The weight whose kerning all weights take over. Without it each has its own. */
  kerning?: number
}

/** The weights that our stylesheets use. */
const weights = { min: 400, max: 800 }

/** What browsers draw no letter with: the names of styles in menus, measures of underlines, hints for old screens. */
const unused = ['STAT', 'MVAR', 'gasp']

/**
 * What distances and changes of the display face are rounded to, in thousandths of its size: a headline's letters keep
 * their shapes, and stand within a third of a pixel of where they were; those of other weights keep theirs within a tenth.
 */
const step = 10

const cuts: Cut[] = [
  {
    name: 'bricolage-grotesque-english.woff2',
    from: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    features: ['kern', 'tnum'],
    // Kerning that changes with the weight is a third of the file. This is the weight of headings, in which the letters
    // are drawn; others differ by less than anyone can see.
    kerning: 800,
  },
  {
    name: 'figtree-english.woff2',
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    features: ['kern'],
  },
]

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

/** The unicode-range that has this name in fonts.scss. Throws when there is none. */
export function rangeOf(name: string): string {
  const found = readFileSync(join(theme, 'fonts.scss'), 'utf8').match(new RegExp(`^\\$${name}:\\s*([^;]+);`, 'm'))?.[1]
  if (!found) throw new Error(`fonts.scss has no $${name}: which characters a typeface has.`)
  return found
}

async function cut({ from, features, kerning }: Cut, text: string): Promise<Buffer> {
  const whole = readFileSync(join(root, 'node_modules', from))
  const subset = async (wght: number | typeof weights) =>
    readTables(
      await subsetFont(whole, text, {
        targetFormat: 'truetype',
        variationAxes: { wght },
        keepFeatures: features,
        noHinting: true,
        dropTables: unused,
      }),
    )
  const tables = await subset(weights)
  if (kerning !== undefined) {
    const fixed = await subset(kerning)
    if (!fixed.get('cmap')?.equals(tables.get('cmap') as Buffer))
      throw new Error(`${from}: the glyphs are not the same.`)
    // GDEF holds how kerning changes with the weight.
    for (const name of ['GPOS', 'GDEF']) tables.set(name, fixed.get(name) as Buffer)
    tables.set('GPOS', roundKerning(tables.get('GPOS') as Buffer, step))
    tables.set('gvar', roundChanges(tables.get('gvar') as Buffer, step))
  }
  tables.set('name', keepCopyright(tables.get('name') as Buffer))
  return subsetFont(writeTables(tables), undefined, { targetFormat: 'woff2', keepAllGlyphs: true })
}

/** The typefaces that pages begin with, by file name: what an English text needs of the packages' own, and no more. */
export async function makeTypefaces(): Promise<Map<string, Buffer>> {
  const text = charactersOf(rangeOf('english'))
  return new Map(
    await Promise.all(cuts.map(async (one): Promise<[string, Buffer]> => [one.name, await cut(one, text)])),
  )
}
