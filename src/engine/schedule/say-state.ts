import type { Moment } from './local-time'
import { publicSpan, redirectAfter, stateAt, type WrittenTimes } from './page-times'
import { type Clock, sayFrom, sayMoment, sayUntil } from './say-time'
import { always } from './span'

/** When a page is looked at, by which clocks. */
export type Sight = Required<Clock>

/** Says until when a page was seen; nothing where its times leave none. */
const ended = (until: Moment, sight: Sight) => (until === always.until ? '' : ` ${sayUntil(until, sight)}`)

/**
 * Says in a sentence that visitors do not see a page at a moment; undefined where they do. `isReplaced` says that another
 * page has its path by now.
 */
export function sayUnseen(page: WrittenTimes, sight: Sight, isReplaced: boolean): string | undefined {
  const { from, until } = publicSpan(page, sight.zone)
  switch (stateAt(page, sight.now, sight.zone)) {
    case 'public':
      return undefined
    case 'draft':
      return 'Draft: visitors do not see this page'
    case 'coming':
      return `Visitors see this page from ${sayMoment(from, sight)}`
    default: {
      const target = isReplaced ? undefined : redirectAfter(page)
      const then = target === undefined ? '' : `; visitors are led to ${target}`
      return `This page ended on${ended(until, sight)}${then}`
    }
  }
}

/** Says in a word or two that visitors do not see a page at a moment: "draft", "from 12 January", "ended 28 February". */
export function noteUnseen(page: WrittenTimes, sight: Sight): string | undefined {
  const { from, until } = publicSpan(page, sight.zone)
  switch (stateAt(page, sight.now, sight.zone)) {
    case 'public':
      return undefined
    case 'draft':
      return 'draft'
    case 'coming':
      return `from ${sayFrom(from, sight)}`
    default:
      return `ended${ended(until, sight)}`
  }
}
