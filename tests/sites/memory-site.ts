import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../../src/engine/base/shared-types/failure'
import { type Check, createCheck, type PublicFile, type PublicFiles } from '../../src/engine/content/check'
import { fingerprint } from '../../src/engine/content/json-edits/document'
import { placeholderPicture } from '../../src/engine/content/schema-model/examples/placeholder-picture'
import type { Schemas } from '../../src/engine/content/schema-model/schemas'
import type { Validate } from '../../src/engine/content/schema-model/validation/open-validator'
import { createValidator } from '../../src/engine/content/schema-model/validation/validate'
import type { CommandAnswer, EditorChange } from '../../src/engine/editing/edited-site/command'
import { EditedSite } from '../../src/engine/editing/edited-site/edited-site'
import type { FileStore, NewFile, PreparedFile, TakenFile } from '../../src/engine/editing/edited-site/file-store'
import { type JournalLine, JournalState } from '../../src/engine/editing/edited-site/journal/journal-lines'
import type { FileKeeper, Journal, TextChecker, TextKeeper } from '../../src/engine/editing/edited-site/keepers'
import { methodsBy, type OwnPart } from '../../src/engine/editing/edited-site/methods'
import type { TextDraft } from '../../src/engine/editing/edited-site/overview'
import { createCommands } from '../../src/engine/editing/edited-site/requests/commands'
import type { Store } from '../../src/engine/editing/edited-site/store'
import { listPublicFiles } from '../../src/engine/folders/site-folder/public-files'
import { readSchemas } from '../../src/engine/folders/studio-folder/read-schemas'
// Loaded beforehand: the clock of tests does not wait for code.
import '../../src/engine/editing/edited-site/files/named-files'
import '../../src/engine/editing/edited-site/pages/plan-pages'

const root = join(import.meta.dirname, '../..')
const secondStudio = join(root, 'tests/second-studio')

/** A site to begin with. */
export interface SiteSource {
  text: string
  schemas: Schemas
  validate: Validate
  files: PublicFiles
  check: Check
}

/** Compiles the schemas once for all that asks them. */
export function toolsOf(schemas: Schemas) {
  const validate = createValidator(schemas)
  return { schemas, validate, check: createCheck(schemas, { validate }) }
}

/** The second studio's site. */
export const studio: SiteSource = {
  text: readFileSync(join(secondStudio, 'pages.json'), 'utf8'),
  files: await listPublicFiles(secondStudio),
  ...toolsOf(await readSchemas(root, secondStudio)),
}

/** The same site, where the line of an opening was drawn for its picture. */
export function drawnLines(): SiteSource {
  const drawn = structuredClone(studio.schemas)
  const { properties } = drawn['blocks/opening.schema.json'] as { properties: Record<string, object> }
  properties.line = { ...properties.line, drawnFor: 'image' }
  return { ...studio, ...toolsOf(drawn) }
}

type Problem = Extract<CommandAnswer, { kind: 'problem' }>
const away: Problem = { kind: 'problem', problem: 'The store does not answer.', isAway: true }

/** Passes each call of a store on, for example later or in another order. */
export type Transport = <Result>(command: string, run: () => Promise<Result>) => Promise<Result>

/**
 * A site that is kept in memory, and stores for windows of the editor. A test decides when a call arrives, whether the site
 * answers, and what another program writes.
 */
export class MemorySite {
  text: string
  /** The files of public/. */
  readonly files: Map<string, PublicFile>
  readonly contents = new Map<string, Uint8Array>()
  readonly deleted = new Map<string, PublicFile>()
  readonly journal: JournalLine[] = []
  keptText?: string
  /** Whether no call is answered. */
  isAway = false
  /** Why nothing can be saved. */
  readOnly?: string
  /** The commands that have arrived, by name. */
  readonly calls: string[] = []
  readonly windows = new Set<string>()
  private edited: EditedSite
  private listeners = new Set<(change: EditorChange) => void>()

  constructor(
    private readonly transport: Transport = (_, run) => run(),
    readonly source = studio,
  ) {
    this.text = source.text
    this.files = new Map(source.files)
    this.edited = this.open()
  }

  get content() {
    return JSON.parse(this.text)
  }

  get drafts(): TextDraft[] {
    const state = new JournalState()
    for (const line of this.journal) state.add(line)
    return state.drafts
  }

  /** Saves a text as another program does. */
  write(text: string): void {
    this.text = text
    void this.edited.lookAgain()
  }

  /** Changes the content as another program does. */
  // biome-ignore lint/suspicious/noExplicitAny: the content is free JSON here
  change(change: (content: any) => void): void {
    const { content } = this
    change(content)
    this.write(`${JSON.stringify(content, null, 2)}\n`)
  }

