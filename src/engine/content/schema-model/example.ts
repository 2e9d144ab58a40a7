import { isObject } from '../../base/shared-types/json'
import { typesOf } from './phrases'
import type { Schema, SchemaBook } from './schema-book'

function exampleIn(description: unknown): string | undefined {
  const [, quoted] = (typeof description === 'string' && description.match(/for example "((?:[^"\\]|\\.)*)"/)) || []
  return quoted
}

export function exampleObject(schema: Schema, book: SchemaBook, make: (field: unknown) => unknown): unknown {
  const fields = book.fieldsOf(schema)
  const made: Record<string, unknown> = {}
  for (;;) {
    const missing = book.requiredIn(schema, made).filter((name) => !Object.hasOwn(made, name))
    if (missing.length === 0) return made
    for (const name of missing) made[name] = make(fields[name])
  }
}

/** A valid value, from the schema's own words if they have one. */
export function exampleOf(raw: unknown, book: SchemaBook): unknown {
  const schema = book.resolve(raw)
  if (schema.const !== undefined) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const types = typesOf(schema)
  if (types.includes('integer')) return (Array.isArray(schema.examples) ? schema.examples[0] : schema.minimum) ?? 1
  if (types.includes('boolean')) return true
  if (types.includes('array')) {
    const item = Array.isArray(schema.holds) ? book.block(schema.holds[0]) : schema.items
    return Array.from({ length: Number(schema.minItems ?? 1) }, () => exampleOf(item, book))
  }
  if (types.includes('object') && !isObject(schema.properties)) return {}
  if (isObject(schema.properties)) return exampleObject(schema, book, (field) => exampleOf(field, book))
  return exampleIn(schema.description) ?? exampleIn(isObject(raw) ? raw.description : '') ?? '…'
}
