import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openFormService } from '../../src/engine/building/static-server/forms/form-service'
import { listen } from '../../src/engine/building/static-server/http-server'
import { createPreview, type Preview } from '../../src/engine/editing/preview-server/server'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'preview-broken-code-'))
const file = 'src/studio/blocks/prose/component.tsx'
let preview: Preview

afterAll(async () => {
  await preview?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a preview that begins with code of a wrong syntax names the line, and shows the site once it is mended', async () => {
  cpSync(join(root, 'tests/second-studio'), folder, { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const sound = readFileSync(join(folder, file), 'utf8')
  writeFileSync(join(folder, file), 'export default () => <p>;\n')
  const words = JSON.parse(readFileSync(join(folder, 'src/studio/words.json'), 'utf8'))
  preview = await createPreview(root, folder, openFormService(folder, words), { isLive: true })
  const address = await listen(preview.http, 0)
  const readPage = async () => {
    const response = await fetch(address)
    return `${response.status} ${await response.text()}`
  }
  await expect.poll(readPage, { timeout: 20_000 }).toContain(`<pre>${file}:1:`)
  expect(await readPage()).toMatch(/^500/)
  writeFileSync(join(folder, file), sound)
  await expect.poll(readPage, { timeout: 20_000 }).toMatch(/^200/)
}, 60_000)
