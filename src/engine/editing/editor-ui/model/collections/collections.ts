import { addTo, getOrAdd } from '../../../../base/shared-types/maps'
import { fillIn } from '../../../../content/collections/expand-pages'
import { titleOfName } from '../../../../content/schema-model/names'
import type { CollectionName, EntryName, MadeName, Overview, PageName } from '../../../edited-site/overview'
import { languagesOf } from '../languages/languages'
import type { SessionState } from '../session/session-state'

export interface Value {
  value: string
  /** Entries that visitors see with it. */
  count: number
  /** All that have it. */
  all: number
  /** Of its page, where one is made. */
  path?: string
}

type Entry = PageName & { entry: EntryName }

export interface SiteCollections {
  /** In the order of "collections", then of the first entries. */
  names: string[]
  named(name: string): CollectionName
  /** "News" */
  titleOf(name: string): string
  /** In the order of the collection, of all languages. */
  entriesOf(name: string): Entry[]
  /** Whether the order of entries in the file counts, or one by numbers. */
  hasOrder(name: string): boolean
  /** The fields whose values can be chosen. */
  fieldsOf(name: string): string[]
  /** Sorted. Of entries in the language of a page; without one, of all. */
  valuesOf(name: string, field: string, near?: string): Value[]
}

const known = new WeakMap<Overview, SiteCollections>()

function read(overview: Overview): SiteCollections {
  const { pages, collections = [], made = [] } = overview
  const languages = languagesOf(overview)
  const languageOf = (path: string | undefined) => (path === undefined ? undefined : languages?.of(path))
  const groups = new Map<string, Entry[]>()
  for (const page of pages) if (page.entry) addTo(groups, page.entry.collection, page as Entry)
  const found = new Map<string, Value[]>()

  function findValues(name: string, field: string, language: string | undefined): Value[] {
    const isNear = ({ path }: Pick<PageName, 'path'>) => language === undefined || languageOf(path) === language
    const counts = new Map<string, Pick<Value, 'count' | 'all'>>()
    for (const page of groups.get(name) ?? []) {
      const { entry, unseen } = page
      for (const value of isNear(page) ? (entry.values[field] ?? []) : []) {
        const { count, all } = counts.get(value) ?? { count: 0, all: 0 }
        counts.set(value, { count: count + (entry.isVisible && unseen === undefined ? 1 : 0), all: all + 1 })
      }
    }
    const sources = new Set(
      pages
        .filter(({ each, ...page }) => each?.of === name && each.by === field && isNear(page))
        .map(({ path }) => path),
    )
    const paths = new Map(
      made.filter(({ from, number }) => sources.has(from) && number === 1).map(({ value, path }) => [value, path]),
    )
    return [...counts]
      .map(([value, found]): Value => ({ value, ...found, path: paths.get(value) }))
      .sort((one, other) => one.value.localeCompare(other.value, language))
  }

  const named = (name: string) => collections.find((one) => one.name === name) ?? { name }
  return {
    names: [...new Set([...collections.map(({ name }) => name), ...groups.keys()])],
    named,
    titleOf: (name) => named(name).title ?? titleOfName(name),
    entriesOf: (name) => (groups.get(name) ?? []).toSorted((one, other) => one.entry.position - other.entry.position),
    hasOrder(name) {
      const entries = (groups.get(name) ?? []).map(({ entry }) => entry)
      const hasNumbers = entries.some(({ numbers }) => Object.keys(numbers).some((field) => field !== 'id'))
      return hasNumbers || entries.filter(({ hasPlace }) => !hasPlace).length > 1
    },
    fieldsOf: (name) => [...new Set((groups.get(name) ?? []).flatMap(({ entry }) => Object.keys(entry.values)))],
    valuesOf(name, field, near) {
      const language = languageOf(near)
      return getOrAdd(found, JSON.stringify([name, field, language]), () => findValues(name, field, language))
    },
  }
}

export const collectionsOf = (overview: Overview): SiteCollections => getOrAdd(known, overview, () => read(overview))

/** The made page that is shown. Undefined where none is made, or for a list's first. */
export function shownMade({ shown, page, overview }: Shown): MadeName | undefined {
  const path = page?.text.path
  const all = overview?.made?.filter(({ from }) => from === path) ?? []
  return (
    all.find((made) => made.path === shown) ??
    (shown === undefined ? all.find(({ number }) => number === 1) : undefined)
  )
}

type Shown = Pick<SessionState, 'shown' | 'page' | 'overview'>

/** An open page's text as the shown page of a value has it. */
export function createFiller(state: Shown): (text: string) => string {
  const { overview, page } = state
  const value = shownMade(state)?.value
  const each = overview?.pages.find(({ pointer }) => pointer === page?.pointer)?.each
  if (!overview || !each || value === undefined) return (text) => text
  const known = collectionsOf(overview).valuesOf(each.of, each.by, page?.text.path)
  const { count = 0, all = 0 } = known.find((one) => one.value === value) ?? {}
  return (text) => String(fillIn(text, { value, count: String(count || all) }))
}

/** Where the store shows what is open: see PageName. */
export const addressOfShown = ({ shown, name, overview }: Pick<SessionState, 'shown' | 'name' | 'overview'>): string =>
  shown ?? overview?.pages.find((page) => page.name === name)?.address ?? name
