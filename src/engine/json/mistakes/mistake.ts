import type { TextEdit } from '../../model/problem'

/** A mistake in the JSON itself, with its place as offsets into the text. */
export interface Mistake {
  /**
   * What it is about. Of "quotes", "name", "space", "comment", "bullet", "bare" and "joined" only the first on a line is
   * kept; "bracket" makes the parser try again with the indentation as its guide.
   */
  kind:
    | 'bracket'
    | 'quotes'
    | 'name'
    | 'space'
    | 'comment'
    | 'bullet'
    | 'bare'
    | 'conflict'
    | 'chat'
    | 'joined'
    | 'duplicate'
    | 'comma'
    | 'other'
  /** The rule that it breaks, where the text is JSON all the same. */
  rule?: string
  message: string
  /** What mistakes of its kind have in common, where their messages name different things. */
  group?: string
  offset: number
  length: number
  /** What to write instead. */
  suggestion?: string
  /** The changes that repair it. Where there are some, what the author meant is certain. */
  fix?: TextEdit[]
  /** Whether it is an unclosed text. Brackets after it may be missing as well. */
  isOpenText?: boolean
  /** A value without quotes, as it is written: the schemas say what its field holds. */
  word?: string
  /** The offset of another mistake that this one explains better. */
  insteadOf?: number
  /** How many of the same kind stand beside it. */
  more?: number
  /** The name of a field that has no value: the schemas say whether it may go. */
  field?: string
}

export const replace = (offset: number, length: number, text: string): TextEdit => ({ offset, length, text })
export const insert = (offset: number, text: string): TextEdit => ({ offset, length: 0, text })
export const remove = (offset: number, length: number): TextEdit => ({ offset, length, text: '' })
