import type { TextEdit } from '../../model/problem'

/** A mistake in the JSON itself, with its place as offsets into the text. */
export interface Mistake {
  /**
   * What it is about. Mistakes of form ("quotes", "name", "space", "comment") that repeat on a line are one; a mistake
   * about a bracket makes the parser try again with the indentation as its guide.
   */
  kind: 'bracket' | 'quotes' | 'name' | 'space' | 'comment' | 'conflict' | 'duplicate' | 'other'
  message: string
  offset: number
  length: number
  /** What to write instead. */
  suggestion?: string
  /** The changes that repair it. Where there are some, what the author meant is certain. */
  fix?: TextEdit[]
}

export const replace = (offset: number, length: number, text: string): TextEdit => ({ offset, length, text })
export const insert = (offset: number, text: string): TextEdit => ({ offset, length: 0, text })
export const remove = (offset: number, length: number): TextEdit => ({ offset, length, text: '' })
