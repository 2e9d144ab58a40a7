import { isObject } from '../../model/json'
import { joined, quoted } from './phrases'
import { requiredOf } from './schema-book'

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whether a value meets the condition of an "if": which fields it has, and the values of some of them. */
export function meets(value: unknown, condition: unknown): boolean {
  if (!isObject(condition)) return condition !== false
  const fields = isObject(condition.properties) ? Object.entries(condition.properties) : []
  return (
    (!('const' in condition) || isSame(value, condition.const)) &&
    (!Array.isArray(condition.enum) || condition.enum.some((choice) => isSame(choice, value))) &&
    requiredOf(condition).every((name) => isObject(value) && Object.hasOwn(value, name)) &&
    fields.every(([name, part]) => !isObject(value) || !Object.hasOwn(value, name) || meets(value[name], part)) &&
    listOf(condition.allOf).every((part) => meets(value, part)) &&
    (!Array.isArray(condition.anyOf) || condition.anyOf.some((part) => meets(value, part))) &&
    (condition.not === undefined || !meets(value, condition.not))
  )
}

/** The fields that others of an object want beside them. */
export function neededBeside({ dependentRequired }: Record<string, unknown>, value: unknown): string[] {
  const entries = isObject(dependentRequired) ? Object.entries(dependentRequired) : []
  return entries.flatMap(([name, needed]) =>
    isObject(value) && Object.hasOwn(value, name) ? listOf(needed).map(String) : [],
  )
}

/** The fields that a condition is about. */
const fieldsOfCondition = (condition: unknown): string[] =>
  isObject(condition)
    ? [
        ...requiredOf(condition),
        ...Object.keys(isObject(condition.properties) ? condition.properties : {}),
        ...[condition.not, ...listOf(condition.allOf), ...listOf(condition.anyOf)].flatMap(fieldsOfCondition),
      ]
    : []

/** Says what decides a condition in an object: "kind" is "film", it has "href", it has no "stagesOf". */
export function reasonOf(condition: unknown, data: Record<string, unknown>): string {
  const isShort = (value: unknown) => typeof value !== 'object' && String(value).length <= 40
  const valued = new Set(Object.keys(isObject(condition) && isObject(condition.properties) ? condition.properties : {}))
  const parts = [...new Set(fieldsOfCondition(condition))].map((name) => {
    if (!Object.hasOwn(data, name)) return `it has no ${quoted(name)}`
    return valued.has(name) && isShort(data[name])
      ? `${quoted(name)} is ${quoted(data[name])}`
      : `it has ${quoted(name)}`
  })
  return joined(parts)
}
