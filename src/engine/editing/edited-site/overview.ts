import type { Problem } from '../../base/shared-types/problem'

export interface PageName {
  /** Unique: the path, and of a page with dates a time, as pages may take turns at a path. */
  name: string
  path: string
  /** Where the preview shows it: its path, or its name while another page is shown at that path. */
  address: string
  title: string
  pointer: string
  /** Visitors do not see it: "draft", "appears 12 January", "ended 28 February". */
  unseen?: string
  redirect?: string
  template?: string
  picture?: string
  /** ISO 8601: its last change in the editor. */
  changed?: string
  /** The path of its original; only where the site has several languages. */
  translates?: string
  /** How many parts of its original have changed since it was last found right. */
  toLookAt?: number
  entry?: EntryName
  /** Whether it makes a page for each value of entries, and of which. */
  each?: { of: string; by: string }
}

export interface EntryName {
  collection: string
  isVisible: boolean
  numbers: Record<string, number>
  /** Among all of the collection, in its order. */
  position: number
  /** Whether it has the field that its collection is ordered by. */
  hasPlace: boolean
  /** "2027-06-12" */
  day?: string
  /** Of the fields with lists of words, and of those that a page is made for each value of. */
  values: Record<string, string[]>
}

export interface CollectionName {
  name: string
  title?: string
  /** "-day" */
  order?: string
  template?: string
}

/** A page that is made: of a list with pages but for the first one, or of a value of entries. */
export interface MadeName {
  path: string
  /** The path of the page that it is made from. */
  from: string
  title: string
  number: number
  /** How many pages the list has. */
  count: number
  value?: string
}

export interface SharedName {
  name: string
  pointer: string
  raw: string
  pages: string[]
}

export interface TextDraft {
  page: string
  pointer: string
  label: string
  text: string
  revision: string
  time: string
  /** Whether someone else has changed or removed its place: the words were saved before that. */
  isClash?: true
}

export interface Overview {
  /** Changes with every character of the text. */
  revision: string
  pages: PageName[]
  shared: SharedName[]
  /** For each type of block the types that follow it on the site's pages, most frequent first; "" is the start of a page. */
  followers: Record<string, string[]>
  parts: string[]
  /** The site's own first; undefined where it has one. */
  languages?: string[]
  collections?: CollectionName[]
  made?: MadeName[]
  /** What Undo would take back. `elsewhere` names the other open window that it was made in: Undo asks first. */
  undo?: { label: string; page: string; elsewhere?: string }
  redo?: { label: string; page: string }
  window?: string
  /** The last change, if another open window has made it. */
  news?: { id: string; label: string; page: string; window: string }
  drafts: TextDraft[]
  notice?: string
  /** Why nothing can be edited: a mistake in the file. */
  waits?: { message: string; line?: number; column?: number }
}

export interface PageText extends Overview {
  name: string
  path: string
  pointer: string
  raw: string
  site: string
  waivers?: string
  /** What translations of shared blocks were last found right for. */
  seen?: string
  /** The page that this one translates. */
  original?: Pick<PageText, 'name' | 'path' | 'pointer' | 'raw'>
  problems: Problem[]
  hasWarnings: boolean
}
