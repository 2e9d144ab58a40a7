import type { Problem } from '../../base/shared-types/problem'

/** A page or a redirect, as lists show it. */
export interface PageName {
  /** Unique: the path, and of a page with dates a time, as pages may take turns at a path. */
  name: string
  path: string
  /** Where the preview shows it: its path, or its name while another page is shown at that path. */
  address: string
  title: string
  /** "/pages/3" */
  pointer: string
  /** Why visitors do not see it: "draft", "appears 12 January", "ended 28 February". */
  unseen?: string
  redirect?: string
  template?: string
  /** The address of its first picture. */
  picture?: string
  /** When it was changed last in the editor, in ISO 8601. */
  changed?: string
  /** Of an entry: its collection, whether visitors see it there, and its numeric fields. */
  entry?: { collection: string; isVisible: boolean; numbers: Record<string, number> }
}

export interface SharedName {
  name: string
  /** "/shared/clients" */
  pointer: string
  raw: string
  pages: string[]
}

/** Typed words that are not saved yet. */
export interface TextDraft {
  /** The name of the page. */
  page: string
  pointer: string
  /** "Heading of Banner" */
  label: string
  text: string
  /** The revision that they were typed for. */
  revision: string
  time: string
  /** Whether someone else has changed or removed its place: the words were saved before that. */
  isClash?: true
}

export interface Overview {
  /** Names the text: it changes with every character. */
  revision: string
  pages: PageName[]
  shared: SharedName[]
  /** For each type of block the types that follow it on the site's pages, most frequent first; "" is the start of a page. */
  followers: Record<string, string[]>
  /** The names of the parts of the file, in their order: "site", "shared", "pages". */
  parts: string[]
  /** What Undo would take back. `elsewhere` names the other open window that it was made in: Undo asks first. */
  undo?: { label: string; page: string; elsewhere?: string }
  redo?: { label: string; page: string }
  /** The name of this window, while others are open. */
  window?: string
  /** The last change, if another open window has made it. */
  news?: { id: string; label: string; page: string; window: string }
  drafts: TextDraft[]
  /** A notice about the store, until it is closed: some of Undo is lost. */
  notice?: string
  /** Why nothing can be edited: a mistake in the file. */
  waits?: { message: string; line?: number; column?: number }
}

export interface PageText extends Overview {
  name: string
  path: string
  pointer: string
  raw: string
  /** The text of the site's settings, at "/site". */
  site: string
  /** The text of the waivers, if there are any. */
  waivers?: string
  /** The page's errors; its warnings, too, once they are known. */
  problems: Problem[]
  /** Whether its warnings are known. */
  hasWarnings: boolean
}
