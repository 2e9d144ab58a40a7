import { isDay } from '../../../base/text/language/day'

const named = new Map([
  ['today', 'in 0 days'],
  ['tomorrow', 'in 1 day'],
  ['yesterday', '1 day ago'],
])

const monthsIn = new Map([
  ['month', 1],
  ['year', 12],
])

/** "in 2 weeks", "18 years ago", "today" or "2027-03-12" as a day. Undefined for others, such as "18:30". */
export function boundDay(bound: string, today: string): string | undefined {
  if (isDay(bound)) return bound
  const words = /^(?:in (\d+)|(\d+)) (day|week|month|year)s?( ago)?$/.exec(named.get(bound) ?? bound)
  if (!words || !words[1] === !words[4]) return undefined
  const [, ahead, back, unit = ''] = words
  const count = ahead ? Number(ahead) : -Number(back)
  const date = new Date(`${today}T00:00:00Z`)
  const months = monthsIn.get(unit)
  if (months === undefined) date.setUTCDate(date.getUTCDate() + count * (unit === 'week' ? 7 : 1))
  else {
    const day = date.getUTCDate()
    date.setUTCMonth(date.getUTCMonth() + count * months)
    // A shorter month ends earlier: a month after 31 January is 28 February.
    if (date.getUTCDate() !== day) date.setUTCDate(0)
  }
  return date.toISOString().slice(0, 10)
}
