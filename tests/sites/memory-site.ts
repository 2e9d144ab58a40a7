import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCheck } from '../../src/engine/check'
import { conflictOf } from '../../src/engine/editor-server/conflict'
import { listFiles } from '../../src/engine/editor-server/files/list-files'
import { replaceEverywhere } from '../../src/engine/editor-server/files/replace-everywhere'
import { findNewErrors } from '../../src/engine/editor-server/new-errors'
import { planPages } from '../../src/engine/editor-server/pages/plan-pages'
import { readOverview } from '../../src/engine/editor-server/read-pages'
import { explainElsewhere, nothingToRedo, nothingToUndo } from '../../src/engine/editor-server/sentences'
import { readTexts } from '../../src/engine/editor-server/site-texts'
import { findValue, openDocument, rawOf } from '../../src/engine/edits/document'
import { applySince } from '../../src/engine/edits/follow/rebase'
import { Failure } from '../../src/engine/model/failure'
import { readSchemas } from '../../src/engine/project/read-schemas'
import { openSite } from '../../src/engine/references/open-site'
import { listPublicFiles } from '../../src/engine/site/public-files'
import type { Answer, Change, EditCommand } from '../../src/engine/store/command'
import type { NewFile } from '../../src/engine/store/file-store'
import { findNamed } from '../../src/engine/store/find-page'
import {
  dropsOf,
  type JournalEntry,
  lastDone,
  nextRedo,
  nextUndo,
  ownEntries,
  withChange,
  withDeed,
} from '../../src/engine/store/journal/entries'
import type { Overview, PageText, TextDraft } from '../../src/engine/store/overview'
import type { Store } from '../../src/engine/store/store'

const root = join(import.meta.dirname, '../..')
const secondStudio = join(root, 'tests/second-studio')

/** The second studio's site: its text, schemas, check and files. */
export const studio = {
  text: readFileSync(join(secondStudio, 'pages.json'), 'utf8'),
  schemas: await readSchemas(root, secondStudio),
  files: await listPublicFiles(secondStudio),
}
const check = createCheck(studio.schemas)

type Problem = Extract<Answer, { kind: 'problem' }>
const away: Problem = { kind: 'problem', problem: 'The store does not answer.', isAway: true }

/** Passes each call of a store on, for example later or in another order. */
export type Transport = <Result>(command: string, run: () => Result) => Promise<Result>

/**
 * A site that is kept in memory, and stores for windows of the editor. Edits, check and plans are the real ones. A test
 * decides when a call arrives, whether the site answers, and what another program writes.
 */
export class MemorySite {
  text = studio.text
  /** Whether no call is answered. */
  isAway = false
  /** Why nothing can be written. */
  readOnly?: string
  drafts: TextDraft[] = []
  /** The commands that have arrived, by name. */
  readonly calls: string[] = []
  /** The files of public/. */
  readonly files = new Map(studio.files)
  private readonly texts = new Map<string, string>()
  private readonly revisions = new Map<string, string>()
  private readonly listeners = new Set<(change: Change) => void>()
  private readonly open = new Set<string>()
  private entries: readonly JournalEntry[] = []
  private lastId = 0

  constructor(private readonly transport: Transport = async (_, run) => run()) {}

  get content() {
    return JSON.parse(this.text)
  }

  /** Writes a text as another program does. */
  write(text: string): void {
    this.text = text
    this.notify({ revision: this.revision, isOwn: false })
  }

  /** Changes the content as another program does. */
  // biome-ignore lint/suspicious/noExplicitAny: the content is free JSON here
  change(change: (content: any) => void): void {
    const { content } = this
    change(content)
    this.write(`${JSON.stringify(content, null, 2)}\n`)
  }

  closeWindow = (window: string): void => void this.open.delete(window)

  private get revision(): string {
    const revision = this.revisions.get(this.text) ?? `r${this.revisions.size + 1}`
    this.revisions.set(this.text, revision)
    this.texts.set(revision, this.text)
    return revision
  }

  private notify(change: Change): void {
    if (this.isAway) return
    for (const listener of this.listeners) listener(change)
  }

  private get tools() {
    return { schemas: studio.schemas, files: this.files }
  }

  private problems = (text: string, severities: 'all' | 'errors' = 'errors') =>
    check({ text, files: this.files, severities }).problems

