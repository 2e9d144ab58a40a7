import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readAt, readSiteFile, readSiteFileSync, withFile } from './read-file'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-file-'))
  path = join(folder, 'file.txt')
  writeFileSync(path, 'words')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const readers = [
  ['readSiteFile', readSiteFile],
  ['readSiteFileSync', async (name: string, maxBytes: number) => readSiteFileSync(name, maxBytes)],
] as const

test.each(readers)('%s reads a file within the limit', async (_, read) => {
  expect(String(await read(path, 5))).toBe('words')
  await expect(read(path, 4)).rejects.toMatchObject({ code: 'EFBIG', size: 5 })
})

const things: [what: string, code: string, make: () => void][] = [
  ['a folder', 'EISDIR', () => mkdirSync(path)],
  ['a pipe without a writer', 'ENOTFILE', () => execFileSync('mkfifo', [path])],
  ['a link to a device', 'ELOOP', () => symlinkSync('/dev/zero', path)],
  ['a link to a file', 'ELOOP', () => symlinkSync('/etc/hostname', path)],
]

for (const [name, read] of readers)
  test.each(things)(`${name} refuses %s`, async (_, code, make) => {
    rmSync(path)
    make()
    await expect(read(path, 100)).rejects.toMatchObject({ code })
  })

test.each(['/dev/zero', '/dev/full'])('%s is not read even where links are allowed', async (device) => {
  await expect(readSiteFile(device, 100)).rejects.toMatchObject({ code: 'ENOTFILE' })
  rmSync(path)
  symlinkSync(device, path)
  await expect(readSiteFile(path, 100, { isLinkAllowed: true })).rejects.toMatchObject({ code: 'ENOTFILE' })
})

test('a growing file is read up to its first size', async () => {
  const read = withFile(path, async (file, size) => {
    appendFileSync(path, ' and more')
    return readAt(file, 0, size)
  })
  expect(String(await read)).toBe('words')
})

test('a file that replaces another one while it is read is not read', async () => {
  const read = withFile(path, async (file, size) => {
    symlinkSync('/dev/zero', join(folder, 'other'))
    renameSync(join(folder, 'other'), path)
    return readAt(file, 0, size)
  })
  expect(String(await read)).toBe('words')
})
