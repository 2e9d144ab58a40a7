import { addTo, getOrAdd } from '../../../base/shared-types/groups'
import { holderOf } from '../../schema-model/holders'
import type { Content } from './content'
import type { PageOutline } from './page-outline'

export interface Listing {
  pointer: string
  holder: string
  name: string
  /** At any time. */
  entries: PageOutline[]
}

interface Asked {
  pointer: string
  collection: string
  field?: string
  ids: unknown[]
}

function readAsked({ ofFormat, isHidden }: Content): Asked[] {
  const lists = new Map<string, Asked>()
  for (const { value, pointer } of ofFormat('collection')) {
    if (typeof value !== 'string' || isHidden(pointer)) continue
    lists.set(pointer.slice(0, pointer.lastIndexOf('/')), { pointer, collection: value, ids: [] })
  }
  for (const { value, pointer } of ofFormat('entry-field')) {
    const list = lists.get(pointer.slice(0, pointer.lastIndexOf('/')))
    if (list) list.field = String(value)
  }
  for (const { value, pointer } of ofFormat('entry')) lists.get(pointer.replace(/\/[^/]+\/\d+$/, ''))?.ids.push(value)
  return [...lists.values()]
}

export function visibleEntries(pages: PageOutline[]): Map<string, PageOutline[]> {
  const collections = new Map<string, PageOutline[]>()
  for (const page of pages) {
    const { collection, isVisible } = page.entry ?? {}
    if (typeof collection === 'string' && isVisible !== false) addTo(collections, collection, page)
  }
  return collections
}

function createEntryFinder(pages: PageOutline[]): (asked: Asked) => PageOutline[] {
  const collections = visibleEntries(pages)
  const byId = new Map<string, PageOutline[]>()
  const byField = new Map<string, PageOutline[]>()
  const keyOf = (collection: string, of: unknown) => JSON.stringify([collection, of])
  for (const [name, entries] of collections)
    for (const page of entries) {
      addTo(byId, keyOf(name, page.entry?.id), page)
      for (const field of Object.keys(page.entry ?? {})) addTo(byField, keyOf(name, field), page)
    }
  return ({ collection, field, ids }) => {
    if (ids.length > 0) return ids.flatMap((id) => byId.get(keyOf(collection, id)) ?? [])
    if (field !== undefined) return byField.get(keyOf(collection, field)) ?? []
    return collections.get(collection) ?? []
  }
}

export function readListings(content: Content): Listing[] {
  const findEntries = createEntryFinder(content.entries)
  const known = new Map<string, PageOutline[]>()
  return readAsked(content).map((asked) => {
    const { pointer, collection, field, ids } = asked
    const name = JSON.stringify([collection, field, ids])
    const entries = getOrAdd(known, name, () => findEntries(asked))
    return { pointer, holder: holderOf(pointer), name, entries }
  })
}
