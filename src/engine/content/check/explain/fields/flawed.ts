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

type EnumOf = (name: string) => unknown

interface Reasons {
  reasons: Map<string, string>
  /** Required by a value that is itself refused, and so not known. */
  open: Set<string>
}

/** Why fields are required sometimes; an error's path names its "if". */
function reasonsOf(errors: ErrorObject[], switches: ErrorObject[], data: Schema, enumOf: EnumOf): Reasons {
  const reasons = new Map<string, string>()
  const open = new Set<string>()
  const isRefused = (name: string) => {
    const values = enumOf(name)
    return Array.isArray(values) && Object.hasOwn(data, name) && !values.includes(data[name])
  }
  for (const { keyword, schemaPath, params } of errors) {
    const field = String(params.missingProperty)
    if (keyword === 'dependentRequired') reasons.set(field, `it has ${quoted(params.property)}`)
    const [, start] = schemaPath.match(/^(.*)\/(?:then|else)\/required$/) ?? []
    const decided = switches.find(({ schemaPath: path }) => path === `${start}/if`)
    if (!isObject(decided?.parentSchema)) continue
    reasons.set(field, reasonOf(decided.parentSchema.if, data))
    if (fieldsOfCondition(decided.parentSchema.if).some(isRefused)) open.add(field)
  }
  return { reasons, open }
}

/** `switches` are errors of an "if" at the same place. */
export function readFlawed(errors: ErrorObject[], switches: ErrorObject[], context: Context): Flawed {
  const [first] = errors as [ErrorObject, ...ErrorObject[]]
  const data = asObject(first.data)
  const { book, root } = context
  const at = first.instancePath
  const texts = (keyword: string, param: string) =>
    errors.filter((error) => error.keyword === keyword).map((error) => String(error.params[param]))
  const fields = book.fieldsAt(at, root)
  const { reasons, open } = reasonsOf(errors, switches, data, (name) => book.resolve(fields[name]).enum)
  const needed = [...texts('required', 'missingProperty'), ...texts('dependentRequired', 'missingProperty')]
  const isDecided = switches.some(({ params }) => params.failingKeyword === 'then')
  const conditions = switches.map(({ parentSchema }) => (isObject(parentSchema) ? parentSchema.if : undefined))
  return {
    at,
    data,
    name: nameOf(at, context),
    fields,
    reasons,
    unknown: texts('additionalProperties', 'additionalProperty'),
    missing: [...new Set(needed)].filter((field) => !open.has(field)),
    decisive: conditions.flatMap((condition) => requiredOf(condition)),
    excluded: conditions.flatMap((condition) => requiredOf(isObject(condition) ? condition.not : undefined)),
    isDecided,
  }
}
