import type { Temporal as Standard } from 'temporal-polyfill'

/** Browsers and Node are getting it. */
const native: typeof Standard | undefined = Reflect.get(globalThis, 'Temporal')
const { Temporal } = native ? { Temporal: native } : await import('temporal-polyfill')

/** Milliseconds since 1970 in UTC. */
export type Moment = number

/** "2027-01-12 09:00" */
const form = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2})$/

/** How often the clocks of a time zone show a local time. */
export type LocalTime =
  | { is: 'once'; moment: Moment }
  /** Clocks go back and show it again. `moment` is the first time. */
  | { is: 'twice'; moment: Moment }
  /** Clocks go forward past it, to `next`. */
  | { is: 'skipped'; next: string }
  /** No such day or time, or another form. */
  | { is: 'no time' }

const twoDigits = (number: number) => String(number).padStart(2, '0')

const write = ({ year, month, day, hour, minute }: Standard.PlainDateTime): string =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)} ${twoDigits(hour)}:${twoDigits(minute)}`

/** Offsets such as "+01:00" are no zones. Case matters: a host's timer may not know "europe/london". */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId === name
  } catch {
    return false
  }
}

function readPlain(text: string): Standard.PlainDateTime | undefined {
  const [, year, month, day, hour, minute] = (form.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return undefined
  try {
    return Temporal.PlainDateTime.from({ year, month, day, hour, minute }, { overflow: 'reject' })
  } catch {
    return undefined
  }
}

export function readLocalTime(text: string, zone: string): LocalTime {
  const plain = readPlain(text)
  if (!plain) return { is: 'no time' }
  const earlier = plain.toZonedDateTime(zone, { disambiguation: 'earlier' })
  const later = plain.toZonedDateTime(zone, { disambiguation: 'later' })
  const moment = earlier.epochMilliseconds
  if (later.epochMilliseconds === moment) return { is: 'once', moment }
  if (earlier.toPlainDateTime().equals(plain)) return { is: 'twice', moment }
  // For a skipped time, "earlier" is before the gap, so the next transition is the gap.
  const transition = earlier.getTimeZoneTransition('next') ?? later
  return { is: 'skipped', next: write(transition.toPlainDateTime()) }
}

export const writeLocalTime = (moment: Moment, zone: string): string =>
  write(Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone).toPlainDateTime())

/** "2027-01-12" or "2027-01-12 09:00" with its offset: "2027-01-12T00:00:00+01:00". A day begins at midnight. */
export function zonedTime(text: string, zone: string): string | undefined {
  const [, day = '', time] = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}))?$/.exec(text) ?? []
  try {
    const zoned = time
      ? Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone)
      : Temporal.PlainDate.from(day).toZonedDateTime(zone)
    return zoned.toString({ timeZoneName: 'never', smallestUnit: 'second' })
  } catch {
    return undefined
  }
}