  private overview(window: string): Overview {
    const asking = { window, isOpen: (other: string) => this.open.has(other) }
    const [undo, redo] = [nextUndo(this.entries, asking), nextRedo(ownEntries(this.entries, asking))]
    const last = undo ?? lastDone(this.entries)
    const around = {
      ...(last && { undo: { label: last.label, page: last.page, ...(!undo && { isElsewhere: true as const }) } }),
      ...(redo && { redo: { label: redo.label, page: redo.page } }),
      drafts: this.drafts,
    }
    return readOverview({ text: this.text, revision: this.revision }, around, readTexts(this.text, Date.now()))
  }

  private readPage(window: string, name: string): PageText | { problem: string } {
    const overview = this.overview(window)
    if (overview.waits) return { problem: overview.waits.message }
    const document = openDocument(this.text)
    const page = findNamed(overview.pages, name)
    if (!page || !('root' in document)) return { problem: `There is no page "${name}" any more.` }
    const rawAt = (pointer: string) => {
      const node = findValue(document, pointer)
      return node ? rawOf(this.text, node) : ''
    }
    const shown = overview.shared.filter(({ pages }) => pages.includes(page.path)).map(({ pointer }) => pointer)
    const around = [page.pointer, '/site', ...shown]
    const isHere = ({ pointer }: { pointer: string }) => around.some((one) => `${pointer}/`.startsWith(`${one}/`))
    const problems = this.problems(this.text, 'all').filter(
      (problem) => isHere(problem) || problem.others?.some(isHere),
    )
    const { name: own, path, pointer } = page
    return { ...overview, name: own, path, pointer, raw: rawAt(pointer), site: rawAt('/site'), problems }
  }

  /** Returns the text after some edits, or why they are not made. */
  private plan({ edits, revision, label }: Pick<EditCommand, 'edits' | 'revision' | 'label'>) {
    const document = openDocument(this.text)
    const base = this.texts.get(revision)
    if (!('root' in document)) return { answer: { kind: 'problem', problem: 'pages.json is unreadable.' } as Answer }
    const made = base === undefined ? undefined : applySince(base, this.text, edits)
    if (made && !('refusal' in made)) return { made }
    const refusal = made?.refusal ?? { reason: 'gone' as const, pointer: edits[0]?.pointer ?? '' }
    return { answer: conflictOf(refusal, { document, label, revision: this.revision, edits }) }
  }

  private refuse(text: string): Answer | undefined {
    const before = { text: this.text, problems: this.problems(this.text) }
    const refused = findNewErrors(before, { text, problems: this.problems(text) })
    return refused.length > 0 ? { kind: 'refused', refused, revision: this.revision } : undefined
  }

  private apply(window: string, command: EditCommand): Answer {
    const { made, answer } = this.plan(command)
    if (!made) return answer as Answer
    const refused = command.allowProblems ? undefined : this.refuse(made.text)
    if (refused) return refused
    if (this.readOnly) return { kind: 'problem', problem: this.readOnly }
    const { label, page } = command
    const asking = { window, isOpen: (other: string) => this.open.has(other) }
    this.text = made.text
    this.entries = withDeed(this.entries, {
      ...{ id: `e${++this.lastId}`, time: '', label, page, window, state: 'done', revision: this.revision },
      ...{ edits: made.edits, inverse: made.inverse, drops: dropsOf(ownEntries(this.entries, asking)) },
    })
    this.notify({ revision: this.revision, isOwn: true })
    return { kind: 'done', revision: this.revision, label, page, edits: made.edits }
  }

  private repeat(state: 'done' | 'undone', entry: JournalEntry): Answer {
    const { id, label, page, edits, inverse, revision } = entry
    const { made, answer } = this.plan({ revision, label, edits: state === 'done' ? edits : inverse })
    if (!made) return answer?.kind === 'conflict' ? { ...answer, entry: id } : (answer as Answer)
    this.text = made.text
    const back = state === 'done' ? { inverse: made.inverse } : { edits: made.inverse }
    this.entries = withChange(this.entries, id, { state, revision: this.revision, ...back })
    this.notify({ revision: this.revision, isOwn: true })
    return { kind: 'done', revision: this.revision, label, page, edits: made.edits }
  }

