import type { SiteContent } from '../generated/content'
import { isContentPage } from '../model/site-pages'
import type { Moment } from './local-time'
import { publicSpan, redirectAfter, zoneOf } from './page-times'
import { sayMoment } from './say-time'
import { isEmpty } from './span'

/** What becomes of a page at a moment: it appears, or it ends and its visitors are led to `redirect`. */
export interface PageEvent {
  at: Moment
  path: string
  becomes: 'public' | 'ended'
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
  return events.filter(({ at }) => at > moment && Number.isFinite(at)).sort((one, other) => one.at - other.at)
}

/** Says what happens to a page: "/offer ends and leads to /projects". */
export function sayEvent({ path, becomes, redirect }: PageEvent): string {
  if (becomes === 'public') return `${path} appears`
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
