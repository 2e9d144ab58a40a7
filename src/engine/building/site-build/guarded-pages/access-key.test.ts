import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  findAccessKey,
  findSafeKey,
  isGeneratedKey,
  keptAccessKey,
  requireGeneratedKey,
  requireKnown,
} from './access-key'

let folder: string
let site: string
let said: string[]

const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'access-key-'))
  site = join(folder, 'site')
  mkdirSync(site)
  said = []
  vi.stubEnv('CLUB_KEY', '')
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const names = { variable: 'CLUB_KEY', file: '.club-key' }
const find = () => findAccessKey(site, names, (line) => said.push(line))
const kept = () => join(site, '.club-key')

test('the key of the environment has priority', () => {
  vi.stubEnv('CLUB_KEY', 'one')
  writeFileSync(kept(), 'another')
  expect(find()).toBe('one')
})

test('without one, a key is made that only its owner can read, and found again', () => {
  const key = find()
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(readFileSync(kept(), 'utf8')).toBe(`${key}\n`)
  expect(statSync(kept()).mode & 0o077).toBe(0)
  expect(said).toHaveLength(1)
  expect(find()).toBe(key)
  expect(said).toHaveLength(1)
})

describe('a build on a host or in CI', () => {
  const build = () => {
    requireKnown(site, names)
    return findSafeKey(folder, site, names, (line) => said.push(line))
  }

  test.each(['true', '1'])('needs a key, and makes none (CI=%s)', (CI) => {
    vi.stubEnv('CI', CI)
    expect(build).toThrow(/npm run key.* environment variables, with the name CLUB_KEY/)
    expect(statSync(kept(), { throwIfNoEntry: false })).toBeUndefined()
    const key = randomBytes(16).toString('hex')
    vi.stubEnv('CLUB_KEY', key)
    expect(build()).toBe(key)
  })

  test('takes the key that "npm run key" has kept', () => {
    vi.stubEnv('CI', 'true')
    const key = keptAccessKey(site, names)
    expect(build()).toBe(key)
  })

  test.each(['', 'false', '0'])('is none without CI (CI=%s)', (CI) => {
    vi.stubEnv('CI', CI)
    expect(isGeneratedKey(build())).toBe(true)
  })
})

describe('git ignores a new key', () => {
  const untracked = () => git('status', '--porcelain', '-uall').split('\n').filter(Boolean)

  test('with a line in the site’s folder, after those that are there', () => {
    git('init', '-q')
    writeFileSync(join(site, '.gitignore'), 'dist')
    find()
    expect(readFileSync(join(site, '.gitignore'), 'utf8')).toBe('dist\n/.club-key\n')
    expect(untracked()).toEqual(['?? site/.gitignore'])
  })

  test('without one where it is ignored already', () => {
    git('init', '-q')
    writeFileSync(join(folder, '.gitignore'), '.club-key\n')
    find()
    expect(untracked()).toEqual(['?? .gitignore'])
  })

  test('also where the folder becomes a repository later', () => {
    find()
    git('init', '-q')
    expect(untracked()).toEqual(['?? site/.gitignore'])
  })
})

test.each(['.club-key', '.gitignore'])('nothing is written through a link named %s', (name) => {
  const elsewhere = join(folder, 'elsewhere')
  symlinkSync(elsewhere, join(site, name))
  expect(find).toThrow('is not an ordinary file')
  expect(statSync(elsewhere, { throwIfNoEntry: false })).toBeUndefined()
})

test('a kept key is used again, unless it is not random', () => {
  const key = keptAccessKey(site, names)
  expect(keptAccessKey(site, names)).toBe(key)
  writeFileSync(kept(), 'a-key-of-our-own')
  const other = keptAccessKey(site, names)
  expect(isGeneratedKey(other)).toBe(true)
  expect(readFileSync(kept(), 'utf8')).toBe(`${other}\n`)
})

describe('a key of 128 random bits is accepted (G3)', () => {
  test.each<[what: string, make: () => string]>([
    ['32 hexadecimal digits', () => randomBytes(16).toString('hex')],
    ['64 hexadecimal digits in capitals', () => randomBytes(32).toString('hex').toUpperCase()],
    ['22 characters of base64url', () => randomBytes(16).toString('base64url')],
    ['43 characters of base64url', () => randomBytes(32).toString('base64url')],
  ])('%s', (_, make) => {
    expect(Array.from({ length: 100 }, make).filter((key) => !isGeneratedKey(key))).toEqual([])
  })
})

describe('a key is refused (G3)', () => {
  test.each([
    ['too short in hexadecimal', '0f1e2d3c4b5a69788796a5b4c3d2e1f'],
    ['too short in base64url', 'q7Zt-4mKx_9RbLw2cVhN0'],
    ['a short key in hexadecimal, long enough for base64url', '0F1e2d3c4b5a69788796a5b4c3'],
    ['of words', 'the-key-of-our-own-house-which-is-long'],
    ['of repetitions', '0123456'.repeat(6)],
    ['of one digit', '0'.repeat(32)],
    ['with other characters', 'q7Zt 4mKx/9RbLw2cVhN0pAaQ'],
    ['in another alphabet', 'mfrggzdfmztwq2lknnwg23tpob'],
  ])('%s', (_, key) => {
    expect(isGeneratedKey(key)).toBe(false)
  })

  test('with its source and the command that makes one, and without the key', () => {
    vi.stubEnv('CLUB_KEY', 'the-key-of-our-own-house-which-is-long')
    expect(() => requireGeneratedKey(find(), names, 'npm run key')).toThrow(
      /from the environment variable CLUB_KEY, .*make one with "npm run key"\.$/,
    )
    expect(() => requireGeneratedKey(find(), names, 'npm run key')).not.toThrow(/our-own-house/)
    vi.stubEnv('CLUB_KEY', '')
    expect(() => requireGeneratedKey('short', names, 'npm run key')).toThrow('from the file .club-key,')
  })
})
