import type { Moment } from './local-time'

/** A time from one moment until before another; -Infinity and Infinity where it has no beginning or no end. */
export interface Span {
  from: Moment
  until: Moment
}

/** All of time. */
export const always: Span = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY }

export const isEmpty = ({ from, until }: Span): boolean => from >= until

export const holds = ({ from, until }: Span, moment: Moment): boolean => from <= moment && moment < until

/** Returns the time that two spans share, which may be empty. */
export const overlapOf = (one: Span, other: Span): Span => ({
  from: Math.max(one.from, other.from),
  until: Math.min(one.until, other.until),
})

/** Returns what is left of a span when the time of others is taken out of it, in order. */
export function without(span: Span, others: Span[]): Span[] {
  let left = [span]
  for (const { from, until } of others) {
    const parts = left.flatMap((part) => [
      overlapOf(part, { from: always.from, until: from }),
      overlapOf(part, { from: until, until: always.until }),
    ])
    left = parts.filter((part) => !isEmpty(part))
  }
  return left
}
