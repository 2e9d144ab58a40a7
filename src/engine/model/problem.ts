/** A change of the text of pages.json: the `length` characters from `offset` on become `text`. */
export interface TextEdit {
  offset: number
  length: number
  text: string
}

/** A place in the text of pages.json. */
export interface Place {
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
}

/** A further place of a mistake that stands in several. */
export interface OtherPlace extends Place {
  /** What is wrong there, where it is not word for word the same. */
  message?: string
}

/** What a problem is about, as values: nothing has to be read out of its message. Reports leave it out. */
export interface ProblemData {
  /** The message without the lines of the other places. */
  words: string
  /** What problems of one kind have in common: many of one rule and one group are reported as one. */
  group: string
  /** The address that is wrong: of a page, a place on a page or a file. */
  address?: string
  /** How many items of a list are too many. */
  surplus?: number
  /** The kind of a mistake in the JSON itself. */
  mistake?: string
}

/** A mistake in the content, as a value: where it is, what is wrong, how to repair it. Never thrown. */
export interface Problem extends Place {
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
  /** The title of the page that the place belongs to. */
  title?: string
  /** The other places of the same mistake; the message names the first of their lines. */
  others?: OtherPlace[]
  /** The block that the place belongs to: its place on the page, from 1, its type and its heading. */
  block?: { number: number; type: string; heading?: string }
  data?: ProblemData
}
