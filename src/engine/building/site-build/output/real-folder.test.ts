import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { realFolder, refusePublicFolder } from './real-folder'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'real-folder-')))
beforeAll(() => {
  mkdirSync(join(folder, 'there/public'), { recursive: true })
  const links = { to: 'there', twice: 'to', dangling: 'not/yet', around: 'back', back: 'around' }
  for (const [name, target] of Object.entries(links)) symlinkSync(target, join(folder, name))
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['there', 'there'],
  ['new', 'new'],
  ['new/deeper', 'new/deeper'],
  ['to', 'there'],
  ['to/new', 'there/new'],
  ['twice', 'there'],
  ['dangling', 'not/yet'],
  ['dangling/new', 'not/yet/new'],
])('%s is built into at %s', (path, real) => {
  expect(realFolder(join(folder, path))).toBe(join(folder, real))
})

test('links that form a circle are refused with a reason', () => {
  expect(() => realFolder(join(folder, 'around'))).toThrow(/leads back to itself\. Name another folder/)
})

test.each(['there/public', 'to/public/dist', 'there/public/a/b'])('%s is refused because it is published', (path) => {
  const out = realFolder(join(folder, path))
  expect(() => refusePublicFolder(out, join(folder, 'there'))).toThrow(/is in the public folder of the site/)
})

test.each(['there/publication', 'there/dist', 'new'])('%s may be built into', (path) => {
  expect(() => refusePublicFolder(realFolder(join(folder, path)), join(folder, 'there'))).not.toThrow()
})
