import type { Overview, TextDraft } from '../../../edited-site/overview'
import type { OpenPage } from '../page/open-page'
import type { Unsaved } from './unsaved'

interface Conflict {
  label: string
  sentence: string
  pointer: string
  mine?: string
  theirs: string
  isGone: boolean
  undone?: string
}

export interface SessionState {
  name: string
  overview?: Overview
  page?: OpenPage
  /** The made page that is shown: "/news/2". Undefined for the first. */
  shown?: string
  isMissing: boolean
  /** A key for each block that it keeps when it is moved. */
  keys: string[]
  /** Undefined for the page's own fields. */
  chosen?: string
  /** The part of the site whose fields are shown instead of the page's: "/site", "/shared/clients". */
  part?: string
  /** The name of the redirect that the list of pages shows. */
  redirect?: string
  /** The first text of this block is opened. */
  fresh?: string
  saving: number
  isWriting: boolean
  savedAt?: number
  unsaved: readonly Unsaved[]
  conflict?: Conflict
  /** The last command, if another window ran it and it was to be undone: its id, and the question to ask. */
  elsewhere?: { id: string; sentence: string }
  trouble?: string
  folded: { outline: boolean; fields: boolean }
  waits?: string
  drafts: TextDraft[]
  notice?: string
  announcement: string
  /** What was undone, redone or removed. */
  undone?: { words: string }
}
