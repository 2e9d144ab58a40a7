import { isObject } from '../../../base/shared-types/json'
import type { Schema } from '../../../content/schema-model/schema-book'

/** Keywords that only describe. */
export const descriptiveKeywords: ReadonlySet<string> = new Set([
  'title',
  'description',
  'markdownDescription',
  'alsoCalled',
])

export const without = (schema: Schema, keys: ReadonlySet<string>): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => !keys.has(key)))

/** VS Code would show descriptions in a condition as those of the field. */
export function withoutDescriptions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDescriptions)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(without(value, descriptiveKeywords)).map(([key, part]) => [key, withoutDescriptions(part)]),
  )
}

const onlyIf = (condition: Schema, requirement: Schema): Schema => ({
  if: condition,
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: requirement,
})

/**
 * Each mistake once, as in the check. Missing fields are reported only if all fields are known, because a misspelt
 * field is both; too few items only if those before are valid, because a missing block shifts the others.
 */
export function oneMessage(schema: Schema): Schema {
  const { required, minItems, ...rest } = schema
  const allOf = [...((schema.allOf ?? []) as Schema[])]
  if (Array.isArray(required) && schema.additionalProperties === false && isObject(schema.properties)) {
    const known = { propertyNames: { enum: Object.keys(schema.properties), doNotSuggest: true } }
    allOf.push(onlyIf(known, { required }))
  } else if (required !== undefined) rest.required = required
  if (minItems !== undefined && schema.prefixItems !== undefined) {
    allOf.push(onlyIf({ prefixItems: withoutDescriptions(schema.prefixItems) }, { minItems }))
  } else if (minItems !== undefined) rest.minItems = minItems
  return allOf.length > 0 ? { ...rest, allOf } : rest
}
