import type { ErrorObject } from 'ajv/dist/2020.js'
import { escapeToken, isObject } from '../../model/json'
import { allNear, guess } from '../../text/nearest'
import { article, type Context, type Explained, listed, quoted } from './phrases'
import { requiredOf, type SchemaBook } from './schema-book'

/** Whether every field of a block is one of a type's, and every one that the type demands is there. */
function suits(block: object, type: string, book: SchemaBook): boolean {
  const fields = book.fieldsOf(book.block(type))
  const names = Object.keys(block).filter((name) => name !== 'type')
  return (
    names.length > 0 &&
    names.every((name) => Object.hasOwn(fields, name)) &&
    requiredOf(book.block(type)).every((name) => name === 'type' || Object.hasOwn(block, name))
  )
}

/** The field that was meant to be "type" (or another one that decides what the object is), if one is near. */
function misspeltKey(block: Record<string, unknown>, names: string[]): { from: string; to: string } | undefined {
  for (const from of Object.keys(block)) {
    const [to] = allNear(from, names)
    if (to !== undefined && from !== to && typeof block[from] === 'string') return { from, to }
  }
  return undefined
}

/** The last word of a reference: "#/shared/clients", "blocks/banner.schema.json". */
const lastName = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/(?:\.schema)?\.json$/, '').replace(/^.*[/#]/, '') : ''

/** A block that names its type, or its shared block, in another field: { "component": "banner" }. */
function explainOtherKey(at: string, block: Record<string, unknown>, { book, root }: Context): Explained | undefined {
  const shared = isObject(root) && isObject(root.shared) ? root.shared : {}
  const [from, ...others] = Object.keys(block).filter((name) => {
    const named = lastName(block[name])
    if (name === '$ref' && Object.hasOwn(shared, named)) return true
    // The anchor of a block may be the name of a type.
    return book.blockTypes.includes(named) && !Object.hasOwn(book.fieldsOf(book.block(named)), name)
  })
  if (from === undefined || others.length > 0) return undefined
  const named = lastName(block[from])
  const isShared = Object.hasOwn(shared, named) && Object.keys(block).length === 1
  if (!isShared && !book.blockTypes.includes(named)) return undefined
  const to = isShared ? 'shared' : 'type'
  const isWhole = block[from] === named
  const { [from]: _, ...rest } = block
  return {
    rule: 'unknown-field',
    pointer: `${at}/${escapeToken(from)}`,
    on: 'key',
    message: `"${from}" is not a field of a block. Write "${to}": ${quoted(named)}.`,
    group: from,
    ...(isWhole && { suggestion: to }),
    repair: { kind: 'replace', at, value: { [to]: named, ...rest } },
  }
}

/** A block inside of an object with the name of its type: { "banner": { … } }. */
function explainNested(at: string, block: Record<string, unknown>, { book }: Context): Explained | undefined {
  const [type, ...others] = Object.keys(block)
  if (type === undefined || others.length > 0 || !book.blockTypes.includes(type) || !isObject(block[type]))
    return undefined
  const message = `A block names its type in a field: take away ${quoted(type)} and the braces after it, and write "type": ${quoted(type)} before the fields in them.`
  const moved = { now: at, was: `${at}/${escapeToken(type)}` }
  const repair = { kind: 'replace', at, value: { type, ...(block[type] as object) }, moved } as const
  return { rule: 'unknown-block', pointer: at, message, group: 'nested', repair }
}

/** A whole page, wherever it stands. */
export const looksLikePage = (block: Record<string, unknown>): boolean =>
  typeof block.path === 'string' && (Array.isArray(block.blocks) || 'title' in block || 'redirect' in block)

function explainMissingType(at: string, block: Record<string, unknown>, context: Context): Explained {
  const { book } = context
  const key = misspeltKey(block, ['type', 'shared'])
  if (key) {
    return {
      rule: 'unknown-field',
      pointer: `${at}/${escapeToken(key.from)}`,
      on: 'key',
      message: `"${key.from}" is not a field of a block. Did you mean "${key.to}"?`,
      group: key.from,
      suggestion: key.to,
      replacement: key.to,
      repair: { kind: 'rename', object: at, ...key },
    }
  }
  const isUnderShared = at.startsWith('/shared/')
  if (looksLikePage(block)) {
    const where = isUnderShared ? 'under "shared"' : 'among the blocks of another'
    const message = `This is a page (${quoted(block.path)}) ${where}. Move it into "pages".`
    return { rule: 'misplaced', pointer: at, message }
  }
  if (isUnderShared && typeof block.shared === 'string') {
    const message = `A shared block cannot be made of another one. Write the block itself here; or use ${quoted(block.shared)} on the pages, and remove this name.`
    return { rule: 'unknown-block', pointer: at, message }
  }
  const elsewhere = explainOtherKey(at, block, context) ?? explainNested(at, block, context)
  if (elsewhere) return elsewhere
  if (Object.keys(block).length === 0) {
    const message = `This block is empty. Fill it in, beginning with its "type", or remove it.`
    return { rule: 'unknown-block', pointer: at, message }
  }
  const fitting = book.blockTypes.filter((type) => suits(block, type, book))
  const [only] = fitting
  const advice =
    only && fitting.length === 1
      ? `Its fields are those of ${article(only)}: add "type": "${only}".`
      : `Add "type" with one of ${listed(fitting.length > 0 ? fitting : book.blockTypes, 'or')}.`
  return {
    rule: 'unknown-block',
    pointer: at,
    message: `This block has no "type". ${advice}`,
    group: 'type',
    ...(fitting.length === 1 && { suggestion: only }),
    ...(only && { repair: { kind: 'replace', at: `${at}/type`, value: only, isGuess: true } as const }),
  }
}

/** The name of a shared block in the place of a type, or "shared" itself. */
function explainSharedName(
  at: string,
  block: Record<string, unknown>,
  type: unknown,
  { root }: Context,
): Explained | undefined {
  const shared = isObject(root) && isObject(root.shared) ? root.shared : {}
  const isName = (value: unknown): value is string => typeof value === 'string' && Object.hasOwn(shared, value)
  const name = type === 'shared' ? Object.values(block).find(isName) : isName(type) ? type : undefined
  if (name === undefined && type !== 'shared') return undefined
  const use = `{ "shared": ${quoted(name ?? Object.keys(shared)[0] ?? 'name')} }`
  const how = name === undefined ? `with its name, for example ${use}` : use
  const message = `${quoted(type)} is not a block type. A shared block is used by its name: write ${how}.`
  const repair = { kind: 'replace', at, value: { shared: name }, isGuess: true } as const
  return {
    rule: 'unknown-block',
    pointer: `${at}/type`,
    message,
    group: String(type),
    ...(name !== undefined && { repair }),
  }
}

/** A block without a known type: one problem at its type, and none for the rest of it. */
export function explainType(error: ErrorObject, context: Context): Explained {
  const { book } = context
  const { tag, tagValue } = error.params as { tag: string; tagValue: unknown }
  const at = error.instancePath
  const block = isObject(error.data) ? error.data : {}
  if (!Object.hasOwn(block, tag)) return explainMissingType(at, block, context)

  const shared = explainSharedName(at, block, tagValue, context)
  if (shared) return shared
  const fitting = book.blockTypes.filter((type) => suits(block, type, book))
  const near = typeof tagValue === 'string' ? allNear(tagValue, book.blockTypes) : []
  // Of two names that are as near as each other, the one that has these fields is meant.
  const best = typeof tagValue === 'string' ? guess(tagValue, book.blockTypes) : undefined
  const [fit] = fitting
  const byFields = fitting.length === 1 ? fit : undefined
  const name = near.slice(0, 2).find((type) => type === byFields) ?? best?.name ?? byFields
  const isSure = name !== undefined && (best?.isSure === true || (name === byFields && near.includes(name)))
  const pointer = `${at}/${tag}`
  const advice =
    name === undefined
      ? `There are ${listed(book.blockTypes)}.`
      : `${near.includes(name) ? '' : `Its fields are those of ${article(name)}. `}Did you mean "${name}"?`
  return {
    rule: 'unknown-block',
    pointer,
    message: `${quoted(tagValue)} is not a block type. ${advice}`,
    group: String(tagValue),
    suggestion: name,
    ...(isSure && { replacement: name }),
    ...((name ?? fit) !== undefined && {
      repair: { kind: 'replace', at: pointer, value: name ?? fit, isGuess: true } as const,
    }),
  }
}
