import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listPublicFiles } from '../../folders/site-folder/public-files'
import { blobIdOf } from './blob-id'
import { type FileFacts, factKey, readFacts, toFact } from './file-facts'

const site = join(import.meta.dirname, '../../../../tests/second-studio')
const listed = await listPublicFiles(site)
const read = (address: string) => readFileSync(join(site, 'public', address))

const blobs = new Map<string, string>()
const facts: FileFacts = {}
for (const [address, file] of listed) {
  const id = await blobIdOf(read(address))
  blobs.set(address, id)
  facts[factKey(address, id)] = toFact(address, file, read(address))
}

test('blob ids are those of git', () => {
  const [address = ''] = listed.keys()
  const paths = [...listed.keys()].map((name) => join(site, 'public', name))
  const ids = execFileSync('git', ['hash-object', '--no-filters', '--', ...paths], { encoding: 'utf8' })
  expect([...blobs.values()]).toEqual(ids.trim().split('\n'))
  expect(address).toMatch(/^\//)
})

test('facts by content and a list of addresses are what the folder shows', () => {
  const known = readFacts(facts, blobs)
  const withoutDigests = [...listed].map(([address, { digest: _, ...file }]) => [address, file])
  const found = [...known.files].map(([address, file]) => [address, { ...file, ground: undefined }])
  expect(found).toEqual(withoutDigests.map(([address, file]) => [address, { ...Object(file), ground: undefined }]))
  expect(known.unknown).toEqual([])
})

test('facts name no file and no folder', () => {
  for (const key of Object.keys(facts)) expect(key).toMatch(/^[\da-f]{40}(?:\.[a-z\d]+)?$/)
  expect(factKey('/secret.club/LICENCE', 'a1')).toBe('a1')
})

test('a hidden file is left out, and one without a fact is unknown', () => {
  const ids = new Map(Object.entries({ '/.env': 'a1', '/new.svg': 'b2' }))
  const { files, unknown } = readFacts(facts, ids)
  expect([...files]).toEqual([])
  expect([...(files.leftOut ?? [])]).toEqual([['/.env', 'hidden']])
  expect(unknown).toEqual(['/new.svg'])
})

test('a drawing has the colour of its ground, a picture of pixels none', () => {
  const drawing = new TextEncoder().encode('<svg><path fill="#9ad7f5"/></svg>')
  expect(toFact('/a.SVG', { bytes: 1 }, drawing).ground).toBe('#9ad7f5')
  expect(toFact('/a.png', { bytes: 1 }, drawing)).toEqual({ bytes: 1 })
})
