import { capitalize } from '../../../base/text/language/capitalize'
import type { Fault } from '../../../folders/studio-folder/studio/fault'
import type { Sight } from './measures'

/** A sight and its place: of a type of block, or a page. */
export interface PlacedSight extends Sight {
  place: string
  kind: string
}

const listWidths = (widths: Set<number>): string => {
  const sorted = [...widths].sort((one, other) => one - other).map(String)
  const last = sorted.pop()
  return sorted.length > 0 ? `${sorted.join(', ')} and ${last}` : String(last)
}

/** Sizes and quoted words differ with width and sample; the fault is the same. */
export const withoutDetails = (message: string) => message.replace(/\d+/g, '#').replace(/“[^“”]*”/g, '“”')

/** A fault may be seen at several widths and in several samples. */
export function gatherSights(sights: PlacedSight[]): Fault[] {
  const groups = new Map<string, { message: string; places: Set<string>; widths: Set<number> }>()
  for (const { kind, place, message, width } of sights) {
    const key = `${kind}\n${withoutDetails(message)}`
    const group = groups.get(key) ?? { message, places: new Set(), widths: new Set() }
    groups.set(key, group)
    group.places.add(place)
    if (width !== undefined) group.widths.add(width)
  }
  return [...groups.values()].map(({ message, places, widths }) => {
    const [place = '', ...others] = places
    const said = widths.size > 0 ? `At ${listWidths(widths)} px, ${message}` : capitalize(message)
    return { place, message: others.length > 0 ? `${said} The same in ${others.length} more.` : said }
  })
}
