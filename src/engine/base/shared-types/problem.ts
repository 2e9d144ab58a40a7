export interface TextEdit {
  offset: number
  length: number
  text: string
}

/** Lines and columns count from 1, in characters. */
export interface SourceRange {
  line: number
  column: number
  /** After the last character. */
  endLine: number
  endColumn: number
  pointer: string
  page?: string
}

export interface OtherRange extends SourceRange {
  message?: string
}

/** For code, which parses no message. Reports leave them out. */
export interface ProblemData {
  /** The message without the lines of other places. */
  words: string
  /** Many problems of one group are reported as one. */
  group: string
  address?: string
  surplus?: number
  /** The text that a repair leaves there. */
  meant?: string
  mistake?: string
}

/** A block in words; its number counts from 1. */
export interface NamedBlock {
  number: number
  type: string
  title?: string
  heading?: string
}

export interface NestedBlock extends NamedBlock {
  /** What is between it and the block around it: ["column 2"]. */
  steps: string[]
}

/** A mistake in the content. Never thrown. */
export interface Problem extends SourceRange {
  /** Documented in docs/rules/<rule>.md. */
  rule: string
  severity: 'error' | 'warning'
  message: string
  suggestion?: string
  /** One safe repair that keeps the meaning. */
  fix?: TextEdit[]
  file: string
  title?: string
  others?: OtherRange[]
  /**
   * `inner` are the blocks in it around the problem, the outermost first; `part` is what its list of blocks is in:
   * ["column 2"].
   */
  block?: NamedBlock & { inner?: NestedBlock[]; part?: string[] }
  data?: ProblemData
}
