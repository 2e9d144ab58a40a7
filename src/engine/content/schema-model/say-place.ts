import { asList, asObject, isObject } from '../../base/shared-types/json'
import type { NamedBlock, NestedBlock } from '../../base/shared-types/problem'
import type { BlockPlace } from './block-tree'
import type { HeldList } from './held-blocks'
import type { Schema, SchemaBook } from './schema-book'

function fieldIn(schema: Schema, name: string, book: SchemaBook): Schema {
  const parts = [
    schema,
    ...[schema, ...asList(schema.allOf)].flatMap((part) => [asObject(part).then, asObject(part).else]),
  ]
  const owner = parts.find((part) => Object.hasOwn(book.fieldsOf(part), name))
  return book.resolve(book.fieldsOf(owner)[name])
}

/** The schemas on the way from a block to a list in it. */
function schemasTo({ path }: HeldList, type: unknown, book: SchemaBook): Schema[] {
  let schema = book.block(type) ?? {}
  return path.map((name) => {
    schema = name === '*' ? book.resolve(schema.items) : fieldIn(schema, name, book)
    return schema
  })
}

/** ["column 2"]: between a block and one in it. A list has its title where the block has several. */
function stepsTo({ list, path }: BlockPlace, outer: BlockPlace, book: SchemaBook): string[] {
  const type = asObject(outer.block).type
  if (!list || !book.block(type)) return []
  const schemas = schemasTo(list, type, book)
  const titleOf = (schema: Schema | undefined) => String(schema?.title ?? 'item').toLowerCase()
  const steps = list.path.flatMap((name, index) =>
    name === '*' ? [`${titleOf(schemas[index])} ${Number(path[index]) + 1}`] : [],
  )
  return (book.held.get(String(type)) ?? []).length > 1 ? [...steps, titleOf(schemas.at(-1))] : steps
}

/** What holds a list of blocks: "column", or the block itself, "Section". */
export function holderOfList(list: HeldList, type: unknown, book: SchemaBook): string {
  const item = list.path.lastIndexOf('*')
  const title = item < 0 ? undefined : schemasTo(list, type, book)[item]?.title
  return title === undefined ? (book.titleOfBlock(type) ?? 'block') : String(title).toLowerCase()
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

export function nameBlock({ block, index, pointer }: BlockPlace, book?: SchemaBook): NamedBlock {
  const number = pointer.startsWith('/shared/') ? 0 : index + 1
  if (!isObject(block)) return { number, type: 'no block' }
  const type = block.type ?? (block.shared === undefined ? 'no type' : 'shared')
  const title = book?.titleOfBlock(type)
  const heading = textOf(block.heading) ?? textOf(block.title)
  return { number, type: String(type), ...(title !== undefined && { title }), heading }
}

/** The blocks in the first of those that blocksAround finds. */
export const nameInner = (places: BlockPlace[], book: SchemaBook): NestedBlock[] =>
  places.slice(1).map((place, index) => ({
    steps: stepsTo(place, places[index] as BlockPlace, book),
    ...nameBlock(place, book),
    number: place.index + 1,
  }))

/** "block 3, Columns › column 1 › block 2": the last of those that blocksAround finds. */
export function sayBlockPlace(places: BlockPlace[], book: SchemaBook): string {
  const [outer] = places
  if (!outer) return ''
  const inner = nameInner(places, book)
  const named = [{ steps: [], ...nameBlock(outer, book) }, ...inner]
  return named
    .map(({ steps, number, title }, index) => {
      const isLast = index === inner.length
      return [...steps, `block ${number}${isLast || title === undefined ? '' : `, ${title}`}`].join(' › ')
    })
    .join(' › ')
}
