import { join } from 'node:path'
import { nextRedo, nextUndo } from '../../edits/journal'
import type { PageChange } from '../../edits/page-changes'
import type { Answer, Change, Deed, HalfTyped, Kept, Overview, PageText, Store } from '../../edits/store'
import { Failure, isFailure } from '../../model/failure'
import { removeUnfinished } from '../../site/write-whole'
import { SiteFiles } from '../files/site-files'
import type { SiteChecker } from '../live/site-checker'
import { Deeds } from './deeds'
import { findUntrusted } from './journal/editor-folder'
import { JournalFile } from './journal/journal-file'
import type { JournalLine } from './journal/journal-lines'
import { explainRejected } from './journal/rejected-lines'
import { planPages } from './pages/plan-pages'
import { readOverview, readPageText } from './read-pages'
import { explainJournal, nothingToRedo, nothingToUndo } from './sentences'
import { readTexts } from './site-texts'
import { type WriteFile, WrittenSite } from './written-site'

/** What the store of a folder works with. */
export interface FolderStoreParts {
  site: string
  /** The folder of the journal. */
  folder: string
  checker: SiteChecker
  announce?: (change: Change) => void
  writeFile?: WriteFile
  /** A longer journal is compacted, in bytes. */
  journalLimit?: number
}

/** The store of a site's folder: one thing is done after the other, and each is in the journal before it is in the file. */
export class FolderStore implements Store {
  readonly files: SiteFiles
  readonly #journal: JournalFile
  readonly #site: WrittenSite
  readonly #deeds: Deeds
  readonly #listeners = new Set<(change: Change) => void>()
  #work: Promise<unknown> = Promise.resolve()
  #isOpen = false
  /** What has been said of the folder in the terminal. */
  #said?: string
  #notice?: string

  constructor(private readonly parts: FolderStoreParts) {
    const { site, checker, folder, journalLimit, writeFile } = parts
    this.#journal = new JournalFile(folder, journalLimit)
    const announce = (change: Change) => {
      parts.announce?.(change)
      for (const listener of this.#listeners) listener(change)
    }
    this.#site = new WrittenSite(site, this.#journal, announce, writeFile)
    this.#deeds = new Deeds(this.#site, checker)
    this.files = new SiteFiles({
      ...parts,
      journal: this.#journal,
      announce,
      enqueue: (job) => this.enqueue(job),
      read: () => this.#site.read(),
      apply: (deed) => this.#deeds.make(deed),
    })
  }

  overview = () =>
    this.enqueue(async (): Promise<Overview> => {
      const read = await this.#site.read()
      const texts = readTexts(read.text, this.parts.checker.timeFor(read.text))
      return { ...readOverview(read, this.#journal.state, texts), notice: this.#notice }
    })

  readPage = (name: string) =>
    this.enqueue(async (): Promise<PageText | { problem: string }> => {
      const text = await readPageText(await this.#site.read(), this.#journal.state, name, this.parts.checker)
      return { ...text, notice: this.#notice }
    })

  apply = (deed: Deed) => this.enqueue(() => this.#deeds.make(deed))

  judge = (deed: Deed) =>
    this.enqueue(async (): Promise<Answer | { kind: 'fine' }> => (await this.#deeds.judge(deed)) ?? { kind: 'fine' })

  planPages = (change: PageChange) =>
    this.enqueue(async () => planPages(change, (await this.#site.read()).text, await this.parts.checker.tools()).plan)

  changePages = (change: PageChange) =>
    this.enqueue(async () => {
      if (change.kind === 'new') await this.parts.checker.addPlaceholder()
      const { text, revision } = await this.#site.read()
      const { edits, label, page } = planPages(change, text, await this.parts.checker.tools())
      return this.#deeds.make({ edits, label, page, revision })
    })

  undo = () => this.enqueue(() => this.repeat('undone'))

  redo = () => this.enqueue(() => this.repeat('done'))

  skipUndo = () =>
    this.enqueue(async (): Promise<Kept> => {
      await this.#site.read()
      const entry = nextUndo(this.#journal.state.entries)
      if (!entry) return { kind: 'problem', problem: nothingToUndo }
      const { id, state } = entry
      return this.keep({ kind: 'change', id, change: { state: 'dropped' }, was: { state } })
    })

  keepDraft = (draft: Omit<HalfTyped, 'time'>) =>
    this.enqueue(async () => this.keep({ kind: 'draft', draft: { ...draft, time: new Date().toISOString() } }))

  dropDraft = (page: string, pointer: string) =>
    this.enqueue(async () => this.keep({ kind: 'draft-dropped', page, pointer }))

  closeNotice = () =>
    this.enqueue(async (): Promise<Kept> => {
      this.#notice = undefined
      return { kind: 'kept' }
    })

  subscribe = (onChange: (change: Change) => void): (() => void) => {
    this.#listeners.add(onChange)
    return () => void this.#listeners.delete(onChange)
  }

  /** Looks whether somebody else has changed the file. */
  lookAgain = () => this.enqueue(async () => void (await this.#site.read()))

  /** Does one thing after the other. What keeps a file from being read is an answer. */
  private enqueue<Result>(job: () => Promise<Result>): Promise<Result | { kind: 'problem'; problem: string }> {
    const open = () => (this.#isOpen ? undefined : this.open())
    const done = this.#work
      .then(open)
      .then(job)
      .catch((error: unknown) => {
        if (isFailure(error)) return { kind: 'problem' as const, problem: error.message }
        throw error
      })
    this.#work = done.catch(() => undefined)
    return done
  }

  /** Reads the journal. Throws a Failure while its folder cannot be trusted. */
  private async open(): Promise<void> {
    const { site, folder } = this.parts
    const untrusted = await findUntrusted(folder)
    if (untrusted !== undefined) {
      this.say(untrusted)
      throw new Failure(untrusted)
    }
    removeUnfinished(join(site, 'pages.json'))
    try {
      const rejected = this.#journal.load()
      if (rejected > 0) this.#notice = explainRejected(rejected)
    } catch (error) {
      // The preview shows the site all the same; an edit says that it cannot be kept.
      this.say((error as Error).message)
    }
    this.#isOpen = true
    if (this.#notice) this.say(this.#notice)
  }

  /** Says something in the terminal, once. */
  private say(words: string): void {
    if (this.#said !== words) console.error(words)
    this.#said = words
  }

  private async repeat(state: 'done' | 'undone'): Promise<Answer> {
    // The file shows which deeds were never written: see WrittenSite.
    await this.#site.read()
    const { entries } = this.#journal.state
    const entry = state === 'done' ? nextRedo(entries) : nextUndo(entries)
    if (!entry) return { kind: 'problem', problem: state === 'done' ? nothingToRedo : nothingToUndo }
    const { taken } = entry
    return taken ? this.files.repeat(state, { ...entry, taken }) : this.#deeds.repeat(state, entry)
  }

  private keep(line: JournalLine): Kept {
    try {
      this.#journal.add(line)
      return { kind: 'kept' }
    } catch (error) {
      return { kind: 'problem', problem: explainJournal(error) }
    }
  }
}
