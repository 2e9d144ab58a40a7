import { isObject } from '../../../base/shared-types/json'
import { requiredOf } from './conditions'
import { fits } from './example'
import { typesOf } from './phrases'
import type { SchemaBook } from './schema-book'

const mostItems = 3

/** Unknown and missing fields, values of the wrong kind. */
export function countMisfits(value: unknown, raw: unknown, book: SchemaBook): number {
  const schema = book.resolve(raw)
  if (Array.isArray(value) && typesOf(schema).includes('array'))
    return value.slice(0, mostItems).reduce((sum: number, item) => sum + countMisfits(item, schema.items, book), 0)
  if (!isObject(value) || !isObject(schema.properties)) return fits(value, schema, book) ? 0 : 1
  const fields = book.fieldsOf(schema)
  const missing = requiredOf(schema).filter((name) => !Object.hasOwn(value, name))
  return Object.entries(value).reduce(
    (sum, [name, part]) => sum + (Object.hasOwn(fields, name) ? countMisfits(part, fields[name], book) : 1),
    missing.length,
  )
}
