import { isDay } from '../../../base/text/language/day'
import { readLocalTime, writeLocalTime } from '../../publication-dates/local-time'
import type { Finding, PageRule } from '../findings/rule'

function lastDayOf(day: string): string | undefined {
  const [, month = ''] = day.match(/^(\d{4}-\d{2})-(?:29|30|31)$/) ?? []
  return ['30', '29', '28'].map((last) => `${month}-${last}`).find((last) => isDay(last))
}

function checkNoTime(value: string): Omit<Finding, 'pointer'> {
  const [day = '', hours = ''] = value.split(' ')
  if (!isDay(day)) {
    const last = lastDayOf(day)
    const example = value === day ? '2027-01-12' : '2027-01-12 09:00'
    const advice = last ? `The last day of that month is "${last}".` : `Write year-month-day, for example "${example}".`
    return { message: `There is no day "${day}" in the calendar. ${advice}`, group: 'no time false' }
  }
  if (hours === '24:00') {
    const midnight = writeLocalTime(Date.parse(`${day}T24:00Z`), 'UTC')
    const message = `No clock shows "24:00": the end of a day is written as the beginning of the next one. Write "${midnight}".`
    return { message, suggestion: midnight }
  }
  const message = `No clock shows "${hours}". Hours go from 00 to 23, minutes from 00 to 59.`
  return { message, group: 'no time true' }
}

export const localTime: PageRule = {
  code: 'local-time',
  severity: 'error',
  scope: 'page',
  check: ({ ofFormat, zone }) =>
    ofFormat('local-time', 'past-day', 'date').flatMap(({ value, pointer, format }): Finding[] => {
      if (format !== 'local-time') return isDay(String(value)) ? [] : [{ pointer, ...checkNoTime(String(value)) }]
      const time = readLocalTime(String(value), zone)
      if (time.is === 'no time') return [{ pointer, ...checkNoTime(String(value)) }]
      if (time.is !== 'skipped') return []
      const message = `No clock in ${zone} shows "${value}": on that day clocks go forward past it, to ${time.next.slice(11)}. Write "${time.next}".`
      return [{ pointer, message, suggestion: time.next }]
    }),
}
