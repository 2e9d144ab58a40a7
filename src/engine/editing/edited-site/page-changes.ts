import type { FoundWords } from './find-replace/find-words'
import type { WordsChange } from './find-replace/plan-words'

export interface ChangedContact {
  from: string
  to: string
}

/** A change of more than a page's fields. An existing page is given by its name. */
export type PageChange =
  | { kind: 'new'; path: string; title: string; template?: string; collection?: string }
  | { kind: 'copy'; from: string; path: string; title: string }
  /** `from` is the original, or another translation of it. */
  | { kind: 'translate'; from: string; path: string }
  | { kind: 'move'; from: string; to: string; withChildren: boolean }
  /** Without `leadTo` the links to the page are removed. */
  | { kind: 'delete'; name: string; leadTo?: string }
  /** Moves an entry of a collection to a position, from 0: in the file, or in the order of a numeric field. */
  | { kind: 'order'; name: string; to: number; orderBy?: string }
  /** Renames a value of entries in the language of `page`, in all places. */
  | { kind: 'value'; collection: string; field: string; value: string; to: string; page: string }
  /** Adds a redirect; with `old` changes the one at that path; without `wanted` removes it. */
  | { kind: 'redirect'; old?: string; wanted?: { path: string; to: string }; page: string }
  | { kind: 'contact'; contacts: readonly ChangedContact[]; page: string }
  | ({ kind: 'words'; page: string } & WordsChange)

export interface AffectedPlace {
  /** The path of its page; undefined in the settings and in a shared block. */
  page?: string
  words: string
  pointer: string
  /** Each time that words were found there. */
  found?: FoundWords[]
}

export interface PagePlan {
  kind: 'plan'
  places: AffectedPlace[]
  redirected: string[]
  staying: string[]
}
