/** What a mistake comes from: something that the content names and that is missing, or flawed. */
export interface Cause {
  kind: 'page' | 'anchor' | 'shared' | 'file' | 'damage' | 'collection' | 'entry' | 'with' | 'ids' | 'times'
  name: string
}

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
  /** The address that `replacement` replaces, if it is only a part of the token: a link in a rich text, for example. */
  replaces?: string
  /** Whether `replaces` is a folder, with a slash at its end, that addresses begin with. */
  isFolder?: boolean
  /** The address that is wrong, as the content has it. */
  address?: string
  /** What mistakes of its kind have in common (see gather-equal.ts), where it is not the address or the whole message. */
  group?: string
  /** How many items of a list are too many. */
  surplus?: number
  /** Drafts with the same cause are one problem: every link to one missing page (see causes.ts). */
  cause?: Cause
  /** Further places of the same mistake: the message names their lines. */
  others?: string[]
  pointer: string
  /** The file of public/ that it is about, if it is about no place in pages.json. Waivers name this file. */
  file?: string
  /** "key" points at the field's name, "value" (the default) at what stands after it. */
  on?: 'key' | 'value'
}
