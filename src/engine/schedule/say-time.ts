import { type Moment, writeLocalTime } from './local-time'

const day = 24 * 60 * 60 * 1000

/** A day that is further away than this is said with its year. */
const nearby = 300 * day

function partsOf(moment: Moment, zone: string) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  return { weekday: parts.weekday ?? '', date: `${parts.day} ${parts.month}`, year: parts.year ?? '' }
}

const timeOf = (moment: Moment, zone: string): string => writeLocalTime(moment, zone).slice(11)

/** When a time is said, and by the clocks of which time zone. A day near `now` needs no year. */
export interface Clock {
  now?: Moment
  zone: string
}

function sayDay(moment: Moment, { now, zone }: Clock): string {
  const { date, year } = partsOf(moment, zone)
  const isNear = now !== undefined && Number.isFinite(now) && Math.abs(moment - now) < nearby
  return isNear ? date : `${date} ${year}`
}

/** When something begins: "1 March" where the day begins, else "1 March, 09:00". */
export function sayFrom(moment: Moment, clock: Clock): string {
  const time = timeOf(moment, clock.zone)
  return time === '00:00' ? sayDay(moment, clock) : `${sayDay(moment, clock)}, ${time}`
}

/** When something ends: "28 February" where it ends with that day, else "1 March, 09:00". */
export function sayUntil(moment: Moment, clock: Clock): string {
  return timeOf(moment, clock.zone) === '00:00' ? sayDay(moment - 1, clock) : sayFrom(moment, clock)
}

/** A time for a person's calendar: "Tuesday 12 January, 09:00". */
export function sayMoment(moment: Moment, clock: Clock): string {
  return `${partsOf(moment, clock.zone).weekday} ${sayDay(moment, clock)}, ${timeOf(moment, clock.zone)}`
}
