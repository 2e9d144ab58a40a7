import { Worker } from 'node:worker_threads'
import type { WriterSource } from '../code/load-server'
import type { PageTexts } from '../pages/write-page'

type WorkerError = Pick<NodeJS.ErrnoException, 'name' | 'message' | 'stack' | 'code' | 'path'>

export type WorkerMessage = { line: string } | { rendered: number } | WorkerError

/** With more memory, threads grow instead of collecting garbage. */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 }

/** Pages. */
const batchSize = 20
const maxQueued = 80

export class RenderPool {
  private readonly workers: { worker: Worker; queued: number }[]
  private batch: PageTexts[] = []
  private error?: Error
  private onChange: () => void = () => undefined

  constructor(
    script: string,
    count: number,
    sources: Record<string, WriterSource>,
    private readonly notify: (line: string) => void,
    private readonly onRendered: (pages: number) => void,
  ) {
    // The built script needs no options of Node.
    const start = () => new Worker(script, { workerData: sources, resourceLimits, execArgv: [] })
    this.workers = Array.from({ length: count }, () => ({ worker: start(), queued: 0 }))
    for (const state of this.workers) {
      state.worker.on('message', (message: WorkerMessage) => this.handle(message, state))
      state.worker.on('error', ({ name, message, stack }: Error) => this.handle({ name, message, stack }, state))
    }
  }

  private handle(message: WorkerMessage, state: { queued: number }): void {
    if ('line' in message) this.notify(message.line)
    else if ('rendered' in message) {
      state.queued -= message.rendered
      this.onRendered(message.rendered)
    } else this.error ??= Object.assign(new Error(message.message), message)
    this.onChange()
  }

  private async until(isMet: () => boolean): Promise<void> {
    while (!this.error && !isMet()) {
      await new Promise<void>((resolve) => {
        this.onChange = resolve
      })
    }
    if (this.error) throw this.error
  }

  private get idlest() {
    return this.workers.reduce((one, other) => (other.queued < one.queued ? other : one))
  }

  private send(): void {
    const { idlest, batch } = this
    idlest.queued += batch.length
    idlest.worker.postMessage(batch)
    this.batch = []
  }

  /** Waits while all queues are full. Throws the error of a worker. */
  async add(page: PageTexts): Promise<void> {
    if (this.batch.push(page) < batchSize) return
    await this.until(() => this.idlest.queued < maxQueued)
    this.send()
  }

  /** Throws the error of a worker. */
  async finish(): Promise<void> {
    if (this.batch.length > 0) this.send()
    await this.until(() => this.workers.every(({ queued }) => queued === 0))
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map(({ worker }) => worker.terminate()))
  }
}
