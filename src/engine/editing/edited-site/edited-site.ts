import { isFailure } from '../../base/shared-types/failure'
import { placeholderPicture } from '../../content/schema-model/examples/placeholder-picture'
import type { CommandAnswer, EditCommand, EditorChange, Kept } from './command'
import { CommandRunner, type StampOf } from './commands/command-runner'
import { loadLate } from './commands/load-late'
import { EditedFiles } from './files/edited-files'
import {
  changeTimes,
  describeEntries,
  dropsOf,
  type JournalEntry,
  lastDone,
  nextRedo,
  nextUndo,
  ownEntries,
  type WindowContext,
} from './journal/entries'
import type { JournalLine } from './journal/journal-lines'
import { JournaledText } from './journal/journaled-text'
import type { Revision } from './journal/revision-steps'
import type { FileKeeper, Journal, TextChecker, TextKeeper } from './keepers'
import { planMerge } from './merging/plan-merge'
import type { Overview, PageText, TextDraft } from './overview'
import type { PageChange } from './page-changes'
import { type JournalOverview, readOverview, readPageText } from './pages/read-pages'
import { readTexts } from './pages/site-texts'
import { explainOtherWindow, nothingToRedo, nothingToUndo } from './sentences'
import type { Store } from './store'

export interface EditedSiteParts {
  text: TextKeeper
  journal: Journal
  files: FileKeeper
  checker: TextChecker
  announce?: (change: EditorChange) => void
  publishedPaths?: () => Promise<ReadonlySet<string> | undefined>
  newId: () => string
  isOpen?: (window: string) => boolean
  /** Undefined if it is the only open window. */
  nameOf?: (window: string) => string | undefined
}

export interface MergeInput {
  former: string
  theirs: string
  /** Saves which revision comes of it, before anything is written. */
  note: (revision: string) => Promise<void>
}

/** Commands run one after the other. Each is in the journal before it is in the text. */
export class EditedSite implements Store {
  readonly files: EditedFiles
  readonly #journal: Journal
  readonly #text: JournaledText
  private readonly commands: CommandRunner
  private readonly listeners = new Set<(change: EditorChange) => void>()
  private work: Promise<unknown> = Promise.resolve()
  #isOpen = false
  #notice?: string

