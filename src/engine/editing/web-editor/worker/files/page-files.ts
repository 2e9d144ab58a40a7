import type { BlobId } from '../../../../content/file-inspection/blob-id'
import type { BrowserFiles } from '../keepers/browser-files'
import { answerQuestions } from './answer-questions'
import type { FileCache } from './file-cache'

export class NewPageFiles {
  #stop?: () => void

  constructor(
    private readonly files: BrowserFiles,
    private readonly cache: FileCache,
  ) {}

  async start(): Promise<void> {
    this.#stop = answerQuestions((address) => this.files.bytes(address))
    await this.put(this.files.changes().added)
  }

  async refresh(addresses: readonly string[]): Promise<void> {
    const { added } = this.files.changes()
    await this.put(new Map([...added].filter(([address]) => addresses.includes(address))))
  }

  stop(): void {
    this.#stop?.()
  }

  private async put(files: ReadonlyMap<string, BlobId>): Promise<void> {
    await this.cache.keepOnly(this.files.now)
    for (const [address, id] of files) {
      const bytes = await this.files.bytes(address)
      if (bytes) await this.cache.put(address, id, bytes)
    }
  }
}
