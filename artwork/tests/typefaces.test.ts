import { expect, test } from 'vitest'
import { charactersOf, rangeOf } from '../typefaces/cuts'
import { keepCopyright, roundChanges, roundKerning } from '../typefaces/rounding'
import { readTables, writeTables } from '../typefaces/sfnt'

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

/** A table of two-byte numbers. */
const words = (...numbers: number[]): Buffer =>
  Buffer.concat(numbers.map((number) => Buffer.from([(number >> 8) & 0xff, number & 0xff])))

/** Positions of one kind with one subtable. */
const positionsOf = (kind: number, ...subtable: number[]) => words(1, 0, 0, 0, 10, 1, 4, kind, 0, 1, 8, ...subtable)

const pairsOfClasses = (...advances: number[]) => [2, 0, 4, 0, 0, 0, 2, advances.length / 2, ...advances]
const pairsOfLetters = (...advances: number[]) => [
  1,
  0,
  4,
  0,
  1,
  12,
  advances.length,
  ...advances.flatMap((one) => [7, one]),
]

test.each([
  ['of classes', (...advances: number[]) => positionsOf(2, ...pairsOfClasses(...advances))],
  ['of letters', (...advances: number[]) => positionsOf(2, ...pairsOfLetters(...advances))],
  ['far away in the file', (...advances: number[]) => positionsOf(9, 1, 2, 0, 8, ...pairsOfClasses(...advances))],
])('kerning %s is rounded', (_, make) => {
  expect(roundKerning(make(-14, 4, -16, 5), 10)).toEqual(make(-10, 0, -20, 10))
})

test('what is no kerning is not rounded', () => {
  expect(() => roundKerning(positionsOf(4, 1), 10)).toThrow('There is no rounding of positions of kind 4.')
  expect(() => roundKerning(positionsOf(2, 2, 0, 5, 0, 0, 0, 1, 1, 0, 0), 10)).toThrow('do more here')
})

/** How two glyphs change with one weight: the first not at all, the second by these packed deltas, in all of its points. */
function changesOf(...packed: number[]): Buffer {
  // One region, whose points are named for itself: its size, where it is, 0 for all points.
  const glyph = Buffer.concat([words(1, 8, packed.length + 1, 0x2000), Buffer.from([0, ...packed])])
  const even = Buffer.concat([glyph, Buffer.alloc(glyph.length % 2)])
  return Buffer.concat([words(1, 0, 1, 1, 0, 26, 2, 0, 0, 28, 0, 0, even.length / 2, 0xc000), even])
}

test('changes of a glyph are rounded, and packed again; its advance stays', () => {
  // x of three points: 14, -300, 3; y: 0, 15, 0. Behind them, each time, four points of measures: 0, 33, 0, 0.
  const changes = changesOf(0, 14, 0x40, 0xfe, 0xd4, 0, 3, 0x80, 0, 33, 0x81, 0x80, 0, 15, 0x81, 0, 33, 0x81)
  expect(roundChanges(changes, 10)).toEqual(
    changesOf(0, 10, 0x40, 0xfe, 0xd4, 0x81, 0, 33, 0x81, 0x80, 0, 20, 0x81, 0, 33, 0x81),
  )
})

test('a glyph that changes in two ways is not rounded', () => {
  const changes = changesOf(0x86, 0x86)
  changes.writeUInt16BE(2, 28)
  expect(() => roundChanges(changes, 10)).toThrow('A glyph changes in more than one way')
})

test('of the names of a typeface that of its owner stays', () => {
  const record = (name: number, length: number, start: number) => [3, 1, 1033, name, length, start]
  const names = (records: number[][], text: string) =>
    Buffer.concat([words(0, records.length, 6 + 12 * records.length, ...records.flat()), Buffer.from(text)])
  expect(keepCopyright(names([record(1, 4, 0), record(0, 6, 4)], 'NameOwners'))).toEqual(
    names([record(0, 6, 0)], 'Owners'),
  )
  expect(() => keepCopyright(names([record(1, 4, 0)], 'Name'))).toThrow('The typeface names no owner.')
})
