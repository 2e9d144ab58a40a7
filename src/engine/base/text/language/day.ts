import { localeOf } from './text-order'

const midnight = (day: string) => new Date(`${day}T00:00:00Z`)

/** On this computer: "2027-06-12". */
export function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** Whether a calendar has the day: "2027-02-28", not "2027-02-30". */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = midnight(text)
  return Number.isFinite(time.getTime()) && time.toISOString().startsWith(text)
}

export const sayDay = (day: string, language?: unknown): string =>
  isDay(day)
    ? new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(midnight(day))
    : day
