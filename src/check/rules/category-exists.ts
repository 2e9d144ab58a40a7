import { suggest } from '../nearest'
import type { WarningRule } from '.'

/** A category that a block offers has a visible entry: an empty one shows nothing. */
export const categoryExists: WarningRule = ({ ofFormat, pages }) => {
  const used = new Map<unknown, Set<string>>()
  for (const { entry } of pages) {
    if (!entry || entry.isVisible === false) continue
    const names = used.get(entry.collection) ?? new Set<string>()
    used.set(entry.collection, names)
    for (const name of Array.isArray(entry.categories) ? entry.categories : ['all']) names.add(String(name))
  }
  const collections = new Map<string, unknown>()
  for (const { pointer, value } of ofFormat('collection'))
    collections.set(pointer.slice(0, pointer.lastIndexOf('/')), value)
  return ofFormat('category').flatMap(({ value, pointer }) => {
    if (typeof value !== 'string') return []
    const collection = collections.get(pointer.replace(/\/[^/]+\/\d+$/, ''))
    const names = used.get(collection)
    if (!names || names.has(value)) return []
    const meant = suggest(value, names)
    const message = `No visible entry of "${collection}" has the category "${value}", so visitors would choose it and see nothing. ${meant.suggestion ? `Did you mean "${meant.suggestion}"?` : 'Remove it, or give it to an entry.'}`
    return [{ pointer, message, ...meant }]
  })
}