  closeWindow = (window: string): void => void this.windows.delete(window)

  /** Opens the site as after a restart. */
  open(announce = (change: EditorChange) => this.notify(change)): EditedSite {
    return new EditedSite({
      text: new MemoryText(this),
      journal: new MemoryJournal(this),
      files: new MemoryFiles(this),
      checker: new MemoryChecker(this),
      announce,
      isOpen: (window) => this.windows.has(window),
      nameOf: (window) => (this.windows.size > 1 ? `Window ${[...this.windows].indexOf(window) + 1}` : undefined),
      newId: () => crypto.randomUUID(),
    })
  }

  /** Returns the store of a window. */
  store(window = 'one'): Store {
    this.windows.add(window)
    const edited = this.edited
    const call = async <Result>(command: string, run: () => Promise<Result>): Promise<Result | Problem> => {
      const answer = await this.transport(command, async () => {
        if (this.isAway) return away
        this.calls.push(command)
        return run()
      })
      // The site has run the command, and its answer is lost.
      return this.isAway ? away : answer
    }
    const { files } = edited
    const commands = createCommands({ store: edited, files })
    const methodsOf = <Target extends object>(of: string, own: OwnPart<Target>) =>
      methodsBy<Target>(
        (name, values) => call(name, async () => commands.get(`${of}/${name}`)?.([...values], window)),
        own,
      )
    return methodsOf<Store>('store', {
      files: methodsOf<FileStore>('files', { add: (file) => call('add', () => files.add(file)) }),
      subscribe: (listener) => {
        this.listeners.add(listener)
        return () => void this.listeners.delete(listener)
      },
    })
  }

  notify(change: EditorChange): void {
    if (this.isAway) return
    for (const listener of this.listeners) listener(change)
  }
}

class MemoryText implements TextKeeper {
  constructor(private readonly site: MemorySite) {}

  read = async () => this.site.text

  revisionOf = fingerprint

  replace(before: string, after: string): void {
    if (this.site.readOnly) throw new Failure(this.site.readOnly)
    if (this.site.text !== before) throw new Failure('The text holds something else.')
    this.site.text = after
  }
}

class MemoryJournal implements Journal {
  readonly state = new JournalState()

  constructor(private readonly site: MemorySite) {}

  async open(): Promise<undefined> {
    for (const line of this.site.journal) this.state.add(line)
  }

  add(line: JournalLine): void {
    this.site.journal.push(structuredClone(line))
    this.state.add(line)
  }

  tidy(): void {}

  keepText(text: string): void {
    this.site.keptText = text
  }

  readText(revisions: string[]): string | undefined {
    const { keptText } = this.site
    return keptText !== undefined && revisions.includes(fingerprint(keptText)) ? keptText : undefined
  }
}

class MemoryFiles implements FileKeeper {
  constructor(private readonly site: MemorySite) {}

  facts = async (): Promise<PublicFiles> => this.site.files

  refresh(): void {}

  bytes = async (address: string) => this.site.contents.get(address)

  isTaken = (address: string) => this.site.files.has(address)

  async prepare({ name, bytes }: NewFile): Promise<PreparedFile | { problem: string }> {
    if (bytes.length === 0) return { problem: `"${name}" is empty.` }
    return { bytes, extension: name.slice(name.lastIndexOf('.') + 1), changes: [] }
  }

  async write(address: string, bytes: Uint8Array): Promise<void> {
    this.site.contents.set(address, bytes)
    this.site.files.set(address, { bytes: bytes.length })
  }

  take = async ({ address, kept }: TakenFile) => {
    const file = this.site.files.get(address)
    if (file) this.site.deleted.set(kept, file)
    this.site.files.delete(address)
  }

  putBack = async ({ address, kept }: TakenFile) => {
    const file = this.site.deleted.get(kept)
    if (!file) throw new Failure(`"${address}" is not kept any more.`)
    this.site.files.set(address, file)
  }

  prune(): void {}

  async addPlaceholder(): Promise<void> {
    this.site.files.set(placeholderPicture, { bytes: 1 })
  }
}

class MemoryChecker implements TextChecker {
  constructor(private readonly site: MemorySite) {}

  schemas = async () => this.site.source.schemas

  validator = async () => this.site.source.validate

  errors = async (text: string) => this.check(text, 'errors')

  known = async (text: string) => ({ problems: this.check(text, 'all').problems, hasWarnings: true })

  timeFor = () => Date.now()

  private check(text: string, severities: 'errors' | 'all') {
    const { source, files } = this.site
    return source.check({ text, files, severities })
  }
}
