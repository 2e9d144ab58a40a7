import { parentPort, workerData } from 'node:worker_threads'
import { createRender, type RenderContext, type RenderJob } from './renderer'

/** What a thread that renders says: a line for people, the bytes of the pages of a batch, or what kept it from them. */
export type WorkerAnswer = { line: string } | { bytes: number[] } | { name: string; message: string; stack?: string }

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
    const { name, message, stack } = error as Error
    answer({ name, message, stack })
  }
})
