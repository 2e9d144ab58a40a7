/** What the author of a value that does not fit has probably meant. */
export interface Meant {
  value: unknown
  isSafe?: boolean
  /** Takes the place of "Write" and the value in the message. */
  words?: string
  moved?: { now: string; was: string }
  /** Places beside it that belong in it. */
  covers?: string[]
}
