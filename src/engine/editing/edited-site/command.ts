import type { Problem } from '../../base/shared-types/problem'
import type { Edit } from '../../content/json-edits/edit'
import type { PageText } from './overview'

export interface EditCommand {
  label: string
  page: string
  revision: string
  /** Each is of the text that the one before leaves. All are made, or none. */
  edits: Edit[]
  /** Saves what the check refuses: a new block that is still to be filled in. */
  allowProblems?: boolean
  /** The journal entry of an earlier part of the same visit of a field: both are one step of undo. */
  continues?: string
}

export interface Refused {
  pointer: string
  message: string
  rule: string
  page?: string
  /** The text that is meant there. */
  meant?: string
}

/** The sentences are for authors. */
export type CommandAnswer =
  /** Saved. `edits` are as they were made: their pointers are those of the new text. */
  | {
      kind: 'done'
      revision: string
      label: string
      page: string
      edits: Edit[]
      /** Undefined if the text is as before. */
      entry?: string
      /** The page afterwards; undefined if there is no page of this name any more. */
      text?: PageText
    }
  | { kind: 'refused'; refused: Refused[]; revision: string }
  /** Its place holds something else now; `mine` is what was to be saved. */
  | {
      kind: 'conflict'
      problem: string
      pointer: string
      expected: string
      found: string
      mine?: string
      isGone?: true
      entry?: string
      label: string
      revision: string
    }
  /** This window has nothing to undo; the last command was made in another window. */
  | { kind: 'elsewhere'; problem: string; id: string }
  /** Nothing was saved. */
  | {
      kind: 'problem'
      problem: string
      revision?: string
      /** Whether the store itself has not answered. */
      isAway?: true
    }

export type Kept = { kind: 'kept' } | { kind: 'problem'; problem: string }

export interface FoundProblems {
  revision: string
  problems: Problem[]
  hasWarnings: boolean
}

export interface EditorChange {
  /** Of the changed file; undefined where more than its text may have changed. */
  revision?: string
  /** Whether this store has made the change. */
  isOwn: boolean
  /** Where the text is the same. */
  found?: FoundProblems
}
