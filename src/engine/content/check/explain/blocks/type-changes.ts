import { isObject } from '../../../../base/shared-types/json'
import { guess } from '../../../../base/text/nearest'
import { requiredOf } from '../../../schema-model/conditions'
import { joined, listed, quoted, typesOf } from '../../../schema-model/phrases'
import type { Schema, SchemaBook } from '../../../schema-model/schema-book'
import { fieldCalled } from '../fields/foreign-field-names'
import { countMisfits, fits } from '../misfits'
import { kindsOf } from '../phrases'
import { withoutType } from './meant-type'

/** Pairs of [written name, field's own name]. */
function findRenamed(data: Schema, fields: Record<string, Schema>, missing: string[], book: SchemaBook) {
  const renamed = new Map<string, string>()
  const free = new Set(Object.keys(fields).filter((name) => !Object.hasOwn(data, name)))
  for (const name of Object.keys(data)) {
    if (Object.hasOwn(fields, name)) continue
    const left = { missing: missing.filter((field) => free.has(field)), free: [...free] }
    const meant = fieldCalled(name, fields, left, book) ?? guess(name, left.free)
    if (meant) {
      renamed.set(name, meant.name)
      free.delete(meant.name)
    }
  }
  return renamed
}

function changesInside(name: string, value: unknown, raw: unknown, book: SchemaBook): string[] {
  const field = book.resolve(raw)
  if (!fits(value, field, book)) return [`write ${quoted(name)} as ${kindsOf(typesOf(field))}`]
  // Blocks have messages of their own.
  if (field.holds !== undefined) return []
  if (!Array.isArray(value)) return isObject(value) ? within(`in ${quoted(name)}`, changesFor(value, field, book)) : []
  const item = value.find((each) => isObject(each) && countMisfits(each, field.items, book) > 0)
  return isObject(item) ? within(`in each item of ${quoted(name)}`, changesFor(item, field.items, book)) : []
}

const within = (place: string, parts: string[]): string[] => (parts.length === 0 ? [] : [`${place} ${joined(parts)}`])

function changesFor(data: Schema, raw: unknown, book: SchemaBook): string[] {
  const schema = book.resolve(raw)
  const fields = book.fieldsOf(schema)
  const missing = requiredOf(schema).filter((name) => !Object.hasOwn(data, name))
  const renamed = findRenamed(data, fields, missing, book)
  const names = [...renamed.values()]
  const lacking = missing.filter((name) => !names.includes(name))
  const strangers = Object.keys(data).filter((name) => !Object.hasOwn(fields, name) && !renamed.has(name))
  const inside = Object.entries(data).flatMap(([name, value]) => {
    const own = renamed.get(name) ?? name
    return Object.hasOwn(fields, own) ? changesInside(own, value, fields[own], book) : []
  })
  return [
    ...(names.length > 0
      ? [`write ${joined([...renamed].map(([from, to]) => `${quoted(to)} for ${quoted(from)}`))}`]
      : []),
    ...(lacking.length > 0 ? [`add ${listed(lacking)}`] : []),
    ...(strangers.length > 0 ? [`take out ${listed(strangers)}`] : []),
    ...inside,
  ]
}

/** Empty if the type is enough. */
export function typeChangesInWords(block: Schema, type: string, book: SchemaBook): string {
  const parts = changesFor({ ...withoutType(block), type }, book.block(type), book)
  return parts.length === 0 ? '' : ` Then ${joined(parts)}.`
}
