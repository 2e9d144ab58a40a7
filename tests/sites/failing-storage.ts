import { createMemoryStorage } from '../../src/engine/editing/web-editor/worker/storage/memory-storage'
import type { OpenFile, Storage } from '../../src/engine/editing/web-editor/worker/storage/storage'

/** A storage that a test fills up, or whose browser stops in the middle of a write. */
export class FailingStorage implements Storage {
  readonly keeping = 'browser'
  /** How many more changes of files succeed before the browser stops. The next one is made by half. */
  stopsAfter = Number.POSITIVE_INFINITY
  /** How many more writes succeed before each is answered as a full private window of Chromium does. */
  fullAfter = Number.POSITIVE_INFINITY
  /** How many writes were tried. */
  writes = 0
  /** How many changes of files were made. */
  changes = 0
  isFull = false
  private readonly files: Storage

  constructor(after?: FailingStorage) {
    this.files = after ? after.files : createMemoryStorage()
  }

  async open(name: string): Promise<OpenFile> {
    const file = await this.files.open(name)
    return {
      getSize: file.getSize,
      read: (into, options) => file.read(into, options),
      write: (bytes, options) => {
        if (this.writes++ >= this.fullAfter) return 4294967288
        if (this.isFull && options.at + bytes.length > file.getSize()) throw new DOMException('', 'QuotaExceededError')
        this.change(() => file.write(bytes.subarray(0, bytes.length / 2), options))
        return file.write(bytes, options)
      },
      truncate: (size) => {
        this.change(() => undefined)
        file.truncate(size)
      },
      flush: file.flush,
      close: file.close,
    }
  }

  names = () => this.files.names()

  remove = async (name: string) => {
    this.change(() => undefined)
    await this.files.remove(name)
  }

  private change(byHalf: () => unknown): void {
    this.changes++
    if (this.changes <= this.stopsAfter) return
    if (this.changes === this.stopsAfter + 1) byHalf()
    throw new DOMException('The browser has stopped.', 'AbortError')
  }
}
