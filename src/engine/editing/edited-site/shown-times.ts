/** A time that the site can be shown as of. */
export interface ShownTime {
  /** "2027-01-12 09:00". */
  at: string
  /** "Tuesday 12 January, 09:00", with ": /offer appears" for a date that changes something. */
  words: string
}

export interface ShownTimes {
  /** Whether the site has any draft, date or time zone. */
  isUsed: boolean
  zone: string
  /** The shown time; undefined means now. */
  asOn?: ShownTime
  /** The future dates. */
  dates: ShownTime[]
  /** A sentence for each page that is not public, by its name and by its address. */
  unseen: Record<string, string>
}