  constructor(private readonly parts: EditedSiteParts) {
    const { text, journal, files, checker, newId } = parts
    this.#journal = journal
    const announce = (change: EditorChange) => {
      parts.announce?.(change)
      for (const listener of this.listeners) listener(change)
    }
    this.#text = new JournaledText(text, journal, announce)
    const stampOf: StampOf = (window) => ({
      id: newId(),
      time: new Date().toISOString(),
      drops: dropsOf(ownEntries(journal.state.entries, this.contextOf(window))),
      ...(window && { window }),
    })
    this.commands = new CommandRunner(this.#text, checker, stampOf)
    this.files = new EditedFiles({
      ...{ files, journal, checker, announce, newId, stampOf },
      enqueue: (job) => this.enqueue(job),
      read: () => this.#text.read(),
      run: (command, window) => this.commands.run(command, window),
    })
  }

  overview = (window = '') =>
    this.enqueue(async (): Promise<Overview> => {
      const read = await this.#text.read()
      const { checker } = this.parts
      const texts = readTexts(read.text, checker.timeFor(read.text), await checker.schemas())
      return readOverview(read, this.readJournal(window), texts)
    })

  readPage = (name: string, window = '') =>
    this.enqueue(async () => this.readNow(await this.#text.read(), name, window))

  /** `files` are former ones that the edits need. Without edits it is one that comes back alone. */
  apply = (command: EditCommand, window = '', files: ReadonlyMap<string, Uint8Array> = new Map()) =>
    this.change(window, async () => {
      if (JSON.stringify(command.edits).includes(placeholderPicture)) await this.parts.files.addPlaceholder()
      const [alone] = command.edits.length === 0 ? files : []
      if (alone) return this.files.restore(alone, command, window)
      return this.files.bringBack(files, () => this.commands.run(command, window))
    })

  validate = (command: EditCommand) =>
    this.enqueue(
      async (): Promise<CommandAnswer | { kind: 'fine' }> =>
        (await this.commands.validate(command)) ?? { kind: 'fine' },
    )

  planPages = (change: PageChange) =>
    this.enqueue(async () => {
      const { plan, ...command } = await this.planNow(change)
      const refused = change.kind === 'redirect' ? await this.commands.validate(command) : undefined
      return refused?.kind === 'refused' ? refused : plan
    })

  changePages = (change: PageChange, window = '') =>
    this.change(window, async () => {
      if (change.kind === 'new') await this.parts.files.addPlaceholder()
      const { plan: _, ...command } = await this.planNow(change)
      return this.commands.run(command, window)
    })

  undo = (id?: string, window = '') =>
    this.change(window, async () => {
      // Reading shows which entries were never saved.
      await this.#text.read()
      const { entries } = this.#journal.state
      const last = lastDone(entries)
      const entry = id === undefined ? nextUndo(entries, this.contextOf(window)) : this.findDone(id)
      if (entry) return this.repeat('undone', entry)
      if (id !== undefined || !last) return { kind: 'problem', problem: nothingToUndo }
      return { kind: 'elsewhere', id: last.id, problem: explainOtherWindow(last.label, this.nameOf(last)) }
    })

  redo = (window = '') =>
    this.change(window, async () => {
      await this.#text.read()
      const entry = nextRedo(ownEntries(this.#journal.state.entries, this.contextOf(window)))
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

  subscribe = (onChange: (change: EditorChange) => void): (() => void) => {
    this.listeners.add(onChange)
    return () => void this.listeners.delete(onChange)
  }

  /** Words at places that both have changed are kept as drafts. */
  merge = ({ former, theirs, note }: MergeInput) =>
    this.enqueue(async (): Promise<Kept> => {
      const { text } = await this.#text.read()
      const merged = planMerge([former, text, theirs], await this.parts.checker.schemas())
      const revision = this.parts.text.revisionOf(merged.text)
      await note(revision)
      const time = new Date().toISOString()
      for (const draft of merged.drafts) this.#journal.add({ kind: 'draft', draft: { ...draft, revision, time } })
      this.#notice = merged.notice ?? this.#notice
      if (merged.text !== text) this.parts.text.replace(text, merged.text)
      await this.#text.read()
      return { kind: 'kept' }
    })

  lookAgain = () => this.enqueue(async () => void (await this.#text.read()))

  private enqueue<Result>(job: () => Promise<Result>): Promise<Result | { kind: 'problem'; problem: string }> {
    const done = this.work
      .then(() => this.open())
      .then(job)
      .catch((error: unknown) => {
        if (isFailure(error)) return { kind: 'problem' as const, problem: error.message }
        throw error
      })
    this.work = done.catch(() => undefined)
    return done
  }

  /** The answer holds the page, so that no editor asks for it. */
  private change = (window: string, job: () => Promise<CommandAnswer>) =>
    this.enqueue(async (): Promise<CommandAnswer> => {
      const answer = await job()
      if (answer.kind !== 'done') return answer
      const text = await this.readNow(this.#text.last ?? (await this.#text.read()), answer.page, window)
      return 'name' in text ? { ...answer, text } : answer
    })

  private readNow = async (read: Revision, name: string, window: string): Promise<PageText | { problem: string }> =>
    readPageText(read, this.readJournal(window), name, this.parts.checker)

  private async open(): Promise<void> {
    if (this.#isOpen) return
    this.#notice = await this.#journal.open()
    this.#isOpen = true
  }

  private nameOf = ({ window = '' }: JournalEntry): string => this.parts.nameOf?.(window) ?? 'another window'

  private contextOf = (window: string): WindowContext => ({ window, isOpen: this.parts.isOpen ?? (() => false) })

  private findDone = (id: string): JournalEntry | undefined =>
    this.#journal.state.entries.find((entry) => entry.id === id && entry.state === 'done')

  private async planNow(change: PageChange) {
    const { planPages } = await loadLate(() => import('./pages/plan-pages'))
    const { checker, files, publishedPaths } = this.parts
    const { text, revision } = await this.#text.read()
    const facts = {
      schemas: await checker.schemas(),
      validate: await checker.validator(),
      files: await files.facts(),
      published: await publishedPaths?.(),
    }
    return { ...planPages(change, text, facts), revision }
  }

  private readJournal(window: string): JournalOverview {
    const { entries, drafts } = this.#journal.state
    return {
      ...describeEntries(entries, this.contextOf(window), this.nameOf),
      drafts,
      window: this.parts.nameOf?.(window),
      changed: changeTimes(entries),
      notice: this.#notice,
    }
  }

  private repeat(state: 'done' | 'undone', entry: JournalEntry): Promise<CommandAnswer> {
    const { taken } = entry
    return taken ? this.files.repeat(state, { ...entry, taken }) : this.commands.repeat(state, entry)
  }

  private async keep(line: JournalLine): Promise<Kept> {
    this.#journal.add(line)
    return { kind: 'kept' }
  }
}
