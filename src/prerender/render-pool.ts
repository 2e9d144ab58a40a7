import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { WorkerAnswer } from './render-worker'
import type { Render, RenderContext, RenderJob } from './renderer'

/** Fewer pages than this are rendered sooner than a thread has started. */
const worthThreads = 150

/** How many pages go to a thread at a time, and how many batches wait there, so that memory stays flat. */
const batchSize = 25
const waitingBatches = 2

/** In MB. A page is done with as soon as it is written: without a limit a thread would rather grow than tidy up. */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 }

/** Threads beyond this many wait for the one that feeds them. */
const mostThreads = 8

/** Renders pages as they come, in this thread while they are few, in others when they are many. */
export interface RenderPool {
  /** Resolves when the next page may come. Throws what rendering an earlier one threw. */
  add(job: RenderJob): Promise<void>
  /** Resolves when all pages are written. */
  finish(): Promise<void>
  close(): Promise<void>
}

/** One thread with what it has been given. */
interface Thread {
  worker: Worker
  batches: RenderJob[][]
}

/** `done` is told of each page that is written, with the bytes of its html. `script` is render-worker.ts, built. */
export function createRenderPool(
  context: RenderContext,
  script: URL,
  render: Render,
  notify: (line: string) => void,
  done: (job: RenderJob, bytes: number) => void,
): RenderPool {
  const threads: Thread[] = []
  let waiting: RenderJob[] = []
  let failure: Error | undefined
  let wake: () => void = () => undefined
  let moved = new Promise<void>((resolve) => {
    wake = resolve
  })
  const move = () => {
    wake()
    moved = new Promise((resolve) => {
      wake = resolve
    })
  }
  const fail = (error: Error) => {
    failure ??= error
    move()
  }

  function hear(thread: Thread, answer: WorkerAnswer): void {
    if ('line' in answer) notify(answer.line)
    else if ('message' in answer) fail(Object.assign(new Error(answer.message), answer))
    else {
      const batch = thread.batches.shift() ?? []
      batch.forEach((job, index) => {
        done(job, answer.bytes[index] ?? 0)
      })
      move()
    }
  }

  function startThreads(): void {
    for (let count = Math.min(mostThreads, availableParallelism()); count > 0; count--) {
      // The script is built, so a thread needs none of what Node was started with to run the sources of commands.
      const worker = new Worker(script, { workerData: context, resourceLimits, execArgv: [] })
      const thread: Thread = { worker, batches: [] }
      thread.worker.on('message', (answer: WorkerAnswer) => hear(thread, answer))
      thread.worker.on('error', fail)
      threads.push(thread)
    }
  }

  async function until(isReady: () => boolean): Promise<void> {
    while (!failure && !isReady()) await moved
    if (failure) throw failure
  }

  /** Gives a batch to the thread that has the least to do. */
  async function send(): Promise<void> {
    await until(() => threads.some(({ batches }) => batches.length < waitingBatches))
    const [idlest] = threads.toSorted((a, b) => a.batches.length - b.batches.length)
    const batch = waiting.splice(0, batchSize)
    idlest?.batches.push(batch)
    idlest?.worker.postMessage(batch)
  }

  return {
    async add(job) {
      waiting.push(job)
      if (threads.length === 0 && waiting.length >= worthThreads) startThreads()
      while (threads.length > 0 && waiting.length >= batchSize) await send()
    },
    async finish() {
      if (threads.length === 0) {
        for (const job of waiting) done(job, await render(job))
        waiting = []
        return
      }
      while (waiting.length > 0) await send()
      await until(() => threads.every(({ batches }) => batches.length === 0))
    },
    async close() {
      await Promise.all(threads.map(({ worker }) => worker.terminate()))
    },
  }
}
