/** Replaces `length` characters of pages.json from `offset`. */
export interface TextEdit {
  offset: number
  length: number
  text: string
}

/** A range of pages.json. Lines and columns count from 1, in characters. */
export interface SourceRange {
  line: number
  column: number
  /** Just after the last character of the token to change. */
  endLine: number
  endColumn: number
  pointer: string
  page?: string
}

export interface OtherRange extends SourceRange {
  message?: string
}

/** Facts for other code, so that nothing parses a message. Reports leave them out. */
export interface ProblemData {
  /** The message without the lines of other places. */
  words: string
  /** Many problems of one rule and group are reported as one. */
  group: string
  address?: string
  surplus?: number
  mistake?: string
}

/** A mistake in the content. Never thrown. */
export interface Problem extends SourceRange {
  /** Documented in docs/rules/<rule>.md. */
  rule: string
  severity: 'error' | 'warning'
  /** What is wrong and what to do, in an author's words. */
  message: string
  suggestion?: string
  /** Set where there is one safe repair that keeps the meaning. */
  fix?: TextEdit[]
  file: string
  title?: string
  others?: OtherRange[]
  /** `title` is that of the type's schema. */
  block?: { number: number; type: string; title?: string; heading?: string }
  data?: ProblemData
}
