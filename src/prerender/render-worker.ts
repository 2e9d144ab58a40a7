import { parentPort, workerData } from 'node:worker_threads'
import { createRender, type RenderContext, type RenderJob } from './renderer'

/** An error as it passes between threads; `code` and `path` are those of the system's errors. */
type WorkerFailure = Pick<NodeJS.ErrnoException, 'name' | 'message' | 'stack' | 'code' | 'path'>

/** What a thread that renders says: a line for people, the bytes of the pages of a batch, or what kept it from them. */
export type WorkerAnswer = { line: string } | { bytes: number[] } | WorkerFailure

const port = parentPort
if (!port) throw new Error('render-worker.ts runs in a worker thread only.')
const answer = (message: WorkerAnswer) => port.postMessage(message)
const render = createRender(workerData as RenderContext, (line) => answer({ line }))

port.on('message', async (jobs: RenderJob[]) => {
  try {
    const bytes: number[] = []
    for (const job of jobs) bytes.push(await render(job))
    answer({ bytes })
  } catch (error) {
    const { name, message, stack, code, path } = error as NodeJS.ErrnoException
    answer({ name, message, stack, code, path })
  }
})
