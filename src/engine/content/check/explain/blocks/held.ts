import type { ErrorObject } from 'ajv/dist/2020.js'
import { asList, asObject, escapeToken, isObject, parentPointer } from '../../../../base/shared-types/json'
import { blocksAround, listsIn } from '../../../schema-model/block-tree'
import type { HeldList } from '../../../schema-model/held-blocks'
import { HeldWords } from '../../../schema-model/held-words'
import { article, capital } from '../../../schema-model/phrases'
import type { Flawed } from '../fields/flawed'
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

/** A block in the place of an item that holds blocks: among the columns, instead of in one. */
export function explainAmong({ at, data, fields }: Flawed, { book, root }: Context): Explained | undefined {
  const [name, ...others] = Object.keys(fields).filter((field) => Array.isArray(book.resolve(fields[field]).holds))
  if (name === undefined || others.length > 0 || Object.hasOwn(fields, 'type') || !book.block(data.type))
    return undefined
  const around = blocksAround(root, at, book.held)
  const list = listsIn(around.at(-1)?.block, book.held).find(({ path }) => path.at(-1) === name)
  if (!list) return undefined
  const type = String(data.type)
  if (!list.holds.includes(type)) return { rule, pointer: at, message: new HeldWords(book).refuse(type, list, around) }
  const title = String(book.at(parentPointer(at), root).title ?? 'items').toLowerCase()
  const moved = { now: `${at}/${escapeToken(name)}/0`, was: at }
  return {
    rule,
    pointer: at,
    message: `This block is among the ${title}. Put it into the "${name}" of one: { "${name}": [ … ] }.`,
    group: 'among',
    wraps: [`{ ${JSON.stringify(name)}: [`, '] }'],
    repair: { kind: 'replace', at, value: { [name]: [data] }, moved },
  }
}

/** ["columns", "*", "blocks"] -> "columns": [{ "blocks": [ … ] }]. */
const shapeOf = ({ path }: HeldList): string =>
  path
    .reduceRight((inner, name) => (name === '*' ? `[${inner}]` : `{ ${JSON.stringify(name)}: ${inner} }`), '[ … ]')
    .slice(2, -2)

/** Blocks in a field that a block does not have. */
export function explainInner(field: string, { at, data, name }: Flawed, { book }: Context): Explained | undefined {
  const blocks = asList(data[field])
  const isBlock = (item: unknown) => isObject(item) && (book.block(item.type) || typeof item.shared === 'string')
  if (blocks.length === 0 || !blocks.every(isBlock) || !book.block(data.type)) return undefined
  const [list] = listsIn(data, book.held)
  const message = list
    ? `"${field}" is not a field of ${article(name)}. Its blocks are written ${shapeOf(list)}.`
    : `${capital(article(blockNoun(data.type, book)))} holds no blocks. Put ${blocks.length === 1 ? 'this one' : 'these'} after it.`
  return { rule, pointer: `${at}/${escapeToken(field)}`, on: 'key', message }
}