  private undo(window: string, id?: string): Answer {
    const asking = { window, isOpen: (other: string) => this.open.has(other) }
    const entry = id === undefined ? nextUndo(this.entries, asking) : this.entries.find((one) => one.id === id)
    const last = lastDone(this.entries)
    if (entry) return this.repeat('undone', entry)
    if (!last) return { kind: 'problem', problem: nothingToUndo }
    return { kind: 'elsewhere', id: last.id, problem: explainElsewhere(last.label) }
  }

  /** Returns the store of a window. */
  store(window = 'one'): Store {
    this.open.add(window)
    const call = async <Result>(command: string, run: () => Result): Promise<Result | Problem> => {
      const isLost = () => this.isAway
      const answer = await this.transport(command, () => {
        if (isLost()) return away
        this.calls.push(command)
        try {
          return run()
        } catch (error) {
          if (error instanceof Failure) return { kind: 'problem' as const, problem: error.message }
          throw error
        }
      })
      // The site has run the command, and its answer is lost.
      return isLost() ? away : answer
    }
    return {
      overview: () => call('overview', () => this.overview(window)),
      readPage: (name) => call('read-page', () => this.readPage(window, name)),
      apply: (command) => call('apply', () => this.apply(window, command)),
      validate: (command) =>
        call('validate', () => {
          const { made, answer } = this.plan(command)
          return (made ? this.refuse(made.text) : answer) ?? { kind: 'fine' as const }
        }),
      planPages: (change) => call('plan-pages', () => planPages(change, this.text, this.tools).plan),
      changePages: (change) =>
        call('change-pages', () => {
          const { edits, label, page } = planPages(change, this.text, this.tools)
          return this.apply(window, { edits, label, page, revision: this.revision })
        }),
      undo: (id) => call('undo', () => this.undo(window, id)),
      redo: () =>
        call('redo', (): Answer => {
          const asking = { window, isOpen: (other: string) => this.open.has(other) }
          const entry = nextRedo(ownEntries(this.entries, asking))
          return entry ? this.repeat('done', entry) : { kind: 'problem', problem: nothingToRedo }
        }),
      skipUndo: (id) =>
        call('skip-undo', () => {
          this.entries = withChange(this.entries, id, { state: 'dropped' })
          return { kind: 'kept' as const }
        }),
      keepDraft: (draft) =>
        call('keep-draft', () => {
          this.dropDraft(draft)
          this.drafts = [...this.drafts, { ...draft, time: '' }]
          return { kind: 'kept' as const }
        }),
      dropDraft: (page, pointer) =>
        call('drop-draft', () => {
          this.dropDraft({ page, pointer })
          return { kind: 'kept' as const }
        }),
      closeNotice: async () => ({ kind: 'kept' }),
      subscribe: (listener) => {
        this.listeners.add(listener)
        return () => void this.listeners.delete(listener)
      },
      files: {
        list: () => call('list-files', () => ({ files: listFiles(this.opened) })),
        add: (file) => call('add-file', () => this.addFile(file)),
        replaceEverywhere: (from, to, page) =>
          call('replace-file', () => {
            const edits = replaceEverywhere(this.opened, from, to)
            return this.apply(window, { edits, label: `${from} replaced by ${to}`, page, revision: this.revision })
          }),
        remove: (address, page) =>
          call('delete-file', (): Answer => {
            const { uses } = listFiles(this.opened).find((file) => file.address === address) ?? {}
            if (uses?.count !== 0) return { kind: 'problem', problem: `"${address}" is used, so it stays.` }
            this.files.delete(address)
            return { kind: 'done', revision: this.revision, label: `${address} deleted`, page, edits: [] }
          }),
      },
    }
  }

  private get opened() {
    return openSite(this.text, this.files, studio.schemas)
  }

  /** Adds a file under its own name; one without bytes is refused. */
  private addFile({ name, bytes, beside = '/images/' }: NewFile) {
    if (bytes.length === 0) return { kind: 'problem' as const, problem: `"${name}" is empty.` }
    const address = `${beside.slice(0, beside.lastIndexOf('/') + 1)}${name}`
    this.files.set(address, { bytes: bytes.length })
    return { kind: 'added' as const, address, bytes: bytes.length, changes: [] }
  }

  private dropDraft({ page, pointer }: Pick<TextDraft, 'page' | 'pointer'>): void {
    this.drafts = this.drafts.filter((one) => one.page !== page || one.pointer !== pointer)
  }
}
