import { randomUUID } from 'node:crypto'
import { openDocument } from '../../edits/document'
import type { Applied, Edit, Outcome } from '../../edits/edit'
import { applySince } from '../../edits/follow/rebase'
import { type JournalEntry, nextRedo, nextUndo } from '../../edits/journal'
import type { PageChange } from '../../edits/page-changes'
import type { Answer, Change, Deed, HalfTyped, Kept, Overview, PageText, Refused, Store } from '../../edits/store'
import { isFailure } from '../../model/failure'
import { SiteFiles } from '../files/site-files'
import type { SiteChecker } from '../live/site-checker'
import { conflictOf } from './conflict'
import { JournalFile } from './journal-file'
import type { JournalLine } from './journal-lines'
import { findNewErrors } from './new-errors'
import { planPages } from './pages/plan-pages'
import { readOverview, readPageText } from './read-pages'
import type { Revision } from './revisions'
import { explainJournal, explainRefusal, nothingToRedo, nothingToUndo } from './sentences'
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
}

/** A text that was read and what is to be done to it. */
interface Planned {
  now: Revision
  made: Applied
}

/** How often a deed is tried again when the file is changed while the deed is checked. */
const mostTries = 5

/** The store of a site's folder: one thing is done after the other, and each is in the journal before it is in the file. */
export class FolderStore implements Store {
  readonly files: SiteFiles
  readonly #journal: JournalFile
  readonly #site: WrittenSite
  readonly #listeners = new Set<(change: Change) => void>()
  #work: Promise<unknown> = Promise.resolve()

