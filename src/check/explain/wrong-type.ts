import type { ErrorObject } from 'ajv/dist/2020.js'
import { isObject } from '../content'
import { exampleOf, fits } from './example'
import { escapeToken } from './pointer'
import { requiredOf, type Schema, type SchemaBook } from './schema-book'
import { type Context, type Explained, fieldOf, quoted, type Repair, shown } from './words'

const kinds: Record<string, string> = {
  string: 'text between double quotes',
  integer: 'a whole number without quotes',
  number: 'a number without quotes',
  boolean: 'true or false without quotes',
  array: 'a list between square brackets [ ]',
  object: 'fields between braces { }',
}

/** What the author meant by a value of another kind: how it is written, and whether that may be done unasked. */
interface Meant {
  value: unknown
  isSafe?: boolean
  /** Words that replace the value in the message where it is too long for it. */
  words?: string
  moved?: { now: string; was: string }
}

const truths: Record<string, boolean> = {
  true: true,
  yes: true,
  on: true,
  1: true,
  false: false,
  no: false,
  off: false,
}

function meantScalar(types: string[], data: unknown): Meant | undefined {
  if (typeof data === 'string') {
    const text = data.trim()
    const isWhole = /^-?\d{1,15}$/.test(text)
    const isNumber = isWhole || (types.includes('number') && /^-?\d{1,12}\.\d+$/.test(text))
    if ((types.includes('integer') || types.includes('number')) && isNumber)
      return { value: Number(text), isSafe: true }
    const truth = types.includes('boolean') ? truths[text.toLowerCase()] : undefined
    if (truth !== undefined) return { value: truth, isSafe: true }
  }
  if (types.includes('boolean') && (data === 1 || data === 0)) return { value: data === 1, isSafe: true }
  if (types.includes('string') && (typeof data === 'number' || typeof data === 'boolean'))
    return { value: String(data), isSafe: true }
  return undefined
}

const telling = new Set(['href', 'page', 'image', 'file', 'animation', 'vimeo', 'shared'])

/** What stands for a value that the author has still to write. */
function placeholderOf(field: unknown, book: SchemaBook): unknown {
  const example = exampleOf(field, book)
  return typeof example === 'string' ? '…' : example
}

/** A text where an object is wanted: the object with the text in the field that it fits. */
function meantObject(text: string, schema: Schema, at: string, { book, root }: Context): Meant | undefined {
  const isBlock = /^\/(pages\/\d+\/blocks\/\d+|shared\/[^/]+)$/.test(at)
  if (isBlock) {
    const shared = isObject(root) && isObject(root.shared) ? root.shared : {}
    if (Object.hasOwn(shared, text)) return { value: { shared: text }, moved: { now: `${at}/shared`, was: at } }
    return book.block(text) && { value: exampleOf(book.block(text), book) }
  }
  const fields = book.fieldsOf(schema)
  const required = requiredOf(schema)
  // A field with an address or html in it says more than one that takes any text.
  const isTelling = (name: string) => telling.has(String(book.resolve(fields[name]).format))
  const byMeaning = [...required, ...Object.keys(fields)].sort((a, b) => Number(isTelling(b)) - Number(isTelling(a)))
  const field = byMeaning.find((name) => fits(text, fields[name], book))
  if (field === undefined) return undefined
  if (required.length > 3) return undefined
  const others = required.filter((name) => name !== field).map((name) => [name, placeholderOf(fields[name], book)])
  const value = { [field]: text, ...Object.fromEntries(others) }
  return { value, moved: { now: `${at}/${escapeToken(field)}`, was: at } }
}

/** An object where a text is wanted: the one text in it that fits. */
function meantText(data: Schema, schema: Schema, at: string, { book }: Context): Meant | undefined {
  const texts = Object.entries(data).filter(([, value]) => typeof value === 'string' && fits(value, schema, book))
  const [only] = texts
  return only && texts.length === 1
    ? { value: only[1], moved: { now: at, was: `${at}/${escapeToken(only[0])}` } }
    : undefined
}

function meant({ instancePath: at, data, parentSchema, params }: ErrorObject, context: Context): Meant | undefined {
  const { book } = context
  const types = [params.type].flat() as string[]
  const schema = book.resolve(parentSchema)
  if (Array.isArray(data) && data.length === 1 && !types.includes('array')) {
    const moved = { now: at, was: `${at}/0` }
    const words = isObject(data[0]) ? 'it without the [ before the { and the ] after its }' : shown(data[0])
    return { value: data[0], moved, words }
  }
  if (types.includes('array') && data !== null && !Array.isArray(data)) {
    const isItem = isObject(data)
      ? Object.keys(data).some((name) => Object.hasOwn(book.fieldsOf(schema.items), name)) || 'type' in data
      : fits(data, schema.items, book)
    return isItem ? { value: [data], moved: { now: `${at}/0`, was: at }, words: listWords(data) } : undefined
  }
  if (types.includes('object') && typeof data === 'string') return meantObject(data, schema, at, context)
  if (types.includes('string') && isObject(data)) return meantText(data, schema, at, context)
  return meantScalar(types, data)
}

const listWords = (data: unknown) => (isObject(data) ? 'a [ before the { and a ] after its }' : shown([data]))

function written(data: unknown): string {
  if (data === null) return 'null'
  if (Array.isArray(data)) return 'a list'
  return isObject(data) ? 'an object' : quoted(data)
}

/** A value of the wrong kind: what it must be, and how the author's own value is written. */
export function explainWrongType(error: ErrorObject, context: Context): Explained {
  const { instancePath, params, data } = error
  const types = [params.type].flat() as string[]
  const wanted = types.map((type) => kinds[type] ?? type).join(' or ')
  const answer = meant(error, context)
  const base = { rule: 'wrong-type', pointer: instancePath }
  const start = `${fieldOf(instancePath)} must be ${wanted}`
  if (!answer) {
    const end =
      data === null && instancePath !== ''
        ? /\/\d+$/.test(instancePath)
          ? ' Remove it.'
          : ' Write it, or remove the field.'
        : ''
    return { ...base, message: `${start}, not ${written(data)}.${end}` }
  }
  const words = answer.words ?? shown(answer.value)
  const repair: Repair = { kind: 'replace', at: instancePath, value: answer.value, moved: answer.moved, isGuess: true }
  return {
    ...base,
    message: `${start}, not ${written(data)}. Write ${words}.`,
    ...(!answer.words && { suggestion: isObject(answer.value) ? shown(answer.value) : String(answer.value) }),
    ...(answer.isSafe && { replacement: answer.value }),
    repair,
  }
}
