import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import type { WriterSource } from '../code/load-server'
import { RenderPool } from './render-pool'

const folder = mkdtempSync(join(tmpdir(), 'render-pool-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let pool: RenderPool | undefined
afterEach(() => pool?.close())

const lines: string[] = []
let rendered = 0

/** Gives 100 pages to two threads that run this for each batch. */
async function render(script: string): Promise<void> {
  const file = join(folder, 'thread.mjs')
  writeFileSync(
    file,
    `import { parentPort, workerData } from 'node:worker_threads'
     const send = (message) => parentPort.postMessage(message)
     parentPort.on('message', (pages) => { ${script} })`,
  )
  const sources = { de: { server: 'here' } as WriterSource }
  pool = new RenderPool(
    file,
    2,
    sources,
    (line) => lines.push(line),
    (pages) => {
      rendered += pages
    },
  )
  for (let page = 0; page < 505; page++) await pool.add({ text: `page ${page}`, language: 'de' })
  await pool.finish()
}

test('each page is rendered once, with what the threads were started with', async () => {
  await render(`
    for (const { text } of pages) send({ line: text + ' ' + workerData.de.server })
    send({ rendered: pages.length })`)
  expect(rendered).toBe(505)
  expect(new Set(lines)).toEqual(new Set(Array.from({ length: 505 }, (_, page) => `page ${page} here`)))
  expect(lines).toHaveLength(505)
})

test.each([
  ["send({ name: 'Failure', message: 'A block broke.' })", { name: 'Failure', message: 'A block broke.' }],
  [
    "send({ name: 'Error', message: 'Full.', code: 'ENOSPC', path: '/a' })",
    { message: 'Full.', code: 'ENOSPC', path: '/a' },
  ],
  ["throw new TypeError('A broken program.')", { name: 'TypeError', message: 'A broken program.' }],
])('the error of a thread is thrown: %s', async (script, error) => {
  await expect(render(script)).rejects.toMatchObject(error)
})
