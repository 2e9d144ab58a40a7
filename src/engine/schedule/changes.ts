import type { SiteContent } from '../generated/content'
import { isContentPage } from '../model/site-pages'
import type { Moment } from './local-time'
import { publicSpan, redirectAfter, zoneOf } from './page-times'
import { sayMoment } from './say-time'
import { isEmpty } from './span'

/**
 * What becomes of a path at a moment: a page appears, it ends and its visitors are led to `redirect`, or the next page of
 * that path takes its place.
 */
export interface PageEvent {
  at: Moment
  path: string
  becomes: 'public' | 'ended' | 'replaced'
  redirect?: string
}

/** Returns what happens to the pages of a site after a moment, in order of time. */
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
  return joinTurns(ahead)
}

/** Makes one event of an end and a beginning at the same moment and path. */
function joinTurns(events: PageEvent[]): PageEvent[] {
  const keyOf = ({ at, path }: PageEvent) => `${at} ${path}`
  const ends = new Set(events.filter(({ becomes }) => becomes === 'ended').map(keyOf))
  const starts = new Set(events.filter(({ becomes }) => becomes === 'public').map(keyOf))
  return events.flatMap((event): PageEvent[] => {
    const { at, path, becomes } = event
    if (!ends.has(keyOf(event)) || !starts.has(keyOf(event))) return [event]
    return becomes === 'public' ? [{ at, path, becomes: 'replaced' }] : []
  })
}

/** Says what happens to a page: "/offer ends and leads to /projects". */
export function sayEvent({ path, becomes, redirect }: PageEvent): string {
  if (becomes === 'public') return `${path} appears`
  if (becomes === 'replaced') return `the next page takes over ${path}`
  return redirect === undefined ? `${path} ends` : `${path} ends and leads to ${redirect}`
}

/** The next change that a date brings. */
export interface NextChange {
  at: Moment
  /** "Tuesday 12 January, 09:00 (Europe/London): /projects/x appears". */
  words: string
}

const inOneSentence = new Intl.ListFormat('en-GB')

/** So many pages of one change are named. */
const mostNamed = 5

/** Returns the next change of a site after a moment; undefined where no date lies ahead. */
export function nextChange(content: SiteContent, moment: Moment): NextChange | undefined {
  const events = eventsAfter(content, moment)
  const [next] = events
  if (!next) return undefined
  const zone = zoneOf(content)
  const together = events.filter(({ at }) => at === next.at)
  const named = together.slice(0, mostNamed).map(sayEvent)
  const rest = together.length > mostNamed ? [`${together.length - mostNamed} more pages change`] : []
  const when = `${sayMoment(next.at, { now: moment, zone })} (${zone})`
  return { at: next.at, words: `${when}: ${inOneSentence.format([...named, ...rest])}` }
}
