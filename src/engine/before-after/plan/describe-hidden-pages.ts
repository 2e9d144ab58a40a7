import type { SiteChange } from '../../review/compare/compare'
import { formatMoment } from '../../schedule/format-time'
import { type Moment, writeLocalTime } from '../../schedule/local-time'
import { publicSpan, stateAt, zoneOf } from '../../schedule/page-times'

/** Names the added or changed pages that are not public at a moment, and how to show them. */
export function describeHiddenPages({ pages, now: content }: SiteChange, at: Moment): string[] {
  const zone = zoneOf(content)
  return pages.flatMap(({ path, now }) => {
    if (!now || now.redirect !== undefined) return []
    const state = stateAt(now, at, zone)
    if (state === 'draft') return [`${path} is a draft, so it is not shown here.`]
    if (state !== 'coming') return []
    const { from } = publicSpan(now, zone)
    const time = writeLocalTime(from, zone)
    return [
      `${path} appears on ${formatMoment(from, { now: at, zone })}, so it is not shown here. Use --at "${time}" to show it.`,
    ]
  })
}
