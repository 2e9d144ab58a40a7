import { intersect, isEmpty } from '../../publication-dates/span'
import type { Content } from '../content-index/content'
import type { PageOutline } from '../content-index/page-outline'
import type { SiteRule } from '../findings/rule'

function highestIds({ entries }: Content): Map<string, number> {
  const highest = new Map<string, number>()
  for (const { entry } of entries) {
    const collection = String(entry?.collection)
    if (Number.isInteger(entry?.id)) highest.set(collection, Math.max(highest.get(collection) ?? 0, Number(entry?.id)))
  }
  return highest
}

const folderOf = ({ path }: PageOutline): string => path.slice(0, path.lastIndexOf('/'))

/** Whether a page is in the folder of other entries of its collection. */
function isAmongOthers(page: PageOutline, { entries }: Content): boolean {
  const isOther = (other: PageOutline) => other !== page && other.entry?.collection === page.entry?.collection
  return entries.some((other) => isOther(other) && folderOf(other) === folderOf(page))
}

export const entryId: SiteRule = {
  code: 'entry-id',
  severity: 'error',
  scope: 'site',
  check: (content) => {
    const owners = new Map<string, PageOutline>()
    const highest = highestIds(content)
    return content.entries.flatMap((page) => {
      const { entry, planned } = page
      if (entry?.id === undefined) return []
      const key = `${page.language} ${entry.collection} ${entry.id}`
      const namesake = owners.get(key)
      if (namesake === undefined) owners.set(key, page)
      // Two pages with separate times may be one entry.
      if (namesake === undefined || isEmpty(intersect(namesake.planned, planned))) return []
      // An entry pasted into a page elsewhere is the copy, even if it comes first.
      const isFirstCopy = !isAmongOthers(namesake, content) && isAmongOthers(page, content)
      const [copy, owner] = isFirstCopy ? [namesake, page.path] : [page, namesake.path]
      if (isFirstCopy) owners.set(key, page)
      const free = 1 + (highest.get(String(entry.collection)) ?? 0)
      highest.set(String(entry.collection), free)
      const give = isAmongOthers(copy, content) ? 'Give' : 'If "entry" was pasted here, take it out. Otherwise: give'
      return [
        {
          pointer: `${copy.pointer}/entry/id`,
          message: `The id ${entry.id} already belongs to "${owner}" in the collection "${entry.collection}". ${give} this entry the next free number, ${free}.`,
          group: `${owner} ${entry.collection}`,
        },
      ]
    })
  },
}
