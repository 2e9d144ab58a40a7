import { asObject, isObject } from '../../base/shared-types/json'
import { isTimeZone, type Moment, readLocalTime } from './local-time'
import { allTime, contains, isEmpty, type Span } from './span'

/** The fields are unchecked: the preview shows pages with mistakes, too. */
export interface WrittenTimes {
  draft?: unknown
  publish?: unknown
  expire?: unknown
}

/** UTC where the site names no known time zone. */
export function zoneOf(content: unknown): string {
  const zone = asObject(asObject(content).site).timeZone
  return typeof zone === 'string' && isTimeZone(zone) ? zone : 'UTC'
}

function momentOf(text: unknown, zone: string): Moment | undefined {
  const time = typeof text === 'string' ? readLocalTime(text, zone) : undefined
  return time && 'moment' in time ? time.moment : undefined
}

export const redirectAfter = ({ expire }: WrittenTimes): string | undefined =>
  isObject(expire) && typeof expire.redirect === 'string' ? expire.redirect : undefined

/** Ignores a time that cannot be read: the check has reported it. */
export function plannedSpan({ publish, expire }: WrittenTimes, zone: string): Span {
  return {
    from: momentOf(publish, zone) ?? allTime.from,
    until: momentOf(isObject(expire) ? expire.at : undefined, zone) ?? allTime.until,
  }
}

const never: Span = { from: 0, until: 0 }

export const publicSpan = (page: WrittenTimes, zone: string): Span =>
  page.draft === true ? never : plannedSpan(page, zone)

export const isPublicAt = (page: WrittenTimes, moment: Moment, zone: string): boolean =>
  contains(publicSpan(page, zone), moment)

export type PublicationState = 'public' | 'draft' | 'coming' | 'ended'

export function stateAt(page: WrittenTimes, moment: Moment, zone: string): PublicationState {
  if (page.draft === true) return 'draft'
  const span = publicSpan(page, zone)
  if (contains(span, moment)) return 'public'
  return moment < span.from && !isEmpty(span) ? 'coming' : 'ended'
}
