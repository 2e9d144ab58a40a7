import type { ContentPage } from '../../base/schema-types/content'
import type { LanguagesOfSite } from '../../base/shared-types/languages/languages'
import type { CollectionEntry, EntryList, EntryValue, PageLink } from '../../base/shared-types/load'
import { addTo, getOrAdd } from '../../base/shared-types/maps'
import { textOrder } from '../../base/text/language/text-order'
import { valuesOf } from '../../content/collections/entry-values'
import { madeOf } from '../../content/collections/expand-pages'
import type { ListQuery } from '../../content/collections/list-query'
import { selectEntries } from '../../content/collections/select-entries'
import type { Collections } from './collections'
import { listedPages } from './page-languages'

/** What a page has asked of the lists of its site, as JSON can hold it. */
export type ListQuestion = { query: ListQuery } | { values: string; of: string } | { related: number } | { pages: true }

/** Answers blocks. A build asks whether an answer has changed. */
export interface Lists {
  list(page: ContentPage, query: ListQuery): EntryList
  values(page: ContentPage, collection: string, field: string): EntryValue[]
  related(page: ContentPage, most: number): CollectionEntry[]
  pages(page: ContentPage): PageLink[]
  answer(page: ContentPage, question: ListQuestion): unknown
}

interface ListsInput {
  pages: ContentPage[]
  collections: Collections
  languages: LanguagesOfSite
}

export function createLists({ pages, collections, languages }: ListsInput): Lists {
  const selected = new Map<string, CollectionEntry[]>()
  const known = new Map<string, EntryValue[]>()
  const indexes = new Map<CollectionEntry[], Map<string, Map<string, number[]>>>()

  /** By their places in a list. */
  const placesByValue = (entries: CollectionEntry[], field: string): Map<string, number[]> =>
    getOrAdd(
      getOrAdd(indexes, entries, () => new Map()),
      field,
      () => {
        const places = new Map<string, number[]>()
        for (const [place, entry] of entries.entries())
          for (const value of new Set(valuesOf(entry, field))) addTo(places, value, place)
        return places
      },
    )

  function list(page: ContentPage, query: ListQuery): EntryList {
    const language = languages.of(page.path)
    const made = madeOf(page)
    const { perPage, ...whole } = query
    const each = made?.each?.of === query.collection ? made.each : undefined
    const all = getOrAdd(selected, JSON.stringify([language, whole, each]), () => {
      const { shown } = collections.visible(page, query.collection)
      const places = each && (placesByValue(shown, each.by).get(each.value) ?? [])
      return selectEntries(places ? places.flatMap((place) => shown[place] ?? []) : shown, whole, language)
    })
    if (perPage === undefined || !made) return { entries: all, total: all.length }
    const { number, count } = made
    const entries = all.slice((number - 1) * perPage, number * perPage)
    if (count === 1) return { entries, total: all.length }
    const first = number === 1 ? page.path : page.path.slice(0, page.path.lastIndexOf('/'))
    const paths = Array.from({ length: count }, (_, index) => (index === 0 ? first : `${first}/${index + 1}`))
    return {
      entries,
      total: all.length,
      page: { number, count, paths, previous: paths[number - 2], next: paths[number] },
    }
  }

  function countValues(page: ContentPage, collection: string, field: string): Omit<EntryValue, 'isHere'>[] {
    const language = languages.of(page.path)
    const places = placesByValue(collections.visible(page, collection).shown, field)
    const paths = new Map<string, string>()
    for (const one of pages) {
      const made = madeOf(one)
      const { of, by, value } = made?.each ?? {}
      if (
        made?.number === 1 &&
        value !== undefined &&
        of === collection &&
        by === field &&
        languages.of(one.path) === language
      )
        paths.set(value, one.path)
    }
    const compare = textOrder(language)
    return Array.from(places, ([value, { length: count }]) => ({ value, count, path: paths.get(value) })).sort(
      (one, other) => compare(one.value, other.value),
    )
  }

  function values(page: ContentPage, collection: string, field: string): EntryValue[] {
    const key = JSON.stringify([languages.of(page.path), collection, field])
    const { of, by, value: own } = madeOf(page)?.each ?? {}
    const all = getOrAdd(known, key, () =>
      countValues(page, collection, field).map((one) => ({ ...one, isHere: false })),
    )
    return of === collection && by === field ? all.map((one) => ({ ...one, isHere: one.value === own })) : all
  }

  /** Each page may ask: with thousands of entries, sorting all of them would take minutes. */
  function related(page: ContentPage, most: number): CollectionEntry[] {
    if (!page.entry) return []
    const { shown, index } = collections.visible(page, page.entry.collection)
    const at = index.get(page.path) ?? -1
    const own = valuesOf(page.entry, 'categories')
    const common = new Uint8Array(shown.length)
    let highest = 0
    for (const category of own)
      for (const place of placesByValue(shown, 'categories').get(category) ?? []) {
        const count = (common[place] ?? 0) + 1
        common[place] = count
        if (place !== at) highest = Math.max(highest, count)
      }
    const byCommon = Array.from({ length: highest + 1 }, (): CollectionEntry[] => [])
    const add = (place: number) => {
      const entry = shown[place]
      const alike = byCommon[common[place] ?? 0]
      if (entry && alike && alike.length < most) alike.push(entry)
    }
    // The nearest first.
    for (let distance = 1; distance <= shown.length && (byCommon[highest]?.length ?? 0) < most; distance++) {
      add(at - distance)
      add(at + distance)
    }
    return byCommon.reverse().flat().slice(0, most)
  }

  const links = new Map<string, PageLink[]>()
  const pagesLike = ({ path }: ContentPage): PageLink[] => {
    const language = languages.of(path)
    return getOrAdd(links, language, () =>
      listedPages(pages)
        .filter((page) => languages.of(page.path) === language)
        .map((page) => ({ path: page.path, title: page.title })),
    )
  }

  return {
    list,
    values,
    related,
    pages: pagesLike,
    answer(page, question) {
      if ('query' in question) return list(page, question.query)
      if ('related' in question) return related(page, question.related)
      if ('pages' in question) return pagesLike(page)
      return values(page, question.of, question.values)
    },
  }
}
