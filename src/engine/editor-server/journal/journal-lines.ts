import { type JournalEntry, withChange, withDeed, withoutDeed } from '../../store/journal/entries'
import type { TextDraft } from '../../store/overview'
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
  | { kind: 'draft'; draft: TextDraft }
  | { kind: 'draft-dropped'; page: string; pointer: string }

/** More deeds are not kept, and no more steps between texts or half-typed words. */
const mostEntries = 1_000
const mostSteps = 4_000
const mostDrafts = 100

/** What a journal says, line after line. */
export class JournalState {
  entries: readonly JournalEntry[] = []
  drafts: TextDraft[] = []
  readonly steps: Step[] = []

  add(line: JournalLine): void {
    if (line.kind === 'deed') this.entries = withDeed(this.entries.slice(1 - mostEntries), line.entry)
    else if (line.kind === 'kept') this.entries = [...this.entries.slice(1 - mostEntries), line.entry]
    else if (line.kind === 'change') this.entries = withChange(this.entries, line.id, line.change)
    else if (line.kind === 'failed') this.fail(line.line)
    else if (line.kind === 'draft') this.drafts = [...this.without(line.draft).slice(1 - mostDrafts), line.draft]
    else if (line.kind === 'draft-dropped') this.drafts = this.without(line)
    if ('step' in line && line.step) this.steps.push(line.step)
    // Not at every step: to cut a long list takes time.
    if (this.steps.length > 2 * mostSteps) this.steps.splice(0, mostSteps)
  }

  private fail(line: Extract<JournalLine, { kind: 'failed' }>['line']): void {
    this.entries =
      line.kind === 'deed' ? withoutDeed(this.entries, line.entry.id) : withChange(this.entries, line.id, line.was)
    if (line.step && this.steps.at(-1)?.after === line.step.after) this.steps.pop()
  }

  private without({ page, pointer }: Pick<TextDraft, 'page' | 'pointer'>): TextDraft[] {
    return this.drafts.filter((draft) => draft.page !== page || draft.pointer !== pointer)
  }
}
