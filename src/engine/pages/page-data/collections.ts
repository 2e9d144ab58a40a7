import type { ContentPage } from '../../base/schema-types/content'
import { addTo } from '../../base/shared-types/groups'
import type { CollectionEntry, Neighbours } from '../../base/shared-types/load'

/** The entries of a site by collection, each list in the order of pages.json. */
export interface Collections {
  entries(collection: string): CollectionEntry[]
  entryOf(page: ContentPage): CollectionEntry | undefined
  neighbours(page: ContentPage): Neighbours
}

export const toEntry = ({ entry, path, title }: ContentPage): CollectionEntry | undefined =>
  entry && { title, isVisible: true, ...entry, path }

export function createCollections(pages: ContentPage[]): Collections {
  const byCollection = new Map<string, CollectionEntry[]>()
  for (const page of pages) {
    const entry = toEntry(page)
    if (entry) addTo(byCollection, entry.collection, entry)
  }
  const visible = new Map(
    [...byCollection].map(([name, list]) => {
      const shown = list.filter(({ isVisible }) => isVisible)
      return [name, { shown, index: new Map(shown.map(({ path }, index) => [path, index])) }] as const
    }),
  )
  return {
    entries: (collection) => byCollection.get(collection) ?? [],
    entryOf: toEntry,
    neighbours(page) {
      const among = page.entry && visible.get(page.entry.collection)
      const index = among?.index.get(page.path)
      if (!among || index === undefined) return {}
      return { previous: among.shown[index - 1], next: among.shown[index + 1] }
    },
  }
}
