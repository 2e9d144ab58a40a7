import { Worker } from 'node:worker_threads'
import { addSources, noSources, type PageSources } from '../../compile/page-sources'
import type { MadePage } from '../pages/page-maker'
import type { ThreadAnswer, ThreadWork } from './thread-work'

/** In MB. A page is done with as soon as it is written: without a limit a thread would rather grow than tidy up. */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 }

/** Threads that make the pages of a site among them. */
export interface RenderPool {
  /** Lets them make pages. What this thread is doing does not hold them up. */
  begin(work: Omit<ThreadWork, 'next'>): void
  /**
   * Resolves when all pages are made, with what they were made of; `tell` gets each one. Throws what making one
   * of them threw.
   */
  finish(tell: (made: MadePage) => void, notify: (line: string) => void): Promise<PageSources>
  /** Ends the threads, whatever they are doing. */
  close(): Promise<void>
}

/** Starts `count` threads, which load their code while this one still reads. `script` is render-worker.ts, built. */
export function startRenderPool(script: string, count: number): RenderPool {
  const answers: ThreadAnswer[] = []
  let failure: Error | undefined
  let look: () => void = () => undefined
  const hear = (answer: ThreadAnswer) => {
    if ('message' in answer) failure ??= Object.assign(new Error(answer.message), answer)
    else answers.push(answer)
    look()
  }
  const threads = Array.from({ length: count }, () => {
    // The script is built, so a thread needs none of what Node was started with to run the sources of commands.
    const worker = new Worker(script, { resourceLimits, execArgv: [] })
    worker.on('message', hear)
    worker.on('error', (error) => hear({ ...error, name: error.name, message: error.message, stack: error.stack }))
    return worker
  })

  return {
    begin(work) {
      const next = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
      for (const worker of threads) worker.postMessage({ ...work, next } satisfies ThreadWork)
    },
    finish: (tell, notify) =>
      new Promise((resolve, reject) => {
        const sources = noSources()
        let finished = 0
        look = () => {
          for (const answer of answers.splice(0)) {
            if ('line' in answer) notify(answer.line)
            else if ('made' in answer) answer.made.forEach(tell)
            else if ('sources' in answer) {
              addSources(sources, answer.sources)
              finished++
            }
          }
          if (failure) reject(failure)
          else if (finished === threads.length) resolve(sources)
        }
        look()
      }),
    async close() {
      await Promise.all(threads.map((worker) => worker.terminate()))
    },
  }
}
