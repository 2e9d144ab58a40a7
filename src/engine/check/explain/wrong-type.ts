import type { ErrorObject } from 'ajv/dist/2020.js'
import { escapeToken, isObject, parentPointer, valueAt } from '../../model/json'
import { exampleInWords, exampleOf, fits } from './example'
import { readRedirect } from './fields/redirects'
import {
  type Context,
  descriptionOf,
  type Explained,
  fieldOf,
  groupOf,
  keyIsElsewhere,
  kindsOf,
  listed,
  orRemove,
  quoted,
  type Repair,
  shown,
  typesOf,
} from './phrases'
import { requiredOf, type Schema, type SchemaBook } from './schema-book'

/** What the author meant by a value of another kind: how it is written, and whether that may be done unasked. */
interface Meant {
  value: unknown
  isSafe?: boolean
  /** The sentence that says how to write it, where "Write" and the value do not. */
  words?: string
  moved?: { now: string; was: string }
}

/** The words that people write for true and false. */
export const truths: Record<string, boolean> = {
  true: true,
  yes: true,
  on: true,
  1: true,
  false: false,
  no: false,
  off: false,
}

function meantScalar(types: string[], data: unknown, { pattern }: Schema): Meant | undefined {
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
  // A number as a text that has a form of its own, as times have, would only be the next mistake.
  const isText = typeof pattern !== 'string' || new RegExp(pattern, 'u').test(String(data))
  if (types.includes('string') && typeof data === 'number' && isText)
    return { value: String(data), isSafe: true, words: 'Put double quotes around it.' }
  return undefined
}

const telling = new Set(['href', 'page', 'place', 'image', 'file', 'animation', 'loop', 'shared'])

/** What stands for a value that the author has still to write. */
function placeholderOf(field: unknown, book: SchemaBook): unknown {
  const example = exampleOf(field, book)
  return typeof example === 'string' ? '…' : example
}

/** A text where an object is wanted: the object with the text in the field that it fits. */
function meantObject(text: string, schema: Schema, at: string, { book, root }: Context): Meant | undefined {
  // A text in the place of a guard may be a password.
  if (text.trim() === '' || at.endsWith('/guard')) return undefined
  const isBlock = /^\/(pages\/\d+\/blocks\/\d+|shared\/[^/]+)$/.test(at)
  if (isBlock) {
    const shared = isObject(root) && isObject(root.shared) ? root.shared : {}
    if (Object.hasOwn(shared, text)) return { value: { shared: text }, moved: { now: `${at}/shared`, was: at } }
    return book.block(text) && { value: exampleOf(book.block(text), book) }
  }
  const fields = book.fieldsOf(schema)
  const required = requiredOf(schema)
  // A field with an address or html in it says more than one that takes any text.
  const isTelling = (name: string) => {
    const { format, film } = book.resolve(fields[name])
    return film !== undefined || telling.has(String(format))
  }
  const byMeaning = [...required, ...Object.keys(fields)].sort((a, b) => Number(isTelling(b)) - Number(isTelling(a)))
  const field = byMeaning.find((name) => fits(text, fields[name], book))
  if (field === undefined) return undefined
  if (required.length > 3) return undefined
  const others = required.filter((name) => name !== field)
  const value = {
    [field]: text,
    ...Object.fromEntries(others.map((name) => [name, placeholderOf(fields[name], book)])),
  }
  const moved = { now: `${at}/${escapeToken(field)}`, was: at }
  const [other] = others
  if (other === undefined) return { value, moved }
  // The rest is left empty, so that nobody publishes an example.
  const blank = (name: string) => (typesOf(book.resolve(fields[name])).includes('array') ? [] : '')
  const frame = { [field]: text, ...Object.fromEntries(others.map((name) => [name, blank(name)])) }
  const hint = others.length === 1 ? `: ${descriptionOf(fields[other])}` : '.'
  return { value, moved, words: `Write ${shown(frame)} and fill in ${listed(others)}${hint}` }
}

/** An object where a text is wanted: the only text in it, or the one that is an address as it is wanted. */
function meantText(data: Schema, schema: Schema, at: string, { book, root }: Context): Meant | undefined {
  if (/^\/pages\/\d+\/redirect$/.test(at)) {
    const redirect = readRedirect(valueAt(root, parentPointer(at)))
    return redirect && { value: redirect.redirect }
  }
  const texts = Object.entries(data).filter(([, value]) => typeof value === 'string' && fits(value, schema, book))
  const [only] = texts
  const isClear = Object.keys(data).length === 1 || telling.has(String(schema.format))
  if (schema.format === 'shared') return undefined
  return only && texts.length === 1 && isClear
    ? { value: only[1], moved: { now: at, was: `${at}/${escapeToken(only[0])}` } }
    : undefined
}

