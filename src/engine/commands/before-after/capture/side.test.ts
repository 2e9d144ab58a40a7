import { EventEmitter } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { Side } from './side'

test('the server of a side ends with its browser, so that the command can end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'side-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'index.html'), 'A page')
  let host = ''
  const newContext = async ({ proxy }: { proxy: { bypass: string } }) => {
    host = proxy.bypass
    return { clock: { setFixedTime: async () => {} }, addInitScript: async () => {} }
  }
  const browser = Object.assign(new EventEmitter(), { newContext })
  await Side.open(browser as unknown as Browser, folder, 0, '')
  expect(await (await fetch(`http://${host}/`)).text()).toBe('A page')
  browser.emit('disconnected')
  await expect(fetch(`http://${host}/`)).rejects.toThrow()
})
