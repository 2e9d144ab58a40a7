import type { HalfTyped, Overview } from '../../edits/store'
import type { OpenPage } from '../page/open-page'
import type { Unsaved } from './unsaved'

/** A deed that met another change of the same place. */
export interface Conflict {
  label: string
  sentence: string
  pointer: string
  mine?: string
  theirs: string
  /** Whether what it is about is not there any more. */
  isGone: boolean
  /** The deed that was to be taken back. */
  undone?: string
}

/** What the editor shows. Every change makes a new one. */
export interface SessionState {
  /** The name of the page that is open: see PageName. */
  name: string
  overview?: Overview
  page?: OpenPage
  /** Whether somebody has removed the page. */
  isMissing: boolean
  /** A key for each block that it keeps when it is moved. */
  keys: string[]
  /** The key of the chosen block; undefined for the page's own fields. */
  chosen?: string
  /** The part of the site whose fields are shown instead of the page's: "/site", "/shared/clients". */
  part?: string
  /** The place of a block that was just added: its first text is to be written next. */
  fresh?: string
  /** How many deeds are on their way to the file. */
  saving: number
  /** What was typed and is not in the file. */
  unsaved: readonly Unsaved[]
  conflict?: Conflict
  /** The last deed, where it was done in another window and was to be taken back: its id, and what to say. */
  elsewhere?: { id: string; sentence: string }
  /** Why the last deed was not done. */
  trouble?: string
  /** The sides of the editor that are folded away. */
  folded: { outline: boolean; fields: boolean }
  /** Why nothing can be read or written at present. It is tried again and again. */
  waits?: string
  /** Words that were typed before the editor was closed, and are in no file. */
  halfTyped: HalfTyped[]
  /** A sentence about the store, until it was read. */
  notice?: string
  /** What screen readers are told. */
  announcement: string
}
