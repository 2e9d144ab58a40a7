import { asSuggestion, createGuesser } from '../../text/nearest'
import type { PageOutline } from '../content/content'
import { causeOf } from '../problems/cause'
import type { SiteRule } from '../rule'

function idsByCollection(pages: PageOutline[]): Map<unknown, Set<unknown>> {
  const ids = new Map<unknown, Set<unknown>>()
  for (const { entry } of pages) {
    if (entry) ids.set(entry.collection, (ids.get(entry.collection) ?? new Set()).add(entry.id))
  }
  return ids
}

/** No message lists more ids than these. */
const mostIds = 50

function sayIds(ids: Set<unknown>): string {
  const listed: unknown[] = []
  for (const id of ids) if (listed.push(id) === mostIds) break
  return listed.join(', ') + (ids.size > mostIds ? ` and ${ids.size - mostIds} more` : '')
}

/** A collection that a block shows has pages, and the ids that the block lists are among them. */
export const entryExists: SiteRule = {
  code: 'entry-exists',
  severity: 'error',
  scope: 'site',
  check: ({ ofFormat, pages }) => {
    const collections = idsByCollection(pages)
    const guess = createGuesser(() => [...collections.keys()].map(String))
    const named = new Map<string, unknown>()
    for (const { pointer, value } of ofFormat('collection')) named.set(pointer, value)

    return ofFormat('collection', 'entry').flatMap(({ format, value, pointer }) => {
      if (format === 'collection' && typeof value === 'string' && !collections.has(value)) {
        const meant = asSuggestion(guess(value))
        const message = `There is no collection "${value}". ${meant.suggestion ? `Did you mean "${meant.suggestion}"?` : 'A collection is made of pages that have an "entry" with its name.'}`
        return [{ pointer, message, ...meant, cause: causeOf('collection', value) }]
      }
      if (format !== 'entry') return []
      const collection = named.get(pointer.replace(/\/[^/]+\/\d+$/, '/collection'))
      const ids = collections.get(collection)
      if (!ids || ids.has(value)) return []
      const message = `The collection "${collection}" has no entry with the id ${value}. It has ${sayIds(ids)}.`
      return [{ pointer, message, group: String(collection), cause: causeOf('entry', `${collection} ${value}`) }]
    })
  },
}
