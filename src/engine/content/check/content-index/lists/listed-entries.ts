import { asObject, parentPointer } from '../../../../base/shared-types/json'
import type { Content } from '../content'
import type { PageOutline } from '../page-outline'
import { fromNow } from '../timetable'
import { visibleEntries } from './listings'

/** A field by which a list, or a page with "each", chooses or orders entries. */
export interface UsedField {
  pointer: string
  collection: string
  field: string
  use: 'order' | 'each' | 'only'
  value?: unknown
}

/** The collection that a list block names is in its field of the format "collection". */
function createCollectionFinder({ ofFormat }: Content): (list: string) => string {
  const named = new Map(ofFormat('collection').map(({ pointer, value }) => [parentPointer(pointer), String(value)]))
  return (list) => named.get(list) ?? list.match(/^\/collections\/([^/]+)$/)?.[1] ?? ''
}

export function readUsedFields(content: Content): UsedField[] {
  const collectionOf = createCollectionFinder(content)
  return content.ofFormat('entry-order', 'entry-value', 'entry-only').flatMap(({ format, value, pointer }) => {
    const collection = collectionOf(parentPointer(pointer))
    if (format === 'entry-only')
      return Object.entries(asObject(value)).map(
        ([field, wanted]): UsedField => ({
          pointer: `${pointer}/${field}`,
          collection,
          field,
          use: 'only',
          value: wanted,
        }),
      )
    if (typeof value !== 'string') return []
    const use = format === 'entry-order' ? 'order' : 'each'
    return [{ pointer, collection, field: value.replace(/^-/, ''), use, value }]
  })
}

/** The visible entries of a collection, now or later, in a language. */
export function createEntryReader({ entries, now }: Content): (collection: string, language: string) => PageOutline[] {
  const collections = visibleEntries(entries.filter((page) => fromNow([page.public], now).length > 0))
  return (collection, language) => (collections.get(collection) ?? []).filter((page) => page.language === language)
}
