import type { BlobId } from '../../../../content/file-inspection/blob-id'
import { fileCacheName, idHeader } from '../../file-channel'
import { typeOf } from './type-of'

export class FileCache {
  private constructor(private readonly cache: Cache | undefined) {}

  static async open(): Promise<FileCache> {
    return new FileCache(await globalThis.caches?.open(fileCacheName).catch(() => undefined))
  }

  async put(address: string, id: BlobId, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const headers = { 'content-type': typeOf(address), 'x-content-type-options': 'nosniff', [idHeader]: id }
    // Where there is no room, pages lack the picture. Nothing is lost: its bytes are kept elsewhere.
    await this.cache?.put(encodeURI(address), new Response(bytes, { headers })).catch(() => undefined)
  }

  /** Removes what an address no longer holds. */
  async keepOnly(now: ReadonlyMap<string, BlobId>): Promise<void> {
    for (const request of (await this.cache?.keys()) ?? []) {
      const address = decodeURI(new URL(request.url).pathname)
      const id = (await this.cache?.match(request))?.headers.get(idHeader)
      if (now.get(address) !== id) await this.cache?.delete(request)
    }
  }
}
