import type { TextEdit } from '../model/problem'

/** Puts another value in the place of one. */
export interface Replace {
  kind: 'replace'
  pointer: string
  /** The text of the value that is expected there. */
  expect: string
  /** The new value as JSON. */
  json: string
  /** The text is written as it is; otherwise it is laid out as what stands around it. */
  isExact?: true
}

/** The characters around an item: between them it stands; without it `gap` is there. Commas belong to them. */
export interface Seam {
  gap: string
  before: string
  after: string
}

/** What a place between two items of a list, or two fields of an object, is known by. */
export interface Beside {
  /** Fingerprints of the neighbours; undefined at an end. */
  before?: string
  after?: string
  /** How many items there are. */
  length: number
}

/** Adds an item to a list, or a field to an object. */
export interface Insert {
  kind: 'insert'
  /** The list or the object. */
  pointer: string
  /** How many items, or fields, stand before the new one. */
  index: number
  beside: Beside
  /** The name of the field. */
  key?: string
  /** Its value as JSON. */
  json: string
  /** The text of the value that a field of the same name has already; undefined where there is expected to be none. */
  covers?: string
  /** How it was written; used where the characters around the place are still those of the seam. */
  exact?: Seam & { name: string }
}

/** Takes an item out of a list, or a field out of an object. */
export interface Remove {
  kind: 'remove'
  pointer: string
  expect: string
  exact?: Seam
}

/** Gives an item of a list, or a field of an object, another place among the others. */
export interface Move {
  kind: 'move'
  /** The list or the object. */
  pointer: string
  from: number
  to: number
  /** The text of the value that is moved. */
  expect: string
}

/** A change of a JSON text as plain JSON. It names what it expects, so that it is refused where that has changed. */
export type Edit = Replace | Insert | Remove | Move

/** Why an edit was not made, as a value. The text is as it was. */
export type Refusal =
  /** Something else stands there by now. `mine` is the text that was to be written; undefined where it was to go. */
  | { reason: 'conflict'; pointer: string; expected: string; found: string; mine?: string }
  /** The value, or the list that it was to be put into, is not there any more. */
  | { reason: 'gone'; pointer: string; mine?: string }
  /** The text is no JSON: where, and what is wrong there. */
  | { reason: 'unreadable'; line: number; column: number; message: string }

/** What an edit changes in a text, and the edit that takes it back. */
export interface Spliced {
  splice: TextEdit
  inverse: Edit
}

/** A text after an edit. */
export interface Applied {
  text: string
  /** The edits that give back the text before, byte for byte. */
  inverse: Edit[]
  /** The edits as they were made: where pointers had to be followed, they are those of the new text. */
  edits: Edit[]
  /** What was changed in the text, one change after the other. */
  splices: TextEdit[]
}

/** An edit that was made, or why it was not. */
export type Outcome = Applied | { refusal: Refusal }
