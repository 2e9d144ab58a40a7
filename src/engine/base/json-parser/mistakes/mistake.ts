import type { TextEdit } from '../../shared-types/problem'

/** Places are offsets. */
export interface Mistake {
  /**
   * Of "quotes", "name", "space", "comment", "bullet", "bare" and "joined", only the first on each line is kept. After
   * "bracket" the text is read again by its indentation.
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
  rule?: string
  message: string
  /** Mistakes of one kind with different messages are joined by this name. */
  group?: string
  offset: number
  length: number
  suggestion?: string
  /** Only if the intention is certain. */
  fix?: TextEdit[]
  /** An unclosed text may contain the brackets after it. */
  isOpenText?: boolean
  /** A value without quotes. The schemas say what its field holds. */
  word?: string
  insteadOf?: number
  more?: number
  /** A field without a value. The schemas say whether it may be removed. */
  field?: string
}

export const unclosedName = 'This field name is not closed. Put a double quote " after it, then a colon and its value.'

export const replaceText = (offset: number, length: number, text: string): TextEdit => ({ offset, length, text })
export const insertText = (offset: number, text: string): TextEdit => ({ offset, length: 0, text })
export const removeText = (offset: number, length: number): TextEdit => ({ offset, length, text: '' })
