import { pathOf } from '../../model/addresses'
import type { Span } from '../../schedule/span'
import { ownPathOf } from '../addresses/web-address'
import type { Content } from './content'
import { holderOf } from './holders'
import { fromNow } from './timetable'

/** A link to a path at which not always a page stands, and the times from now on at which visitors can follow it. */
export interface TimedLink {
  pointer: string
  /** The part of the file that it stands in. */
  holder: string
  path: string
  spans: Span[]
}

/** Returns the links, redirects and other mentions of pages that lead to a path whose page has dates, or is a draft. */
export function timedLinks(content: Content): TimedLink[] {
  const { timetable, links, ofFormat, isHidden, now } = content
  const mentions = [
    ...links.map(({ value, pointer }) => ({ address: ownPathOf(value, content) ?? value, pointer })),
    ...ofFormat('page', 'place', 'pageWith').map(({ value, pointer }) => ({ address: String(value), pointer })),
  ]
  return mentions.flatMap(({ address, pointer }) => {
    if (!address.startsWith('/')) return []
    const path = pathOf(address)
    // Where a page leads after its end is judged with its end.
    if (!timetable.isTimed(path) || isHidden(pointer) || pointer.endsWith('/expire/redirect')) return []
    const holder = holderOf(pointer)
    const spans = fromNow(timetable.timesOf(holder), now)
    return spans.length > 0 ? [{ pointer, holder, path, spans }] : []
  })
}
