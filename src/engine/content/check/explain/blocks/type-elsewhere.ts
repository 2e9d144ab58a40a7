import { asObject, escapeToken, isObject } from '../../../../base/shared-types/json'
import { quoted } from '../../../schema-model/phrases'
import type { SchemaBook } from '../../../schema-model/schema-book'
import type { Context, Explained, Repair } from '../phrases'
import { wrapperIn } from '../wrapper'
import { typeCalled } from './meant-type'

/** The last word of a reference: "#/shared/clients", "blocks/banner.schema.json". */
const lastName = (value: unknown): string =>
  typeof value === 'string' && !/^\/[\w/-]*$/.test(value)
    ? value.replace(/(?:\.schema)?\.json$/, '').replace(/^.*[/#]/, '')
    : ''

/** The type in a field's value, unless a block may have that field. */
function typeIn(field: string, value: unknown, book: SchemaBook): string | undefined {
  const named = lastName(value)
  // An anchor may equal a type's name, a heading another name of a type.
  if (book.block(named)) return Object.hasOwn(book.fieldsOf(book.block(named)), field) ? undefined : named
  const isField = book.blockTypes.some((type) => Object.hasOwn(book.fieldsOf(book.block(type)), field))
  return isField ? undefined : typeCalled(named, book)
}

/** A type, or a shared block, in another field: { "component": "banner" }. */
function explainOtherKey(at: string, block: Record<string, unknown>, { book, root }: Context): Explained | undefined {
  const shared = asObject(asObject(root).shared)
  const isShared = (value: unknown) => Object.hasOwn(shared, lastName(value))
  const isAlone = Object.keys(block).length === 1
  const [from, ...others] = Object.keys(block).filter(
    (name) => ((isAlone || name === '$ref') && isShared(block[name])) || typeIn(name, block[name], book) !== undefined,
  )
  if (from === undefined || others.length > 0) return undefined
  const type = isShared(block[from]) && isAlone ? undefined : typeIn(from, block[from], book)
  const [to, named] = type === undefined ? ['shared', lastName(block[from])] : ['type', type]
  if (to === 'shared' && !isShared(block[from])) return undefined
  const wrapper = type === undefined ? undefined : wrapperIn(block, book.fieldsOf(book.block(type)))
  const unwrapping = wrapper && ` Its fields stand beside it: take ${quoted(wrapper)} and its braces { } away.`
  const repair: Repair[] = [
    { kind: 'rename', object: at, names: [[from, to]] },
    { kind: 'replace', at: `${at}/${to}`, value: named },
    ...(wrapper === undefined ? [] : [{ kind: 'unwrap', object: at, field: wrapper } as const]),
  ]
  return {
    rule: 'unknown-field',
    pointer: `${at}/${escapeToken(from)}`,
    on: 'key',
    message: `"${from}" is not a field of a block. Write "${to}": ${quoted(named)}.${unwrapping ?? ''}`,
    group: from,
    ...(block[from] === named && wrapper === undefined && { suggestion: to }),
    repair,
  }
}

/** A block in an object with its type's name, perhaps beside its other fields: { "banner": { … } }. */
function explainNested(at: string, block: Record<string, unknown>, { book }: Context): Explained | undefined {
  const name = Object.keys(block).find((field) => isObject(block[field]) && typeCalled(field, book) !== undefined)
  if (name === undefined) return undefined
  const type = typeCalled(name, book)
  // A field that the block has anyway: only its type is missing.
  if (type === undefined || Object.hasOwn(book.fieldsOf(book.block(type)), name)) return undefined
  const { [name]: inner, ...others } = block
  const fields = book.fieldsOf(book.block(type))
  if (!Object.keys(others).every((field) => Object.hasOwn(fields, field))) return undefined
  const message = `A block names its type in a field: take away ${quoted(name)} and the braces after it, and write "type": ${quoted(type)} before the fields in them.`
  const moved = { now: at, was: `${at}/${escapeToken(name)}` }
  const repair = { kind: 'replace', at, value: { type, ...asObject(inner), ...others }, moved } as const
  return { rule: 'unknown-block', pointer: at, message, group: 'nested', repair }
}

export const explainTypeElsewhere = (
  at: string,
  block: Record<string, unknown>,
  context: Context,
): Explained | undefined => explainOtherKey(at, block, context) ?? explainNested(at, block, context)
