/** A change of the text of pages.json: the `length` characters from `offset` on become `text`. */
export interface TextEdit {
  offset: number
  length: number
  text: string
}

/** A further place of a mistake that occurs in several. */
export interface OtherPlace {
  line: number
  column: number
  endLine: number
  endColumn: number
  pointer: string
  page?: string
  /** What is wrong there, where it is not word for word the same. */
  message?: string
}

/** A mistake in the content, as a value: where it is, what is wrong, how to repair it. Never thrown. */
export interface Problem {
  /** The stable code of the rule, for example "link-target". docs/rules/<rule>.md explains it. */
  rule: string
  /** An error stops the build; a warning does not. */
  severity: 'error' | 'warning'
  /** What is wrong and what to do, in an author's words. */
  message: string
  /** What to write instead, when that is known. */
  suggestion?: string
  /** The changes that repair it, where they are safe to make unasked: one candidate, the same meaning. */
  fix?: TextEdit[]
  file: string
  /** 1-based. */
  line: number
  /** 1-based, in characters. */
  column: number
  /** Where the token to change ends: the line and the column after its last character, 1-based. */
  endLine: number
  endColumn: number
  /** The JSON pointer of the place: "/pages/3/blocks/0/heading". */
  pointer: string
  /** The path of the page that the place belongs to. */
  page?: string
  /** The title of that page. */
  title?: string
  /** The other places of the same mistake; the message names the first of their lines. */
  others?: OtherPlace[]
  /** The block that the place belongs to: its place on the page, from 1, its type and its heading. */
  block?: { number: number; type: string; heading?: string }
}
