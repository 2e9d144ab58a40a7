import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readContentText } from './read-content-text'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-text-'))
  path = join(folder, 'pages.json')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test.each(['{}', '\ufeff{"a": "é😀"}', '', '7', '{"a": "b\u0000"}'])('%j is read as it is', async (text) => {
  writeFileSync(path, text)
  expect(await readContentText(path)).toBe(text)
})

test('a folder instead of the file is refused with a reason', async () => {
  mkdirSync(path)
  await expect(readContentText(path)).rejects.toMatchObject({
    name: 'Failure',
    message: expect.stringContaining('It is a folder, not a file.'),
  })
})

test('a broken link is reported as one', async () => {
  symlinkSync('nowhere.json', path)
  await expect(readContentText(path)).rejects.toMatchObject({
    message: expect.stringContaining('It is a symbolic link that leads nowhere.'),
  })
})

test.each([
  ['pages.json.txt', 'Rename it to "pages.json".'],
  ['pages (1).json', 'Rename it to "pages.json".'],
  ['pages.rtf', 'save it as plain text in UTF-8'],
])('%s instead of pages.json is reported', async (name, words) => {
  writeFileSync(join(folder, name), '{}')
  const message = expect.stringContaining(`but there is "${name}"`)
  await expect(readContentText(path)).rejects.toMatchObject({ message })
  await expect(readContentText(path)).rejects.toMatchObject({ message: expect.stringContaining(words) })
})

test('a path through a file is refused with a reason', async () => {
  writeFileSync(path, '{}')
  await expect(readContentText(join(path, 'pages.json'))).rejects.toMatchObject({
    message: expect.stringContaining('a part of its path is not a folder'),
  })
})

test('a device is refused without reading it', async () => {
  await expect(readContentText('/dev/zero')).rejects.toMatchObject({
    message: expect.stringContaining('not a file that holds text'),
  })
})

test('UTF-16 is reported with its place', async () => {
  writeFileSync(path, Buffer.from('{"a": 1}', 'utf16le'))
  await expect(readContentText(path)).rejects.toMatchObject({
    name: 'Failure',
    problem: { rule: 'encoding', line: 1, column: 1 },
    text: '{"a": 1}',
    message: expect.stringContaining('pages.json:1:1'),
  })
})

test('a file of 400 MB is refused without being read', async () => {
  writeFileSync(path, '')
  truncateSync(path, 400 * 1024 * 1024)
  const before = process.memoryUsage().rss
  await expect(readContentText(path)).rejects.toMatchObject({
    problem: { rule: 'file-size', message: expect.stringContaining('This file has 400 MB; up to 300 MB are read') },
  })
  expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024)
})
