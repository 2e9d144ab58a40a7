import { localeOf } from './text-order'

/** "19:30" as readers of a language write it: "7:30 pm". */
export function sayTime(time: string, language?: unknown): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short', timeZone: 'UTC' })
  return format.format(new Date(`2027-01-01T${time}:00Z`))
}

export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** "2027-03-12" -> "friday" */
export const weekdayOf = (day: string): string => weekdays[new Date(day).getUTCDay()] ?? ''

/** "friday" in words of a language; nothing for another word. */
export function sayWeekday(weekday: string, language?: unknown): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' })
  // 3 January 2027 is a Sunday.
  return weekdays.includes(weekday) ? format.format(Date.UTC(2027, 0, 3 + weekdays.indexOf(weekday))) : ''
}

/** "4.30 pm", "16 Uhr", "9:00" -> "16:30", "16:00", "09:00". */
export function readClock(text: string): string | undefined {
  const [, hours = '', minutes = '00', half = ''] =
    /^(\d{1,2})(?:[:.h]?([0-5]\d))?\s?(?:([ap])\.?m\.?|uhr|h)?$/i.exec(text.trim()) ?? []
  if (hours === '' || Number(hours) > 24) return undefined
  const hour = (Number(hours) % (half ? 12 : 24)) + (/p/i.test(half) ? 12 : 0)
  return `${String(hour).padStart(2, '0')}:${minutes}`
}
