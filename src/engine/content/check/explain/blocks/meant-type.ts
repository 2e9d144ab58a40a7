import { allNear, guess } from '../../../../base/text/nearest'
import { simplifyName, wordsOfName } from '../../../schema-model/names'
import type { SchemaBook } from '../../../schema-model/schema-book'
import { countMisfits } from '../misfits'

export interface MeantType {
  types: string[]
  /** The evidence: a misspelling, another name, all fields of the block, or some. */
  by: 'slip' | 'name' | 'fields' | 'some fields'
}

const most = 4

export const withoutType = ({ type: _, ...fields }: Record<string, unknown>) => fields

const misfitsOf = (block: Record<string, unknown>, type: string, book: SchemaBook): number =>
  countMisfits({ ...withoutType(block), type }, book.block(type), book)

function bestFitting(block: Record<string, unknown>, types: string[], book: SchemaBook): string[] {
  const misfits = types.map((type) => misfitsOf(block, type, book))
  const fewest = Math.min(...misfits)
  return types.filter((_, index) => misfits[index] === fewest)
}

function typesByFields(block: Record<string, unknown>, book: SchemaBook): string[] {
  const telling = Object.keys(withoutType(block)).filter((name) => name !== 'id' && name !== 'hidden')
  const known = book.blockTypes.filter((type) => {
    const fields = book.fieldsOf(book.block(type))
    return telling.some((name) => Object.hasOwn(fields, name))
  })
  return bestFitting(block, known, book)
}

/** Any letter case fits; an "alsoCalled" name must be unique. */
export function typeCalled(name: string, book: SchemaBook): string | undefined {
  const [only, ...others] = book.typesByName.get(simplifyName(name)) ?? []
  return others.length === 0 ? only : undefined
}

function typesByName(name: string, book: SchemaBook): string[] {
  const [near] = allNear(name, book.blockTypes)
  const words = wordsOfName(name).map(simplifyName)
  const word = words.find((one) => book.typesByName.has(one)) ?? ''
  return book.typesByName.get(simplifyName(name)) ?? (near === undefined ? book.typesByName.get(word) : [near]) ?? []
}

export function findMeantType(written: unknown, block: Record<string, unknown>, book: SchemaBook): MeantType {
  const name = typeof written === 'string' ? written : ''
  const slip = guess(name, book.blockTypes)
  if (slip?.isSure) return { types: [slip.name], by: 'slip' }
  const byFields = typesByFields(block, book)
  const [best = ''] = byFields
  const isWhole = byFields.length > 0 && misfitsOf(block, best, book) === 0
  // Of two equally near names, the fields decide.
  if (isWhole && byFields.length === 1 && allNear(name, book.blockTypes).slice(0, 2).includes(best))
    return { types: byFields, by: 'slip' }
  const byName = bestFitting(block, typesByName(name, book), book)
  const isTelling = isWhole && Object.keys(withoutType(block)).length > 1
  const isOther = isTelling && byFields.length === 1 && !byName.includes(best)
  if (byName.length > 0 && !(isOther && misfitsOf(block, byName[0] ?? '', book) > 0))
    return { types: byName.slice(0, most), by: 'name' }
  // One field alone says little.
  return { types: byFields.slice(0, most), by: isTelling ? 'fields' : 'some fields' }
}
