import { isFailure } from '../../../base/shared-types/failure'
import type { EditorChange } from '../command'
import type { Journal, TextKeeper } from '../keepers'
import type { JournalLine, StepLine } from './journal-lines'
import { type JournalStep, type Revision, stepBetween, textAtRevision } from './revision-steps'

/** A line that cannot be saved counts until a restart: then the text itself shows the same. */
export function addAnyway(journal: Journal, line: JournalLine): void {
  try {
    if (journal.state.isInUse) journal.add(line)
    else journal.state.add(line)
  } catch {
    journal.state.add(line)
  }
}

export class JournaledText {
  private known?: Revision

  constructor(
    private readonly keeper: TextKeeper,
    readonly journal: Journal,
    private readonly announce: (change: EditorChange) => void,
  ) {}

  async read(): Promise<Revision> {
    const text = await this.keeper.read()
    if (this.known?.text === text) return this.known
    const now = this.name(text)
    if (this.known) this.noteOutside(this.known, now)
    else this.recover(now)
    const isFirst = this.known === undefined
    this.known = now
    this.journal.keepText(text)
    if (!isFirst) this.announce({ revision: now.revision, isOwn: false })
    return now
  }

  get last(): Revision | undefined {
    return this.known
  }

  textAt(revision: string): string | undefined {
    const text = this.known && textAtRevision(this.journal.state.steps, this.known, revision)
    const isKnown = text === this.known?.text || (text !== undefined && this.keeper.revisionOf(text) === revision)
    return isKnown ? text : undefined
  }

  /** Saves the journal first. Returns why the text was not saved. */
  write(before: Revision, text: string, lineOf: (revision: string) => StepLine): string | undefined {
    const after = this.name(text)
    const line: StepLine = { ...lineOf(after.revision), step: stepBetween(before, after) }
    try {
      this.journal.add(line)
    } catch (error) {
      if (isFailure(error)) return error.message
      throw error
    }
    try {
      this.keeper.replace(before.text, text)
    } catch (error) {
      addAnyway(this.journal, { kind: 'failed', line })
      if (isFailure(error)) return error.message
      throw error
    }
    this.known = after
    this.journal.keepText(text)
    this.announce({ revision: after.revision, isOwn: true })
    return undefined
  }

  private name = (text: string): Revision => ({ text, revision: this.keeper.revisionOf(text) })

  private noteOutside(before: Revision, now: Revision): void {
    addAnyway(this.journal, { kind: 'outside', step: stepBetween(before, now) })
  }

  /**
   * A server that was killed may have saved a line and not the text. Another program may have changed the text since.
   */
  private recover(found: Revision): void {
    const { steps } = this.journal.state
    const step = steps.at(-1)
    if (step && step.after !== found.revision) this.noteUnknown(found, step)
    try {
      this.journal.tidy()
    } catch (error) {
      // The next line that is added does the same, and says what is in the way.
      console.error((error as Error).message)
    }
  }

  private noteUnknown(found: Revision, step: JournalStep): void {
    const now = found.revision
    const { lastStep } = this.journal.state
    const kept = this.journal.readText([step.before, step.after])
    const isUnsaved = step.before === now || (kept !== undefined && this.keeper.revisionOf(kept) === step.before)
    if (isUnsaved && (lastStep?.kind === 'command' || lastStep?.kind === 'change'))
      addAnyway(this.journal, { kind: 'failed', line: lastStep })
    if (step.before === now) return
    if (kept === undefined) addAnyway(this.journal, { kind: 'outside', step: { before: step.after, after: now } })
    else this.noteOutside(this.name(kept), found)
  }
}
