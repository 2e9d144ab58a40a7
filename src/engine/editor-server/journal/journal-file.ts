import { closeSync, constants, existsSync, fstatSync, fsyncSync, ftruncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeUnfinished, writeWholeSync } from '../../site/write-whole'
import { makeEditorFolder, openRegular, readEnd } from './editor-folder'
import { readLine, writeLine } from './journal-format'
import { type JournalLine, JournalState } from './journal-lines'
import { keepRejected } from './rejected-lines'
import { revisionOf } from './revisions'

/** A longer journal is compacted, and of a longer one only the end is read, in bytes. */
const usualLimit = 8_000_000

/** No longer text of pages.json is read, in bytes. */
const longestText = 300 * 1024 * 1024

/** Returns the last of these lines, as many as fit into so many bytes. */
function lastThatFit(lines: JournalLine[], mostBytes: number): string[] {
  const texts: string[] = []
  let length = 0
  for (const line of lines.toReversed()) {
    const text = writeLine(line)
    length += Buffer.byteLength(text)
    if (length > mostBytes) break
    texts.unshift(text)
  }
  return texts
}

/** The journal of a site on disk: a line for each thing that was done, and the text that was known last. */
export class JournalFile {
  readonly #file: string
  readonly #textFile: string
  readonly state = new JournalState()
  #length = 0
  #last?: JournalLine
  /** What was read and is no line of a journal. */
  #rejected: Buffer[] = []
  /** Whether the file holds anything but sound lines, or is too long. */
  #isUntidy = false

  constructor(
    private readonly folder: string,
    private readonly limit = usualLimit,
  ) {
    this.#file = join(folder, 'journal.jsonl')
    this.#textFile = join(folder, 'text.json')
  }

  /** The last line that says how a text came from another. */
  get lastStep(): JournalLine | undefined {
    return this.#last
  }

  /** Reads what an earlier preview has written. Returns how many lines were left out because they cannot be trusted. */
  load(): number {
    if (!existsSync(this.#file)) return 0
    removeUnfinished(this.#file)
    const { bytes, isCut } = readEnd(this.#file, this.limit)
    this.#isUntidy = isCut
    // The first line was cut through, too.
    let start = isCut ? bytes.indexOf('\n') + 1 : 0
    for (let end = bytes.indexOf('\n', start); end >= 0; end = bytes.indexOf('\n', start)) {
      const line = readLine(bytes.toString('utf8', start, end))
      if (line) this.note(line)
      else this.#rejected.push(bytes.subarray(start, end + 1))
      start = end + 1
    }
    this.#length = bytes.length
    // A line without an end is one that a computer stopped in: it was never said to be kept.
    this.#isUntidy ||= this.#rejected.length > 0 || start < bytes.length
    return this.#rejected.length
  }

  /** Moves lines that were left out into a file of their own, and shortens a journal that is too long. */
  tidy(): void {
    if (!this.#isUntidy && this.#length <= this.limit) return
    keepRejected(this.folder, this.#rejected, this.limit)
    this.#rejected = []
    this.compact()
  }

  /** Adds a line, and waits until the disk holds it. Throws what writing throws: then the line does not count. */
  add(line: JournalLine): void {
    makeEditorFolder(this.folder)
    this.tidy()
    this.append(writeLine(line))
    this.note(line)
  }

  /** Whether there is anything that has to be known after a restart. */
  get isInUse(): boolean {
    return this.state.entries.length > 0 || this.state.drafts.length > 0
  }

  /** Adds a line that has to count even where it cannot be written: after a restart the file itself tells the same. */
  addAnyway(line: JournalLine): void {
    try {
      if (this.isInUse) this.add(line)
      else this.note(line)
    } catch {
      this.note(line)
    }
  }

  /** Keeps the text that the last line has led to. It is looked at after a restart, if it is still that. */
  keepText(text: string): void {
    if (!this.isInUse) return
    try {
      const file = openRegular(this.#textFile, constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC)
      try {
        writeFileSync(file, text)
      } finally {
        closeSync(file)
      }
    } catch {
      // Without it an undo after a restart finds its place by what it expects there.
    }
  }

  /** Returns the text that was kept last, if its name is one of these. */
  readText(revisions: string[]): string | undefined {
    if (!existsSync(this.#textFile)) return undefined
    const text = readEnd(this.#textFile, longestText).bytes.toString()
    return revisions.includes(revisionOf(text)) ? text : undefined
  }

  private note(line: JournalLine): void {
    this.state.add(line)
    if ('step' in line && line.step) this.#last = line
    if (line.kind === 'failed') this.#last = undefined
  }

  private append(text: string): void {
    const file = openRegular(this.#file, constants.O_WRONLY | constants.O_CREAT | constants.O_APPEND)
    const { size } = fstatSync(file)
    try {
      writeFileSync(file, text)
      fsyncSync(file)
      this.#length = size + Buffer.byteLength(text)
    } catch (error) {
      this.#isUntidy = true
      ftruncateSync(file, size)
      this.#isUntidy = false
      throw error
    } finally {
      closeSync(file)
    }
  }

  /** Writes the journal with what counts alone: steps, deeds as they are now, and half-typed words, the latest of each. */
  private compact(): void {
    const { entries, steps, drafts } = this.state
    const texts = [
      ...lastThatFit(
        steps.map((step) => ({ kind: 'outside', step })),
        this.limit / 8,
      ),
      ...lastThatFit(
        entries.map((entry) => ({ kind: 'kept', entry })),
        this.limit / 4,
      ),
      ...lastThatFit(
        drafts.map((draft) => ({ kind: 'draft', draft })),
        this.limit / 8,
      ),
    ].join('')
    writeWholeSync(this.#file, (unfinished) =>
      writeFileSync(unfinished, texts, { flag: 'wx', mode: 0o600, flush: true }),
    )
    this.#length = Buffer.byteLength(texts)
    this.#isUntidy = false
  }
}
