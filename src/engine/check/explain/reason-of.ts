import { isObject } from '../../model/json'
import { listOf, requiredOf } from './conditions'
import { joined, quoted } from './phrases'

const fieldsOfCondition = (condition: unknown): string[] =>
  isObject(condition)
    ? [
        ...requiredOf(condition),
        ...Object.keys(isObject(condition.properties) ? condition.properties : {}),
        ...[condition.not, ...listOf(condition.allOf), ...listOf(condition.anyOf)].flatMap(fieldsOfCondition),
      ]
    : []

/** Why a condition holds: "kind" is "film", it has "href", it has no "stagesOf". */
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
