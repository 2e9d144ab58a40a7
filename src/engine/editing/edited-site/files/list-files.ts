import { isObject, parentPointer, valueAt } from '../../../base/shared-types/json'
import { textOrder } from '../../../base/text/language/text-order'
import { explainDamage } from '../../../content/check/files/damage'
import { explainDanger } from '../../../content/check/files/danger'
import { locate } from '../../../content/check/problems/locate'
import { placeInWords } from '../../../content/check/report/text'
import { findFilePlaces } from '../../../content/references/find-references'
import type { OpenSite } from '../../../content/references/open-site'
import type { FileUses, SiteFile } from '../file-store'
import { findDrawn } from './drawn-over'
import { kindOf } from './place-file'

const maxPlaces = 12

function pagesAt({ content }: OpenSite, pointer: string): string[] {
  const [area, name] = pointer.split('/').slice(1)
  if (area === 'shared')
    return content.pages.filter(({ blocks }) => blocks.some(({ shared }) => shared === name)).map(({ path }) => path)
  const path = area === 'pages' ? valueAt(content.value, `/pages/${name}/path`) : undefined
  return typeof path === 'string' ? [path] : []
}

export function describeUses(site: OpenSite, places: readonly string[]): FileUses {
  const pointers = [...new Set(places)]
  const drafts = pointers.slice(0, maxPlaces).map((pointer) => ({ rule: '', message: '', pointer }))
  return {
    count: places.length,
    pages: [...new Set(pointers.flatMap((pointer) => pagesAt(site, pointer)))],
    places: [...new Set(locate(drafts, site.reading, 'pages.json', site.book).map(placeInWords))],
    hasMore: pointers.length > maxPlaces,
  }
}

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

export function listFiles(site: OpenSite, days: ReadonlyMap<string, string> = new Map()): SiteFile[] {
  const places = findFilePlaces(site)
  const alts = findAlts(site)
  const drawnAt = findDrawn(site)
  const sheets = new Set(site.content.ofFormat('drawnFor').map(({ pointer }) => pointer))
  const isSheet = (place: string) => sheets.has(place) || sheets.has(parentPointer(place))
  const inOrder = textOrder(site.language)
  return [...site.content.files]
    .map(([address, file]): SiteFile => {
      const { bytes, pixels, damage, danger } = file
      const used = places.get(address) ?? []
      const day = days.get(address)
      return {
        address,
        kind: kindOf(address, file),
        bytes,
        ...(pixels && { pixels }),
        ...(damage && { damage: explainDamage(address, damage) }),
        ...(danger && { damage: explainDanger(address, danger) }),
        uses: describeUses(site, used),
        alts: alts.get(address) ?? [],
        drawn: drawnAt(used).length,
        ...(day !== undefined && { day }),
        ...(used.length > 0 && used.every(isSheet) && { isSheet: true }),
      }
    })
    .sort((one, other) => inOrder(one.address, other.address))
}
