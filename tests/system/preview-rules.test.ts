import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { liveSocketAddress } from '../../src/engine/base/shared-types/addresses'
import { openFormService } from '../../src/engine/building/static-server/forms/form-service'
import { listen } from '../../src/engine/building/static-server/http-server'
import { createPreview, type Preview } from '../../src/engine/editing/preview-server/server'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'preview-rules-'))
const rules = join(folder, 'src/studio/rules')
let preview: Preview

afterAll(async () => {
  await preview?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a running preview applies a rule that is added or changed', async () => {
  cpSync(join(root, 'tests/second-studio'), folder, { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  rmSync(rules, { recursive: true })
  const words = JSON.parse(readFileSync(join(folder, 'src/studio/words.json'), 'utf8'))
  preview = await createPreview(root, folder, openFormService(folder, words))
  const { port } = new URL(await listen(preview.http, 0))
  const socket = new WebSocket(`ws://localhost:${port}${liveSocketAddress}`, { origin: `http://localhost:${port}` })
  let listed = ''
  socket.on('message', (data) => {
    const { name, data: sent } = JSON.parse(String(data))
    if (name === 'site:problems') listed = JSON.stringify(sent)
  })
  await once(socket, 'open')
  const write = (message: string) => {
    mkdirSync(join(rules, 'tone'), { recursive: true })
    const check = `() => [{ pointer: '/title', message: '${message}' }]`
    const rule = `{ code: 'tone', severity: 'warning', scope: 'page', check: ${check} }`
    writeFileSync(join(rules, 'tone/rule.ts'), `export const tone = ${rule}`)
  }
  for (const message of ['Too loud.', 'Too quiet.']) {
    write(message)
    await expect.poll(() => listed, { timeout: 20_000 }).toContain(message)
  }
  socket.terminate()
}, 60_000)
