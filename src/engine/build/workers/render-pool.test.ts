import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { type RenderPool, startRenderPool } from './render-pool'
import type { ThreadWork } from './thread-work'

const folder = mkdtempSync(join(tmpdir(), 'render-pool-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let pool: RenderPool | undefined
afterEach(() => pool?.close())

/** Starts threads that do this with the message that begins their work, and lets them begin. */
function begin(script: string): RenderPool {
  const file = join(folder, 'thread.mjs')
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads'
     const take = (work) => Atomics.add(new Int32Array(work.next), 0, 1)
     const say = (message) => parentPort.postMessage(message)
     parentPort.once('message', (work) => { ${script} })`,
  )
  pool = startRenderPool(file, 2)
  pool.begin({ jobs: [1, 2, 3] } as unknown as Omit<ThreadWork, 'next'>)
  return pool
}

test('each page is made once, and told with what it was made of, also when it was made before anybody listened', async () => {
  const { finish } = begin(`
    let at = 0
    for (at = take(work); at < work.jobs.length; at = take(work)) say({ made: [{ path: '/' + work.jobs[at] }] })
    say({ line: 'Done.' })
    const lists = new Map([['films', new Set(['/list-' + at])]])
    say({ sources: { pages: new Set(['/a']), lists, others: false } })`)
  await new Promise((resolve) => setTimeout(resolve, 300))
  const paths: string[] = []
  const lines = new Set<string>()
  const sources = await finish(
    ({ path }) => paths.push(path),
    (line) => lines.add(line),
  )
  expect(paths.sort()).toEqual(['/1', '/2', '/3'])
  expect([...lines]).toEqual(['Done.'])
  const lists = new Map([['films', new Set(['/list-3', '/list-4'])]])
  expect(sources).toEqual({ pages: new Set(['/a']), lists, others: false })
})

const quiet = () => undefined

test.each([
  ["say({ name: 'Failure', message: 'A block broke.' })", { name: 'Failure', message: 'A block broke.' }],
  [
    "say({ name: 'Error', message: 'Full.', code: 'ENOSPC', path: '/a' })",
    { message: 'Full.', code: 'ENOSPC', path: '/a' },
  ],
  ["throw new TypeError('A broken program.')", { name: 'TypeError', message: 'A broken program.' }],
])('what keeps a thread from its work is thrown: %s', async (script, error) => {
  await expect(begin(script).finish(quiet, quiet)).rejects.toMatchObject(error)
})
