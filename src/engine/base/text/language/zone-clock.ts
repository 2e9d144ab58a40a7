export interface ClockTime {
  /** "2027-03-12" */
  day: string
  /** "18:30" */
  time: string
}

/** Without a zone, in that of this device. An unknown zone is UTC. */
export function clockIn(zone: string | undefined): ClockTime {
  const format = (timeZone?: string) =>
    // Swedish writes a day as ISO 8601 does.
    new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(Date.now())
  const [day = '', time = ''] = withZone(format, zone).split(' ')
  return { day, time }
}

function withZone(format: (zone?: string) => string, zone?: string): string {
  try {
    return format(zone)
  } catch {
    return format('UTC')
  }
}
