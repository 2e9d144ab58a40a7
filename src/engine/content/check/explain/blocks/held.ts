import type { ErrorObject } from 'ajv/dist/2020.js'
import {
  asList,
  asObject,
  escapeToken,
  isObject,
  parentPointer,
  type UnknownObject,
} from '../../../../base/shared-types/json'
import { capitalize } from '../../../../base/text/language/capitalize'
import { blocksAround, listsIn } from '../../../schema-model/block-tree'
import { requiredOf } from '../../../schema-model/conditions'
import type { HeldList } from '../../../schema-model/held-blocks'
import { HeldWords } from '../../../schema-model/held-words'
import { article, listed, shown } from '../../../schema-model/phrases'
import { isWords, type Schema, type SchemaBook } from '../../../schema-model/schema-book'
import type { Flawed } from '../fields/flawed'
import { countMisfits, fits } from '../misfits'
import { blockNoun, type Context, type Explained } from '../phrases'

const rule = 'held-block'

/** The list of blocks that a block is written in; undefined for a block of a page. */
export function heldListAround(at: string, { book, root }: Context): HeldList | undefined {
  const inner = blocksAround(root, at, book.held).at(-1)
  return inner?.pointer === at && inner.list?.holds.length ? inner.list : undefined
}

/** A block of a known type in a list that does not hold it. */
export function explainRefused(at: string, type: unknown, context: Context): Explained | undefined {
  const { book, root } = context
  const list = heldListAround(at, context)
  if (!list || typeof type !== 'string' || !book.block(type) || list.holds.includes(type)) return undefined
  const message = new HeldWords(book).refuse(type, list, blocksAround(root, at, book.held).slice(0, -1))
  return { rule, pointer: `${at}/type`, message }
}

/** Too many blocks in a list, or too few. */
export function explainCount({ keyword, instancePath, params, data }: ErrorObject, context: Context): Explained {
  const { book, root } = context
  const around = blocksAround(root, `${instancePath}/0`, book.held)
  const words = new HeldWords(book)
  const list = around.at(-1)?.list as HeldList
  const facts = [list, asObject(around.at(-2)?.block).type, asList(data).length, Number(params.limit)] as const
  const message = keyword === 'maxItems' ? words.sayTooMany(...facts) : words.sayTooFew(...facts)
  return { rule, pointer: instancePath, message }
}

/** { "title": …, "blocks": [ … ] }: an item that holds blocks in the field of this name, with the others that it needs. */
function itemShape(name: string, item: Schema, others: string[] = []): string {
  const fields = new Set([...requiredOf(item), ...others, name])
  return `{ ${[...fields].map((field) => `"${field}": ${field === name ? '[ … ]' : '…'}`).join(', ')} }`
}

/** The only field of an item that holds blocks. */
function heldFieldOf(item: Schema, book: SchemaBook): string | undefined {
  const fields = book.fieldsOf(item)
  const [name, ...others] = Object.keys(fields).filter((field) => Array.isArray(book.resolve(fields[field]).holds))
  return others.length > 0 || Object.hasOwn(fields, 'type') ? undefined : name
}

/** How a list of items that hold blocks is written; undefined for another list. */
export function listShape(list: Schema, book: SchemaBook): string | undefined {
  const item = book.resolve(list.items)
  const name = heldFieldOf(item, book)
  return name && `[${itemShape(name, item)}]`
}

/** A block in the place of an item that holds blocks: among the columns, instead of in one. */
export function explainAmong({ at, data }: Flawed, { book, root }: Context): Explained | undefined {
  const item = book.at(at, root)
  const name = heldFieldOf(item, book)
  if (name === undefined || !isBlock(data, book)) return undefined
  const around = blocksAround(root, at, book.held)
  const list = listsIn(around.at(-1)?.block, book.held).find(({ path }) => path.at(-1) === name)
  if (!list) return undefined
  const type = String(data.type)
  if (data.type !== undefined && !list.holds.includes(type))
    return { rule, pointer: at, message: new HeldWords(book).refuse(type, list, around) }
  const ofBlock = book.fieldsOf(book.block(type))
  const isOwn = (field: string) => Object.hasOwn(book.fieldsOf(item), field) && !Object.hasOwn(ofBlock, field)
  const [own = {}, block] = [true, false].map((wanted) =>
    Object.fromEntries(Object.entries(data).filter(([field]) => isOwn(field) === wanted)),
  )
  const isBare = requiredOf(item).length === 1 && Object.keys(own).length === 0
  const title = String(book.at(parentPointer(at), root).title ?? 'items').toLowerCase()
  const moved = { now: `${at}/${escapeToken(name)}/0`, was: at }
  return {
    rule,
    pointer: at,
    message: `This block is among the ${title}. Put it into the "${name}" of one: ${itemShape(name, item, Object.keys(own))}.`,
    group: 'among',
    ...(isBare && { wraps: [`{ ${JSON.stringify(name)}: [`, '] }'] }),
    repair: { kind: 'replace', at, value: { ...own, [name]: [block] }, moved },
  }
}

/** ["columns", "*", "blocks"] -> "columns": [{ "blocks": [ … ] }]. */
const shapeOf = ({ path }: HeldList): string =>
  path
    .reduceRight((inner, name) => (name === '*' ? `[${inner}]` : `{ ${JSON.stringify(name)}: ${inner} }`), '[ … ]')
    .slice(2, -2)

