import { explainTooHeavy, type FileKind, mostUploadBytes, type SiteFile } from '../../edits/files'
import type { Answer, Store } from '../../edits/store'
import { describeField } from '../fields/field'
import type { OpenPage } from '../page/open-page'
import type { Session } from '../session/session'
import { altBeside, chooseEdits, kindAt } from './choose-edits'
import { saidOf, type Upload } from './words'

/** The field that a file is chosen for, on the page as it was when that began: what is written is compared to that. */
export interface Choosing {
  page: OpenPage
  pointer: string
  /** "Picture file of Banner". */
  label: string
  kind: FileKind
  /** The address that the field holds. */
  current: string
}

/** What the editor knows of public/. */
export interface DeskState {
  /** undefined until they have been read for the first time. */
  files?: readonly SiteFile[]
  /** Why they cannot be read at present. */
  trouble?: string
  choosing?: Choosing
  /** What came of the files that were uploaded since the dialog was opened, the last one first. */
  uploads: readonly Upload[]
  /** How many files are still to be uploaded. */
  waiting: number
}

/** The files of the site: what there is to choose from, and what is done with them. */
export class FileDesk {
  state: DeskState = { uploads: [], waiting: 0 }
  private readonly listeners = new Set<() => void>()

  constructor(
    private readonly session: Session,
    private readonly store: Store,
    /** The addresses of the files in public/, as they were known last. */
    public addresses: readonly string[],
  ) {
    // Another program may have put a file into the folder.
    store.subscribe(() => {
      if (this.state.choosing) void this.refresh()
    })
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  getState = (): DeskState => this.state

  private set(change: Partial<DeskState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }

  /** Reads what is in public/ by now. */
  refresh = async (): Promise<void> => {
    const listed = await this.store.files.list()
    if (!('files' in listed)) return this.set({ trouble: listed.problem })
    this.addresses = listed.files.map(({ address }) => address)
    this.set({ files: listed.files, trouble: undefined })
  }

  /** Opens the dialog for a field, and uploads what was dropped on it. Words that wait are written first: they may be the alternative text beside it. */
  async show(pointer: string, dropped: readonly File[] = []): Promise<void> {
    await this.session.tryAgain()
    const { page } = this.session.state
    if (!page?.canHold(pointer) && page?.valueAt(pointer) === undefined) return
    const field = describeField(page, pointer)
    const owner = page.blocks.find((block) => pointer.startsWith(`${block.pointer}/`))?.title ?? 'Page'
    const current = typeof field.value === 'string' ? field.value : ''
    const kind = kindAt(page, pointer)
    this.set({ choosing: { page, pointer, label: `${field.label} of ${owner}`, kind, current }, uploads: [] })
    await this.refresh()
    await this.bring(dropped)
  }

  /** Uploads files, one after the other. */
  async bring(files: readonly File[]): Promise<void> {
    const { choosing } = this.state
    if (!choosing) return
    this.set({ waiting: this.state.waiting + files.length })
    for (const file of files) {
      const upload = await this.upload(file, choosing)
      this.set({ uploads: [upload, ...this.state.uploads], waiting: this.state.waiting - 1 })
    }
  }

  close = (): void => this.set({ choosing: undefined })

  /** Writes an address into the field, and the alternative text beside it: one step of undo. */
  async choose(address: string, alt: string | undefined): Promise<Answer | undefined> {
    const { session, store } = this
    const { choosing } = this.state
    if (!choosing) return undefined
    const { page, pointer, label } = choosing
    const edits = chooseEdits(page, pointer, address, alt)
    if (edits.length === 0) {
      this.close()
      return undefined
    }
    const { name, revision } = page.text
    const answer = await session.act(() => store.apply({ label: `${label} changed`, page: name, revision, edits }))
    if (answer.kind === 'done') {
      this.forgetRefused(altBeside(page, pointer), alt)
      this.closeAndSay(`${label} changed`)
    }
    if (answer.kind === 'conflict') this.close()
    return answer
  }

  /** Drops what the check has refused of an alternative text before: another one is written by now. */
  private forgetRefused(pointer: string | undefined, alt: string | undefined): void {
    const open = pointer !== undefined && alt !== undefined && this.session.openText(pointer, '')
    if (open) this.session.outbox.forget(open)
  }

  /** Names another file in every place that names one. */
  async replaceEverywhere(from: string, to: string): Promise<Answer> {
    const answer = await this.session.act(() => this.store.files.replaceEverywhere(from, to, this.session.state.name))
    if (answer.kind === 'done') this.closeAndSay(answer.label)
    return answer
  }

  /** Deletes a file that nothing uses. */
  async remove(address: string): Promise<Answer> {
    const answer = await this.session.act(() => this.store.files.remove(address, this.session.state.name))
    await this.refresh()
    return answer
  }

  /** Sends a file to public/. Whatever keeps it from being taken is said. */
  private async upload(file: File, { kind, current }: Pick<Choosing, 'kind' | 'current'>): Promise<Upload> {
    const { name } = file
    if (file.size > mostUploadBytes) return { name, problem: explainTooHeavy(name) }
    const bytes = await file.arrayBuffer().catch(() => undefined)
    if (!bytes) return { name, problem: `"${name}" cannot be read. Choose a file, no folder.` }
    const added = await this.store.files.add({ name, kind, beside: current, bytes: new Uint8Array(bytes) })
    if (added.kind === 'problem') return { name, problem: added.problem }
    await this.refresh()
    return { name, address: added.address, said: saidOf(name, added) }
  }

  /** A screen reader hears what stands outside of a dialog when that is closed. */
  private closeAndSay(words: string): void {
    this.close()
    setTimeout(() => this.session.announce(words), 100)
  }
}
