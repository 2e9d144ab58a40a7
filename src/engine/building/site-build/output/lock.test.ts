import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lock } from './lock'

let folder: string
const out = () => join(folder, 'dist')
const file = () => `${out()}.lock`

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Takes the lock and answers whether another build had to be waited for. */
async function take(): Promise<boolean> {
  const lines: string[] = []
  const release = await lock(out(), (line) => lines.push(line))
  expect(readFileSync(file(), 'utf8')).toBe(String(process.pid))
  await release()
  expect(existsSync(file())).toBe(false)
  return lines.length > 0
}

test('the lock of a killed build is ignored', async () => {
  // No process has such a number: the highest that Linux gives is 4194304.
  writeFileSync(file(), '99999999')
  expect(await take()).toBe(false)
})

test('an empty lock, which a full disk leaves, is ignored after a while', async () => {
  writeFileSync(file(), '')
  utimesSync(file(), new Date(0), new Date(0))
  expect(await take()).toBe(false)
})

test('a build waits for a recent lock, empty or not', async () => {
  writeFileSync(file(), '')
  setTimeout(() => rmSync(file()), 300)
  expect(await take()).toBe(true)
})
