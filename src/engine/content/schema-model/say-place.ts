import { asList, asObject, isObject } from '../../base/shared-types/json'
import type { NamedBlock, NestedBlock } from '../../base/shared-types/problem'
import type { BlockPlace } from './block-tree'
import type { Schema, SchemaBook } from './schema-book'

/** A field of a schema, or of what its conditions add. */
function fieldIn(schema: Schema, name: string, book: SchemaBook): Schema {
  const parts = [
    schema,
    ...[schema, ...asList(schema.allOf)].flatMap((part) => [asObject(part).then, asObject(part).else]),
  ]
  const owner = parts.find((part) => Object.hasOwn(book.fieldsOf(part), name))
  return book.resolve(book.fieldsOf(owner)[name])
}

/** ["column 2"]: what is between a block and a block in it. A list has its title where the block has several. */
function stepsTo({ list, path }: BlockPlace, outer: BlockPlace, book: SchemaBook): string[] {
  const type = asObject(outer.block).type
  let schema = book.block(type)
  if (!list || !schema) return []
  const steps: string[] = []
  for (const [index, name] of list.path.entries()) {
    schema = name === '*' ? book.resolve(schema.items) : fieldIn(schema, name, book)
    if (name === '*') steps.push(`${String(schema.title ?? 'item').toLowerCase()} ${Number(path[index]) + 1}`)
  }
  const hasOthers = (book.held.get(String(type)) ?? []).length > 1
  return hasOthers ? [...steps, String(schema.title ?? list.path.at(-1)).toLowerCase()] : steps
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
