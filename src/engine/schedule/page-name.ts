import { isObject } from '../model/json'
import type { Moment } from './local-time'
import { publicSpan, stateAt, type WrittenTimes } from './page-times'

/** A page with a path and what it says of its times. */
export interface TimedPage extends WrittenTimes {
  path: string
}

/** Whether a value is a page with a path, whatever it says of its times. */
export const isTimedPage = (value: unknown): value is Record<string, unknown> & TimedPage =>
  isObject(value) && typeof value.path === 'string'

/** No path holds this sign. */
const sign = '~'

const stamp = (time: string) => time.replace(/\D+/g, '-')

/**
 * Returns what a page is known by where its path alone is not enough, for pages may take turns at a path:
 * "/offer~from-2027-01-12-09-00". A page without dates has its path to itself, and is known by that.
 */
export function nameOf({ path, publish, expire }: TimedPage): string {
  if (typeof publish === 'string') return `${path}${sign}from-${stamp(publish)}`
  const end = isObject(expire) ? expire.at : undefined
  return typeof end === 'string' ? `${path}${sign}until-${stamp(end)}` : path
}

const order = ['public', 'coming', 'ended', 'draft']

/** Compares two pages of one path: the public one first, then the next to come, the last that has ended, drafts. */
function compare(one: TimedPage, other: TimedPage, moment: Moment, zone: string): number {
  const [state, its] = [one, other].map((page) => stateAt(page, moment, zone))
  if (state !== its) return order.indexOf(state ?? '') - order.indexOf(its ?? '')
  const [span, itsSpan] = [publicSpan(one, zone), publicSpan(other, zone)]
  return state === 'ended' ? itsSpan.until - span.until : span.from - itsSpan.from
}

/**
 * Returns where each page can be looked at while a site is written: at its path, or by its name where another page of
 * that path comes first at the moment.
 */
export function addressesAt<Page extends TimedPage>(
  pages: readonly Page[],
  moment: Moment,
  zone: string,
): Map<Page, string> {
  const first = new Map<string, Page>()
  for (const page of pages) {
    const known = first.get(page.path)
    if (!known || compare(page, known, moment, zone) < 0) first.set(page.path, page)
  }
  return new Map(pages.map((page) => [page, first.get(page.path) === page ? page.path : nameOf(page)]))
}
