import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { charactersOf, folder, makeTypefaces, rangeOf } from '../artwork/typefaces/make'
import { readTables, writeTables } from '../artwork/typefaces/sfnt'

/** The typefaces that every page begins with: src/elements/theme/fonts.scss, artwork/typefaces. */
test('the small typefaces are those that "npm run typefaces" makes', async () => {
  for (const [name, file] of await makeTypefaces())
    expect(readFileSync(join(folder, name)).equals(file), `${name} is out of date: run "npm run typefaces"`).toBe(true)
})

test('a range of characters is read as css writes it', () => {
  expect(charactersOf('U+41-43, U+A3')).toBe('ABC£')
})

test('no character has two files: what comes late would be fetched a second time', () => {
  const [english, ...others] = ['english', 'latin', 'extended'].map((name) => charactersOf(rangeOf(name)))
  expect(others.flatMap((range) => [...range].filter((character) => english?.includes(character)))).toEqual([])
})

test('a typeface that is taken apart and put together again has the same tables, each from a whole word on', () => {
  const tables = new Map([
    ['OS/2', Buffer.from('abc')],
    ['cmap', Buffer.from('defgh')],
    ['glyf', Buffer.alloc(0)],
  ])
  const file = writeTables(tables)
  expect(readTables(file)).toEqual(tables)
  expect(file.length).toBe(12 + 3 * 16 + 4 + 8)
  // Search range, its power of two, and what is left: of three tables two are a power of two.
  expect([4, 6, 8, 10].map((at) => file.readUInt16BE(at))).toEqual([3, 32, 1, 16])
})
