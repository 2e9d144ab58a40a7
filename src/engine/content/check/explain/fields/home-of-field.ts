import { blocksIn, isObject, pagesIn } from '../../../../base/shared-types/json'
import { blockNoun, type Context } from '../phrases'

interface BlockFields {
  lacking: Set<string>
  had: Set<string>
}

const fieldsByList = new WeakMap<Context, Map<unknown[], BlockFields>>()

/** Cached: a page may have as many unknown fields as blocks. */
function fieldsOfBlocks(blocks: unknown[], context: Context): BlockFields {
  const lists = fieldsByList.get(context) ?? new Map<unknown[], BlockFields>()
  fieldsByList.set(context, lists)
  const known = lists.get(blocks)
  if (known) return known
  const fields: BlockFields = { lacking: new Set(), had: new Set() }
  for (const block of blocks.filter(isObject)) {
    for (const name of Object.keys(context.book.fieldsOf(context.book.block(block.type))))
      (Object.hasOwn(block, name) ? fields.had : fields.lacking).add(name)
  }
  lists.set(blocks, fields)
  return fields
}

/** To the object around it, blocks inside that lack it, or the settings of all languages. */
export function homeOf(name: string, at: string, context: Context): string | undefined {
  const { book, root } = context
  const tokens = at.split('/').slice(1)
  const ofSite = book.fieldsOf(book.at('/site', root))
  if (tokens[1] === 'languages' && tokens.length === 3 && Object.hasOwn(ofSite, name))
    return 'It is the same in all languages: write it beside "languages", not in it.'
  const page: unknown = tokens[0] === 'pages' ? pagesIn(root)[Number(tokens[1])] : undefined
  const blocks = blocksIn(page)
  const block: unknown = tokens[2] === 'blocks' ? blocks[Number(tokens[3])] : undefined
  const isLacking = (owner: unknown, fields: object) =>
    isObject(owner) && Object.hasOwn(fields, name) && !Object.hasOwn(owner, name)
  if (tokens.length > 4 && isObject(block) && isLacking(block, book.fieldsOf(book.block(block.type))))
    return `It is a field of the ${blockNoun(block.type, book)} around it: move it there.`
  if (tokens.length >= 4 && isLacking(page, book.fieldsOf(book.page)))
    return 'It is a field of the page: move it out of "blocks".'
  if (tokens.length !== 2 || page === undefined) return undefined
  const { lacking, had } = fieldsOfBlocks(blocks, context)
  if (lacking.has(name)) return 'It is a field of a block: move it into the one in "blocks" that it belongs to.'
  if (had.has(name)) return 'It is a field of a block, and the blocks of this page have theirs: take it out.'
  return Object.hasOwn(ofSite, name) ? 'It is a setting of the whole site: move it into "site".' : undefined
}
