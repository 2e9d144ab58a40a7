import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openBuiltCode } from './built-code'
import { entries } from './page-code'

test('two builds of one source are both served', async () => {
  const client = mkdtempSync(join(tmpdir(), 'built-code-'))
  mkdirSync(join(client, 'assets'))
  for (const name of ['modal-pages.js', 'modal-catalogue.js']) writeFileSync(join(client, 'assets', name), name)
  const scripts = [...Object.values(entries), 'src/engine/pages/page-scripts/guarded-pages/opener.ts']
  const manifest = {
    ...Object.fromEntries(scripts.map((source) => [source, { file: `assets/${source}` }])),
    'modal.tsx': { file: 'assets/modal-catalogue.js' },
  }
  const code = openBuiltCode({ client, worker: '', id: '', in: () => ({ manifest, server: '' }) })
  const server = createServer((request, response) => {
    if (!code.send(request, response, request.url ?? '')) response.writeHead(404).end()
  }).listen(0)
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const statusOf = async (name: string) => (await fetch(`http://localhost:${port}/assets/${name}`)).status
  expect(await statusOf('modal-pages.js')).toBe(200)
  expect(await statusOf('modal-catalogue.js')).toBe(200)
  expect(await statusOf('none.js')).toBe(404)
})
