import { parentPort } from 'node:worker_threads'
import { openContent } from '../../compile/content-text'
import { sendFormsTo } from '../../compile/form-address'
import type { ContentPage } from '../../generated/content'
import { createPageMaker, type MadePage } from '../pages/page-maker'
import type { ThreadAnswer, ThreadWork } from './thread-work'

/** How many pages a thread takes at a time. */
const batchSize = 20

const port = parentPort
if (!port) throw new Error('render-worker.ts runs in a worker thread only.')
const answer = (message: ThreadAnswer) => port.postMessage(message)

/** Makes pages that no other thread has taken, batch by batch, until none is left. */
async function work({ text, jobs, next, formAddress, ...input }: ThreadWork): Promise<void> {
  const content = sendFormsTo(formAddress, openContent(text))
  const { make, sources } = createPageMaker({ ...input, content, notify: (line) => answer({ line }) })
  const counter = new Int32Array(next)
  for (let from = 0; from < jobs.length; ) {
    from = Atomics.add(counter, 0, batchSize)
    const made: MadePage[] = []
    for (const { index, last } of jobs.slice(from, from + batchSize)) {
      // A plain copy with its blocks: to V8 no two pages whose blocks are still to be read are of one kind.
      made.push(await make({ ...(content.pages[index] as ContentPage) }, last))
    }
    answer({ made })
  }
  answer({ sources })
}

port.once('message', (message: ThreadWork) =>
  work(message).catch((error: NodeJS.ErrnoException) => {
    const { name, message: reason, stack, code, path } = error
    answer({ name, message: reason, stack, code, path })
  }),
)
