import { readLocalTime } from '../../schedule/local-time'
import type { Finding, SiteRule } from '../rule'

/** Every time is one that a calendar and a clock show. */
export const localTime: SiteRule = {
  code: 'local-time',
  severity: 'error',
  scope: 'site',
  check: ({ ofFormat, zone }) =>
    ofFormat('local-time').flatMap(({ value, pointer }): Finding[] => {
      const time = readLocalTime(String(value), zone)
      if (time.is === 'no time') {
        const [day = '', hours = ''] = String(value).split(' ')
        const isDay = readLocalTime(`${day} 12:00`, zone).is !== 'no time'
        const message = isDay
          ? `No clock shows "${hours}". Hours go from 00 to 23, minutes from 00 to 59; a day begins with 00:00.`
          : `There is no day "${day}" in the calendar. Write year-month-day, for example "2027-01-12 09:00".`
        return [{ pointer, message, group: `no time ${isDay}` }]
      }
      if (time.is !== 'skipped') return []
      const message = `No clock in ${zone} shows "${value}": on that day clocks go forward past it, to ${time.next.slice(11)}. Write "${time.next}".`
      return [{ pointer, message, suggestion: time.next }]
    }),
}
