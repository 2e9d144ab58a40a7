import { Failure } from '../../base/shared-types/failure'
import { parseJson } from '../../base/shared-types/json'
import { type Moment, readLocalTime } from './local-time'
import { zoneOf } from './page-times'

/**
 * When a site is checked, built or shown: now, or a local time ("2027-01-12 09:00") in the site's time zone, else in
 * UTC. Throws a Failure for another text.
 */
export function timeOf(at: string | Moment | undefined, text: string): Moment {
  if (at === undefined) return Date.now()
  if (typeof at === 'number') return at
  const zone = zoneOf(parseJson(text))
  const time = readLocalTime(at, zone)
  if ('moment' in time) return time.moment
  throw new Failure(
    time.is === 'skipped'
      ? `No clock in ${zone} shows "${at}": clocks go forward past it. Write "${time.next}".`
      : `"${at}" is no time. Write the day and the time, for example --at "2027-01-12 09:00".`,
  )
}
