import subsetFont from 'subset-font'
import { type Cut, roundedTo, unusedTables, weights } from './cuts'
import { keepCopyright, roundChanges, roundKerning } from './rounding'
import { readTables, writeTables } from './sfnt'

/** Cuts a typeface: what an English text needs of the package's, and no more. */
export async function makeTypeface({ path, whole, characters, features, kerning }: Cut): Promise<Buffer> {
  const subset = async (wght: number | typeof weights) =>
    readTables(
      await subsetFont(whole, characters, {
        targetFormat: 'truetype',
        variationAxes: { wght },
        keepFeatures: features,
        noHinting: true,
        dropTables: unusedTables,
      }),
    )
  const tables = await subset(weights)
  if (kerning !== undefined) {
    const fixed = await subset(kerning)
    if (!fixed.get('cmap')?.equals(tables.get('cmap') as Buffer))
      throw new Error(`${path}: the glyphs of weight ${kerning} are not those of all weights.`)
    // GDEF holds how kerning changes with the weight.
    for (const name of ['GPOS', 'GDEF']) tables.set(name, fixed.get(name) as Buffer)
    tables.set('GPOS', roundKerning(tables.get('GPOS') as Buffer, roundedTo))
    tables.set('gvar', roundChanges(tables.get('gvar') as Buffer, roundedTo))
  }
  tables.set('name', keepCopyright(tables.get('name') as Buffer))
  return subsetFont(writeTables(tables), undefined, { targetFormat: 'woff2', keepAllGlyphs: true })
}
