import { asList, asObject } from '../../../base/shared-types/json'
import { isDay, sayDay } from '../../../base/text/language/day'
import { sayWeekday, weekdays } from '../../../base/text/language/time-of-day'
import type { Finding, PageRule } from '../findings/rule'

const minutesOfDay = 24 * 60

/** In minutes: of a week, or since 1970. */
interface Span {
  pointer: string
  start: number
  end: number
  words: string
}

const minutesOf = (time: unknown): number => {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(String(time)) ?? []
  return Number(hours) * 60 + Number(minutes)
}

/** None where the schema refuses the times. Hours that close before they open end on the next day. */
function spanOn(day: number, words: string, item: unknown, pointer: string): Span[] {
  const { opens, closes } = asObject(item)
  const [from, to] = [minutesOf(opens), minutesOf(closes)]
  if (Number.isNaN(from + to)) return []
  const start = day * minutesOfDay + from
  const end = start + (to > from ? to - from : to - from + minutesOfDay)
  return [{ pointer, start, end, words: `${words} ${opens}–${closes}` }]
}

const spansOfWeek = (week: unknown[], at: string): Span[] =>
  week.flatMap((item, index) =>
    asList(asObject(item).days).flatMap((name) => {
      const day = weekdays.indexOf(String(name))
      return day < 0 ? [] : spanOn(day, sayWeekday(String(name), 'en-GB'), item, `${at}/week/${index}`)
    }),
  )

const spansOfDays = (days: { date: string; item: unknown; pointer: string }[]): Span[] =>
  days.flatMap(({ date, item, pointer }) => spanOn(Date.parse(date) / 86_400_000, sayDay(date, 'en-GB'), item, pointer))

/** `round` is the length of a week for hours that repeat, and 0 for others. */
function findOverlaps(spans: Span[], round = 0): Finding[] {
  const overlap = (one: Span, other: Span) =>
    [-round, 0, round].some((shift) => one.start + shift < other.end && other.start < one.end + shift)
  return spans.flatMap((span, index) => {
    const before = spans.slice(0, index).find((other) => overlap(span, other))
    const message = `These hours overlap: ${span.words}, and ${before?.words} above. Make one of both, or correct a time.`
    return before ? [{ pointer: span.pointer, message }] : []
  })
}

function findClosed(days: { date: string; item: unknown; pointer: string }[]): Finding[] {
  const isClosed = ({ item }: { item: unknown }) => asObject(item).opens === undefined
  return days.flatMap((day, index) => {
    const before = days.slice(0, index).filter(({ date }) => date === day.date)
    if (!before.some((other) => isClosed(other) || isClosed(day))) return []
    const message = `${sayDay(day.date, 'en-GB')} is there twice, and one of them says that it is closed. Keep one.`
    return [{ pointer: day.pointer, message }]
  })
}

function checkHours(value: unknown, at: string): Finding[] {
  const { week, exceptions } = asObject(value)
  const days = asList(exceptions)
    .map((item, index) => ({ date: String(asObject(item).date), item, pointer: `${at}/exceptions/${index}` }))
    .filter(({ date }) => isDay(date))
  const found = [
    ...findOverlaps(spansOfWeek(asList(week), at), 7 * minutesOfDay),
    ...findOverlaps(spansOfDays(days)),
    ...findClosed(days),
  ]
  // One for each item, however many days it has.
  return [...new Map(found.toReversed().map((finding) => [finding.pointer, finding])).values()].toReversed()
}

export const openingHours: PageRule = {
  code: 'opening-hours',
  severity: 'warning',
  scope: 'page',
  check: ({ ofFormat }) => ofFormat('opening-hours').flatMap(({ value, pointer }) => checkHours(value, pointer)),
}
