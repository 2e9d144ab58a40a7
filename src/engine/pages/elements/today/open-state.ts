import type { OpeningHoursField } from '../../../base/schema-types/content'
import { weekdayOf } from '../../../base/text/language/time-of-day'
import type { ClockTime } from '../../../base/text/language/zone-clock'

interface Span {
  opens: string
  closes: string
}

export type WhetherOpen = { until: string } | { next?: { day: string; ahead: number; opens: string } }

/** Looks ahead over Christmas and New Year. */
const mostDays = 21

const dayAfter = (day: string, ahead: number): string =>
  new Date(Date.parse(day) + ahead * 86_400_000).toISOString().slice(0, 10)

export const spansOf = ({ week }: OpeningHoursField, weekday: string): Span[] =>
  week
    .filter(({ days }) => days.some((day) => day === weekday))
    .sort((one, other) => one.opens.localeCompare(other.opens))

function spansOn(hours: OpeningHoursField, day: string): Span[] {
  const other = hours.exceptions?.filter(({ date }) => date === day) ?? []
  if (other.length === 0) return spansOf(hours, weekdayOf(day))
  return other.flatMap(({ opens, closes }) => (opens && closes ? [{ opens, closes }] : []))
}

/** Past midnight: "18:00" to "02:00". */
const isOvernight = ({ opens, closes }: Span) => closes <= opens

/** Compares what the place's clocks show: right when they change, too. */
export function openState(hours: OpeningHoursField, { day, time }: ClockTime): WhetherOpen {
  const open =
    spansOn(hours, dayAfter(day, -1)).find((span) => isOvernight(span) && time < span.closes) ??
    spansOn(hours, day).find((span) => time >= span.opens && (time < span.closes || isOvernight(span)))
  if (open) return { until: open.closes }
  for (let ahead = 0; ahead <= mostDays; ahead++) {
    const date = dayAfter(day, ahead)
    const opens = spansOn(hours, date)
      .map((span) => span.opens)
      .find((one) => ahead > 0 || one > time)
    if (opens !== undefined) return { next: { day: date, ahead, opens } }
  }
  return {}
}
