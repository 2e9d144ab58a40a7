import { Failure } from '../model/failure'
import { type Moment, readLocalTime } from '../schedule/local-time'
import { zoneOf } from '../schedule/page-times'

/** The time zone that a text of pages.json names, read without the rest of it. */
function zoneIn(text: string): string {
  try {
    return zoneOf(JSON.parse(text))
  } catch {
    return 'UTC'
  }
}

/**
 * Returns the time for which a site is checked, built or shown: now, or the one that somebody asks for, by the clocks of the
 * site ("2027-01-12 09:00"; UTC where it names no time zone). All commands take their time from here. Throws a Failure for a
 * time that no clock shows.
 */
export function timeOf(at: string | Moment | undefined, text: string): Moment {
  if (at === undefined) return Date.now()
  if (typeof at === 'number') return at
  const zone = zoneIn(text)
  const time = readLocalTime(at, zone)
  if ('moment' in time) return time.moment
  throw new Failure(
    time.is === 'skipped'
      ? `No clock in ${zone} shows "${at}": clocks go forward past it. Write "${time.next}".`
      : `"${at}" is no time. Write the day and the time, for example --at "2027-01-12 09:00".`,
  )
}
