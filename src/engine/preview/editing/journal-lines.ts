import { type JournalEntry, withChange, withDeed, withoutDeed } from '../../edits/journal'
import type { HalfTyped } from '../../edits/store'
import type { Step } from './revisions'

/** A line of the journal. */
export type JournalLine =
  /** Something was done. */
  | { kind: 'deed'; entry: JournalEntry; step?: Step }
  /** A deed as it was when the journal was written anew. */
  | { kind: 'kept'; entry: JournalEntry }
  /** A deed was taken back, done again or given up; `was` is what is to be said of it should the step fail. */
  | { kind: 'change'; id: string; change: Partial<JournalEntry>; was: Partial<JournalEntry>; step?: Step }
  /** The step of the line before was never made: it is as if that line were not there. */
  | { kind: 'failed'; line: Extract<JournalLine, { kind: 'deed' | 'change' }> }
  /** Somebody else has changed the file. */
  | { kind: 'outside'; step: Step }
  | { kind: 'draft'; draft: HalfTyped }
  | { kind: 'draft-dropped'; page: string; pointer: string }

/** What a journal says, line after line. */
export interface JournalState {
  entries: JournalEntry[]
  steps: Step[]
  drafts: HalfTyped[]
}

/** More deeds are not kept, and no more steps between texts. */
const mostEntries = 1_000
const mostSteps = 4_000

const withStep = (steps: Step[], step: Step | undefined): Step[] =>
  step ? [...steps.slice(1 - mostSteps), step] : steps

const withoutStep = (steps: Step[], step: Step | undefined): Step[] =>
  step && steps.at(-1)?.after === step.after ? steps.slice(0, -1) : steps

const withoutDraft = (drafts: HalfTyped[], { page, pointer }: Pick<HalfTyped, 'page' | 'pointer'>): HalfTyped[] =>
  drafts.filter((draft) => draft.page !== page || draft.pointer !== pointer)

/** Returns what a journal says after one more line. */
export function withLine(state: JournalState, line: JournalLine): JournalState {
  const { entries, steps, drafts } = state
  switch (line.kind) {
    case 'deed':
      return {
        ...state,
        entries: withDeed(entries.slice(1 - mostEntries), line.entry),
        steps: withStep(steps, line.step),
      }
    case 'kept':
      return { ...state, entries: [...entries, line.entry] }
    case 'change':
      return { ...state, entries: withChange(entries, line.id, line.change), steps: withStep(steps, line.step) }
    case 'failed': {
      const failed = line.line
      const before =
        failed.kind === 'deed' ? withoutDeed(entries, failed.entry.id) : withChange(entries, failed.id, failed.was)
      return { ...state, entries: before, steps: withoutStep(steps, failed.step) }
    }
    case 'outside':
      return { ...state, steps: withStep(steps, line.step) }
    case 'draft':
      return { ...state, drafts: [...withoutDraft(drafts, line.draft), line.draft] }
    case 'draft-dropped':
      return { ...state, drafts: withoutDraft(drafts, line) }
  }
}
