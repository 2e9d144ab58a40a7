import { Failure } from '../../../../base/shared-types/failure'
import { JournalFormat } from '../../../edited-site/journal/journal-format'
import { type JournalLine, JournalState } from '../../../edited-site/journal/journal-lines'
import type { Journal } from '../../../edited-site/keepers'
import { revisionOf } from '../storage/revision-of'
import { explainDamagedJournal, explainStorage } from '../storage/sentences'
import type { WholeFile } from '../storage/whole-file'

/** A longer journal is compacted, in bytes. */
const usualLimit = 8_000_000

const format = new JournalFormat(revisionOf)

export class BrowserJournal implements Journal {
  readonly state = new JournalState()
  /** Whether the file holds anything but sound lines. */
  private isUntidy = false

  constructor(
    private readonly file: WholeFile,
    private readonly text: Pick<WholeFile, 'readPrevious'>,
    private readonly limit = usualLimit,
  ) {}

  async open(): Promise<string | undefined> {
    // A last line without an end was never confirmed: the browser stopped while it was written.
    const [unfinished, ...lines] = (this.file.read() ?? '').split('\n').reverse()
    const sound = lines.reverse().flatMap((line) => format.readLine(line) ?? [])
    for (const line of sound) this.state.add(line)
    const lost = lines.length - sound.length
    this.isUntidy = lost > 0 || Boolean(unfinished)
    return lost > 0 ? explainDamagedJournal(lost) : undefined
  }

  add(line: JournalLine): void {
    try {
      this.tidy()
      this.file.append(format.writeLine(line))
    } catch (error) {
      throw new Failure(explainStorage(error))
    }
    this.state.add(line)
  }

  tidy(): void {
    if (!this.isUntidy && this.file.size <= this.limit) return
    this.file.replace(format.compact(this.state, this.limit))
    this.isUntidy = false
  }

  /** The file of the text keeps the one before it, too. */
  keepText(): void {}

  readText(revisions: string[]): string | undefined {
    const text = this.text.readPrevious()
    return text !== undefined && revisions.includes(revisionOf(text)) ? text : undefined
  }
}
