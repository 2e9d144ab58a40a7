/** A mistake as a rule reports it: the place is still a JSON pointer, locate.ts turns it into a line. */
export interface Draft {
  rule: string
  /** "error" where it is left out. */
  severity?: 'error' | 'warning'
  message: string
  suggestion?: string
  /**
   * The JSON value to write in the place of the token, where that is safe to do unasked: one candidate, the same
   * meaning. locate.ts makes it a change of the text.
   */
  replacement?: unknown
  /** The address in the text that `replacement` takes the place of, where it is a part of the token: a link of a rich text. */
  replaces?: string
  /** Whether `replaces` is the folder at the beginning of addresses, which ends in a slash. */
  isFolder?: boolean
  /** The address that is wrong, as the content has it. */
  address?: string
  /** What mistakes of its kind have in common (see gather-equal.ts), where it is not the address or the whole message. */
  group?: string
  /** How many items of a list are too many. */
  surplus?: number
  /** What the mistake comes from (see causes.ts): drafts with the same cause are one problem. */
  cause?: string
  /** Further places of the same mistake: the message names their lines. */
  others?: string[]
  pointer: string
  /** The file of public/ that it is about, when it is about none of pages.json's own places: waivers name it. */
  file?: string
  /** "key" points at the field's name, "value" (the default) at what stands after it. */
  on?: 'key' | 'value'
}
