import type { Edit } from '../../edits/edit'
import type { TakenFile } from '../file-store'

/** Where a deed stands: in the file; taken back; taken back for good, as another deed followed; or never written. */
export type DeedState = 'done' | 'undone' | 'dropped' | 'failed'

/** What somebody did in one go, and how it is taken back. */
export interface JournalEntry {
  id: string
  /** When it was done, as a date of ISO 8601. */
  time: string
  /** "Heading of Banner changed". */
  label: string
  /** The path of the page that it was done on. */
  page: string
  /** The edits that do it, of the text before it. */
  edits: Edit[]
  /** The edits that take it back, of the text after it. */
  inverse: Edit[]
  /** The file that it takes out of public/, beside its edits. */
  taken?: TakenFile
  state: DeedState
  /** The deeds that could have been done again before it, in the same window. */
  drops?: string[]
  /** The window of the editor that it was done in. */
  window?: string
  /** The revision of the text that the edits of its next undo, or redo, are about. */
  revision: string
}

/** A window of the editor that asks what it can take back, and which windows are open beside it. */
export interface Asking {
  window: string
  isOpen: (window: string) => boolean
}

/** Whether a deed was done in another window that is open. */
const isElsewhere = (entry: JournalEntry, { window, isOpen }: Asking): boolean =>
  entry.window !== undefined && entry.window !== window && isOpen(entry.window)

/** Returns the deeds that a window may do again: its own, and those of windows that are closed. */
export const ownEntries = (entries: readonly JournalEntry[], asking: Asking): JournalEntry[] =>
  entries.filter((entry) => !isElsewhere(entry, asking))

export const lastDone = (entries: readonly JournalEntry[]): JournalEntry | undefined =>
  entries.findLast(({ state }) => state === 'done')

/**
 * Returns the deed that an undo takes back: the last one of its window, past those of other open windows; one of a closed
 * window only where no other open window has done anything since.
 */
export function nextUndo(entries: readonly JournalEntry[], asking: Asking): JournalEntry | undefined {
  const done = entries.filter(({ state }) => state === 'done')
  const newest = done.findLastIndex((entry) => isElsewhere(entry, asking))
  return done.findLast((entry, at) => entry.window === asking.window || (at > newest && !isElsewhere(entry, asking)))
}

/** Returns the deed that a redo does again: the one behind the last that is done. */
export function nextRedo(entries: readonly JournalEntry[]): JournalEntry | undefined {
  const last = entries.findLastIndex(({ state }) => state === 'done')
  return entries.slice(last + 1).find(({ state }) => state === 'undone')
}

/** Returns the deeds that a new one keeps from being done again. */
export const dropsOf = (own: readonly JournalEntry[]): string[] =>
  own.filter(({ state }) => state === 'undone').map(({ id }) => id)

/** Returns the entries after a new deed: what it drops cannot be done again. */
export const withDeed = (entries: readonly JournalEntry[], entry: JournalEntry): JournalEntry[] => [
  ...entries.map((other): JournalEntry => (entry.drops?.includes(other.id) ? { ...other, state: 'dropped' } : other)),
  entry,
]

/** Returns the entries when a deed could not be written: what it had dropped can be done again. */
export function withoutDeed(entries: readonly JournalEntry[], id: string): JournalEntry[] {
  const drops = entries.find((entry) => entry.id === id)?.drops ?? []
  return entries.map((entry): JournalEntry => {
    if (entry.id === id) return { ...entry, state: 'failed' }
    return drops.includes(entry.id) ? { ...entry, state: 'undone' } : entry
  })
}

/** Returns the entries after one of them has changed. */
export const withChange = (
  entries: readonly JournalEntry[],
  id: string,
  change: Partial<Omit<JournalEntry, 'id'>>,
): JournalEntry[] => entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry))
