import { Failure } from '../../../../base/shared-types/failure'
import type { PublicFiles } from '../../../../content/check'
import { type BlobId, blobIdOf } from '../../../../content/file-inspection/blob-id'
import { placeholderPicture } from '../../../../content/schema-model/examples/placeholder-picture'
import type { NewFile, PreparedFile, TakenFile } from '../../../edited-site/file-store'
import type { PictureTools } from '../../../edited-site/files/prepare-file'
import { explainLostFile, explainTaken } from '../../../edited-site/files/sentences'
import type { JournalEntry } from '../../../edited-site/journal/entries'
import type { FileKeeper } from '../../../edited-site/keepers'
import type { BranchFiles, KeptDocument, OpenKept } from '../../kept'
import type { Blobs } from '../storage/blobs'
import type { FileJudge } from './file-judge'

type Addresses = Record<string, BlobId>

interface Changes {
  added: Addresses
  /** When they were added here. The branch tells no days. */
  days?: Record<string, string>
  removed: string[]
  /** Deleted files, by the names that they are kept by for Undo. */
  taken: Record<string, { address: string; id: BlobId }>
}

const noChanges: Changes = { added: {}, removed: [], taken: {} }

export interface BrowserFilesParts {
  openKept: OpenKept
  blobs: Blobs
  judge: FileJudge
  pictures: PictureTools
  /** Returns a photograph of a telephone as a JPEG, where the browser can read it. */
  readHeic?(file: NewFile): Promise<NewFile>
  /** Gets a file of the branch from where the editor is served, or from the host. */
  fetchFile(address: string, id: BlobId): Promise<Uint8Array<ArrayBuffer>>
  placeholder(): Promise<Uint8Array<ArrayBuffer>>
  /** Called when pages may show other files at these addresses. */
  onChange(addresses: readonly string[]): void
}

/** The files of a branch with those that the author has added, without those that they have deleted. */
export class BrowserFiles implements FileKeeper, BranchFiles {
  #base?: ReadonlyMap<string, BlobId>
  #now?: ReadonlyMap<string, BlobId>

  private constructor(
    private readonly parts: BrowserFilesParts,
    private readonly keptBase: KeptDocument<Addresses>,
    private readonly kept: KeptDocument<Changes>,
  ) {}

  static async open(parts: BrowserFilesParts): Promise<BrowserFiles> {
    return new BrowserFiles(parts, await parts.openKept('base-files'), await parts.openKept('changed-files'))
  }

  get base(): ReadonlyMap<string, BlobId> {
    this.#base ??= new Map(Object.entries(this.keptBase.value ?? {}))
    return this.#base
  }

  /** By address. */
  get now(): ReadonlyMap<string, BlobId> {
    if (!this.#now) {
      const now = new Map(this.base)
      const { added, removed } = this.changed
      for (const address of removed) now.delete(address)
      for (const [address, id] of Object.entries(added)) now.set(address, id)
      this.#now = now
    }
    return this.#now
  }

  changes(): { added: ReadonlyMap<string, BlobId>; removed: readonly string[] } {
    const { base } = this
    const { added, removed } = this.changed
    return {
      added: new Map(Object.entries(added).filter(([address, id]) => base.get(address) !== id)),
      removed: removed.filter((address) => base.has(address)),
    }
  }

  async moveTo(
    base: ReadonlyMap<string, BlobId>,
    accepted: Parameters<BranchFiles['moveTo']>[1] = { files: {}, removed: [] },
  ): Promise<void> {
    const before = this.now
    this.keptBase.keep(Object.fromEntries(base))
    this.#base = undefined
    const { added, removed } = this.changes()
    this.change({
      added: Object.fromEntries([...added].filter(([address, id]) => accepted.files[address] !== id)),
      removed: removed.filter((address) => !accepted.removed.includes(address)),
    })
    const addresses = [...before.keys(), ...this.now.keys()]
    this.parts.onChange([...new Set(addresses)].filter((address) => before.get(address) !== this.now.get(address)))
    await this.removeUnused()
  }

  facts = async (): Promise<PublicFiles> => this.parts.judge.read(this.now)

  factsOfBase = async (): Promise<PublicFiles> => this.parts.judge.read(this.base)

  groundOf = (address: string): string | undefined => this.parts.judge.groundOf(address, this.now)

  days = async (): Promise<ReadonlyMap<string, string>> => new Map(Object.entries(this.changed.days ?? {}))

  /** No other program changes them. */
  refresh(): void {}

  async bytes(address: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const id = this.now.get(address)
    if (id === undefined) return undefined
    return (await this.parts.blobs.read(id)) ?? this.parts.fetchFile(address, id)
  }

  isTaken = (address: string): boolean => this.now.has(address)

  prepare = async (file: NewFile, maxSide: number): Promise<PreparedFile | { problem: string }> => {
    const { prepareFile } = await import('../../../edited-site/files/prepare-file')
    return prepareFile((await this.parts.readHeic?.(file)) ?? file, maxSide, this.parts.pictures)
  }

  async write(address: string, content: Uint8Array): Promise<void> {
    const bytes = new Uint8Array(content)
    const id = await blobIdOf(bytes)
    await this.parts.blobs.write(id, bytes)
    await this.parts.judge.add(address, id, bytes)
    const { added, days } = this.changed
    this.change({
      added: { ...added, [address]: id },
      days: { ...days, [address]: new Date().toISOString() },
    })
    this.parts.onChange([address])
  }

  take = async ({ address, kept }: TakenFile): Promise<void> => {
    const id = this.now.get(address)
    if (id === undefined) return
    const { added, removed, taken } = this.changed
    const { [address]: _, ...others } = added
    this.change({
      added: others,
      removed: this.base.has(address) ? [...removed, address] : removed,
      taken: { ...taken, [kept]: { address, id } },
    })
    this.parts.onChange([address])
  }

  putBack = async ({ address, kept }: TakenFile): Promise<void> => {
    const { added, removed, taken } = this.changed
    const id = taken[kept]?.id
    if (this.now.has(address) && id !== undefined) throw new Failure(explainTaken(address))
    if (this.now.has(address)) return
    if (id === undefined) throw new Failure(explainLostFile(address))
    const { [kept]: _, ...others } = taken
    this.change({
      added: this.base.get(address) === id ? added : { ...added, [address]: id },
      removed: removed.filter((one) => one !== address),
      taken: others,
    })
    this.parts.onChange([address])
  }

  prune(entries: readonly JournalEntry[]): void {
    const named = new Set(entries.map(({ taken }) => taken?.kept))
    const { taken } = this.changed
    const left = Object.entries(taken).filter(([kept]) => named.has(kept))
    if (left.length === Object.keys(taken).length) return
    this.change({ taken: Object.fromEntries(left) })
    void this.removeUnused()
  }

  async addPlaceholder(): Promise<void> {
    if (!this.now.has(placeholderPicture)) await this.write(placeholderPicture, await this.parts.placeholder())
  }

  private get changed(): Changes {
    return this.kept.value ?? noChanges
  }

  private change(changes: Partial<Changes>): void {
    this.kept.keep({ ...this.changed, ...changes })
    this.#now = undefined
  }

  private removeUnused(): Promise<void> {
    const { added, taken } = this.changed
    return this.parts.blobs.keepOnly([...Object.values(added), ...Object.values(taken).map(({ id }) => id)])
  }
}
