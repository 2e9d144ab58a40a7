import { explainDamage } from '../../check/addresses/damage'
import { explainDanger } from '../../check/addresses/danger'
import { locate } from '../../check/problems/locate'
import { placeInWords } from '../../check/report/text'
import { isObject, parentPointer, valueAt } from '../../model/json'
import { findFilePlaces } from '../../references/find-references'
import type { OpenSite } from '../../references/open-site'
import type { FileUses, SiteFile } from '../../store/file-store'
import { kindOf } from './kind-of'

/** No more places are put into words: nobody reads them. */
const mostPlaces = 12

/** Returns the paths of the pages that show a place: its page, or those that a shared block stands on. */
function pagesAt({ content }: OpenSite, pointer: string): string[] {
  const [area, name] = pointer.split('/').slice(1)
  if (area === 'shared')
    return content.pages.filter(({ blocks }) => blocks.some(({ shared }) => shared === name)).map(({ path }) => path)
  const path = area === 'pages' ? valueAt(content.value, `/pages/${name}/path`) : undefined
  return typeof path === 'string' ? [path] : []
}

/** Says where a file is used; `places` are the pointers of the places that name it. */
export function describeUses(site: OpenSite, places: readonly string[]): FileUses {
  const pointers = [...new Set(places)]
  const drafts = pointers.slice(0, mostPlaces).map((pointer) => ({ rule: '', message: '', pointer }))
  return {
    count: places.length,
    pages: [...new Set(pointers.flatMap((pointer) => pagesAt(site, pointer)))],
    places: [...new Set(locate(drafts, site.reading, 'pages.json').map(placeInWords))],
    hasMore: pointers.length > mostPlaces,
  }
}

/** Returns the alternative texts of each picture, the most frequent first: those that stand beside its address. */
function findAlts({ content }: OpenSite): Map<string, string[]> {
  const texts = new Map<string, string>()
  for (const { value, pointer } of content.ofFormat('alt'))
    if (typeof value === 'string') texts.set(parentPointer(pointer), value)
  const counts = new Map<string, Map<string, number>>()
  for (const { value, pointer, parent } of content.ofFormat('image')) {
    const alt = isObject(parent) ? texts.get(parentPointer(pointer)) : undefined
    if (typeof value !== 'string' || alt === undefined) continue
    const own = counts.get(value) ?? new Map<string, number>()
    counts.set(value, own.set(alt, (own.get(alt) ?? 0) + 1))
  }
  const byCount = (own: Map<string, number>) => [...own].sort(([, one], [, other]) => other - one).map(([alt]) => alt)
  return new Map([...counts].map(([address, own]) => [address, byCount(own)]))
}

/** Lists the files of public/ with what is known of each. Their order is that of their addresses. */
export function listFiles(site: OpenSite): SiteFile[] {
  const places = findFilePlaces(site)
  const alts = findAlts(site)
  return [...site.content.files]
    .map(([address, file]): SiteFile => {
      const { bytes, pixels, damage, danger } = file
      return {
        address,
        kind: kindOf(address, file),
        bytes,
        ...(pixels && { pixels }),
        ...(damage && { damage: explainDamage(address, damage) }),
        ...(danger && { damage: explainDanger(address, danger) }),
        uses: describeUses(site, places.get(address) ?? []),
        alts: alts.get(address) ?? [],
      }
    })
    .sort((one, other) => (one.address < other.address ? -1 : 1))
}
