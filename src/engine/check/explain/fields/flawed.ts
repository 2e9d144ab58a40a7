import type { ErrorObject } from 'ajv/dist/2020.js'
import { escapeToken, isObject } from '../../../model/json'
import { fits } from '../example'
import { article, type Explained, kindsOf, nameOf, titleOf, typesOf } from '../phrases'
import { requiredOf, type Schema, type SchemaBook } from '../schema-book'

/** One object whose fields are wrong: what it has too much and too little. */
export interface Flawed {
  at: string
  data: Record<string, unknown>
  name: string
  /** The fields that it may have. */
  fields: Record<string, Schema>
  unknown: string[]
  missing: string[]
  /** The field that is there, and wants the missing one beside it. */
  needing: string | undefined
  /** A field that decides what the object is: a page with "redirect" is a redirect. */
  decisive: string[]
  /** The fields that exclude it. */
  excluded: string[]
  /** Whether the decisive field is there. */
  isDecided: boolean
}

/** Returns the object that the errors of one place are about. `switches` are the errors of an "if" at the same place. */
export function readFlawed(errors: ErrorObject[], switches: ErrorObject[], book: SchemaBook): Flawed {
  const [first] = errors as [ErrorObject, ...ErrorObject[]]
  const data = isObject(first.data) ? first.data : {}
  const named = errors.find(({ parentSchema }) => isObject(parentSchema) && isObject(parentSchema.properties)) ?? first
  const own = book.fieldsOf(named.parentSchema)
  const texts = (keyword: string, param: string) =>
    errors.filter((error) => error.keyword === keyword).map((error) => String(error.params[param]))
  const isDecided = switches.some(({ params }) => params.failingKeyword === 'then')
  const conditions = switches.map(({ parentSchema }) => (isObject(parentSchema) ? parentSchema.if : undefined))
  return {
    at: first.instancePath,
    data,
    name: isDecided ? titleOf(named) : nameOf(named),
    fields: Object.keys(own).length > 0 ? own : book.fieldsOf(book.block(data.type)),
    unknown: texts('additionalProperties', 'additionalProperty'),
    needing: texts('dependentRequired', 'property')[0],
    missing: [...new Set([...texts('required', 'missingProperty'), ...texts('dependentRequired', 'missingProperty')])],
    decisive: conditions.flatMap((condition) => requiredOf(condition)),
    excluded: conditions.flatMap((condition) => requiredOf(isObject(condition) ? condition.not : undefined)),
    isDecided,
  }
}

/** A field that was meant to be another one. */
export function renamed(
  { at, name, data, fields }: Flawed,
  from: string,
  to: string,
  message: string,
  isSure: boolean,
  book: SchemaBook,
): Explained {
  const field = book.resolve(fields[to])
  const value = data[from]
  const isMap = isObject(value) && typesOf(field).includes('object')
  // A value of another kind has to be written differently.
  const isOfKind = fields[to] === undefined || isMap || fits(value, field, book)
  const kind = isOfKind ? '' : ` It must be ${kindsOf(typesOf(field))}.`
  return {
    rule: 'unknown-field',
    pointer: `${at}/${escapeToken(from)}`,
    on: 'key',
    message: (message || `"${from}" is not a field of ${article(name)}. Did you mean "${to}"?`) + kind,
    group: from,
    ...(isOfKind && { suggestion: to }),
    ...(isSure && isOfKind && { replacement: to }),
    repair: { kind: 'rename', object: at, from, to },
  }
}
