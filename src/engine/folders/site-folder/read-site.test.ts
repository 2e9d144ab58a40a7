import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSite } from './read-site'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-site-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the files of public/ are listed by their address, with their bytes', async () => {
  mkdirSync(join(folder, 'public/images'), { recursive: true })
  writeFileSync(join(folder, 'pages.json'), '{}')
  writeFileSync(join(folder, 'public/images/fox.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(folder, 'public/wave.json'), '{"fr":25,"ip":0,"op":9,"layers":[]}')
  writeFileSync(join(folder, 'public/notes.json'), 'no json')
  const { text, files } = await readSite(folder)
  expect(text).toBe('{}')
  expect(Object.fromEntries(files)).toEqual({
    '/images/fox.svg': { bytes: 41, size: { width: 300, height: 150 } },
    '/wave.json': { bytes: 35, isAnimation: true },
    '/notes.json': { bytes: 7, isAnimation: false },
  })
})

test('a site without a public folder has no files', async () => {
  writeFileSync(join(folder, 'pages.json'), '{}')
  expect((await readSite(folder)).files.size).toBe(0)
})

test('a folder without pages.json is refused with a reason', async () => {
  await expect(readSite(folder)).rejects.toMatchObject({
    name: 'Failure',
    message: `${join(folder, 'pages.json')} could not be read. There is no such file. Name the folder that holds pages.json with --site.`,
  })
})
