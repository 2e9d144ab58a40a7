import { type Moment, writeLocalTime } from './local-time'

const day = 24 * 60 * 60 * 1000

const yearlessRange = 300 * day

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

/** A day near `now` is written without its year. */
export interface TimeContext {
  now?: Moment
  zone: string
}

function formatDay(moment: Moment, { now, zone }: TimeContext): string {
  const { date, year } = partsOf(moment, zone)
  const isNear = now !== undefined && Number.isFinite(now) && Math.abs(moment - now) < yearlessRange
  return isNear ? date : `${date} ${year}`
}

/** "1 March" for a start at midnight, else "1 March, 09:00". */
export function formatStart(moment: Moment, context: TimeContext): string {
  const time = timeOf(moment, context.zone)
  return time === '00:00' ? formatDay(moment, context) : `${formatDay(moment, context)}, ${time}`
}

/** "28 February" for an end at midnight of 1 March, else "1 March, 09:00". */
export function formatEnd(moment: Moment, context: TimeContext): string {
  return timeOf(moment, context.zone) === '00:00' ? formatDay(moment - 1, context) : formatStart(moment, context)
}

/** "Tuesday 12 January, 09:00" */
export function formatMoment(moment: Moment, context: TimeContext): string {
  return `${partsOf(moment, context.zone).weekday} ${formatDay(moment, context)}, ${timeOf(moment, context.zone)}`
}