  constructor(private readonly parts: FolderStoreParts) {
    this.#journal = new JournalFile(parts.folder)
    const announce = (change: Change) => {
      parts.announce?.(change)
      for (const listener of this.#listeners) listener(change)
    }
    this.#site = new WrittenSite(parts.site, this.#journal, announce, parts.writeFile)
    this.files = new SiteFiles({
      ...parts,
      journal: this.#journal,
      announce,
      enqueue: (job) => this.enqueue(job),
      read: () => this.#site.read(),
      apply: (deed) => this.tryDeed(deed),
    })
  }

  overview = () =>
    this.enqueue(async (): Promise<Overview> => {
      const read = await this.#site.read()
      return readOverview(read, this.#journal.state, readTexts(read.text, this.parts.checker.timeFor(read.text)))
    })

  readPage = (name: string) =>
    this.enqueue(
      async (): Promise<PageText | { problem: string }> =>
        readPageText(await this.#site.read(), this.#journal.state, name, this.parts.checker),
    )

  apply = (deed: Deed) => this.enqueue(() => this.tryDeed(deed))

  judge = (deed: Deed) =>
    this.enqueue(async (): Promise<Answer | { kind: 'fine' }> => {
      const planned = await this.plan(deed)
      if ('kind' in planned) return planned
      const refused = await this.findRefused(planned)
      return refused.length > 0 ? { kind: 'refused', refused, revision: planned.now.revision } : { kind: 'fine' }
    })

  planPages = (change: PageChange) =>
    this.enqueue(async () => planPages(change, (await this.#site.read()).text, await this.parts.checker.tools()).plan)

  changePages = (change: PageChange) =>
    this.enqueue(async () => {
      if (change.kind === 'new') await this.parts.checker.addPlaceholder()
      const { text, revision } = await this.#site.read()
      const { edits, label, page } = planPages(change, text, await this.parts.checker.tools())
      return this.tryDeed({ edits, label, page, revision })
    })

  undo = () => this.enqueue(async () => this.repeat('undone', nextUndo(await this.readEntries())))

  redo = () => this.enqueue(async () => this.repeat('done', nextRedo(await this.readEntries())))

  skipUndo = () =>
    this.enqueue(async (): Promise<Kept> => {
      const entry = nextUndo(await this.readEntries())
      if (!entry) return { kind: 'problem', problem: nothingToUndo }
      const { id, state } = entry
      return this.keep({ kind: 'change', id, change: { state: 'dropped' }, was: { state } })
    })

  keepDraft = (draft: Omit<HalfTyped, 'time'>) =>
    this.enqueue(async () => this.keep({ kind: 'draft', draft: { ...draft, time: new Date().toISOString() } }))

  dropDraft = (page: string, pointer: string) =>
    this.enqueue(async () => this.keep({ kind: 'draft-dropped', page, pointer }))

  subscribe = (onChange: (change: Change) => void): (() => void) => {
    this.#listeners.add(onChange)
    return () => void this.#listeners.delete(onChange)
  }

  /** Looks whether somebody else has changed the file. */
  lookAgain = () => this.enqueue(async () => void (await this.#site.read()))

  /** Does one thing after the other. What keeps a file from being read is an answer. */
  private enqueue<Result>(job: () => Promise<Result>): Promise<Result | { kind: 'problem'; problem: string }> {
    const done = this.#work.then(job).catch((error: unknown) => {
      if (isFailure(error)) return { kind: 'problem' as const, problem: error.message }
      throw error
    })
    this.#work = done.catch(() => undefined)
    return done
  }

  /** Returns what was done, once the file has shown what was not: see WrittenSite. */
  private async readEntries(): Promise<JournalEntry[]> {
    await this.#site.read()
    return this.#journal.state.entries
  }

  private keep(line: JournalLine): Kept {
    try {
      this.#journal.add(line)
      return { kind: 'kept' }
    } catch (error) {
      return { kind: 'problem', problem: explainJournal(error) }
    }
  }

  /** Makes edits of an earlier revision in the text of the file, without writing it. */
  private async plan({
    revision,
    edits,
    label,
  }: Pick<Deed, 'revision' | 'edits' | 'label'>): Promise<Planned | Answer> {
    const now = await this.#site.read()
    const document = openDocument(now.text)
    if ('refusal' in document)
      return { kind: 'problem', problem: explainRefusal(document.refusal), revision: now.revision }
    const base = this.#site.textAt(revision)
    // Without the text that the edits are about nobody can tell whether equal words are the same words.
    const made: Outcome =
      base === undefined
        ? { refusal: { reason: 'gone', pointer: edits[0]?.pointer ?? '' } }
        : applySince(base, now.text, edits)
    if ('refusal' in made) return conflictOf(made.refusal, { document, label, revision: now.revision, edits })
    return { now, made }
  }

  private async tryDeed(deed: Deed): Promise<Answer> {
    for (let tries = 1; ; tries++) {
      const planned = await this.plan(deed)
      if ('kind' in planned) return planned
      const refused = deed.allowProblems ? [] : await this.findRefused(planned)
      if (refused.length > 0) return { kind: 'refused', refused, revision: planned.now.revision }
      const isStale = (await this.#site.read()).revision !== planned.now.revision
      if (!isStale || tries === mostTries) return this.writeDeed(deed, planned)
    }
  }

  private writeDeed({ label, page }: Deed, { now, made }: Planned): Answer {
    const time = new Date().toISOString()
    const { edits, inverse, text } = made
    const done = { kind: 'done' as const, label, page, edits }
    if (text === now.text) return { ...done, revision: now.revision }
    let revision = now.revision
    const problem = this.#site.write(now, text, (after) => {
      revision = after
      const entry: JournalEntry = { id: randomUUID(), time, label, page, edits, inverse, state: 'done', revision }
      return { kind: 'deed', entry }
    })
    return problem === undefined ? { ...done, revision } : { kind: 'problem', problem, revision: now.revision }
  }

  /** Takes a deed back, or does it again. */
  private async repeat(state: 'done' | 'undone', entry: JournalEntry | undefined): Promise<Answer> {
    if (!entry) return { kind: 'problem', problem: state === 'done' ? nothingToRedo : nothingToUndo }
    const { id, label, page, taken } = entry
    if (taken) return this.files.repeat(state, { ...entry, taken })
    const todo: Edit[] = state === 'done' ? entry.edits : entry.inverse
    const planned = await this.plan({ revision: entry.revision, edits: todo, label })
    if ('kind' in planned) return planned
    const { now, made } = planned
    const back = state === 'done' ? { inverse: made.inverse } : { edits: made.inverse }
    const { edits, inverse, revision, state: before } = entry
    let after = now.revision
    const problem = this.#site.write(now, made.text, (written) => {
      after = written
      const change: Partial<JournalEntry> = { state, revision: written, ...back }
      return { kind: 'change', id, change, was: { edits, inverse, revision, state: before } }
    })
    if (problem !== undefined) return { kind: 'problem', problem, revision: now.revision }
    return { kind: 'done', revision: after, label, page, edits: made.edits }
  }

  private async findRefused({ now, made }: Planned): Promise<Refused[]> {
    const { checker } = this.parts
    const after = await checker.checkErrors(made.text)
    if (after.content) return []
    const before = await checker.checkErrors(now.text)
    return findNewErrors({ text: now.text, ...before }, { text: made.text, ...after })
  }
}
