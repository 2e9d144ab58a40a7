import { join } from 'node:path'
import { isFailure } from '../model/failure'
import { readContentText } from '../site/read-text'
import { replaceFile } from '../site/replace-file'
import type { Change } from '../store/command'
import type { JournalFile } from './journal/journal-file'
import type { JournalLine } from './journal/journal-lines'
import { named, type Revision, revisionOf, type Step, stepBetween, textAt } from './journal/revisions'
import { explainJournal } from './sentences'

/** Replaces a file's text whole: see replaceFile. */
export type WriteFile = typeof replaceFile

type Doing = Extract<JournalLine, { kind: 'deed' | 'change' }>

/** The pages.json of a site with its journal: what it holds, what it held, and who has changed it. */
export class WrittenSite {
  readonly #file: string
  #known?: Revision

  constructor(
    site: string,
    readonly journal: JournalFile,
    private readonly announce: (change: Change) => void,
    private readonly writeFile: WriteFile = replaceFile,
  ) {
    this.#file = join(site, 'pages.json')
  }

  /** Reads the file, and notes whether somebody else has changed it. Throws what reading it throws. */
  async read(): Promise<Revision> {
    const text = await readContentText(this.#file)
    if (this.#known?.text === text) return this.#known
    const now = named(text)
    if (this.#known) this.noteOutside(this.#known, now)
    else this.recover(now)
    const isNews = this.#known !== undefined
    this.#known = now
    this.journal.keepText(text)
    // The echo of an own write is no news: it is known already.
    if (isNews) this.announce({ revision: now.revision, isOwn: false })
    return now
  }

  /** Returns the text of an earlier revision; undefined where it is not known any more. */
  textAt = (revision: string): string | undefined =>
    this.#known && textAt(this.journal.state.steps, this.#known, revision)

  /**
   * Writes a text in the place of the one that was read: the journal first, then the file. Returns why it was not
   * written; nothing where it was.
   */
  write(before: Revision, text: string, lineOf: (revision: string) => Doing): string | undefined {
    const after = named(text)
    const step = stepBetween(before, after)
    const line: Doing = { ...lineOf(step.after), step }
    try {
      this.journal.add(line)
    } catch (error) {
      console.error((error as Error).message)
      return explainJournal(error)
    }
    try {
      this.writeFile(this.#file, before.text, text)
    } catch (error) {
      this.journal.addAnyway({ kind: 'failed', line })
      if (isFailure(error)) return error.message
      throw error
    }
    this.#known = after
    this.journal.keepText(text)
    this.announce({ revision: step.after, isOwn: true })
    return undefined
  }

  private noteOutside(before: Revision, now: Revision): void {
    this.journal.addAnyway({ kind: 'outside', step: stepBetween(before, now) })
  }

  /**
   * Compares the journal to the file after a start: a server that was killed may have noted a deed and not written it, and
   * the file may have been changed since.
   */
  private recover(found: Revision): void {
    const last = this.journal.lastStep
    const step = this.journal.state.steps.at(-1)
    if (step && step.after !== found.revision) this.noteUnknown(found, last, step)
    try {
      this.journal.tidy()
    } catch (error) {
      // The next line that is added does the same, and says what is in the way.
      console.error((error as Error).message)
    }
  }

  /** Notes how the file came to hold what it was not left with. */
  private noteUnknown(found: Revision, last: JournalLine | undefined, step: Step): void {
    const now = found.revision
    const kept = this.journal.readText([step.before, step.after])
    const isUnwritten = step.before === now || (kept !== undefined && revisionOf(kept) === step.before)
    if (isUnwritten && last && (last.kind === 'deed' || last.kind === 'change'))
      this.journal.addAnyway({ kind: 'failed', line: last })
    if (step.before === now) return
    if (kept === undefined) this.journal.addAnyway({ kind: 'outside', step: { before: step.after, after: now } })
    else this.noteOutside(named(kept), found)
  }
}
