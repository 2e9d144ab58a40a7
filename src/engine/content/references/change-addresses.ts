import { wildcard } from '../../base/shared-types/site-pages'
import type { EditedText } from '../json-edits/edited-text'
import { insertItem, removeValue } from '../json-edits/make-edits'
import type { Moment } from '../publication-dates/local-time'
import { isEmpty } from '../publication-dates/span'
import { findPageReferences, type Reference } from './find-references'
import { keepSeen } from './keep-seen'
import type { OpenSite } from './open-site'
import { rewriteAddresses } from './rewrite-addresses'

export interface MoveFacts {
  now?: Moment
  published?: ReadonlySet<string>
}

export type AddressMove = [old: string, path: string]

/** Visitors know no path of a draft, of a page still to come, or never published. */
function wasPublic({ content }: OpenSite, path: string, { now = Date.now(), published }: MoveFacts): boolean {
  const written = content.made.get(path)?.made.from ?? path
  return (
    (published === undefined || published.has(written)) &&
    content.timetable.at(written).some((page) => !isEmpty(page.public) && page.public.from <= now)
  )
}

export const isWayBack = ({ content }: OpenSite, [old, path]: AddressMove): boolean =>
  content.byPath.get(path)?.redirect === old

/** Updates links, and redirects old addresses that visitors can know. A way back takes its redirect away. */
export function changeAddresses(
  site: OpenSite,
  edited: EditedText,
  moves: AddressMove[],
  facts: MoveFacts,
): { places: Reference[]; redirected: string[] } {
  const { content } = site
  const back = moves.filter((move) => isWayBack(site, move)).map(([, path]) => content.byPath.get(path)?.pointer ?? '')
  const links = moves.flatMap(([old, path]) => findPageReferences(site, old).map((place) => ({ ...place, text: path })))
  const places = links.filter(({ pointer }) => !back.some((redirect) => pointer.startsWith(`${redirect}/`)))
  edited.do(...rewriteAddresses(site, places))
  keepSeen(site, edited)
  const known = moves.filter(([old]) => !wildcard.test(old) && wasPublic(site, old, facts))
  for (const [path, redirect] of known) edited.do(insertItem(edited.text, '/pages', JSON.stringify({ path, redirect })))
  // From the last one on, so that the other pointers stay valid.
  const indexOfPage = (pointer: string) => Number(pointer.split('/')[2])
  for (const pointer of back.toSorted((one, other) => indexOfPage(other) - indexOfPage(one)))
    edited.do(removeValue(edited.text, pointer))
  return { places, redirected: known.map(([old]) => old) }
}
