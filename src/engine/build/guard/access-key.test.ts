import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createKeyTest, findAccessKey, refuseWeakKey } from './access-key'

let folder: string
let said: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'access-key-'))
  said = []
  vi.stubEnv('CLUB_KEY', '')
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const names = { variable: 'CLUB_KEY', file: '.club-key' }
const find = () => findAccessKey(folder, names, (line) => said.push(line))

test('the key of the environment counts first', async () => {
  vi.stubEnv('CLUB_KEY', 'one')
  writeFileSync(join(folder, '.club-key'), 'another')
  expect(await find()).toBe('one')
})

test('without one a key is made, kept for its owner only, and found again', async () => {
  const key = await find()
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(readFileSync(join(folder, '.club-key'), 'utf8')).toBe(`${key}\n`)
  expect(statSync(join(folder, '.club-key')).mode & 0o077).toBe(0)
  expect(said).toHaveLength(1)
  expect(await find()).toBe(key)
  expect(said).toHaveLength(1)
})

let faultOf: (key: string) => string | undefined
beforeAll(async () => {
  faultOf = await createKeyTest()
})

/** Words that people use. Those of a trade that are in no list, such as "npm", are as good as signs drawn at random. */
const words =
  'Summer winter garden Monkey dragon sunshine Football password secret welcome studio mouse thimble drawing pencil story animal client picture animation download house river mountain coffee chocolate London music family brother sister happy little yellow purple orange window kitchen morning evening friend school teacher doctor holiday travel birthday Charlie Oliver Jessica Michael princess computer internet'.split(
    ' ',
  )
const word = fc.constantFrom(...words)
const day = fc.date({ min: new Date('1920-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
const dateOf = (date: Date, form: string) => {
  const [year = '', month = '', dayOfMonth = ''] = date.toISOString().slice(0, 10).split('-')
  return form.replace('Y', year).replace('M', month).replace('D', dayOfMonth)
}
const date = fc.tuple(day, fc.constantFrom('Y-M-D', 'DMY', 'YMD', 'M_D_Y')).map(([at, form]) => dateOf(at, form))
const leet: Record<string, string> = { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' }
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1qaz2wsx3edc', '0987654321', 'poiuytrewq', 'abcdefghijklm']
const joined = (parts: fc.Arbitrary<string>, least: number) =>
  fc
    .tuple(fc.array(parts, { minLength: least, maxLength: least + 4 }), fc.constantFrom('-', '_', ''))
    .map(([all, sign]) => all.join(sign))
const repeated = (least: number, most: number) =>
  fc
    .string({
      unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'),
      minLength: least,
      maxLength: most,
    })
    .map((text) => text.repeat(Math.ceil(60 / text.length)))

/** Keys as people make them up: every one of them is long enough to be random, and none is. */
const weak: [title: string, keys: fc.Arbitrary<string>][] = [
  ['words', joined(word, 8)],
  ['words and years', joined(fc.oneof(word, word, fc.integer({ min: 1950, max: 2040 }).map(String)), 9)],
  [
    'words with digits for letters',
    joined(word, 9).map((key) => key.replace(/[aeiost]/g, (sign) => leet[sign] ?? sign)),
  ],
  ['dates', joined(date, 6)],
  ['rows of a keyboard', joined(fc.constantFrom(...rows), 4).map((key) => key.padEnd(40, key))],
  ['a few signs again and again', repeated(1, 8)],
  ['a counted word', word.map((name) => Array.from({ length: 12 }, (_, index) => name + index).join(''))],
  [
    'a sequence',
    fc
      .integer({ min: 0, max: 25 })
      .map((from) => Array.from({ length: 52 }, (_, at) => String.fromCharCode(97 + ((from + at) % 26))).join('')),
  ],
]

describe('a key that people make up is refused, however long it is (G3)', () => {
  test.each(weak)('%s', (_, keys) => {
    fc.assert(
      fc.property(keys, (key) => faultOf(key) !== undefined),
      { numRuns: 150 },
    )
  })

  test.each([
    'thegoodhour-downloads-2026',
    '01234567890123456789012345678',
    'abababababababababababababababab',
    '31415926535897932384626433832795',
    'deadbeefcafebabedeadbeefcafebabe',
    '0a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d',
    'aAbBcCdDeEfFgGhHiIjJkKlLmM',
    'Tr0ub4dor-and-3-Tr0ub4dor-and-4',
    'Donaudampfschifffahrtsgesellschaft',
    'elingeniosohidalgodonquijotedelamancha',
    'jeszczepolskaniezginelapokimyzyjemy',
  ])('%s', (key) => {
    expect(faultOf(key)).toBeDefined()
  })
})

/** Bytes drawn at random, as signs of an alphabet with a power of two of them. */
const inAlphabet = (signs: string, length: number) => () =>
  Array.from(randomBytes(length), (byte) => signs[byte % signs.length]).join('')

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const random: [title: string, make: () => string][] = [
  ['32 hexadecimal signs', () => randomBytes(16).toString('hex')],
  ['64 hexadecimal signs in capitals', () => randomBytes(32).toString('hex').toUpperCase()],
  ['26 signs of base 32', inAlphabet(base32, 26)],
  ['26 small signs of base 32', inAlphabet(base32.toLowerCase(), 26)],
  ['22 signs of base64url', () => randomBytes(16).toString('base64url')],
  ['43 signs of base64url', () => randomBytes(32).toString('base64url')],
  ['a random UUID', () => crypto.randomUUID()],
]

describe('a key that was drawn at random is taken (G3)', () => {
  test.each(random)('%s', (_, make) => {
    const refused = Array.from({ length: 200 }, make).filter((key) => faultOf(key) !== undefined)
    // One in some thousands spells words by chance.
    expect(refused.length, refused.join(' ')).toBeLessThan(3)
  })
})

test.each(random.slice(0, 5))('one sign less is too short: %s (G3)', (_, make) => {
  const key = make()
  expect(faultOf(key.slice(0, key.length > 32 ? 31 : -1))).toContain('too short')
})

test('what is said of a weak key names its place, and holds a good one to copy but not the key (G3)', async () => {
  vi.stubEnv('CLUB_KEY', 'the-key-of-our-own-house-which-is-long')
  const told = await refuseWeakKey(await find(), names).catch((error: Error) => error.message)
  expect(told).toContain('environment variable CLUB_KEY, is too easy to guess')
  expect(told).not.toContain('the-key-of-our-own-house')
  const [offered = ''] = String(told).match(/\b[0-9a-f]{32}\b/) ?? []
  expect(faultOf(offered)).toBeUndefined()
  vi.stubEnv('CLUB_KEY', '')
  await expect(refuseWeakKey('has spaces and/slashes in it, 0123456789', names)).rejects.toThrow(
    'from the file .club-key, may hold letters, digits, hyphens and underscores only',
  )
})
