import { parentPort, workerData } from 'node:worker_threads'
import { getOrAdd } from '../../../base/shared-types/maps'
import type { FetchedPage } from '../../../base/shared-types/page'
import { openWriter, type WriterSource } from '../code/load-server'
import type { PageTexts, PageWriter } from '../pages/write-page'
import type { WorkerMessage } from './render-pool'

const port = parentPort
if (!port) throw new Error('render-worker.ts runs in a worker thread only.')
const send = (message: WorkerMessage) => port.postMessage(message)
const sources = workerData as Record<string, WriterSource>
const writers = new Map<string, Promise<PageWriter>>()

const writerIn = (language: string): Promise<PageWriter> =>
  getOrAdd(writers, language, () => openWriter(sources[language] as WriterSource, (line) => send({ line })))

async function render(pages: PageTexts[]): Promise<void> {
  for (const texts of pages) {
    const writer = await writerIn(texts.language)
    await writer.write(JSON.parse(texts.text) as FetchedPage, texts)
  }
  send({ rendered: pages.length })
}

port.on('message', (pages: PageTexts[]) =>
  render(pages).catch((error: NodeJS.ErrnoException) => {
    const { name, message, stack, code, path } = error
    send({ name, message, stack, code, path })
  }),
)
