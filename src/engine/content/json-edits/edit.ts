import type { TextEdit } from '../../base/shared-types/problem'

export interface Replace {
  kind: 'replace'
  pointer: string
  expect: string
  json: string
  /** Writes the JSON unchanged, instead of formatting it like its neighbours. */
  isExact?: true
}

/** Around an item, with commas; `gap` is there without the item. */
export interface Seam {
  gap: string
  before: string
  after: string
}

/** A place between two items of a list, or two fields of an object. */
export interface Anchor {
  /** Fingerprints of the neighbours; undefined at an end. */
  before?: string
  after?: string
  length: number
}

export interface Insert {
  kind: 'insert'
  pointer: string
  index: number
  anchor: Anchor
  key?: string
  json: string
  /** The value of a field of the same name, which the new one replaces. */
  covers?: string
  /** How it was written: used while the characters around the place are unchanged. */
  exact?: Seam & { name: string }
}

export interface Remove {
  kind: 'remove'
  pointer: string
  expect: string
  exact?: Seam
}

export interface Move {
  kind: 'move'
  pointer: string
  from: number
  to: number
  expect: string
}

/** `expect` is the old value's text: if it has changed, the edit is refused. */
export type Edit = Replace | Insert | Remove | Move

export type EditRefusal =
  /** `mine` is the new text, if any. */
  | { reason: 'conflict'; pointer: string; expected: string; found: string; mine?: string }
  | { reason: 'gone'; pointer: string; mine?: string }
  | { reason: 'unreadable'; line: number; column: number; message: string }

export interface Spliced {
  splice: TextEdit
  inverse: Edit
}

export interface Applied {
  text: string
  /** They restore the old text byte for byte. */
  inverse: Edit[]
  /** With pointers of the new text. */
  edits: Edit[]
  splices: TextEdit[]
}

export type EditOutcome = Applied | { refusal: EditRefusal }
