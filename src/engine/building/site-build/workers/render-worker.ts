import { parentPort, workerData } from 'node:worker_threads'
import type { FetchedPage } from '../../../base/shared-types/page'
import { type PageTexts, PageWriter, type PageWriterInput } from '../pages/write-page'
import type { WorkerMessage } from './render-pool'

const port = parentPort
if (!port) throw new Error('render-worker.ts runs in a worker thread only.')
const send = (message: WorkerMessage) => port.postMessage(message)
const writer = new PageWriter(workerData as PageWriterInput, (line) => send({ line }))

async function render(pages: PageTexts[]): Promise<void> {
  for (const texts of pages) await writer.write(JSON.parse(texts.text) as FetchedPage, texts)
  send({ rendered: pages.length })
}

port.on('message', (pages: PageTexts[]) =>
  render(pages).catch((error: NodeJS.ErrnoException) => {
    const { name, message, stack, code, path } = error
    send({ name, message, stack, code, path })
  }),
)
