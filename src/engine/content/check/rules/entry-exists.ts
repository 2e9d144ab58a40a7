import { asObject, isObject, pagesIn } from '../../../base/shared-types/json'
import { getOrAdd } from '../../../base/shared-types/maps'
import { asSuggestion, createGuesser } from '../../../base/text/nearest'
import type { Finding, SiteRule } from '../findings/rule'

/** Includes pages whose path is missing or wrong: other rules report them. */
function idsByCollection(site: unknown): Map<unknown, Set<unknown>> {
  const ids = new Map<unknown, Set<unknown>>()
  for (const page of pagesIn(site)) {
    const entry = isObject(page) ? page.entry : undefined
    if (isObject(entry)) ids.set(entry.collection, (ids.get(entry.collection) ?? new Set()).add(entry.id))
  }
  return ids
}

const mostIds = 50

function sayIds(ids: Set<unknown>): string {
  const listed: unknown[] = []
  for (const id of ids) if (listed.push(id) === mostIds) break
  return listed.join(', ') + (ids.size > mostIds ? ` and ${ids.size - mostIds} more` : '')
}

export const entryExists: SiteRule = {
  code: 'entry-exists',
  severity: 'error',
  scope: 'site',
  check: ({ ofFormat, value: site }) => {
    const collections = idsByCollection(site)
    const { collections: declared } = asObject(site)
    for (const name of Object.keys(asObject(declared))) getOrAdd(collections, name, () => new Set())
    const guess = createGuesser(() => [...collections.keys()].map(String))
    const named = new Map<string, unknown>()
    for (const { pointer, value } of ofFormat('collection')) named.set(pointer, value)

    return ofFormat('collection', 'entry').flatMap(({ format, value, pointer }): Finding[] => {
      if (format === 'collection' && typeof value === 'string' && !collections.has(value)) {
        const meant = asSuggestion(guess(value))
        const message = `There is no collection "${value}". ${meant.suggestion ? `Did you mean "${meant.suggestion}"?` : 'A collection is made of pages that have an "entry" with its name.'}`
        return [{ pointer, message, ...meant, cause: { kind: 'collection', name: value } }]
      }
      if (format !== 'entry') return []
      const collection = named.get(pointer.replace(/\/[^/]+\/\d+$/, '/collection'))
      const ids = collections.get(collection)
      if (!ids || ids.has(value)) return []
      const message = `The collection "${collection}" has no entry with the id ${value}. It has ${sayIds(ids)}.`
      return [{ pointer, message, group: String(collection), cause: { kind: 'entry', name: `${collection} ${value}` } }]
    })
  },
}
