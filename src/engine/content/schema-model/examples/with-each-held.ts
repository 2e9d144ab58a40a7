import { asList, asObject, type UnknownObject } from '../../../base/shared-types/json'
import { type HeldList, mapHeld } from '../held-blocks'
import type { SchemaBook } from '../schema-book'

const examplesOf = (type: string, book: SchemaBook) => asList(book.block(type)?.examples)

/** A page has each anchor once. */
const shown = ({ id: _, hidden: __, ...block }: UnknownObject) => block

/** The fullest example of each type in a list, in groups that fit into it. */
function groupsOf({ holds, maxItems = holds.length, minItems = 1 }: HeldList, book: SchemaBook): unknown[][] {
  const blocks = holds.flatMap((type) => examplesOf(type, book).slice(-1).map(asObject).map(shown))
  const size = Math.max(1, Math.min(maxItems, blocks.length))
  const groups = Array.from({ length: Math.ceil(blocks.length / size) }, (_, at) =>
    blocks.slice(at * size, (at + 1) * size),
  )
  return groups.map((group) =>
    Array.from({ length: Math.max(minItems, group.length) }, (_, at) => group[at % group.length]),
  )
}

/** Of a block that holds others, with each type that it may hold; none of another. */
export function withEachHeld(type: string, book: SchemaBook): object[] {
  const lists = book.held.get(type) ?? []
  const example = examplesOf(type, book).at(-1)
  if (lists.length === 0 || example === undefined) return []
  const groups = lists.map((list) => groupsOf(list, book))
  const most = Math.max(...groups.map(({ length }) => length))
  return Array.from({ length: most }, (_, at) =>
    mapHeld(example as object, lists, (list, held) => {
      const own = groups[lists.indexOf(held)] ?? []
      return own[at % own.length] ?? list
    }),
  )
}
