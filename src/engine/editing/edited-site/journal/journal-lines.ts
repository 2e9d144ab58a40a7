import type { TextDraft } from '../overview'
import { type JournalEntry, withChange, withEntry, withoutEntry } from './entries'
import type { JournalStep } from './revision-steps'

export type StepLine =
  | { kind: 'command'; entry: JournalEntry; step?: JournalStep }
  /** An entry was undone, redone or dropped; `was` restores it if the step fails. */
  | { kind: 'change'; id: string; change: Partial<JournalEntry>; was: Partial<JournalEntry>; step?: JournalStep }

export type JournalLine =
  | StepLine
  /** An entry of a journal that was compacted. */
  | { kind: 'kept'; entry: JournalEntry }
  /** The step of an earlier line was never made. */
  | { kind: 'failed'; line: StepLine }
  | { kind: 'outside'; step: JournalStep }
  | { kind: 'draft'; draft: TextDraft }
  | { kind: 'draft-dropped'; page: string; pointer: string }

const maxEntries = 1_000
const maxSteps = 4_000
const maxDrafts = 100

export class JournalState {
  entries: readonly JournalEntry[] = []
  drafts: TextDraft[] = []
  readonly steps: JournalStep[] = []
  lastStep?: JournalLine

  get isInUse(): boolean {
    return this.entries.length > 0 || this.drafts.length > 0
  }

  add(line: JournalLine): void {
    if (line.kind === 'command') this.entries = withEntry(this.entries.slice(1 - maxEntries), line.entry)
    else if (line.kind === 'kept') this.entries = [...this.entries.slice(1 - maxEntries), line.entry]
    else if (line.kind === 'change') this.entries = withChange(this.entries, line.id, line.change)
    else if (line.kind === 'failed') this.fail(line.line)
    else if (line.kind === 'draft') this.drafts = [...this.without(line.draft).slice(1 - maxDrafts), line.draft]
    else if (line.kind === 'draft-dropped') this.drafts = this.without(line)
    if ('step' in line && line.step) {
      this.steps.push(line.step)
      this.lastStep = line
    }
    // Not at every step: to cut a long list takes time.
    if (this.steps.length > 2 * maxSteps) this.steps.splice(0, maxSteps)
  }

  private fail(line: StepLine): void {
    this.entries =
      line.kind === 'command' ? withoutEntry(this.entries, line.entry.id) : withChange(this.entries, line.id, line.was)
    if (line.step && this.steps.at(-1)?.after === line.step.after) this.steps.pop()
    this.lastStep = undefined
  }

  private without({ page, pointer }: Pick<TextDraft, 'page' | 'pointer'>): TextDraft[] {
    return this.drafts.filter((draft) => draft.page !== page || draft.pointer !== pointer)
  }
}
