import { expect, test } from 'vitest'
import { explainEncoding } from './encoding'

const bytesOf = (text: string) => new TextEncoder().encode(text)

function wide(text: string, isLittle: boolean): Uint8Array {
  const units = [...text].flatMap((char) => [char.charCodeAt(0) & 0xff, char.charCodeAt(0) >> 8])
  return Uint8Array.from(isLittle ? units : units.map((_, index) => units[index ^ 1] as number))
}

test.each(['{}', '\ufeff{"a": "é漢😀"}', '', '{', '7'])('%j is valid UTF-8', (text) => {
  expect(explainEncoding(bytesOf(text))).toBeUndefined()
})

test.each([
  ['little-endian with a mark', wide('\ufeff{"a": 1}', true), 'UTF-16 (little-endian)'],
  ['little-endian without one', wide('{"a": 1}', true), 'UTF-16 (little-endian)'],
  ['big-endian with a mark', wide('\ufeff{"a": 1}', false), 'UTF-16 (big-endian)'],
  ['big-endian without one', wide('{"a": 1}', false), 'UTF-16 (big-endian)'],
  ['UTF-32', Uint8Array.of(0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0), 'UTF-32'],
  ['empty bytes', new Uint8Array(20), 'empty bytes (NUL)'],
])('%s is named, with the way to save as UTF-8', (_, bytes, words) => {
  const found = explainEncoding(bytes)
  expect(found?.problem).toMatchObject({ rule: 'encoding', line: 1, column: 1 })
  expect(found?.problem.message).toContain(words)
})

test('a Windows-1252 letter has its place in characters, and is shown as meant', () => {
  const text = '{\r\n  "pages": [\r\n    { "path": "/a", "title": "Ü, Caf#s" } ] }'
  const bytes = bytesOf(text).map((byte) => (byte === 0x23 ? 0xe9 : byte))
  const found = explainEncoding(bytes)
  expect(found?.problem).toMatchObject({ line: 3, column: 37, pointer: '/pages/0/title', page: '/a' })
  expect(found?.problem.message).toContain('Probably "Cafés" is meant')
})

test.each([
  ['the first byte of no character', [0xff]],
  ['a byte that only continues', [0x80]],
  ['a slash in two bytes', [0xc0, 0xaf]],
  ['a slash in three bytes', [0xe0, 0x80, 0xaf]],
  ['half of a pair', [0xed, 0xa0, 0x80]],
  ['more than there is', [0xf4, 0x90, 0x80, 0x80]],
  ['a character cut short', [0xe2, 0x82]],
])('%s is refused at its first byte', (_, odd) => {
  const found = explainEncoding(Uint8Array.of(...bytesOf('{"a": "'), ...odd, ...bytesOf('"}')))
  expect(found?.problem).toMatchObject({ line: 1, column: 8 })
})

test('a file with an incomplete last character is reported', () => {
  expect(explainEncoding(bytesOf('"é').subarray(0, 2))?.problem.message).toContain('cut off')
})
