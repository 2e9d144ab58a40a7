import type { Moment } from './local-time'

/** Includes `from`, excludes `until`; infinite where it has no start or end. */
export interface Span {
  from: Moment
  until: Moment
}

export const allTime: Span = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY }

export const isEmpty = ({ from, until }: Span): boolean => from >= until

export const contains = ({ from, until }: Span, moment: Moment): boolean => from <= moment && moment < until

export const intersect = (one: Span, other: Span): Span => ({
  from: Math.max(one.from, other.from),
  until: Math.min(one.until, other.until),
})

export function subtractSpans(span: Span, others: Span[]): Span[] {
  let left = [span]
  for (const { from, until } of others) {
    const parts = left.flatMap((part) => [
      intersect(part, { from: allTime.from, until: from }),
      intersect(part, { from: until, until: allTime.until }),
    ])
    left = parts.filter((part) => !isEmpty(part))
  }
  return left
}
