import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { KeyLeaked, refuseLeakedKey } from './key-leaks'

const key = 'q7Zt-4mKx_9RbLw2cVhN'
let root: string
const site = () => join(root, 'site')
const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { stdio: 'ignore' })

function write(name: string, content: string | Buffer): void {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), content)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'key-leaks-'))
  git('init', '-q')
  write('site/pages.json', '{"pages": []}')
  write('site/public/a.svg', '<svg/>')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const refuse = () => refuseLeakedKey(key, root, site())

test('a key that is in no file is accepted; ignored files are not read (G3)', () => {
  write('.good-hour-key', key)
  expect(refuse).not.toThrow()
})

const hex = Buffer.from(key).toString('hex')
describe('a key is found however it is written (G3)', () => {
  test.each([
    ['as it is', key],
    ['in base64', Buffer.from(key).toString('base64')],
    ['in base64, one sign after something else', Buffer.from(`a${key}b`).toString('base64')],
    ['in base64, two signs after something else', Buffer.from(`ab${key}cd`).toString('base64')],
    ['in base64 for addresses', Buffer.from(`ab${key}`).toString('base64url')],
    ['in hex', hex],
    ['in hex with capitals', hex.toUpperCase()],
    ['in URL code', hex.replace(/../g, '%$&')],
  ])('%s', (_, text) => {
    write('site/public/note.bin', Buffer.concat([Buffer.from([0, 255, 254]), Buffer.from(text), Buffer.from([0])]))
    expect(refuse).toThrow(KeyLeaked)
  })
})

test.each([
  ['pages.json', 'site/pages.json', `{"note": "${key}"}`],
  ['the name of a file', `site/public/${key}/a.pdf`, 'A guide'],
])('a key is found in %s, and the message does not repeat it (G3)', (_, name, text) => {
  write(name, text)
  expect(refuse).toThrow(/ is in .*Set another key/)
  expect(refuse).not.toThrow(key)
})

test('a key is found in a tracked file of the repository, in any folder (G3)', () => {
  write('docs/how.md', `Set GOOD_HOUR_KEY=${key}`)
  expect(refuse).not.toThrow()
  git('add', '-A')
  expect(refuse).toThrow(/docs\/how\.md/)
})
