import type { CommandAnswer } from '../../../edited-site/command'
import { explainTooHeavy, type FileKind, mostUploadBytes, type SiteFile } from '../../../edited-site/file-store'
import type { Store } from '../../../edited-site/store'
import { altFieldOf, chooseFileEdits, fileKindAt } from '../edits/file-edits'
import { describeField, ofOwner } from '../page/field'
import type { OpenPage } from '../page/open-page'
import { Observable } from '../session/observable'
import type { Session } from '../session/session'
import { describeAdded, type Upload } from './file-words'

/** The page at the time of the choice: edits are compared with it. */
export interface Choosing {
  page: OpenPage
  pointer: string
  /** "Picture file of Banner". */
  label: string
  kind: FileKind
  current: string
}

export interface FileManagerState {
  files?: readonly SiteFile[]
  trouble?: string
  choosing?: Choosing
  uploads: readonly Upload[]
  waiting: number
}

export type FileSession = Pick<Session, 'state' | 'act' | 'tryAgain' | 'openField' | 'outbox' | 'announce'>

/** Screen readers announce nothing outside a dialog until it has closed. */
const announceDelay = 100

export class FileManager {
  readonly observable = new Observable<FileManagerState>({ uploads: [], waiting: 0 })

  constructor(
    private readonly session: FileSession,
    private readonly store: Store,
    public addresses: readonly string[],
  ) {
    // Another program may have added a file.
    store.subscribe(() => {
      if (this.state.choosing) void this.refresh()
    })
  }

  get state(): FileManagerState {
    return this.observable.state
  }

  refresh = async (): Promise<void> => {
    const listed = await this.store.files.list()
    if (!('files' in listed)) return this.observable.set({ trouble: listed.problem })
    this.addresses = listed.files.map(({ address }) => address)
    this.observable.set({ files: listed.files, trouble: undefined })
  }

  /** Uploads dropped files. Unsaved text is written first: it may be the alternative text. */
  async show(pointer: string, dropped: readonly File[] = []): Promise<void> {
    await this.session.tryAgain()
    const { page } = this.session.state
    if (!page?.canHold(pointer) && page?.valueAt(pointer) === undefined) return
    const field = describeField(page, pointer)
    const owner = page.blockAt(pointer)?.title ?? 'Page'
    const current = typeof field.value === 'string' ? field.value : ''
    const kind = fileKindAt(page, pointer)
    const choosing = { page, pointer, label: ofOwner(field.label, owner), kind, current }
    this.observable.set({ choosing, uploads: [] })
    await this.refresh()
    await this.upload(dropped)
  }

  async upload(files: readonly File[]): Promise<void> {
    const { choosing } = this.state
    if (!choosing) return
    this.observable.set({ waiting: this.state.waiting + files.length })
    for (const file of files) {
      const upload = await this.uploadFile(file, choosing)
      this.observable.set({ uploads: [upload, ...this.state.uploads], waiting: this.state.waiting - 1 })
    }
  }

  close = (): void => this.observable.set({ choosing: undefined })

  /** One step of undo, in which the field `without` is removed. */
  async choose(address: string, alt: string | undefined, without?: string): Promise<CommandAnswer | undefined> {
    const { session, store } = this
    const { choosing } = this.state
    if (!choosing) return undefined
    const { page, pointer, label } = choosing
    const edits = chooseFileEdits(page, pointer, { address, alt, without })
    if (edits.length === 0) {
      this.close()
      return undefined
    }
    const { name, revision } = page.text
    const answer = await session.act(() => store.apply({ label: `${label} changed`, page: name, revision, edits }))
    if (answer.kind === 'done') {
      this.discardRefused(altFieldOf(page, pointer), alt)
      this.closeAndAnnounce(`${label} changed`)
    }
    if (answer.kind === 'conflict') this.close()
    return answer
  }

  /** The check has refused the text before: another one is written by now. */
  private discardRefused(pointer: string | undefined, alt: string | undefined): void {
    const open = pointer !== undefined && alt !== undefined && this.session.openField(pointer, '')
    if (open) this.session.outbox.discard(open)
  }

  /** `withoutDrawn` also removes what was drawn for the file. */
  async replaceEverywhere(from: string, to: string, withoutDrawn: boolean): Promise<CommandAnswer> {
    const { session, store } = this
    const answer = await session.act(() =>
      store.files.replaceEverywhere(from, to, { page: session.state.name, withoutDrawn }),
    )
    if (answer.kind === 'done') this.closeAndAnnounce(answer.label)
    return answer
  }

  async remove(address: string): Promise<CommandAnswer> {
    const answer = await this.session.act(() => this.store.files.remove(address, this.session.state.name))
    await this.refresh()
    return answer
  }

  private async uploadFile(file: File, { kind, current }: Choosing): Promise<Upload> {
    const { name } = file
    if (file.size > mostUploadBytes) return { name, problem: explainTooHeavy(name) }
    const bytes = await file.arrayBuffer().catch(() => undefined)
    if (!bytes) return { name, problem: `"${name}" cannot be read. Choose a file, not a folder.` }
    const added = await this.store.files.add({ name, kind, sameFolderAs: current, bytes: new Uint8Array(bytes) })
    if (added.kind === 'problem') return { name, problem: added.problem }
    await this.refresh()
    return { name, address: added.address, message: describeAdded(name, added) }
  }

  private closeAndAnnounce(words: string): void {
    this.close()
    setTimeout(() => this.session.announce(words), announceDelay)
  }
}
