import { allNear, guess } from '../../../text/nearest'
import { countMisfits } from '../misfits'
import { simplifyName, wordsOfName } from '../names'
import type { SchemaBook } from '../schema-book'

/** What a block most likely is. */
export interface MeantType {
  /** The one type that is meant, or the few that are near. */
  types: string[]
  /** What says so: a slip of a letter, the name in other words, all of the block's fields, or some of them. */
  by: 'slip' | 'name' | 'fields' | 'some fields'
}

/** How many types are named at once. */
const most = 4

export const withoutType = ({ type: _, ...fields }: Record<string, unknown>) => fields

/** How badly a block suits a type: 0 where nothing is wrong with it. */
const misfitsOf = (block: Record<string, unknown>, type: string, book: SchemaBook): number =>
  countMisfits({ ...withoutType(block), type }, book.block(type), book)

/** The types of some that a block suits best, in their own order. */
function bestFitting(block: Record<string, unknown>, types: string[], book: SchemaBook): string[] {
  const misfits = types.map((type) => misfitsOf(block, type, book))
  const fewest = Math.min(...misfits)
  return types.filter((_, index) => misfits[index] === fewest)
}

/** The types that a block's fields speak for: those that know one of them at least. */
function typesByFields(block: Record<string, unknown>, book: SchemaBook): string[] {
  const telling = Object.keys(withoutType(block)).filter((name) => name !== 'id' && name !== 'hidden')
  const known = book.blockTypes.filter((type) => {
    const fields = book.fieldsOf(book.block(type))
    return telling.some((name) => Object.hasOwn(fields, name))
  })
  return bestFitting(block, known, book)
}

/** The type that a name means: its own, in letters of any case, or one that it alone is also called. */
export function typeCalled(name: string, book: SchemaBook): string | undefined {
  const [only, ...others] = book.typesByName.get(simplifyName(name)) ?? []
  return others.length === 0 ? only : undefined
}

/** The types that a name means in other words; else those whose name it is near to, or that one word of it means. */
function typesByName(name: string, book: SchemaBook): string[] {
  const [near] = allNear(name, book.blockTypes)
  const words = wordsOfName(name).map(simplifyName)
  const word = words.find((one) => book.typesByName.has(one)) ?? ''
  return book.typesByName.get(simplifyName(name)) ?? (near === undefined ? book.typesByName.get(word) : [near]) ?? []
}

/** Finds out what type a block was meant to have, by what is written for it and by its fields. */
export function findMeantType(written: unknown, block: Record<string, unknown>, book: SchemaBook): MeantType {
  const name = typeof written === 'string' ? written : ''
  const slip = guess(name, book.blockTypes)
  if (slip?.isSure) return { types: [slip.name], by: 'slip' }
  const byFields = typesByFields(block, book)
  const [best = ''] = byFields
  const isWhole = byFields.length > 0 && misfitsOf(block, best, book) === 0
  // Of two names that are as near as each other, the one that has these fields is meant.
  if (isWhole && byFields.length === 1 && allNear(name, book.blockTypes).slice(0, 2).includes(best))
    return { types: byFields, by: 'slip' }
  const byName = bestFitting(block, typesByName(name, book), book)
  if (byName.length > 0) return { types: byName.slice(0, most), by: 'name' }
  // One field alone says little.
  const isTelling = isWhole && Object.keys(withoutType(block)).length > 1
  return { types: byFields.slice(0, most), by: isTelling ? 'fields' : 'some fields' }
}
