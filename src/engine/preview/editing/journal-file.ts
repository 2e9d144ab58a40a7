import { appendFileSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWholeSync } from '../../site/write-whole'
import { type JournalLine, type JournalState, withLine } from './journal-lines'
import { revisionOf } from './revisions'

/** A journal with more characters is written anew, with what counts alone. */
const longest = 32_000_000

/** Of a journal that is written anew so many characters are kept at most: the latest. */
const longestKept = 16_000_000

const emptyState: JournalState = { entries: [], steps: [], drafts: [] }

/**
 * Returns the folder of a site's journal. It stands beside pages.json and is no part of the site: git passes it over,
 * nothing publishes or watches it, and when it is removed undo begins anew and nothing else is lost.
 */
export const journalFolder = (site: string): string => join(realpathSync(site), '.editor')

/** Reads a line; undefined for one that was cut off when a computer stopped. */
function readLine(text: string): JournalLine | undefined {
  try {
    return JSON.parse(text) as JournalLine
  } catch {
    return undefined
  }
}

/** Says what a journal says with few lines: deeds as they are now, behind them the steps, then half-typed words. */
const summarize = ({ entries, steps, drafts }: JournalState): JournalLine[] => [
  ...steps.map((step): JournalLine => ({ kind: 'outside', step })),
  ...entries.map((entry): JournalLine => ({ kind: 'kept', entry })),
  ...drafts.map((draft): JournalLine => ({ kind: 'draft', draft })),
]

/** The journal of a site on disk: a line for each thing that was done, and the text that was known last. */
export class JournalFile {
  readonly #file: string
  readonly #textFile: string
  #state = emptyState
  #length = 0
  /** Whether the file ends in the middle of a line. */
  #isTorn = false
  #last?: JournalLine

  constructor(private readonly folder: string) {
    this.#file = join(folder, 'journal.jsonl')
    this.#textFile = join(folder, 'text.json')
    try {
      if (existsSync(this.#file)) this.load()
    } catch (error) {
      // The preview shows the site all the same; an edit says that it cannot be kept.
      console.error((error as Error).message)
    }
  }

  get state(): JournalState {
    return this.#state
  }

  /** The last line that says how a text came from another. */
  get lastStep(): JournalLine | undefined {
    return this.#last
  }

  /** Adds a line, and waits until the disk holds it. Throws what writing throws: then the line does not count. */
  add(line: JournalLine): void {
    if (this.#length > longest) this.rewrite()
    const text = `${this.#isTorn ? '\n' : ''}${JSON.stringify(line)}\n`
    mkdirSync(this.folder, { recursive: true })
    this.#isTorn = true
    appendFileSync(this.#file, text, { mode: 0o600, flush: true })
    this.#isTorn = false
    this.#length += text.length
    this.note(line)
  }

  /** Whether there is anything that has to be known after a restart. */
  get isInUse(): boolean {
    return this.#state.entries.length > 0 || this.#state.drafts.length > 0
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
      writeFileSync(this.#textFile, text, { mode: 0o600 })
    } catch {
      // Without it an undo after a restart finds its place by what it expects there.
    }
  }

  /** Returns the text that was kept last, if its name is one of these. */
  readText(revisions: string[]): string | undefined {
    if (!existsSync(this.#textFile)) return undefined
    const text = readFileSync(this.#textFile, 'utf8')
    return revisions.includes(revisionOf(text)) ? text : undefined
  }

  private note(line: JournalLine): void {
    this.#state = withLine(this.#state, line)
    if ('step' in line && line.step) this.#last = line
    if (line.kind === 'failed') this.#last = undefined
  }

  private load(): void {
    const text = readFileSync(this.#file, 'utf8')
    this.#length = text.length
    this.#isTorn = text !== '' && !text.endsWith('\n')
    for (const line of text.split('\n')) {
      const read = readLine(line)
      if (read) this.note(read)
    }
  }

  private rewrite(): void {
    const lines: string[] = []
    let length = 0
    for (const line of summarize(this.#state).toReversed()) {
      const text = `${JSON.stringify(line)}\n`
      length += text.length
      if (length > longestKept) break
      lines.unshift(text)
    }
    writeWholeSync(this.#file, lines.join(''), { mode: 0o600 })
    this.#length = length
    this.#isTorn = false
  }
}
