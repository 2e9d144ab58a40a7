import type { ErrorObject } from 'ajv/dist/2020.js'
import { isObject, unescapeToken } from '../../model/json'
import type { Draft } from '../draft'
import type { SchemaBook } from './schema-book'

/** A change of the content's value that stands for what the author meant, so that the rest can be judged. */
export type Repair =
  | { kind: 'rename'; object: string; from: string; to: string }
  | { kind: 'swap'; object: string; names: [string, string] }
  /** `moved` says where the author's own value is found: what lies under `now` is written under `was`. */
  | { kind: 'replace'; at: string; value: unknown; moved?: { now: string; was: string }; isGuess?: boolean }

/** A draft with the repair that its words propose. */
export interface Explained extends Draft {
  repair?: Repair
}

/** What a message is made from beside an error. */
export interface Context {
  book: SchemaBook
  /** The whole content. */
  root: unknown
}

/** A value as it stands in JSON, cut where it is long. */
export function quoted(value: unknown, limit = 60): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > limit ? `${text.slice(0, limit - 3)}…${text.at(-1)}` : text
}

/** An object as a sentence shows it: { "src": "/x.svg", "alt": "A fox" }. */
export function shown(value: unknown, depth = 0): string {
  if (depth > 3) return '…'
  if (Array.isArray(value)) return `[${value.map((item) => shown(item, depth + 1)).join(', ')}]`
  if (!isObject(value)) return quoted(value, 80)
  const fields = Object.entries(value).map(([name, item]) => `${quoted(name)}: ${shown(item, depth + 1)}`)
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{ }'
}

/** "a", "a" and "b", "a", "b" and "c". */
export function listed(values: unknown[], word = 'and'): string {
  const items = values.map((value) => quoted(value))
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
}

/** "an entryHeader", "a text". */
export const article = (noun: string): string =>
  noun === 'file'
    ? 'this file'
    : /settings$/.test(noun)
      ? `the ${noun}`
      : /^[aeiou]/i.test(noun)
        ? `an ${noun}`
        : `a ${noun}`

/** The title of an object's schema, as a sentence says it. */
export const titleOf = ({ parentSchema }: Pick<ErrorObject, 'parentSchema'>): string =>
  isObject(parentSchema) && typeof parentSchema.title === 'string' ? parentSchema.title.toLowerCase() : ''

/** Returns what an object is called in a sentence: a block by its type, anything else by its schema's title. */
export function nameOf({ data, parentSchema, instancePath }: ErrorObject): string {
  if (instancePath === '') return 'file'
  if (isObject(data) && typeof data.type === 'string') return data.type
  const title = titleOf({ parentSchema })
  if (/^\/pages\/\d+$/.test(instancePath)) return title === 'redirect' ? title : 'page'
  return title || 'object'
}

/** The field that a pointer leads to: its name, or its place in a list. */
export function fieldOf(pointer: string): string {
  const tokens = pointer.split('/').slice(1)
  const last = tokens.at(-1)
  if (last === undefined) return 'The file'
  return /^\d+$/.test(last) ? `Item ${Number(last) + 1} of "${tokens.at(-2)}"` : `"${unescapeToken(last)}"`
}

/** The group of mistakes (see Draft) in one field, wherever it stands: its name, and what else they have in common. */
export function groupOf(pointer: string, ...others: unknown[]): string {
  const name = pointer.split('/').findLast((token) => token !== '' && !/^\d+$/.test(token))
  return JSON.stringify([name, ...others])
}

const kinds: Record<string, string> = {
  string: 'text between double quotes',
  integer: 'a whole number without quotes',
  number: 'a number without quotes',
  boolean: 'true or false without quotes',
  array: 'a list between square brackets [ ]',
  object: 'fields between braces { }',
}

/** The kinds of value that a schema allows: its "type". */
export const typesOf = (schema: unknown): string[] =>
  isObject(schema) && schema.type !== undefined ? ([schema.type].flat() as string[]) : []

/** How values of some kinds are written: "a whole number without quotes or text between double quotes". */
export const kindsOf = (types: string[]): string => types.map((type) => kinds[type] ?? type).join(' or ')

/** ", or remove the field" where it need not be there, and is not the main heading of its page. */
export const orRemove = (pointer: string, { book, root }: Context): string =>
  /\/\d+$/.test(pointer) || book.isRequired(pointer, root) || book.at(pointer, root).headingLevel === 1
    ? ''
    : ', or remove the field'

/** The description of a schema, or nothing. */
export const descriptionOf = (schema: unknown): string =>
  isObject(schema) && typeof schema.description === 'string' ? schema.description : ''

/** Says where a password belongs. */
export const keyIsElsewhere = (book: SchemaBook): string =>
  `The access key is never written in this file: it is kept in the environment variable ${book.keyVariable}.`
