import { addTo, getOrAdd } from '../../../base/shared-types/maps'
import { guess, suggest } from '../../../base/text/nearest'
import type { Finding, SiteRule } from '../findings/rule'

type Uses = Map<string, string[]>

/** Entries have the categories of their language. */
const keyOf = (language: string, collection: unknown): string => `${language} ${collection}`
const collectionOf = (key: string): string => key.slice(key.indexOf(' ') + 1)

const usesIn = (collections: Map<string, Uses>, key: string): Uses =>
  getOrAdd(collections, key, () => new Map<string, string[]>())

/** A category of a block without visible entries. */
function checkOffer(
  name: string,
  pointer: string,
  collection: unknown,
  used: Uses,
  offered: Uses,
): Finding | undefined {
  if (used.has(name)) return undefined
  const meant = suggest(name, used.keys())
  const twin = meant.suggestion
  // Of two spellings, the one used once is wrong if the other is used several times.
  if (twin !== undefined && used.get(twin)?.length === 1 && !offered.has(twin)) return undefined
  const fix = twin ? `Did you mean "${twin}"?` : 'Remove it, or give it to an entry.'
  const message = `No visible entry of "${collection}" has the category "${name}", so visitors would choose it and see nothing. ${fix}`
  return { pointer, message, group: `${collection} ${twin === undefined}`, ...meant }
}

function checkUse(
  name: string,
  pointers: string[],
  collection: unknown,
  used: Uses,
  offered: Uses,
): Finding | undefined {
  if (offered.has(name)) return undefined
  const unused = [...offered.keys()].filter((other) => !used.has(other))
  // A wrong name in the list of choices is reported there, once.
  if (pointers.length > 1 && guess(name, unused) !== undefined) return undefined
  const [pointer = '', ...others] = pointers
  const meant = suggest(name, offered.keys())
  // If no entry has the other spelling, either may be wrong.
  if (meant.suggestion !== undefined && !used.has(meant.suggestion)) delete meant.replacement
  const fix = meant.suggestion
    ? `Did you mean "${meant.suggestion}"?`
    : 'Write one of those that are offered, or add this one to the "filter" of the grid.'
  const message = `No grid of "${collection}" offers the category "${name}", so nobody can choose it. ${fix}`
  return { pointer, others, message, group: `${collection} ${meant.suggestion === undefined}`, ...meant }
}

export const categoryExists: SiteRule = {
  code: 'category-exists',
  severity: 'warning',
  scope: 'site',
  check: ({ ofFormat, entries, languageAt }) => {
    const used = new Map<string, Uses>()
    for (const { entry, pointer, language } of entries) {
      if (!entry || entry.isVisible === false) continue
      const uses = usesIn(used, keyOf(language, entry.collection))
      const names: unknown[] = Array.isArray(entry.categories) ? entry.categories : ['all']
      for (const [index, name] of names.entries()) addTo(uses, String(name), `${pointer}/entry/categories/${index}`)
    }
    const collections = new Map<string, unknown>()
    for (const { pointer, value } of ofFormat('collection'))
      collections.set(pointer.slice(0, pointer.lastIndexOf('/')), value)
    const offered = new Map<string, Uses>()
    for (const { value, pointer } of ofFormat('category')) {
      if (typeof value !== 'string') continue
      const collection = collections.get(pointer.replace(/\/[^/]+\/\d+$/, ''))
      addTo(usesIn(offered, keyOf(languageAt(pointer), collection)), value, pointer)
    }
    return [...offered].flatMap(([key, offers]) => {
      const uses = used.get(key)
      if (!uses) return []
      const collection = collectionOf(key)
      const ofGrids = [...offers].flatMap(([name, pointers]) =>
        pointers.map((pointer) => checkOffer(name, pointer, collection, uses, offers)),
      )
      const ofEntries = [...uses].map(([name, pointers]) =>
        name === 'all' ? undefined : checkUse(name, pointers, collection, uses, offers),
      )
      return [...ofGrids, ...ofEntries].filter((finding) => finding !== undefined)
    })
  },
}
