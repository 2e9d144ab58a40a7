import type { SiteChange } from '../../review/compare/compare'
import { formatMoment } from '../../schedule/format-time'
import { type Moment, writeLocalTime } from '../../schedule/local-time'
import { publicSpan, stateAt, zoneOf } from '../../schedule/page-times'

/** Says which of the pages that were added or changed visitors do not see at a moment, and how to see them all the same. */
export function sayUnseen({ pages, now: content }: SiteChange, at: Moment): string[] {
  const zone = zoneOf(content)
  return pages.flatMap(({ path, now }) => {
    if (!now || now.redirect !== undefined) return []
    const state = stateAt(now, at, zone)
    if (state === 'draft') return [`${path} is a draft, so nothing of it is shown here.`]
    if (state !== 'coming') return []
    const { from } = publicSpan(now, zone)
    const time = writeLocalTime(from, zone)
    return [
      `${path} appears on ${formatMoment(from, { now: at, zone })}, so nothing of it is shown here. With --at "${time}" it is.`,
    ]
  })
}
