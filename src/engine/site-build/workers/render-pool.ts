import { Worker } from 'node:worker_threads'
import type { PageTexts, PageWriterInput } from '../pages/write-page'

/** An error as it passes between threads; `code` and `path` are those of the system's errors. */
type WorkerError = Pick<NodeJS.ErrnoException, 'name' | 'message' | 'stack' | 'code' | 'path'>

/** What a worker sends: a line for people, the number of pages that it has rendered, or what keeps it from that. */
export type WorkerMessage = { line: string } | { rendered: number } | WorkerError

/** In MB. Nothing of a page is needed once it is written: with more, a thread grows instead of collecting its garbage. */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 }

/** How many pages a worker gets at once, and how many it may have before it, so that it never waits. */
const batchSize = 20
const mostQueued = 80

/** Worker threads that render pages. */
export class RenderPool {
  private readonly workers: { worker: Worker; queued: number }[]
  private batch: PageTexts[] = []
  private error?: Error
  private onChange: () => void = () => undefined

  /** Starts `count` threads of the script render-worker.ts, built. `onRendered` gets the number of pages that are done. */
  constructor(
    script: string,
    count: number,
    input: PageWriterInput,
    private readonly notify: (line: string) => void,
    private readonly onRendered: (pages: number) => void,
  ) {
    // The script is built, so a thread needs none of the options that Node was started with.
    const start = () => new Worker(script, { workerData: input, resourceLimits, execArgv: [] })
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

  /** Waits until `isMet`, which is asked again after each message of a worker. */
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

  /** Queues a page, and waits while all queues are full. Throws what a worker threw. */
  async add(page: PageTexts): Promise<void> {
    if (this.batch.push(page) < batchSize) return
    await this.until(() => this.idlest.queued < mostQueued)
    this.send()
  }

  /** Resolves when all pages are rendered. Throws what a worker threw. */
  async finish(): Promise<void> {
    if (this.batch.length > 0) this.send()
    await this.until(() => this.workers.every(({ queued }) => queued === 0))
  }

  /** Ends the threads, whatever they are doing. */
  async close(): Promise<void> {
    await Promise.all(this.workers.map(({ worker }) => worker.terminate()))
  }
}
