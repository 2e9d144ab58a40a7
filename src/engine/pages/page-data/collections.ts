import type { ContentPage, SiteContent } from '../../base/schema-types/content'
import type { LanguagesOfSite } from '../../base/shared-types/languages/languages'
import type { CollectionEntry, EntryOptions, Neighbours } from '../../base/shared-types/load'
import { addTo, getOrAdd } from '../../base/shared-types/maps'
import { toEntry } from '../../content/collections/entries'
import { orderEntries } from '../../content/collections/select-entries'
import { readTranslations } from '../../content/translations/translations'

/** Each list is in its order and in the language of a page. */
export interface Collections {
  entries(page: { path: string }, collection: string, options?: EntryOptions): CollectionEntry[]
  entryOf(page: ContentPage): CollectionEntry | undefined
  neighbours(page: ContentPage): Neighbours
  visible(page: { path: string }, collection: string): VisibleEntries
}

interface VisibleEntries {
  shown: CollectionEntry[]
  /** Places in `shown`, by path. */
  index: ReadonlyMap<string, number>
}

export function createCollections(
  pages: ContentPage[],
  languages: LanguagesOfSite,
  declared?: SiteContent['collections'],
): Collections {
  const byCollection = new Map<string, { page: ContentPage; entry: CollectionEntry }[]>()
  for (const page of pages) {
    const entry = toEntry(page)
    if (entry) addTo(byCollection, entry.collection, { page, entry })
  }
  const translations = readTranslations(pages, languages)
  const lists = new Map<string, CollectionEntry[]>()

  function entries({ path }: { path: string }, collection: string, { untranslated = false }: EntryOptions = {}) {
    const language = languages.of(path)
    return getOrAdd(lists, JSON.stringify([language, collection, untranslated]), () => {
      const found = (byCollection.get(collection) ?? []).flatMap(({ page, entry }) => {
        const lang = languages.of(page.path)
        if (lang === language) return [entry]
        const isMissing = page.translates === undefined && !translations.of(page).has(language)
        return untranslated && isMissing ? [{ ...entry, lang }] : []
      })
      return orderEntries(found, declared?.[collection]?.order, language)
    })
  }

  const known = new Map<CollectionEntry[], VisibleEntries>()
  function visible(page: { path: string }, collection: string): VisibleEntries {
    const list = entries(page, collection)
    return getOrAdd(known, list, () => {
      const shown = list.filter(({ isVisible }) => isVisible)
      return { shown, index: new Map(shown.map(({ path }, index) => [path, index])) }
    })
  }

  return {
    entries,
    visible,
    entryOf: toEntry,
    neighbours(page) {
      const among = page.entry && visible(page, page.entry.collection)
      const index = among?.index.get(page.path)
      if (!among || index === undefined) return {}
      return { previous: among.shown[index - 1], next: among.shown[index + 1] }
    },
  }
}
