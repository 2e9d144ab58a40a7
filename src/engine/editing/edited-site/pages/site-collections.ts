import {
  asList,
  asObject,
  asText,
  isObject,
  isText,
  pagesIn,
  type UnknownObject,
} from '../../../base/shared-types/json'
import { addTo } from '../../../base/shared-types/maps'
import { findMadePages } from '../../../content/check/content-index/lists/made-pages'
import { valuesOf } from '../../../content/collections/entry-values'
import { listBlocksIn } from '../../../content/collections/list-query'
import { orderEntries } from '../../../content/collections/select-entries'
import type { Schemas } from '../../../content/schema-model/schemas'
import type { CollectionName, EntryName, MadeName, Overview, PageName } from '../overview'

type OfPage = Pick<PageName, 'entry' | 'each'>

function eachOf(page: unknown): OfPage['each'] {
  const { of, by } = asObject(asObject(page).each)
  return isText(of) && isText(by) ? { of, by } : undefined
}

function readPlaces(content: unknown): Map<unknown, Pick<EntryName, 'position' | 'hasPlace'>> {
  const { collections, site } = asObject(content)
  const groups = new Map<string, UnknownObject[]>()
  for (const page of pagesIn(content)) {
    const { entry, title } = asObject(page)
    if (isObject(entry)) addTo(groups, asText(entry.collection), { title, ...entry, own: entry })
  }
  const language = asText(asObject(site).language)
  const orderOf = (name: string) => asText(asObject(asObject(collections)[name]).order) || undefined
  return new Map(
    [...groups].flatMap(([name, entries]) => {
      const order = orderOf(name)
      return orderEntries(entries, order, language).map(({ own, ...entry }, position) => {
        const hasPlace = order !== undefined && entry[order.replace(/^-/, '')] !== undefined
        return [own, { position, hasPlace }] as const
      })
    }),
  )
}

export function readEntries(content: unknown): (page: UnknownObject) => OfPage {
  const places = readPlaces(content)
  const eaches = pagesIn(content).flatMap((page) => eachOf(page) ?? [])

  function valuesIn(entry: UnknownObject): EntryName['values'] {
    const isOfPages = (field: string) => eaches.some(({ of, by }) => of === entry.collection && by === field)
    const isWords = (value: unknown) => Array.isArray(value) && value.every(isText)
    const fields = Object.keys(entry).filter((field) => isWords(entry[field]) || isOfPages(field))
    return Object.fromEntries(fields.map((field) => [field, valuesOf(entry, field)]))
  }

  return (page) => {
    const { entry } = page
    const each = eachOf(page)
    if (!isObject(entry) || !isText(entry.collection)) return each ? { each } : {}
    const numbers = Object.entries(entry).filter((field): field is [string, number] => typeof field[1] === 'number')
    return {
      ...(each && { each }),
      entry: {
        collection: entry.collection,
        isVisible: entry.isVisible !== false,
        numbers: Object.fromEntries(numbers),
        ...(places.get(entry) ?? { position: 0, hasPlace: false }),
        ...(isText(entry.day) && { day: entry.day }),
        values: valuesIn(entry),
      },
    }
  }
}

/** The pages that are made now, and those of pages that are not public yet. */
function listMade(content: unknown, pages: readonly PageName[], schemas: Schemas): MadeName[] {
  const lists = listBlocksIn(schemas)
  const unseen = new Set(pages.flatMap(({ pointer, unseen }) => (unseen === undefined ? [] : [pointer])))
  const seen = asList(pagesIn(content)).filter((_, index) => !unseen.has(`/pages/${index}`))
  const now = findMadePages({ ...asObject(content), pages: seen }, lists)
  const known = new Set(now.map(({ path }) => path))
  const later = unseen.size === 0 ? [] : findMadePages(content, lists).filter(({ path }) => !known.has(path))
  return [...now, ...later].map(({ path, title, made: { from, number, count, each } }) => ({
    ...{ path, from, title, number, count },
    ...(each && { value: each.value }),
  }))
}

/** Empty where a site has no collections, and none of its pages are made. */
export function readCollections(
  content: unknown,
  pages: readonly PageName[],
  schemas: Schemas,
): Pick<Overview, 'collections' | 'made'> {
  const collections = Object.entries(asObject(asObject(content).collections)).map(([name, written]): CollectionName => {
    const { title, order, template } = asObject(written)
    return {
      name,
      ...(isText(title) && { title }),
      ...(isText(order) && { order }),
      ...(isText(template) && { template }),
    }
  })
  const made = listMade(content, pages, schemas)
  return { ...(collections.length > 0 && { collections }), ...(made.length > 0 && { made }) }
}
