import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { writeAtomically, writeAtomicallySync } from './write-atomically'

const folder = mkdtempSync(join(tmpdir(), 'write-whole-'))
const file = join(folder, 'record.json')

beforeEach(() => writeFileSync(file, 'old'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const writers = [
  ['writeAtomically', writeAtomically],
  ['writeAtomicallySync', writeAtomicallySync],
] as const

test.each(writers)('%s writes the new content and leaves nothing beside it', async (_, write) => {
  await write(file, 'new', { mode: 0o600 })
  expect(readFileSync(file, 'utf8')).toBe('new')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['record.json'])
})

test.each(writers)('%s keeps the old content where writing fails half-way', async (_, write) => {
  const failHalfWay = (path: string): never => {
    writeFileSync(path, 'half')
    throw new Error('no room')
  }
  await expect(async () => write(file, failHalfWay)).rejects.toThrow('no room')
  expect(readFileSync(file, 'utf8')).toBe('old')
  expect(readdirSync(folder)).toEqual(['record.json'])
})

test('writers of one file at the same time do not get into each other’s way', async () => {
  const contents = Array.from({ length: 20 }, (_, number) => String(number).repeat(10_000))
  await Promise.all(contents.map((content) => writeAtomically(file, content)))
  expect(contents).toContain(readFileSync(file, 'utf8'))
  expect(readdirSync(folder)).toEqual(['record.json'])
})
