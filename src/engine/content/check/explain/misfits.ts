import { isObject } from '../../../base/shared-types/json'
import { isPicture } from '../../../base/shared-types/pictures'
import { requiredOf } from '../../schema-model/conditions'

import { typesOf } from '../../schema-model/phrases'
import type { SchemaBook } from '../../schema-model/schema-book'

const isAddress = (value: string) => /^(\/|https?:|mailto:|tel:|www\.|#)/i.test(value)

export function fits(value: unknown, raw: unknown, book: SchemaBook): boolean {
  const schema = book.resolve(raw)
  const types = typesOf(schema)
  if (schema.const !== undefined) return value === schema.const
  if (Array.isArray(schema.enum)) return schema.enum.includes(value)
  if (Array.isArray(value)) return types.includes('array')
  if (isObject(value)) return isObject(schema.properties)
  if (typeof value === 'boolean') return types.includes('boolean')
  if (typeof value === 'number') return types.includes('integer') || types.includes('number')
  if (typeof value !== 'string' || !types.includes('string')) return false
  if (isObject(schema.film)) return /^\d+$/.test(value) || value.includes(String(schema.film.site).split('.')[0] ?? '')
  if (schema.format === 'image') return isPicture(value)
  if (['href', 'page', 'place', 'destination'].includes(String(schema.format)))
    return isAddress(value) && !isPicture(value)
  if (['file', 'animation', 'loop'].includes(String(schema.format))) return /\.[a-z0-9]+$/i.test(value)
  if (schema.format === 'html') return value.includes('<') || !isAddress(value)
  return !value.includes('<') && !isPicture(value)
}

const mostItems = 3

export function countMisfits(value: unknown, raw: unknown, book: SchemaBook): number {
  const schema = book.resolve(raw)
  if (Array.isArray(value) && typesOf(schema).includes('array'))
    return schema.holds !== undefined
      ? 0
      : value.slice(0, mostItems).reduce((sum: number, item) => sum + countMisfits(item, schema.items, book), 0)
  if (!isObject(value) || !isObject(schema.properties)) return fits(value, schema, book) ? 0 : 1
  const fields = book.fieldsOf(schema)
  const missing = requiredOf(schema).filter((name) => !Object.hasOwn(value, name))
  return Object.entries(value).reduce(
    (sum, [name, part]) => sum + (Object.hasOwn(fields, name) ? countMisfits(part, fields[name], book) : 1),
    missing.length,
  )
}
