import { isObject } from '../../base/shared-types/json'
import type { Moment } from './local-time'
import { publicSpan, stateAt, type WrittenTimes } from './page-times'

export interface TimedPage extends WrittenTimes {
  path: string
}

export const isTimedPage = (value: unknown): value is Record<string, unknown> & TimedPage =>
  isObject(value) && typeof value.path === 'string'

/** No path contains this character. */
const separator = '~'

const stamp = (time: string) => time.replace(/\D+/g, '-')

/** Pages that take turns at a path have one each, such as "/offer~from-2027-01-12-09-00". */
export function uniquePathOf({ path, publish, expire }: TimedPage): string {
  if (typeof publish === 'string') return `${path}${separator}from-${stamp(publish)}`
  const end = isObject(expire) ? expire.at : undefined
  return typeof end === 'string' ? `${path}${separator}until-${stamp(end)}` : path
}

const order = ['public', 'coming', 'ended', 'draft']

/** The public page comes first, then the next to come, the last to end, drafts. */
function compare(one: TimedPage, other: TimedPage, moment: Moment, zone: string): number {
  const [state, its] = [one, other].map((page) => stateAt(page, moment, zone))
  if (state !== its) return order.indexOf(state ?? '') - order.indexOf(its ?? '')
  const [span, itsSpan] = [publicSpan(one, zone), publicSpan(other, zone)]
  return state === 'ended' ? itsSpan.until - span.until : span.from - itsSpan.from
}

/** At its path, or its unique one while another page comes first. */
export function previewPathsAt<Page extends TimedPage>(
  pages: readonly Page[],
  moment: Moment,
  zone: string,
): Map<Page, string> {
  const first = new Map<string, Page>()
  for (const page of pages) {
    const known = first.get(page.path)
    if (!known || compare(page, known, moment, zone) < 0) first.set(page.path, page)
  }
  return new Map(pages.map((page) => [page, first.get(page.path) === page ? page.path : uniquePathOf(page)]))
}
