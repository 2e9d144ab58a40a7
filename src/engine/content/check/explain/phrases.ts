import { isObject, unescapeToken, valueAt } from '../../../base/shared-types/json'
import { blocksAround } from '../../schema-model/block-tree'
import { exampleOf } from '../../schema-model/example'
import { quoted, shown } from '../../schema-model/phrases'
import type { SchemaBook } from '../../schema-model/schema-book'
import type { CodedFinding } from '../findings/finding'

/** A change of the content that makes the rest valid, so that rules can check it. */
export type Repair =
  | { kind: 'rename'; object: string; names: [from: string, to: string][] }
  /** Moves an object's fields to the outer one: { "props": { "html": … } }. */
  | { kind: 'unwrap'; object: string; field: string }
  | { kind: 'swap'; object: string; names: [string, string] }
  /** `moved` locates the author's value: what is under `now` was written under `was`. */
  | { kind: 'replace'; at: string; value: unknown; moved?: { now: string; was: string }; isGuess?: boolean }

export interface Explained extends CodedFinding {
  repair?: Repair | Repair[]
  /** Places of which this says enough. */
  covers?: string[]
}

export interface Context {
  book: SchemaBook
  root: unknown
}

/** Titles may be plurals: "a Clients block". */
export const blockNoun = (type: unknown, book: SchemaBook): string => `${book.titleOfBlock(type) ?? type} block`

/** An object's noun: its type, the title of its kind, or its field. */
export function nameOf(pointer: string, { book, root }: Context): string {
  if (pointer === '') return 'this file'
  const value = valueAt(root, pointer)
  if (isBlockAt(pointer, { book, root }))
    return isObject(value) && book.block(value.type) ? blockNoun(value.type, book) : 'block'
  const { title, definedAs } = book.objectAt(pointer, root)
  if (/^\/pages\/\d+$/.test(pointer)) return title === 'Redirect' ? 'redirect' : 'page'
  const isItem = /\/\d+$/.test(pointer)
  const noun = String(definedAs ?? (isItem ? title : '') ?? '').toLowerCase()
  if (pointer === '/site') return `the ${noun}`
  return noun || (isItem ? 'item' : quoted(unescapeToken(pointer.slice(pointer.lastIndexOf('/') + 1))))
}

export const isBlockAt = (pointer: string, { book, root }: Context): boolean =>
  blocksAround(root, pointer, book.held).at(-1)?.pointer === pointer

export function fieldOf(pointer: string): string {
  const tokens = pointer.split('/').slice(1)
  const last = tokens.at(-1)
  if (last === undefined) return 'The file'
  return /^\d+$/.test(last) ? `Item ${Number(last) + 1} of "${tokens.at(-2)}"` : `"${unescapeToken(last)}"`
}

/** The key of similar mistakes (see CodedFinding): a field's name, and what else they share. */
export function groupOfPlace(pointer: string, ...others: unknown[]): string {
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

export const kindsOf = (types: string[]): string => types.map((type) => kinds[type] ?? type).join(' or ')

/** ", or remove the field", if it is neither required nor the page's main heading. */
export const orRemove = (pointer: string, { book, root }: Context): string =>
  /\/\d+$/.test(pointer) || book.isRequired(pointer, root) || book.at(pointer, root).headingLevel === 1
    ? ''
    : ', or remove the field'

export const descriptionOf = (schema: unknown): string =>
  isObject(schema) && typeof schema.description === 'string' ? schema.description : ''

export const keyIsElsewhere = (book: SchemaBook): string =>
  `The access key is never written in this file: it is kept in the environment variable ${book.keyVariable}.`

/** An example as a sentence; empty if the schema has none: an invented one would not help. */
export function exampleInWords(schema: unknown, book: SchemaBook): string {
  const words = shown(exampleOf(schema, book))
  return /…|\{ \}/.test(words) ? '' : `For example ${words}.`
}
