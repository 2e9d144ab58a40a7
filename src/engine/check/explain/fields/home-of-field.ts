import { isObject } from '../../../model/json'
import type { Context } from '../phrases'

const typesOfBlocks = new WeakMap<Context, Map<unknown[], unknown[]>>()

/** The types of blocks, each once, in the order of the page; kept, as a page may have as many unknown fields as blocks. */
function typesOf(blocks: unknown[], context: Context): unknown[] {
  const known = typesOfBlocks.get(context) ?? new Map<unknown[], unknown[]>()
  typesOfBlocks.set(context, known)
  const types = known.get(blocks) ?? [...new Set(blocks.map((block) => (isObject(block) ? block.type : undefined)))]
  known.set(blocks, types)
  return types
}

/** Says where an unknown field of the object at `at` belongs, if it is one of the object around it or of the blocks inside. */
export function homeOf(name: string, at: string, context: Context): string | undefined {
  const { book, root } = context
  const tokens = at.split('/').slice(1)
  const pages = isObject(root) && Array.isArray(root.pages) ? root.pages : []
  const page: unknown = tokens[0] === 'pages' ? pages[Number(tokens[1])] : undefined
  const blocks = isObject(page) && Array.isArray(page.blocks) ? page.blocks : []
  const block: unknown = tokens[2] === 'blocks' ? blocks[Number(tokens[3])] : undefined
  if (tokens.length > 4 && isObject(block) && Object.hasOwn(book.fieldsOf(book.block(block.type)), name))
    return `It is a field of the ${block.type} around it: move it there.`
  if (tokens.length >= 4 && page && Object.hasOwn(book.fieldsOf(book.page), name))
    return 'It is a field of the page: move it out of "blocks".'
  const isPage = tokens.length === 2 && page !== undefined
  const type = isPage
    ? typesOf(blocks, context).find((own) => Object.hasOwn(book.fieldsOf(book.block(own)), name))
    : undefined
  return type === undefined
    ? undefined
    : 'It is a field of a block: move it into the one in "blocks" that it belongs to.'
}
