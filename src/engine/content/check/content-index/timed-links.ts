import { pathOf } from '../../../base/shared-types/addresses'
import type { Span } from '../../publication-dates/span'
import { holderOf } from '../../schema-model/holders'
import { ownPathOf } from '../addresses/web-address'
import type { Content } from './content'
import { fromNow } from './timetable'

export interface TimedLink {
  pointer: string
  holder: string
  path: string
  spans: Span[]
}

export function timedLinks(content: Content): TimedLink[] {
  const { timetable, links, ofFormat, isHidden, now } = content
  if (timetable.isAlways) return []
  const mentions = [
    ...links.map(({ value, pointer }) => ({ address: ownPathOf(value, content) ?? value, pointer })),
    ...ofFormat('page', 'place', 'destination', 'pageWith').map(({ value, pointer }) => ({
      address: String(value),
      pointer,
    })),
  ]
  return mentions.flatMap(({ address, pointer }) => {
    if (!address.startsWith('/')) return []
    const path = pathOf(address)
    // The rules expire-redirect and translation-times cover these.
    if (!timetable.isTimed(path) || isHidden(pointer) || /\/(?:expire\/redirect|translates)$/.test(pointer)) return []
    const holder = holderOf(pointer)
    const spans = fromNow(timetable.timesOf(holder), now)
    return spans.length > 0 ? [{ pointer, holder, path, spans }] : []
  })
}
