import type { Edit } from '../../../content/json-edits/edit'
import type { TakenFile } from '../file-store'
import type { Overview } from '../overview'

type EntryState = 'done' | 'undone' | 'dropped' | 'failed'

export interface JournalEntry {
  id: string
  time: string
  label: string
  page: string
  edits: Edit[]
  inverse: Edit[]
  taken?: TakenFile
  /** The file came back: an undo takes it. */
  isBack?: true
  state: EntryState
  drops?: string[]
  window?: string
  revision: string
}

export interface WindowContext {
  window: string
  isOpen: (window: string) => boolean
}

const isElsewhere = (entry: JournalEntry, { window, isOpen }: WindowContext): boolean =>
  entry.window !== undefined && entry.window !== window && isOpen(entry.window)

export const ownEntries = (entries: readonly JournalEntry[], context: WindowContext): JournalEntry[] =>
  entries.filter((entry) => !isElsewhere(entry, context))

/** Undefined if something else has happened since. */
export function continuedEntry(
  entries: readonly JournalEntry[],
  { id, window, revision }: { id: string | undefined; window: string; revision: string },
): JournalEntry | undefined {
  const entry = entries.findLast(({ state }) => state === 'done')
  const isSame = entry?.id === id && (entry?.window ?? '') === window && entry?.revision === revision
  return isSame && !entry?.taken ? entry : undefined
}

/** A value that both replace is replaced once. */
export function joinEdits(first: readonly Edit[], then: readonly Edit[]): Edit[] {
  const [last, next] = [first.at(-1), then[0]]
  if (last?.kind !== 'replace' || next?.kind !== 'replace' || last.pointer !== next.pointer) return [...first, ...then]
  return [...first.slice(0, -1), { ...next, expect: last.expect }, ...then.slice(1)]
}

export const lastDone = (entries: readonly JournalEntry[]): JournalEntry | undefined =>
  entries.findLast(({ state }) => state === 'done')

/**
 * The last entry of this window, past those of other open windows. One of a closed window only where no other open
 * window has changed anything since.
 */
export function nextUndo(entries: readonly JournalEntry[], context: WindowContext): JournalEntry | undefined {
  const done = entries.filter(({ state }) => state === 'done')
  const newest = done.findLastIndex((entry) => isElsewhere(entry, context))
  return done.findLast((entry, at) => entry.window === context.window || (at > newest && !isElsewhere(entry, context)))
}

export const changeTimes = (entries: readonly JournalEntry[]): Map<string, string> =>
  new Map(
    entries
      .filter(({ state, edits }) => state === 'done' && edits.some(({ pointer }) => pointer.startsWith('/pages/')))
      .map(({ page, time }) => [page, time]),
  )

export function nextRedo(entries: readonly JournalEntry[]): JournalEntry | undefined {
  const last = entries.findLastIndex(({ state }) => state === 'done')
  return entries.slice(last + 1).find(({ state }) => state === 'undone')
}

export const dropsOf = (own: readonly JournalEntry[]): string[] =>
  own.filter(({ state }) => state === 'undone').map(({ id }) => id)

export const withEntry = (entries: readonly JournalEntry[], entry: JournalEntry): JournalEntry[] => [
  ...entries.map((other): JournalEntry => (entry.drops?.includes(other.id) ? { ...other, state: 'dropped' } : other)),
  entry,
]

/** What an entry that was not saved had dropped can be redone. */
export function withoutEntry(entries: readonly JournalEntry[], id: string): JournalEntry[] {
  const drops = entries.find((entry) => entry.id === id)?.drops ?? []
  return entries.map((entry): JournalEntry => {
    if (entry.id === id) return { ...entry, state: 'failed' }
    return drops.includes(entry.id) ? { ...entry, state: 'undone' } : entry
  })
}

export const withChange = (
  entries: readonly JournalEntry[],
  id: string,
  change: Partial<Omit<JournalEntry, 'id'>>,
): JournalEntry[] => entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry))

/** Also names the last change if another window has made it. */
export function describeEntries(
  entries: readonly JournalEntry[],
  context: WindowContext,
  nameOf: (entry: JournalEntry) => string,
): Pick<Overview, 'undo' | 'redo' | 'news'> {
  const [undo, redo] = [nextUndo(entries, context), nextRedo(ownEntries(entries, context))]
  const newest = lastDone(entries)
  const last = undo ?? newest
  return {
    ...(last && { undo: { label: last.label, page: last.page, ...(!undo && { elsewhere: nameOf(last) }) } }),
    ...(redo && { redo: { label: redo.label, page: redo.page } }),
    ...(newest &&
      isElsewhere(newest, context) && {
        news: { id: newest.id, label: newest.label, page: newest.page, window: nameOf(newest) },
      }),
  }
}
