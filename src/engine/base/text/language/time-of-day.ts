import { localeOf } from './text-order'

/** "19:30" as readers of a language write it: "7:30 pm". */
export function sayTime(time: string, language?: unknown): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short', timeZone: 'UTC' })
  return format.format(new Date(`2027-01-01T${time}:00Z`))
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** "2027-03-12" -> "friday" */
export const weekdayOf = (day: string): string => weekdays[new Date(day).getUTCDay()] ?? ''

/** "friday" in words of a language. */
export const sayWeekday = (weekday: string, language?: unknown): string =>
  new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' }).format(
    // 3 January 2027 is a Sunday.
    Date.UTC(2027, 0, 3 + weekdays.indexOf(weekday)),
  )
