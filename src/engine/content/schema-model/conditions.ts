import { asList, asObject, isObject, type UnknownObject } from '../../base/shared-types/json'

export const requiredOf = (schema: unknown): string[] => asList(asObject(schema).required).map(String)

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Supports conditions on an object's fields, and on some of their values. */
export function meets(value: unknown, condition: unknown): boolean {
  if (!isObject(condition)) return condition !== false
  const fields = isObject(condition.properties) ? Object.entries(condition.properties) : []
  return (
    (!('const' in condition) || isSame(value, condition.const)) &&
    (!Array.isArray(condition.enum) || condition.enum.some((choice) => isSame(choice, value))) &&
    requiredOf(condition).every((name) => isObject(value) && Object.hasOwn(value, name)) &&
    fields.every(([name, part]) => !isObject(value) || !Object.hasOwn(value, name) || meets(value[name], part)) &&
    asList(condition.allOf).every((part) => meets(value, part)) &&
    (!Array.isArray(condition.anyOf) || condition.anyOf.some((part) => meets(value, part))) &&
    (condition.not === undefined || !meets(value, condition.not))
  )
}

export const conditionsOf = (schema: unknown): Record<string, unknown>[] =>
  [schema, ...asList(asObject(schema).allOf)].filter(isObject).filter((part) => part.if !== undefined)

export const closedBy = (branch: unknown): string[] =>
  Object.entries(asObject(asObject(branch).properties)).flatMap(([name, field]) => (field === false ? [name] : []))

export function neededBeside({ dependentRequired }: Record<string, unknown>, value: unknown): string[] {
  const entries = isObject(dependentRequired) ? Object.entries(dependentRequired) : []
  return entries.flatMap(([name, needed]) =>
    isObject(value) && Object.hasOwn(value, name) ? asList(needed).map(String) : [],
  )
}

/** Only entries of a declared collection need no number, which no schema can say. */
export function needsNumber(entry: UnknownObject, content: unknown): boolean {
  const name = String(entry.collection).toLowerCase()
  return !Object.keys(asObject(asObject(content).collections)).some((known) => known.toLowerCase() === name)
}
