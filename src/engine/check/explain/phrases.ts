import { isObject, unescapeToken, valueAt } from '../../model/json'
import type { Draft } from '../draft'
import type { SchemaBook } from './schema-book'

/** A change of the content's value that stands for what the author meant, so that the rest can be judged. */
export type Repair =
  | { kind: 'rename'; object: string; names: [from: string, to: string][] }
  /** Puts the fields of an object into the one around it: { "props": { "html": … } }. */
  | { kind: 'unwrap'; object: string; field: string }
  | { kind: 'swap'; object: string; names: [string, string] }
  /** `moved` says where the author's own value is found: what lies under `now` is written under `was`. */
  | { kind: 'replace'; at: string; value: unknown; moved?: { now: string; was: string }; isGuess?: boolean }

/** A draft with the repair that its words propose, in one step or in several. */
export interface Explained extends Draft {
  repair?: Repair | Repair[]
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

/** Parts of a sentence: a, a and b, a, b and c. */
export const joined = (parts: string[], word = 'and'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`

/** "a", "a" and "b", "a", "b" and "c". */
export const listed = (values: unknown[], word?: string): string =>
  joined(
    values.map((value) => quoted(value)),
    word,
  )

/** What a block of a type is called in a sentence. Titles may be plurals: "a Clients block". */
export const blockNoun = (type: unknown, book: SchemaBook): string => `${book.titleOfBlock(type) ?? type} block`

const isNamed = (noun: string) => /^(?:the |this |")/.test(noun)

/** "an Entry header block", "a picture", "the site settings", "this file"; a field keeps its quotes. */
export const article = (noun: string): string =>
  isNamed(noun) ? noun : `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`

/** "this picture", "the site settings", "this file". */
export const thisOne = (noun: string): string => (isNamed(noun) ? noun : `this ${noun}`)

/** A sentence with a capital at its beginning. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Returns what an object is called in a sentence: by its type, by the title of what it is, or else by its field. */
export function nameOf(pointer: string, { book, root }: Context): string {
  if (pointer === '') return 'this file'
  const value = valueAt(root, pointer)
  if (isBlock(pointer)) return isObject(value) && book.block(value.type) ? blockNoun(value.type, book) : 'block'
  const { title, definedAs } = book.objectAt(pointer, root)
  if (/^\/pages\/\d+$/.test(pointer)) return title === 'Redirect' ? 'redirect' : 'page'
  const isItem = /\/\d+$/.test(pointer)
  const noun = String(definedAs ?? (isItem ? title : '') ?? '').toLowerCase()
  if (pointer === '/site') return `the ${noun}`
  return noun || (isItem ? 'item' : quoted(unescapeToken(pointer.slice(pointer.lastIndexOf('/') + 1))))
}

/** Whether a pointer leads to a block. */
export const isBlock = (pointer: string): boolean => /^\/(?:pages\/\d+\/blocks\/\d+|shared\/[^/]+)$/.test(pointer)

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
