import { isObject, parseJson } from '../../../../base/shared-types/json'
import { shown, typesOf } from '../../../schema-model/phrases'
import type { Schema, SchemaBook } from '../../../schema-model/schema-book'
import { blockOfText } from '../blocks/held'
import { fits } from '../misfits'
import type { Context } from '../phrases'
import type { Meant } from './meant'
import { meantHolder, meantObject, meantText } from './meant-object'
import { meantScalar } from './meant-scalar'

const between = /[,;|\n•]|<\/li>|<br\s*\/?>/

export const itemsIn = (text: string): string[] =>
  text
    .split(between)
    .map((item) =>
      item
        .replace(/<\/?(?:ul|ol|li|p)>/g, ' ')
        .trim()
        .replace(/^(?:[-*–]\s+)+/, ''),
    )
    .filter(Boolean)

const holdsItems = (text: string, { items }: Schema, book: SchemaBook): boolean =>
  itemsIn(text).length > 1 && itemsIn(text).every((item) => fits(item, items, book))

function listWords(text: string, schema: Schema): string | undefined {
  const items = itemsIn(text)
  const wanted = isObject(schema.contains) ? schema.contains.const : undefined
  const lacks = wanted !== undefined && !items.includes(String(wanted))
  const first = lacks ? [wanted] : []
  const more = Number(schema.minItems ?? 1) - first.length - 1
  if (items.length < 2 && more > 0) return `Write ${shown([...first, text])}, and add ${more} more.`
  if (items.length < 2) return lacks ? `Write ${shown([...first, text])}.` : undefined
  if (/<\/li>/i.test(text)) return `Write ${shown([...first, ...items])}.`
  return `Write ${shown([...first, ...items])} if these are several items, each between its own double quotes; or ${shown([...first, text])} if it is one.`
}

export function findMeant(data: unknown, raw: unknown, at: string, context: Context): Meant | undefined {
  const { book } = context
  const schema = book.resolve(raw)
  const types = typesOf(schema)
  const holder = Array.isArray(data) && types.includes('object') ? meantHolder(data, schema, at, book) : undefined
  if (holder) return holder
  if (Array.isArray(data) && data.length === 1 && !types.includes('array')) {
    const moved = { now: at, was: `${at}/0` }
    if (/^\/shared\/[^/]+$/.test(at)) return undefined
    const words = isObject(data[0]) ? 'Write it without the [ before the { and the ] after its }.' : undefined
    return { value: data[0], moved, words }
  }
  // A program may write a list or an object as one text.
  const code = typeof data === 'string' && at !== '' && /^\s*[[{]/.test(data) ? parseJson(data) : undefined
  if (code !== undefined && fits(code, schema, book)) return { value: code, isSafe: true }
  const block = blockOfText(data, schema, book)
  if (block) return { value: [block] }
  if (types.includes('array') && data !== null && !Array.isArray(data)) {
    const isItem = isObject(data)
      ? Object.keys(data).some((name) => Object.hasOwn(book.fieldsOf(schema.items), name)) ||
        'type' in data ||
        'shared' in data
      : fits(data, schema.items, book) || (typeof data === 'string' && holdsItems(data, schema, book))
    if (!isItem) return undefined
    const list = typeof data === 'string' ? listWords(data, schema) : undefined
    const words = isObject(data) ? 'Write a [ before the { and a ] after its }.' : list
    return { value: [data], moved: { now: `${at}/0`, was: at }, words }
  }
  if (types.includes('object') && typeof data === 'string') return meantObject(data, schema, at, context)
  if (types.includes('string') && isObject(data)) return meantText(data, schema, at, context)
  return meantScalar(types, data, schema, book)
}