function meant({ instancePath: at, data, parentSchema, params }: ErrorObject, context: Context): Meant | undefined {
  const { book } = context
  const types = [params.type].flat() as string[]
  const schema = book.resolve(parentSchema)
  if (Array.isArray(data) && data.length === 1 && !types.includes('array')) {
    const moved = { now: at, was: `${at}/0` }
    if (/^\/shared\/[^/]+$/.test(at)) return undefined
    const words = isObject(data[0]) ? 'Write it without the [ before the { and the ] after its }.' : undefined
    return { value: data[0], moved, words }
  }
  if (types.includes('array') && data !== null && !Array.isArray(data)) {
    const isItem = isObject(data)
      ? Object.keys(data).some((name) => Object.hasOwn(book.fieldsOf(schema.items), name)) || 'type' in data
      : fits(data, schema.items, book) || (typeof data === 'string' && holdsItems(data, schema, book))
    if (!isItem) return undefined
    const list = typeof data === 'string' ? listWords(data, schema) : undefined
    const words = isObject(data) ? 'Write a [ before the { and a ] after its }.' : list
    return { value: [data], moved: { now: `${at}/0`, was: at }, words }
  }
  if (types.includes('object') && typeof data === 'string') return meantObject(data, schema, at, context)
  if (types.includes('string') && isObject(data)) return meantText(data, schema, at, context)
  return meantScalar(types, data, schema)
}

/** What people put between the items of a list that they write as one text. */
const between = /[,;|\n•]|<\/li>|<br\s*\/?>/

/** The items that a text may hold, by the signs between them. */
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

/** Returns how a text is written as a list: as several items, as one, or both ways where it may be either. */
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

/** Returns the advice where the meaning of a value is unclear: what the field holds, with an example. */
function whatToDo({ instancePath: at, data, parentSchema }: ErrorObject, types: string[], context: Context): string {
  const { book } = context
  const schema = book.resolve(parentSchema)
  if (at === '')
    return 'It begins with { "site": { … }, "pages": [ … ] }. Bring back the last good version of the file.'
  if (data === null)
    return /\/\d+$/.test(at) ? 'Remove it.' : `Write it${orRemove(at, context)}. ${descriptionOf(schema)}`
  if (at === '/shared') return 'Each shared block has a name: { "our-friends": { "type": … } }.'
  if (/^\/shared\/[^/]+$/.test(at))
    return 'A name under "shared" stands for one block: give each block a name of its own.'
  if (schema.format === 'shared')
    return 'It is the name of a block under "shared". A block for this page alone is written in the place of { "shared": … }, with its "type" and its fields.'
  if (Array.isArray(data) && data.every((item) => fits(item, schema, book)))
    return `Take the [ and the ] around ${data.length === 1 ? 'it' : 'them'} away.`
  if (types.includes('object') && Array.isArray(data) && data.every(isObject))
    return 'Take the [ and the ] around them away.'
  if (at.endsWith('/guard')) return `${exampleInWords(schema, book)} ${keyIsElsewhere(book)}`
  if (types.includes('array') || types.includes('object')) return exampleInWords(schema, book)
  return descriptionOf(schema)
}

function written(data: unknown): string {
  if (data === null) return 'null'
  if (Array.isArray(data)) return 'a list'
  return isObject(data) ? 'an object' : quoted(data)
}

const kindOf = (data: unknown) => (data === null ? 'null' : Array.isArray(data) ? 'list' : typeof data)

/** A value of the wrong kind: what it must be, and how the author's own value is written. */
export function explainWrongType(error: ErrorObject, context: Context): Explained {
  const { instancePath, params, data } = error
  const types = [params.type].flat() as string[]
  const wanted = kindsOf(types)
  const answer = meant(error, context)
  const base = { rule: 'wrong-type', pointer: instancePath }
  const start = `${fieldOf(instancePath)} must be ${wanted}`
  if (!answer) {
    const advice = whatToDo(error, types, context)
    const group = groupOf(instancePath, wanted, kindOf(data), advice)
    return { ...base, message: `${start}, not ${written(data)}. ${advice}`.trim(), group }
  }
  const words = answer.words ?? `Write ${shown(answer.value)}.`
  const repair: Repair = { kind: 'replace', at: instancePath, value: answer.value, moved: answer.moved, isGuess: true }
  return {
    ...base,
    message: `${start}, not ${typeof data === 'number' ? 'a number' : written(data)}. ${words}`,
    group: groupOf(
      instancePath,
      wanted,
      kindOf(data),
      answer.words === undefined,
      typeof answer.value === 'boolean' && answer.value,
    ),
    ...(!answer.words && { suggestion: typeof answer.value === 'object' ? shown(answer.value) : String(answer.value) }),
    ...(answer.isSafe && { replacement: answer.value }),
    repair,
  }
}
