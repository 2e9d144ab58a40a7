import type { SiteContent } from '../../base/schema-types/content'
import { isContentPage } from '../../base/shared-types/site-pages'
import { formatMoment } from './format-time'
import type { Moment } from './local-time'
import { publicSpan, redirectAfter, zoneOf } from './page-times'
import { isEmpty } from './span'

/** A page becomes public, ends, or is replaced by the next page of its path. */
export interface PageEvent {
  at: Moment
  path: string
  becomes: 'public' | 'ended' | 'replaced'
  redirect?: string
}

export function eventsAfter(content: SiteContent, moment: Moment): PageEvent[] {
  const zone = zoneOf(content)
  const events = content.pages.filter(isContentPage).flatMap((page): PageEvent[] => {
    const span = publicSpan(page, zone)
    if (isEmpty(span)) return []
    const { path } = page
    return [
      { at: span.from, path, becomes: 'public' },
      { at: span.until, path, becomes: 'ended', redirect: redirectAfter(page) },
    ]
  })
  const ahead = events.filter(({ at }) => at > moment && Number.isFinite(at)).sort((one, other) => one.at - other.at)
  return mergeReplacements(ahead)
}

function mergeReplacements(events: PageEvent[]): PageEvent[] {
  const keyOf = ({ at, path }: PageEvent) => `${at} ${path}`
  const ends = new Set(events.filter(({ becomes }) => becomes === 'ended').map(keyOf))
  const starts = new Set(events.filter(({ becomes }) => becomes === 'public').map(keyOf))
  return events.flatMap((event): PageEvent[] => {
    const { at, path, becomes } = event
    if (!ends.has(keyOf(event)) || !starts.has(keyOf(event))) return [event]
    return becomes === 'public' ? [{ at, path, becomes: 'replaced' }] : []
  })
}

export function describeEvent({ path, becomes, redirect }: PageEvent): string {
  if (becomes === 'public') return `${path} appears`
  if (becomes === 'replaced') return `${path} switches to its next page`
  return redirect === undefined ? `${path} ends` : `${path} ends and redirects to ${redirect}`
}

export interface NextChange {
  at: Moment
  /** "Tuesday 12 January, 09:00 (Europe/London): /projects/x appears". */
  words: string
}

const list = new Intl.ListFormat('en-GB')

const maxNamed = 5

export function nextChange(content: SiteContent, moment: Moment): NextChange | undefined {
  const events = eventsAfter(content, moment)
  const [next] = events
  if (!next) return undefined
  const zone = zoneOf(content)
  const together = events.filter(({ at }) => at === next.at)
  const named = together.slice(0, maxNamed).map(describeEvent)
  const rest = together.length > maxNamed ? [`${together.length - maxNamed} more pages change`] : []
  const when = `${formatMoment(next.at, { now: moment, zone })} (${zone})`
  return { at: next.at, words: `${when}: ${list.format([...named, ...rest])}` }
}
