import { getOrAdd } from '../../../../base/shared-types/maps'
import type { PublicFile, PublicFiles } from '../../../../content/check'
import type { BlobId } from '../../../../content/file-inspection/blob-id'
import {
  type FileFact,
  type FileFacts,
  factKey,
  type KnownFiles,
  readFacts,
  toFact,
} from '../../../../content/file-inspection/file-facts'
import { sourceOf } from '../../../../content/file-inspection/file-source'
import type { PictureOpener } from '../../../../content/file-inspection/pictures/picture-opener'
import type { KeptDocument } from '../../kept'

export interface FileJudgeParts {
  /** Facts of the build. */
  built: FileFacts
  kept: KeptDocument<FileFacts>
  fetchFile(address: string, id: BlobId): Promise<Uint8Array<ArrayBuffer>>
  openPicture: PictureOpener
  /** Called when files that were unknown are judged. */
  onJudged(addresses: readonly string[]): void
}

/** How many files are fetched and judged at the same time. */
const atOnce = 4

/** What is known of the files. The build knows its own files; newer ones are fetched and inspected here. */
export class FileJudge {
  /** The keys of files whose judging has begun. Each is tried once until the next start, as no host hands out files of git LFS. */
  private readonly tried = new Set<string>()
  private judging: Promise<void> = Promise.resolve()
  private own: FileFacts
  /** The facts of each list of blobs: the check gets the same object again for the same list. */
  #read = new WeakMap<ReadonlyMap<string, BlobId>, { known: KnownFiles; files: PublicFiles }>()

  constructor(private readonly parts: FileJudgeParts) {
    this.own = parts.kept.value ?? {}
  }

  /** A file that is still to be judged counts as sound. */
  read(blobs: ReadonlyMap<string, BlobId>): PublicFiles {
    const { files, known } = this.know(blobs)
    this.judgeLater(known.unknown.map((address) => [address, blobs.get(address) ?? '']))
    return files
  }

  /** As `read`, but judges no unknown file. */
  known = (blobs: ReadonlyMap<string, BlobId>): PublicFiles => this.know(blobs).files

  groundOf = (address: string, blobs: ReadonlyMap<string, BlobId>): string | undefined =>
    this.know(blobs).known.groundOf(address)

  async add(address: string, id: BlobId, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    this.keep({ [factKey(address, id)]: await this.judge(address, bytes) })
  }

  private know(blobs: ReadonlyMap<string, BlobId>): { known: KnownFiles; files: PublicFiles } {
    return getOrAdd(this.#read, blobs, () => {
      const known = readFacts({ ...this.parts.built, ...this.own }, blobs)
      const sound: [string, PublicFile][] = known.unknown.map((address) => [address, { bytes: 0 }])
      return { known, files: Object.assign(new Map([...known.files, ...sound]), { leftOut: known.files.leftOut }) }
    })
  }

  private judgeLater(files: readonly [address: string, id: BlobId][]): void {
    const fresh = files.filter(([address, id]) => !this.tried.has(factKey(address, id)))
    if (fresh.length === 0) return
    for (const [address, id] of fresh) this.tried.add(factKey(address, id))
    this.judging = this.judging.then(() => this.judgeAll(fresh))
  }

  private async judgeAll(files: readonly [address: string, id: BlobId][]): Promise<void> {
    const facts: FileFacts = {}
    const left = [...files]
    const judgeNext = async (): Promise<void> => {
      for (let next = left.shift(); next; next = left.shift()) {
        const [address, id] = next
        const bytes = await this.parts.fetchFile(address, id).catch(() => undefined)
        if (bytes) facts[factKey(address, id)] = await this.judge(address, bytes)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, judgeNext))
    this.keep(facts)
    this.parts.onJudged(files.map(([address]) => address))
  }

  private async judge(address: string, bytes: Uint8Array<ArrayBuffer>): Promise<FileFact> {
    // Only files that are newer than the editor need it.
    const { inspectFile } = await import('../../../../content/file-inspection/inspect-file')
    const inspection = await inspectFile(sourceOf(address, bytes), this.parts.openPicture)
    return toFact(address, { bytes: bytes.length, ...inspection }, bytes)
  }

  private keep(facts: FileFacts): void {
    this.own = { ...this.own, ...facts }
    this.#read = new WeakMap()
    try {
      this.parts.kept.keep(this.own)
    } catch {
      // They are judged again after the next start.
    }
  }
}
