export interface Cause {
  kind: 'page' | 'anchor' | 'shared' | 'file' | 'damage' | 'collection' | 'entry' | 'with' | 'ids' | 'times'
  name: string
}

/** A finding with the code of its rule. locate.ts turns the pointer into a line. */
export interface CodedFinding {
  rule: string
  /** "error" by default. */
  severity?: 'error' | 'warning'
  message: string
  suggestion?: string
  /**
   * The JSON value to replace the token, if that is safe without confirmation: one candidate, the same meaning.
   * locate.ts turns it into a text edit.
   */
  replacement?: unknown
  /** The address to replace, if it is only a part of the token, such as a link in a rich text. */
  replaces?: string
  /** Whether `replaces` is a folder that addresses begin with, with a slash at its end. */
  isFolder?: boolean
  /** What goes before and behind the value, if that is safe: a block put into a list. */
  wraps?: [before: string, after: string]
  address?: string
  /** The key of similar mistakes (see gather-equal.ts), if it is neither the address nor the message. */
  group?: string
  /** How many items a list has too many. */
  surplus?: number
  /** Findings with one cause become one problem, as all links to a missing page (see causes.ts). */
  cause?: Cause
  others?: string[]
  pointer: string
  /** The file of public/ for a mistake outside of pages.json. Waivers name it. */
  file?: string
  /** "key" marks the field's name, "value" (the default) its value. */
  on?: 'key' | 'value'
}
