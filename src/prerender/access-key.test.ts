import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findAccessKey } from './access-key'

let folder: string
let said: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'access-key-'))
  said = []
  vi.stubEnv('GOOD_HOUR_KEY', '')
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const find = () => findAccessKey(folder, (line) => said.push(line))

test('the key of the environment counts first', async () => {
  vi.stubEnv('GOOD_HOUR_KEY', 'a-long-and-winding-road-to-the-key')
  writeFileSync(join(folder, '.good-hour-key'), 'another-key-0123456789abcdef-xyz')
  expect(await find()).toBe('a-long-and-winding-road-to-the-key')
})

test('without one a key is made, kept for its owner only, and found again', async () => {
  const key = await find()
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(readFileSync(join(folder, '.good-hour-key'), 'utf8')).toBe(`${key}\n`)
  expect(statSync(join(folder, '.good-hour-key')).mode & 0o077).toBe(0)
  expect(said).toHaveLength(1)
  expect(await find()).toBe(key)
  expect(said).toHaveLength(1)
})

test.each([
  ['short', 'too easy to guess'],
  ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'too easy to guess'],
  ['has spaces and/slashes in it, 0123456789', 'letters, digits, hyphens and underscores only'],
])('the key "%s" is refused (G3)', async (key, words) => {
  vi.stubEnv('GOOD_HOUR_KEY', key)
  await expect(find()).rejects.toThrow(words)
})
