import { asList, asObject, escapeToken, parentPointer, valueAt } from '../../../../base/shared-types/json'
import { conditionsOf, meets, requiredOf } from '../../../schema-model/conditions'
import { exampleOf } from '../../../schema-model/example'
import { listed, shown, typesOf } from '../../../schema-model/phrases'
import type { Schema, SchemaBook } from '../../../schema-model/schema-book'
import { blockOfText, heldListAround, makesHeldList } from '../blocks/held'
import { readRedirect } from '../fields/redirects'
import { countMisfits, fits } from '../misfits'
import { type Context, descriptionOf, isBlockAt } from '../phrases'
import { corrected } from './corrections'
import type { Meant } from './meant'

/** Formats that tell a value apart from any other text. */
const telling = new Set(['href', 'page', 'place', 'destination', 'image', 'file', 'animation', 'loop', 'shared'])

function placeholderOf(field: unknown, book: SchemaBook): unknown {
  const example = exampleOf(field, book)
  return typeof example === 'string' ? '…' : example
}

function choicesOf(field: unknown, book: SchemaBook): unknown[] {
  const schema = book.resolve(field)
  if (schema.const !== undefined) return [schema.const]
  return asList(schema.enum)
}

function inForm(text: string, { pattern }: Schema): string | undefined {
  if (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text)) return text
  return corrected(text, pattern)
}

/** Whether a text has the form that the schema's conditions want of a field beside these values. */
const agrees = (schema: Schema, field: string, value: Record<string, unknown>): boolean =>
  conditionsOf(schema).every((condition) => {
    const branch = asObject(asObject(condition.then).properties)
    const { pattern } = asObject(branch[field])
    return (
      typeof pattern !== 'string' || !meets(value, condition.if) || new RegExp(pattern, 'u').test(String(value[field]))
    )
  })

/** Fields of an object that have no place in it: "alt" beside a picture that is written as its address. */
function fieldsBeside(at: string, { book, root }: Context): Record<string, unknown> {
  const holder = parentPointer(at)
  const own = book.fieldsAt(holder, root)
  return Object.fromEntries(
    Object.entries(asObject(valueAt(root, holder))).filter(([name]) => !Object.hasOwn(own, name)),
  )
}

/** A text instead of an object: the field that it fits. */
export function meantObject(text: string, schema: Schema, at: string, { book, root }: Context): Meant | undefined {
  // A text instead of a guard may be a password.
  if (at === '' || text.trim() === '' || at.endsWith('/guard')) return undefined
  if (isBlockAt(at, { book, root })) {
    const shared = asObject(asObject(root).shared)
    if (Object.hasOwn(shared, text)) return { value: { shared: text }, moved: { now: `${at}/shared`, was: at } }
    const list = heldListAround(at, { book, root })
    const value = book.block(text) ? exampleOf(book.block(text), book) : list && blockOfText(text, { ...list }, book)
    return value ? { value } : undefined
  }
  const fields = book.fieldsOf(schema)
  const required = requiredOf(schema)
  const [, words, address] = /^\[([^[\]]+)\]\(([^\s()]+)\)$/.exec(text) ?? []
  const isLink = words !== undefined && String(required) === 'text,href'
  if (isLink) return { value: { text: words, href: address }, moved: { now: `${at}/href`, was: at } }
  // A field for an address or html is better evidence than one for any text.
  const isTelling = (name: string) => {
    const { format, film } = book.resolve(fields[name])
    return film !== undefined || telling.has(String(format))
  }
  const byMeaning = [...required, ...Object.keys(fields)].sort((a, b) => Number(isTelling(b)) - Number(isTelling(a)))
  const field = byMeaning.find((name) => fits(text, fields[name], book))
  const written = field === undefined ? undefined : inForm(text, book.resolve(fields[field]))
  const [list, ...beside] = required
  const block = blockOfText(text, book.resolve(fields[list ?? '']), book)
  if (field === undefined && block && beside.length === 0) return { value: { [String(list)]: [block] } }
  if (field === undefined || written === undefined) return undefined
  if (required.length > 3) return undefined
  const only = Object.fromEntries(
    required.flatMap((name) => {
      const choices = choicesOf(fields[name], book).filter((choice) =>
        agrees(schema, field, { [name]: choice, [field]: written }),
      )
      return name !== field && choices.length === 1 ? [[name, choices[0]]] : []
    }),
  )
  const strays = fieldsBeside(at, { book, root })
  const taken = required.filter((name) => name !== field && Object.hasOwn(strays, name))
  const covers = taken.map((name) => `${parentPointer(at)}/${escapeToken(name)}`)
  const fitting = taken.filter((name) => fits(strays[name], fields[name], book))
  const given = Object.fromEntries(fitting.map((name) => [name, strays[name]]))
  const others = required.filter((name) => name !== field && ![only, given].some((known) => Object.hasOwn(known, name)))
  const value = {
    ...only,
    [field]: written,
    ...given,
    ...Object.fromEntries(others.map((name) => [name, placeholderOf(fields[name], book)])),
  }
  const moved = { now: `${at}/${escapeToken(field)}`, was: at }
  const [other] = others
  const takeOut = taken.length > 0 ? `, and take ${listed(taken, 'and')} out beside it` : ''
  if (other === undefined && taken.length > 0)
    return { value, moved, covers, words: `Write ${shown(value)}${takeOut}.` }
  if (other === undefined) return { value, moved }
  // The rest stays empty: examples must not be published.
  const blank = (name: string) => (typesOf(book.resolve(fields[name])).includes('array') ? [] : '')
  const frame = { ...only, [field]: text, ...given, ...Object.fromEntries(others.map((name) => [name, blank(name)])) }
  const hint = others.length === 1 ? `: ${descriptionOf(fields[other])}` : '.'
  return { value, moved, covers, words: `Write ${shown(frame)}${takeOut} and fill in ${listed(others)}${hint}` }
}

/** A list instead of an object: its list field. */
export function meantHolder(data: unknown[], schema: Schema, at: string, book: SchemaBook): Meant | undefined {
  const fields = book.fieldsOf(schema)
  const [only, ...others] = requiredOf(schema)
  const list = only === undefined ? {} : book.resolve(fields[only])
  const { items } = list
  const isList =
    makesHeldList(data, list, book) ||
    (items !== undefined && data.length > 0 && data.every((item) => countMisfits(item, items, book) === 0))
  if (only === undefined || others.length > 0 || !isList) return undefined
  const words = `Write { "${only}": before the [ and } after its ].`
  return { value: { [only]: data }, moved: { now: `${at}/${escapeToken(only)}`, was: at }, words }
}

/** An object instead of a text: its only text that fits. */
export function meantText(data: Schema, schema: Schema, at: string, { book, root }: Context): Meant | undefined {
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
