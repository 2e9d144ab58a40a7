import { isObject } from '../../../base/shared-types/json'
import { requiredOf } from '../conditions'
import { isWords, type Schema, type SchemaBook } from '../schema-book'
import { placeholderPicture } from './placeholder-picture'

/** For fields too short for their own title; the check reports it, too. */
const shortMark = 'TBC'

/** The check reports this address: the example's own page may not be meant. */
const placeholderAddress = (address: string) =>
  address.startsWith('mailto:') ? 'mailto:name@example.com' : 'https://example.com/'

const namedFormats = new Set<unknown>(['anchor', 'loop', 'page'])

function placeholderText(schema: Schema, number?: number): string {
  const title = `[${schema.title ?? 'Text'}${number === undefined ? '' : ` ${number}`}]`
  if (schema.format === 'html') return `<p>${title}</p>`
  return title.length <= Number(schema.maxLength ?? Number.POSITIVE_INFINITY) ? title : shortMark
}

/** A required film keeps only its address, which says whose it is. */
function placeholderObject(example: Record<string, unknown>, schema: Schema, book: SchemaBook) {
  const fields = book.fieldsOf(schema)
  const required = requiredOf(schema)
  const isFilm = (name: string) => book.resolve(fields[name]).film !== undefined
  const isLeftOut = (name: string) => {
    const { format } = book.resolve(fields[name])
    if (required.includes(name)) return false
    return namedFormats.has(format) || isFilm(name) || (format === 'stand-in' && !required.some(isFilm))
  }
  return Object.fromEntries(
    Object.entries(example).flatMap(([name, value]) =>
      isLeftOut(name) ? [] : [[name, toPlaceholder(value, fields[name], book)]],
    ),
  )
}

/** The check reports placeholders until they are replaced. `number` distinguishes list items. */
export function toPlaceholder(example: unknown, written: unknown, book: SchemaBook, number?: number): unknown {
  const schema = book.resolve(written)
  if (Array.isArray(schema.holds) && Array.isArray(example))
    return example.map((block) => toPlaceholder(block, book.block(block.type), book))
  if (Array.isArray(example)) return example.map((item, index) => toPlaceholder(item, schema.items, book, index + 1))
  if (isObject(example)) return placeholderObject(example, schema, book)
  if (typeof example !== 'string') return example
  if (schema.format === 'image' || schema.format === 'file') return placeholderPicture
  if (schema.format === 'href') return placeholderAddress(example)
  return isWords(schema) ? placeholderText(schema, number) : example
}