const isBlock = (item: unknown, book: SchemaBook): boolean =>
  isObject(item) && (book.block(item.type) !== undefined || typeof item.shared === 'string')

const areBlocks = (value: unknown, book: SchemaBook): boolean =>
  asList(value).length > 0 && asList(value).every((item) => isBlock(item, book))

interface Misplaced {
  finding: Explained
  /** What is in them belongs into the field `meant`. */
  fields: string[]
  meant?: string
}

/** Blocks in fields that a block does not have. */
export function explainInner({ at, data, name, unknown }: Flawed, { book }: Context): Misplaced | undefined {
  const lists = listsIn(data, book.held)
  const list = lists.find(({ path }) => !Object.hasOwn(data, String(path[0]))) ?? lists[0]
  const isEmpty = (field: string) => Array.isArray(data[field]) && data[field].length === 0
  const areHeld = (field: string) => areBlocks(data[field], book) || (field === list?.path.at(-1) && isEmpty(field))
  const inner = book.block(data.type) ? unknown.filter(areHeld) : []
  const [first] = inner
  if (first === undefined) return undefined
  const isOne = inner.length === 1
  const them = isOne && asList(data[first]).length === 1 ? 'this one' : 'these'
  const advice = isOne && isEmpty(first) ? 'Remove it: its' : 'Its'
  const message = list
    ? `${listed(inner)} ${isOne ? 'is not a field' : 'are not fields'} of ${article(name)}. ${advice} blocks are written ${shapeOf(list)}.`
    : `${capitalize(article(blockNoun(data.type, book)))} holds no blocks. Put ${them} after it.`
  const finding: Explained = { rule, pointer: `${at}/${escapeToken(first)}`, on: 'key', message }
  return { finding, fields: inner, meant: list?.path[0] }
}

/** The block for a text alone: { "type": "text", "html": "…" }. */
export function blockOfText(text: unknown, { holds }: Schema, book: SchemaBook): UnknownObject | undefined {
  for (const type of typeof text === 'string' ? asList(holds) : []) {
    const schema = book.block(type)
    const [field, ...others] = requiredOf(schema).filter((name) => name !== 'type')
    const own = book.resolve(book.fieldsOf(schema)[field ?? ''])
    if (others.length === 0 && isWords(own) && fits(text, own, book)) return { type, [String(field)]: text }
  }
  return undefined
}

/** Whether a list of blocks can be made of a value: of a list or a block without brackets, or of a text. */
export const makesHeldList = (value: unknown, schema: Schema, book: SchemaBook): boolean =>
  Array.isArray(schema.holds) &&
  (areBlocks(value, book) || isBlock(value, book) || blockOfText(value, schema, book) !== undefined)

/** Fields of a block in the item that should hold the block: { "html": … } as a column. */
export function explainLoose(
  loose: string[],
  { at, data, fields, name, missing }: Flawed,
  { book }: Context,
): Misplaced | undefined {
  const [list = '', ...others] = missing.filter((field) => Array.isArray(book.resolve(fields[field]).holds))
  const own = Object.fromEntries(loose.map((field) => [field, data[field]]))
  const type = asList(book.resolve(fields[list]).holds).find(
    (one) => countMisfits({ type: one, ...own }, book.block(one), book) === 0,
  )
  if (type === undefined || loose.length === 0 || others.length > 0) return undefined
  const block = { type, ...own }
  const what = loose.length === 1 ? 'is not a field' : 'are not fields'
  const kept = Object.entries(data).filter(([field]) => !loose.includes(field))
  const finding: Explained = {
    rule,
    pointer: `${at}/${escapeToken(String(loose[0]))}`,
    on: 'key',
    message: `${listed(loose)} ${what} of ${article(name)}. Write a block instead: "${list}": ${shown([block])}.`,
    repair: { kind: 'replace', at, value: { ...Object.fromEntries(kept), [list]: [block] }, isGuess: true },
  }
  return { finding, fields: loose, meant: list }
}

/** An item that holds blocks among blocks: { "title": …, "blocks": [ … ] }, or a list of blocks in another. */
export function explainItem(at: string, item: UnknownObject, context: Context): Explained | undefined {
  const { book } = context
  const [field] = Object.keys(item).filter((name) => areBlocks(item[name], book))
  const types = heldListAround(at, context)?.holds ?? book.blockTypes
  const isTyped = types.some((type) => countMisfits({ ...item, type }, book.block(type), book) === 0)
  if (field === undefined || isTyped) return undefined
  const [home] = types.flatMap((type) =>
    (book.held.get(type) ?? []).flatMap(({ path: [list = '', ...rest] }) => {
      const items = rest.length === 2 ? book.resolve(book.fieldsOf(book.block(type))[list]).items : undefined
      return items !== undefined && countMisfits(item, items, book) === 0 ? [{ type, list }] : []
    }),
  )
  const shape = home && `{ "type": "${home.type}", "${home.list}": [ … ] }`
  const advice = home
    ? `It belongs into the "${home.list}" of ${article(blockNoun(home.type, book))}: ${shape}.`
    : `Take { "${field}": [ away before its blocks, and ] } after them.`
  return { rule, pointer: at, message: `This is no block: it has no "type", and holds blocks. ${advice}` }
}
