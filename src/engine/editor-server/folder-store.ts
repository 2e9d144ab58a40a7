import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { placeholderPicture } from '../check/examples/placeholder-picture'
import { Failure, isFailure } from '../model/failure'
import { withPlaceholder } from '../scaffold/new-page'
import { removeUnfinished } from '../site/write-whole'
import type { SiteChecker } from '../site-check/site-checker'
import type { Answer, Change, EditCommand, Kept } from '../store/command'
import {
  type Asking,
  dropsOf,
  type JournalEntry,
  lastDone,
  nextRedo,
  nextUndo,
  ownEntries,
} from '../store/journal/entries'
import type { Overview, PageText, TextDraft } from '../store/overview'
import type { PageChange } from '../store/page-changes'
import type { Store } from '../store/store'
import { Deeds, type StampOf } from './deeds'
import { SiteFiles } from './files/site-files'
import { findUntrusted } from './journal/editor-folder'
import { JournalFile } from './journal/journal-file'
import type { JournalLine } from './journal/journal-lines'
import { explainRejected } from './journal/rejected-lines'
import { planPages } from './pages/plan-pages'
import { type AroundPages, readOverview, readPageText } from './read-pages'
import { explainElsewhere, explainJournal, nothingToRedo, nothingToUndo } from './sentences'
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
  /** Whether a window of the editor is open. */
  isOpen?: (window: string) => boolean
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
    const stampOf: StampOf = (window) => ({
      ...{
        id: randomUUID(),
        time: new Date().toISOString(),
        drops: dropsOf(ownEntries(this.#journal.state.entries, this.asking(window))),
      },
      ...(window && { window }),
    })
    this.#deeds = new Deeds(this.#site, checker, stampOf)
    this.files = new SiteFiles({
      ...parts,
      journal: this.#journal,
      announce,
      enqueue: (job) => this.enqueue(job),
      read: () => this.#site.read(),
      apply: (deed, window) => this.#deeds.make(deed, window),
      stampOf,
    })
  }

  overview = (window = '') =>
    this.enqueue(async (): Promise<Overview> => {
      const read = await this.#site.read()
      return readOverview(read, this.aroundPages(window), readTexts(read.text, this.parts.checker.timeFor(read.text)))
    })

  readPage = (name: string, window = '') =>
    this.enqueue(
      async (): Promise<PageText | { problem: string }> =>
        readPageText(await this.#site.read(), this.aroundPages(window), name, this.parts.checker),
    )

  apply = (deed: EditCommand, window = '') =>
    this.enqueue(async () => {
      if (JSON.stringify(deed.edits).includes(placeholderPicture)) await this.addPlaceholder()
      return this.#deeds.make(deed, window)
    })

  validate = (deed: EditCommand) =>
    this.enqueue(async (): Promise<Answer | { kind: 'fine' }> => (await this.#deeds.judge(deed)) ?? { kind: 'fine' })

  planPages = (change: PageChange) =>
    this.enqueue(async () => planPages(change, (await this.#site.read()).text, await this.parts.checker.tools()).plan)

  changePages = (change: PageChange, window = '') =>
    this.enqueue(async () => {
      if (change.kind === 'new') await this.addPlaceholder()
      const { text, revision } = await this.#site.read()
      const { edits, label, page } = planPages(change, text, await this.parts.checker.tools())
      return this.#deeds.make({ edits, label, page, revision }, window)
    })

  undo = (id?: string, window = '') =>
    this.enqueue(async (): Promise<Answer> => {
      // The file shows which deeds were never written: see WrittenSite.
      await this.#site.read()
      const { entries } = this.#journal.state
      const last = lastDone(entries)
      const entry = id === undefined ? nextUndo(entries, this.asking(window)) : this.findDone(id)
      if (entry) return this.repeat('undone', entry)
      if (id !== undefined || !last) return { kind: 'problem', problem: nothingToUndo }
      return { kind: 'elsewhere', id: last.id, problem: explainElsewhere(last.label) }
    })

  redo = (window = '') =>
    this.enqueue(async (): Promise<Answer> => {
      await this.#site.read()
      const entry = nextRedo(ownEntries(this.#journal.state.entries, this.asking(window)))
      return entry ? this.repeat('done', entry) : { kind: 'problem', problem: nothingToRedo }
    })

  skipUndo = (id: string) =>
    this.enqueue(async (): Promise<Kept> => {
      const { state } = this.findDone(id) ?? {}
      if (!state) return { kind: 'problem', problem: nothingToUndo }
      return this.keep({ kind: 'change', id, change: { state: 'dropped' }, was: { state } })
    })

  keepDraft = (draft: Omit<TextDraft, 'time'>) =>
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

  /** Puts the picture into public/ that examples of pages show, unless it is there. */
  private async addPlaceholder(): Promise<void> {
    const { site, checker } = this.parts
    withPlaceholder(checker.root, site, (await checker.tools()).files)
    checker.forgetFiles()
  }

  /** Says something in the terminal, once. */
  private say(words: string): void {
    if (this.#said !== words) console.error(words)
    this.#said = words
  }

  private asking = (window: string): Asking => ({ window, isOpen: this.parts.isOpen ?? (() => false) })

  private findDone = (id: string): JournalEntry | undefined =>
    this.#journal.state.entries.find((entry) => entry.id === id && entry.state === 'done')

  private aroundPages(window: string): AroundPages {
    const { entries, drafts } = this.#journal.state
    const asking = this.asking(window)
    const [undo, redo] = [nextUndo(entries, asking), nextRedo(ownEntries(entries, asking))]
    const last = undo ?? lastDone(entries)
    return {
      ...(last && { undo: { label: last.label, page: last.page, ...(!undo && { isElsewhere: true }) } }),
      ...(redo && { redo: { label: redo.label, page: redo.page } }),
      drafts,
      notice: this.#notice,
    }
  }

  private repeat(state: 'done' | 'undone', entry: JournalEntry): Promise<Answer> {
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
