import type { Problem } from '../model/problem'
import type { Edit } from './edit'
import type { FileStore } from './files'
import type { PageChange, PagePlan } from './page-changes'

/** A page, or an address that leads to another one, as lists show it. */
export interface PageName {
  /** What tells it from all others: its path, and of a page with dates a time, as pages may take turns at a path. */
  name: string
  path: string
  /** Where the preview shows it: at its path, or by its name where another page of that path comes first at present. */
  address: string
  title: string
  /** Where it stands in the text: "/pages/3". */
  pointer: string
  /** That visitors do not see it, and why: "draft", "from 12 January", "ended 28 February". */
  unseen?: string
  /** Where it leads to, when it is a redirect. */
  redirect?: string
  /** The name of its template. */
  template?: string
  /** Of an entry: its collection, whether visitors see it there, and its fields that are numbers. */
  entry?: { collection: string; isVisible: boolean; numbers: Record<string, number> }
}

/** A block that several pages show. */
export interface SharedName {
  name: string
  /** "/shared/clients". */
  pointer: string
  /** The text of the block. */
  raw: string
  /** The paths of the pages that show it. */
  pages: string[]
}

/** Words that were typed and are not in the file yet. */
export interface HalfTyped {
  /** The name of the page. */
  page: string
  pointer: string
  /** "Heading of Banner". */
  label: string
  text: string
  /** The revision of the text that it was typed for. */
  revision: string
  /** When, as a date of ISO 8601. */
  time: string
}

/** What stands around every page. */
export interface Overview {
  /** Names the text: it changes with every character of it. */
  revision: string
  pages: PageName[]
  shared: SharedName[]
  /** For each type of block the types that follow it on the site's pages, the most frequent first; "" is a page's begin. */
  followers: Record<string, string[]>
  /** The names of the parts of the file, in their order: "site", "shared", "pages". */
  parts: string[]
  /**
   * The labels of what undo takes back and redo does again, and the pages of these deeds. `isElsewhere`: it was done in
   * another window that is open, and is taken back only where that is confirmed.
   */
  undo?: { label: string; page: string; isElsewhere?: true }
  redo?: { label: string; page: string }
  halfTyped: HalfTyped[]
  /** A sentence about the store, until it was read: some of Undo is lost. */
  notice?: string
  /** Why nothing can be edited at present: a mistake in the file, with its line. */
  waits?: { message: string; line?: number; column?: number }
}

/** A page as it is written. */
export interface PageText extends Overview {
  /** What tells the page from all others: see PageName. */
  name: string
  path: string
  pointer: string
  /** The page's own text, as it stands in the file. */
  raw: string
  /** The settings of the site, as they stand in the file; their pointer is "/site". */
  site: string
  /** The waivers, as they stand in the file; undefined where there are none. */
  waivers?: string
  /** What the check says of this page: its errors; its warnings, too, once they have been looked for. */
  problems: Problem[]
}

/** What is to be done in one go: one step of undo. */
export interface Deed {
  /** "Heading of Banner changed". */
  label: string
  /** The name of the page that is shown when it is done. */
  page: string
  /** The revision of the text that the edits are about. */
  revision: string
  /** Edits of the whole text, each of what the one before it leaves: all are made or none. */
  edits: Edit[]
  /** Whether it is written although the check refuses what it makes: a new block with things still to fill in. */
  allowProblems?: boolean
}

/** What the check says against an edit, at the place in the text after it. */
export interface Refused {
  pointer: string
  message: string
  rule: string
  /** The path of the page that it stands on. */
  page?: string
  /** What to write instead, when that is known. */
  fix?: string
}

/** What came of a deed, an undo or a redo. Where nothing was written, the words are those of an author. */
export type Answer =
  /** It is in the file. `edits` are as they were made: their pointers are those of the new text. */
  | { kind: 'done'; revision: string; label: string; page: string; edits: Edit[] }
  /** The check refuses what it makes. */
  | { kind: 'refused'; refused: Refused[]; revision: string }
  /** Its place holds something else by now; `mine` is what was to be written. */
  | {
      kind: 'conflict'
      problem: string
      pointer: string
      expected: string
      found: string
      mine?: string
      /** Whether what it was about is not there any more. */
      isGone?: true
      /** The id of the deed that was to be taken back or done again. */
      entry?: string
      label: string
      revision: string
    }
  /** There is nothing of one's own to take back; the last deed was done in another window. */
  | { kind: 'elsewhere'; problem: string; id: string }
  /** There is nothing to take back, or it cannot be written: the sentence says why. */
  | {
      kind: 'problem'
      problem: string
      revision?: string
      /** Whether the store itself has not answered. */
      isAway?: true
    }

/** What came of something that leaves the file alone. */
export type Kept = { kind: 'kept' } | { kind: 'problem'; problem: string }

/** News of the file, or of what the check says of it. */
export interface Change {
  /** Of the file that has changed; undefined where it is the same and its warnings have been looked for. */
  revision?: string
  /** Whether this store has written it; otherwise somebody else has. */
  isOwn: boolean
}

/** Where the editor reads and writes a site. It knows nothing of where the text is kept. */
export interface Store {
  readonly files: FileStore
  overview(): Promise<Overview | { problem: string }>
  /** Reads a page by its name, or the one that is shown at a path. */
  readPage(name: string): Promise<PageText | { problem: string }>
  apply(deed: Deed): Promise<Answer>
  /** Checks what a deed would make, and writes nothing. */
  judge(deed: Deed): Promise<Answer | { kind: 'fine' }>
  /** Says what a change of pages would do, and does nothing. */
  planPages(change: PageChange): Promise<PagePlan | Extract<Answer, { kind: 'problem' }>>
  /** Changes pages as a whole, with every place that names them: one step of undo. */
  changePages(change: PageChange): Promise<Answer>
  /** Takes back the last deed of one's own. `id` names a deed of another window that is to be taken back all the same. */
  undo(id?: string): Promise<Answer>
  redo(): Promise<Answer>
  /** Gives up an undo whose place has changed since, so that the one before it comes next. */
  skipUndo(id: string): Promise<Kept>
  /** Keeps words until they are in the file, or are dropped: after a crash they are offered again. */
  keepDraft(draft: Omit<HalfTyped, 'time'>): Promise<Kept>
  dropDraft(page: string, pointer: string): Promise<Kept>
  /** Drops the notice: it was read. */
  closeNotice(): Promise<Kept>
  /** Calls back after every change of the file, whoever made it, and when its warnings are known. Returns how to stop. */
  subscribe(onChange: (change: Change) => void): () => void
}
