import { isObject } from '../../../base/shared-types/json'
import type { SchemaBook } from '../../../content/schema-model/schema-book'

/** The fields that a value has, and what it chooses: "/items/text", "/kind=two". */
function featuresOf(value: unknown, written: unknown, book: SchemaBook, place = ''): string[] {
  const schema = book.resolve(written)
  if (schema.enum || typeof value === 'boolean') return [`${place}=${value}`]
  if (Array.isArray(schema.holds) && Array.isArray(value))
    return value.flatMap((inner) => featuresOf(inner, book.block(inner.type), book, `${place}/${inner.type}`))
  if (Array.isArray(value)) return value.flatMap((item) => featuresOf(item, schema.items, book, place))
  if (!isObject(value)) return [place]
  const fields = book.fieldsOf(schema)
  return Object.entries(value).flatMap(([name, inner]) => featuresOf(inner, fields[name], book, `${place}/${name}`))
}

/** Drops samples without a field or choice of their own. The fullest comes first. */
export function cover<Sample extends { block: object }>(
  samples: Sample[],
  written: unknown,
  book: SchemaBook,
): Sample[] {
  const known = new Set<string>()
  return samples
    .map((sample) => ({ sample, features: new Set(featuresOf(sample.block, written, book)) }))
    .sort((one, other) => other.features.size - one.features.size)
    .filter(({ features }) => {
      const before = known.size
      for (const feature of features) known.add(feature)
      return known.size > before
    })
    .map(({ sample }) => sample)
}
