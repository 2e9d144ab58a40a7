import type { Overview, TextDraft } from '../../../edited-site/overview'
import type { OpenPage } from '../page/open-page'
import type { Unsaved } from './unsaved'

/** A command whose place someone else has changed. */
export interface Conflict {
  label: string
  sentence: string
  pointer: string
  mine?: string
  theirs: string
  /** Whether its place was removed. */
  isGone: boolean
  /** The id of the command that was to be undone. */
  undone?: string
}

/** What the editor shows. */
export interface SessionState {
  /** The name of the page that is open: see PageName. */
  name: string
  overview?: Overview
  page?: OpenPage
  /** Whether the page was removed. */
  isMissing: boolean
  /** A key for each block that it keeps when it is moved. */
  keys: string[]
  /** The key of the chosen block; undefined for the page's own fields. */
  chosen?: string
  /** The part of the site whose fields are shown instead of the page's: "/site", "/shared/clients". */
  part?: string
  /** The place of a block that was just added: its first text is opened. */
  fresh?: string
  /** How many commands have not ended. */
  saving: number
  /** Whether something is typed that is not saved. */
  isWriting: boolean
  /** When something was saved last, as of Date.now(). */
  savedAt?: number
  /** Text of fields that were left that is not in the file. */
  unsaved: readonly Unsaved[]
  conflict?: Conflict
  /** The last command, if another window ran it and it was to be undone: its id, and the question to ask. */
  elsewhere?: { id: string; sentence: string }
  /** Why the last command was not done. */
  trouble?: string
  folded: { outline: boolean; fields: boolean }
  /** Why nothing can be read or written at present. */
  waits?: string
  /** Drafts of an earlier session that are not in the file. */
  drafts: TextDraft[]
  /** A message about the store, until it is closed. */
  notice?: string
  /** What screen readers announce. */
  announcement: string
}
