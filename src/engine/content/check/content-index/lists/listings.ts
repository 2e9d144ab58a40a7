import { asObject, parentPointer } from '../../../../base/shared-types/json'
import { addTo, getOrAdd } from '../../../../base/shared-types/maps'
import { orderOf } from '../../../collections/entries'
import type { ListQuery } from '../../../collections/list-query'
import { selectEntries } from '../../../collections/select-entries'
import { holderOf } from '../../../schema-model/holders'
import type { Content } from '../content'
import type { PageOutline } from '../page-outline'

export interface Listing {
  pointer: string
  holder: string
  name: string
  /** Undefined for what pages of several languages show. */
  language?: string
  /** At any time. */
  entries: PageOutline[]
}

interface Asked {
  pointer: string
  collection: string
  /** Undefined for what pages of several languages show. */
  language?: string
  /** Whether entries without a translation are shown, too. */
  isMixed: boolean
  field?: string
  ids: unknown[]
  /** Of a list that shows some entries. */
  some: Pick<ListQuery, 'only' | 'most' | 'order'>
}

/** Shared blocks and settings in the site's own language are on pages of others, too. */
const languageOf = (pointer: string, { languages, languageAt }: Content): string | undefined =>
  !languages.areSeveral || (!pointer.startsWith('/pages/') && languageAt(pointer) === languages.own)
    ? undefined
    : languageAt(pointer)

function readAsked(content: Content): Asked[] {
  const { ofFormat, isHidden, valueAt } = content
  const lists = new Map<string, Asked>()
  for (const { value, pointer } of ofFormat('collection')) {
    if (typeof value !== 'string' || isHidden(pointer) || pointer.endsWith('/each/of')) continue
    const list = parentPointer(pointer)
    const isMixed = valueAt(`${list}/untranslated`) === true
    lists.set(list, { pointer, collection: value, language: languageOf(pointer, content), isMixed, ids: [], some: {} })
  }
  for (const { value, pointer } of ofFormat('entry-field')) {
    const list = lists.get(parentPointer(pointer))
    if (list) list.field = String(value)
  }
  for (const { value, pointer } of ofFormat('entry')) lists.get(pointer.replace(/\/[^/]+\/\d+$/, ''))?.ids.push(value)
  for (const { format, value, pointer } of ofFormat('entry-only', 'most', 'entry-order')) {
    const list = lists.get(parentPointer(pointer))
    if (list) Object.assign(list.some, { [format.replace('entry-', '')]: value })
  }
  return [...lists.values()]
}

/** A list without an order has that of its collection. */
function chooseSome(pages: PageOutline[], { collection, some, language }: Asked, content: Content): PageOutline[] {
  if (some.only === undefined && some.most === undefined) return pages
  const order = some.order ?? orderOf(asObject(content.value), collection)
  const byEntry = new Map(pages.map((page) => [{ title: '', ...page.entry }, page]))
  const query = { collection, ...some, order, only: asObject(some.only) }
  return selectEntries([...byEntry.keys()], query, language ?? content.languages.own).flatMap(
    (entry) => byEntry.get(entry) ?? [],
  )
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
  const { own } = content.languages
  const isShownIn = (language: string, isMixed: boolean) => (page: PageOutline) =>
    page.language === language || (isMixed && page.language === own && !content.translations().of(page).has(language))
  const known = new Map<string, PageOutline[]>()
  return readAsked(content).map((asked) => {
    const { pointer, collection, field, ids, language, isMixed, some } = asked
    const name = JSON.stringify([collection, field, ids, language, isMixed, some])
    const entries = getOrAdd(known, name, () => {
      const found = findEntries(asked)
      const shown = language === undefined ? found : found.filter(isShownIn(language, isMixed))
      return chooseSome(shown, asked, content)
    })
    return { pointer, holder: holderOf(pointer), name, language, entries }
  })
}
