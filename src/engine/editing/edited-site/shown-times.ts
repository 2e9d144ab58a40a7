export interface ShownTime {
  at: string
  /** "Tuesday 12 January, 09:00", with ": /offer appears" for a date that changes something. */
  words: string
}

export interface ShownTimes {
  isUsed: boolean
  zone: string
  previewTime?: ShownTime
  dates: ShownTime[]
  unseen: Record<string, string>
}
