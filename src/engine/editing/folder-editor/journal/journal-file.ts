import { closeSync, constants, existsSync, fstatSync, fsyncSync, ftruncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../../../base/shared-types/failure'
import { makeIgnoredFolder } from '../../../folders/site-folder/git-ignored-folder'
import { removeUnfinished, writeAtomicallySync } from '../../../folders/site-folder/write-atomically'
import { JournalFormat } from '../../edited-site/journal/journal-format'
import { type JournalLine, JournalState } from '../../edited-site/journal/journal-lines'
import type { Journal } from '../../edited-site/keepers'
import { revisionOfText } from '../revision-of'
import { explainJournal } from '../sentences'
import { findUntrusted, openRegular, readEnd } from './editor-folder'
import { explainRejected, keepRejected } from './rejected-lines'

/** A longer journal is compacted, and only its end is read, in bytes. */
const usualLimit = 8_000_000

/** Bytes. */
const maxText = 300 * 1024 * 1024

const format = new JournalFormat(revisionOfText)

export class JournalFile implements Journal {
  private readonly file: string
  private readonly textFile: string
  readonly state = new JournalState()
  private length = 0
  private rejected: Buffer[] = []
  /** Whether the file holds anything but sound lines, or is too long. */
  private isUntidy = false
  private printed?: string

  constructor(
    private readonly folder: string,
    private readonly limit = usualLimit,
  ) {
    this.file = join(folder, 'journal.jsonl')
    this.textFile = join(folder, 'text.json')
  }

  async open(): Promise<string | undefined> {
    const untrusted = await findUntrusted(this.folder)
    if (untrusted !== undefined) {
      this.print(untrusted)
      throw new Failure(untrusted)
    }
    try {
      const rejected = this.load()
      if (rejected === 0) return undefined
      const notice = explainRejected(rejected)
      this.print(notice)
      return notice
    } catch (error) {
      // Reading works without a journal; saving explains what is wrong.
      this.print((error as Error).message)
      return undefined
    }
  }

  /** Returns how many lines cannot be trusted. */
  private load(): number {
    if (!existsSync(this.file)) return 0
    removeUnfinished(this.file)
    const { bytes, isCut } = readEnd(this.file, this.limit)
    this.isUntidy = isCut
    // The first line was cut through, too.
    let start = isCut ? bytes.indexOf('\n') + 1 : 0
    for (let end = bytes.indexOf('\n', start); end >= 0; end = bytes.indexOf('\n', start)) {
      const line = format.readLine(bytes.toString('utf8', start, end))
      if (line) this.state.add(line)
      else this.rejected.push(bytes.subarray(start, end + 1))
      start = end + 1
    }
    this.length = bytes.length
    // A line without an end was never confirmed: the computer stopped while it was written.
    this.isUntidy ||= this.rejected.length > 0 || start < bytes.length
    return this.rejected.length
  }

  tidy(): void {
    if (!this.isUntidy && this.length <= this.limit) return
    keepRejected(this.folder, this.rejected, this.limit)
    this.rejected = []
    this.compact()
  }

  add(line: JournalLine): void {
    try {
      makeIgnoredFolder(this.folder)
      this.tidy()
      this.append(format.writeLine(line))
    } catch (error) {
      console.error((error as Error).message)
      throw new Failure(explainJournal(error))
    }
    this.state.add(line)
  }

  keepText(text: string): void {
    if (!this.state.isInUse) return
    try {
      const file = openRegular(this.textFile, constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC)
      try {
        writeFileSync(file, text)
      } finally {
        closeSync(file)
      }
    } catch {
      // Without it, an undo after a restart depends on what it expects in its place.
    }
  }

  readText(revisions: string[]): string | undefined {
    if (!existsSync(this.textFile)) return undefined
    const text = readEnd(this.textFile, maxText).bytes.toString()
    return revisions.includes(revisionOfText(text)) ? text : undefined
  }

  private print(words: string): void {
    if (this.printed !== words) console.error(words)
    this.printed = words
  }

  private append(text: string): void {
    const file = openRegular(this.file, constants.O_WRONLY | constants.O_CREAT | constants.O_APPEND)
    const { size } = fstatSync(file)
    try {
      writeFileSync(file, text)
      fsyncSync(file)
      this.length = size + Buffer.byteLength(text)
    } catch (error) {
      this.isUntidy = true
      ftruncateSync(file, size)
      this.isUntidy = false
      throw error
    } finally {
      closeSync(file)
    }
  }

  private compact(): void {
    const texts = format.compact(this.state, this.limit)
    writeAtomicallySync(this.file, (unfinished) =>
      writeFileSync(unfinished, texts, { flag: 'wx', mode: 0o600, flush: true }),
    )
    this.length = Buffer.byteLength(texts)
    this.isUntidy = false
  }
}
