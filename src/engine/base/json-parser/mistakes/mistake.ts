import type { TextEdit } from '../../shared-types/problem'

/** A syntax mistake; places are offsets. */
export interface Mistake {
  /**
   * Of "quotes", "name", "space", "comment", "bullet", "bare" and "joined", only the first on each line is kept.
   * "bracket" triggers a second reading guided by the indentation.
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
  /** The broken rule, if the text is valid JSON. */
  rule?: string
  message: string
  /** Joins mistakes of one kind whose messages differ. */
  group?: string
  offset: number
  length: number
  suggestion?: string
  /** Set if the author's intention is certain. */
  fix?: TextEdit[]
  /** An unclosed text may have swallowed the brackets after it. */
  isOpenText?: boolean
  /** A value without quotes. The schemas say what its field holds. */
  word?: string
  /** The offset of a mistake that this one replaces. */
  insteadOf?: number
  /** How many more of its kind follow it. */
  more?: number
  /** A field without a value. The schemas say whether it may be removed. */
  field?: string
}

export const unclosedName = 'This field name is not closed. Put a double quote " after it, then a colon and its value.'

export const replaceText = (offset: number, length: number, text: string): TextEdit => ({ offset, length, text })
export const insertText = (offset: number, text: string): TextEdit => ({ offset, length: 0, text })
export const removeText = (offset: number, length: number): TextEdit => ({ offset, length, text: '' })
