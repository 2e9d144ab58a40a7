import { isObject } from '../../model/json'
import { isWords, type Schema, type SchemaBook } from '../explain/schema-book'
import { placeholderPicture } from './placeholder-picture'

/** What the check reports, too, where a field is too short for its own title. */
const shortMark = 'TBC'

/** An address of another site becomes one that belongs to nobody, which the check reports; a page of this site stays. */
const placeholderAddress = (address: string) =>
  address.replace(/^https?:.*/, 'https://example.com/').replace(/^mailto:.*/, 'mailto:name@example.com')

function placeholderText(schema: Schema, number?: number): string {
  const title = `[${schema.title ?? 'Text'}${number === undefined ? '' : ` ${number}`}]`
  if (schema.format === 'html') return `<p>${title}</p>`
  return title.length <= Number(schema.maxLength ?? Number.POSITIVE_INFINITY) ? title : shortMark
}

/** Of an example's film only its words and its picture stay, unless the film must be there: then it says whose it is. */
function placeholderObject(example: Record<string, unknown>, schema: Schema, book: SchemaBook) {
  const fields = book.fieldsOf(schema)
  const required = Array.isArray(schema.required) ? schema.required : []
  const isFilm = (name: string) => book.resolve(fields[name]).film !== undefined
  const isLeftOut = (name: string) => {
    const { format } = book.resolve(fields[name])
    if (required.includes(name)) return false
    return format === 'anchor' || isFilm(name) || (format === 'stand-in' && !required.some(isFilm))
  }
  return Object.fromEntries(
    Object.entries(example).flatMap(([name, value]) =>
      isLeftOut(name) ? [] : [[name, toPlaceholder(value, fields[name], book)]],
    ),
  )
}

/**
 * Returns an example with its words and pictures replaced by placeholders, which the check reports until an author
 * replaces them. `number` keeps words apart that are items of a list.
 */
export function toPlaceholder(example: unknown, written: unknown, book: SchemaBook, number?: number): unknown {
  const schema = book.resolve(written)
  if (Array.isArray(example)) return example.map((item, index) => toPlaceholder(item, schema.items, book, index + 1))
  if (isObject(example)) return placeholderObject(example, schema, book)
  if (typeof example !== 'string') return example
  if (schema.format === 'image') return placeholderPicture
  if (schema.format === 'href') return placeholderAddress(example)
  return isWords(schema) ? placeholderText(schema, number) : example
}
