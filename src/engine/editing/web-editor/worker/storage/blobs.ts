import { Failure } from '../../../../base/shared-types/failure'
import { type BlobId, blobIdOf } from '../../../../content/file-inspection/blob-id'
import { explainStorage } from './sentences'
import { readAll, type Storage, writeAt } from './storage'

const start = 'blob-'

export class Blobs {
  private constructor(
    private readonly storage: Storage,
    private readonly ids: Set<BlobId>,
  ) {}

  static async open(storage: Storage): Promise<Blobs> {
    const names = await storage.names()
    return new Blobs(
      storage,
      new Set(names.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length))),
    )
  }

  async read(id: BlobId): Promise<Uint8Array<ArrayBuffer> | undefined> {
    if (!this.ids.has(id)) return undefined
    const file = await this.storage.open(start + id)
    try {
      return readAll(file)
    } finally {
      file.close()
    }
  }

  async write(id: BlobId, bytes: Uint8Array): Promise<void> {
    if (await this.holds(id)) return
    try {
      const file = await this.storage.open(start + id)
      try {
        file.truncate(0)
        writeAt(file, 0, bytes)
      } finally {
        file.close()
      }
    } catch (error) {
      await this.storage.remove(start + id).catch(() => undefined)
      throw new Failure(explainStorage(error))
    }
    this.ids.add(id)
  }

  /** Whether the file is whole: a browser that stopped in the middle of a write has left a part. */
  private async holds(id: BlobId): Promise<boolean> {
    const kept = await this.read(id)
    return kept !== undefined && (await blobIdOf(kept)) === id
  }

  async keepOnly(ids: readonly BlobId[]): Promise<void> {
    for (const id of [...this.ids].filter((one) => !ids.includes(one))) {
      this.ids.delete(id)
      await this.storage.remove(start + id)
    }
  }
}
