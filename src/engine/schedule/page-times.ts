import { isObject } from '../model/json'
import { isTimeZone, type Moment, readLocalTime } from './local-time'
import { always, holds, isEmpty, type Span } from './span'

/** What a page says of its times; read without trust, for pages with mistakes are looked at, too. */
export interface WrittenTimes {
  draft?: unknown
  publish?: unknown
  expire?: unknown
}

/** The time zone that a site's times are written in; UTC where it names none that is known. */
export function zoneOf(content: unknown): string {
  const zone = isObject(content) && isObject(content.site) ? content.site.timeZone : undefined
  return typeof zone === 'string' && isTimeZone(zone) ? zone : 'UTC'
}

function momentOf(text: unknown, zone: string): Moment | undefined {
  const time = typeof text === 'string' ? readLocalTime(text, zone) : undefined
  return time && 'moment' in time ? time.moment : undefined
}

/** The place that visitors of a page are led to after its end. */
export const redirectAfter = ({ expire }: WrittenTimes): string | undefined =>
  isObject(expire) && typeof expire.redirect === 'string' ? expire.redirect : undefined

/**
 * Returns the time that a page is written for: from "publish" until "expire". A time that cannot be read is left out:
 * the check has refused it.
 */
export function plannedSpan({ publish, expire }: WrittenTimes, zone: string): Span {
  return {
    from: momentOf(publish, zone) ?? always.from,
    until: momentOf(isObject(expire) ? expire.at : undefined, zone) ?? always.until,
  }
}

const never: Span = { from: 0, until: 0 }

/** Returns the time in which visitors see a page; a draft is never seen. */
export const publicSpan = (page: WrittenTimes, zone: string): Span =>
  page.draft === true ? never : plannedSpan(page, zone)

/** Returns whether visitors see a page at a moment. All that depends on time comes down to this. */
export const isPublicAt = (page: WrittenTimes, moment: Moment, zone: string): boolean =>
  holds(publicSpan(page, zone), moment)

/** What a page is at a moment. */
export type PageState = 'public' | 'draft' | 'coming' | 'ended'

/** Returns what a page is at a moment. */
export function stateAt(page: WrittenTimes, moment: Moment, zone: string): PageState {
  if (page.draft === true) return 'draft'
  const span = publicSpan(page, zone)
  if (holds(span, moment)) return 'public'
  return moment < span.from && !isEmpty(span) ? 'coming' : 'ended'
}
