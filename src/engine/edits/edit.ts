import type { TextEdit } from '../model/problem'

export interface Replace {
  kind: 'replace'
  pointer: string
  expect: string
  /** The new value as JSON. */
  json: string
  /** Writes the JSON as it is, instead of formatting it like its neighbours. */
  isExact?: true
}

/** The characters around an item, with their commas; `gap` is what is there without the item. */
export interface Seam {
  gap: string
  before: string
  after: string
}

/** Identifies a place between two items of a list, or two fields of an object. */
export interface Anchor {
  /** Fingerprints of the neighbours; undefined at an end. */
  before?: string
  after?: string
  /** The number of items. */
  length: number
}

/** Adds an item to a list, or a field to an object. */
export interface Insert {
  kind: 'insert'
  /** The list or the object. */
  pointer: string
  index: number
  anchor: Anchor
  /** The name of the field. */
  key?: string
  /** Its value as JSON. */
  json: string
  /** The value of an existing field of the same name. */
  covers?: string
  /** How it was written: used while the characters around the place are the same. */
  exact?: Seam & { name: string }
}

/** Removes an item of a list, or a field of an object. */
export interface Remove {
  kind: 'remove'
  pointer: string
  expect: string
  exact?: Seam
}

/** Moves an item of a list, or a field of an object, among its siblings. */
export interface Move {
  kind: 'move'
  /** The list or the object. */
  pointer: string
  from: number
  to: number
  expect: string
}

/** A change of a JSON text. `expect` is the text of the value in its place: where that has changed, it is refused. */
export type Edit = Replace | Insert | Remove | Move

/** Why an edit was not applied. */
export type Refusal =
  /** Its place holds something else now. `mine` is the new text, if there is one. */
  | { reason: 'conflict'; pointer: string; expected: string; found: string; mine?: string }
  /** The value, or its list, is gone. */
  | { reason: 'gone'; pointer: string; mine?: string }
  /** The text is not JSON. */
  | { reason: 'unreadable'; line: number; column: number; message: string }

/** An applied edit: the change of the text, and the edit that undoes it. */
export interface Spliced {
  splice: TextEdit
  inverse: Edit
}

/** A text after edits. */
export interface Applied {
  text: string
  /** The edits that restore the text before, byte for byte. */
  inverse: Edit[]
  /** The edits as they were applied: their pointers are those of the new text. */
  edits: Edit[]
  splices: TextEdit[]
}

export type Outcome = Applied | { refusal: Refusal }
