import { isObject } from '../../model/json'

type Schema = Record<string, unknown>

/** Keywords that describe and constrain nothing. */
export const words: ReadonlySet<string> = new Set(['title', 'description', 'markdownDescription', 'alsoCalled'])

export const without = (schema: Schema, keys: ReadonlySet<string>): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => !keys.has(key)))

/** VS Code shows the descriptions of a condition as if they were about the field, so conditions have none. */
export function silent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(silent)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(without(value, words)).map(([key, part]) => [key, silent(part)]))
}

/** `demand` only where `condition` holds: a consequence of a mistake is not reported beside it. */
const onlyWhere = (condition: Schema, demand: Schema): Schema => ({
  if: condition,
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: demand,
})

/**
 * Keeps one mistake one message, as the check does. A misspelt field is unknown and leaves another one missing: fields
 * are missed only where all are known. A block left out moves the others: they are counted only where each is in place.
 */
export function oneMessage(schema: Schema): Schema {
  const { required, minItems, ...rest } = schema
  const allOf = [...((schema.allOf ?? []) as Schema[])]
  if (Array.isArray(required) && schema.additionalProperties === false && isObject(schema.properties)) {
    const known = { propertyNames: { enum: Object.keys(schema.properties), doNotSuggest: true } }
    allOf.push(onlyWhere(known, { required }))
  } else if (required !== undefined) rest.required = required
  if (minItems !== undefined && schema.prefixItems !== undefined) {
    allOf.push(onlyWhere({ prefixItems: silent(schema.prefixItems) }, { minItems }))
  } else if (minItems !== undefined) rest.minItems = minItems
  return allOf.length > 0 ? { ...rest, allOf } : rest
}
