import type { ErrorObject } from 'ajv/dist/2020.js'
import { asList, asObject, isObject } from '../../../../base/shared-types/json'
import { requiredOf } from '../../../schema-model/conditions'
import { joined, quoted } from '../../../schema-model/phrases'
import type { Schema } from '../../../schema-model/schema-book'
import { type Context, nameOf } from '../phrases'

export const fieldsOfCondition = (condition: unknown): string[] =>
  isObject(condition)
    ? [
        ...requiredOf(condition),
        ...Object.keys(asObject(condition.properties)),
        ...[condition.not, ...asList(condition.allOf), ...asList(condition.anyOf)].flatMap(fieldsOfCondition),
      ]
    : []

/** Why a condition holds: "kind" is "film", it has "href", it has no "stagesOf". */
export function reasonOf(condition: unknown, data: Record<string, unknown>): string {
  const isShort = (value: unknown) => typeof value !== 'object' && String(value).length <= 40
  const valued = new Set(Object.keys(asObject(asObject(condition).properties)))
  const parts = [...new Set(fieldsOfCondition(condition))].map((name) => {
    if (!Object.hasOwn(data, name)) return `it has no ${quoted(name)}`
    return valued.has(name) && isShort(data[name])
      ? `${quoted(name)} is ${quoted(data[name])}`
      : `it has ${quoted(name)}`
  })
  return joined(parts)
}

export interface Flawed {
  at: string
  data: Record<string, unknown>
  name: string
  fields: Record<string, Schema>
  unknown: string[]
  missing: string[]
  /** A field that decides what the object is: a page with "redirect" is a redirect. */
  decisive: string[]
  excluded: string[]
  /** Why a field is required, if only sometimes. */
  reasons: Map<string, string>
  isDecided: boolean
}

/** Why fields are required sometimes; an error's path names its "if". */
function reasonsOf(errors: ErrorObject[], switches: ErrorObject[], data: Schema): Map<string, string> {
  const reasons = new Map<string, string>()
  for (const { keyword, schemaPath, params } of errors) {
    const field = String(params.missingProperty)
    if (keyword === 'dependentRequired') reasons.set(field, `it has ${quoted(params.property)}`)
    const [, start] = schemaPath.match(/^(.*)\/(?:then|else)\/required$/) ?? []
    const decided = switches.find(({ schemaPath: path }) => path === `${start}/if`)
    if (isObject(decided?.parentSchema)) reasons.set(field, reasonOf(decided.parentSchema.if, data))
  }
  return reasons
}

/** `switches` are errors of an "if" at the same place. */
export function readFlawed(errors: ErrorObject[], switches: ErrorObject[], context: Context): Flawed {
  const [first] = errors as [ErrorObject, ...ErrorObject[]]
  const data = asObject(first.data)
  const { book, root } = context
  const at = first.instancePath
  const texts = (keyword: string, param: string) =>
    errors.filter((error) => error.keyword === keyword).map((error) => String(error.params[param]))
  const isDecided = switches.some(({ params }) => params.failingKeyword === 'then')
  const conditions = switches.map(({ parentSchema }) => (isObject(parentSchema) ? parentSchema.if : undefined))
  return {
    at,
    data,
    name: nameOf(at, context),
    fields: book.fieldsAt(at, root),
    reasons: reasonsOf(errors, switches, data),
    unknown: texts('additionalProperties', 'additionalProperty'),
    missing: [...new Set([...texts('required', 'missingProperty'), ...texts('dependentRequired', 'missingProperty')])],
    decisive: conditions.flatMap((condition) => requiredOf(condition)),
    excluded: conditions.flatMap((condition) => requiredOf(isObject(condition) ? condition.not : undefined)),
    isDecided,
  }
}
