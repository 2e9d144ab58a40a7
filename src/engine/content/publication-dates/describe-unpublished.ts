import { formatEnd, formatMoment, formatStart, type TimeContext } from './format-time'
import type { Moment } from './local-time'
import { publicSpan, redirectAfter, stateAt, type WrittenTimes } from './page-times'
import { allTime } from './span'

export type ViewTime = Required<TimeContext>

/** Empty for a page that ends without ever being public. */
const formatEnded = (until: Moment, view: ViewTime) => (until === allTime.until ? '' : ` ${formatEnd(until, view)}`)

/** Undefined for a public page. */
export function describeUnpublished(page: WrittenTimes, view: ViewTime, isReplaced: boolean): string | undefined {
  const { from, until } = publicSpan(page, view.zone)
  switch (stateAt(page, view.now, view.zone)) {
    case 'public':
      return undefined
    case 'draft':
      return 'Draft: visitors do not see this page'
    case 'coming':
      return `Visitors see this page from ${formatMoment(from, view)}`
    default: {
      const target = isReplaced ? undefined : redirectAfter(page)
      const then = target === undefined ? '' : `; visitors are led to ${target}`
      return `This page ended on${formatEnded(until, view)}${then}`
    }
  }
}

/** "draft", "appears 12 January" or "ended 28 February". */
export function unpublishedLabel(page: WrittenTimes, view: ViewTime): string | undefined {
  const { from, until } = publicSpan(page, view.zone)
  switch (stateAt(page, view.now, view.zone)) {
    case 'public':
      return undefined
    case 'draft':
      return 'draft'
    case 'coming':
      return `appears ${formatStart(from, view)}`
    default:
      return `ended${formatEnded(until, view)}`
  }
}
