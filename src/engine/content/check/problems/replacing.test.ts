import { expect, test } from 'vitest'
import { applyFixes } from '../fix/apply-fixes'
import { replaceTokens, textAfter } from './replacing'

/** Replaces in a text that is just the token. */
function write(token: string, value: unknown, address?: string): string | undefined {
  const fix = replaceTokens(token, [{ offset: 0, length: token.length }], value, address)
  const place = { file: '', line: 1, column: 1, endLine: 1, endColumn: 1, pointer: '' }
  return fix && applyFixes(token, [{ rule: 'r', severity: 'error', message: '', fix, ...place }]).text
}

test.each([
  ['a whole text', '"bannner"', 'banner', undefined, '"banner"'],
  ['a number, which keeps its digits', '1.50', '1.5', undefined, '"1.50"'],
  ['the path before an anchor', '"/abuot#team"', '/about', '/abuot', '"/about#team"'],
  [
    'every link of a rich text to one page, and nothing else of it',
    '"<p>\\"/abuot\\" <a href=\\"/abuot\\">a</a> <a href=\'/abuot?x\'>b</a> <a href=\\"/abuot-us\\">c</a></p>"',
    '/about',
    '/abuot',
    '"<p>\\"/abuot\\" <a href=\\"/about\\">a</a> <a href=\'/about?x\'>b</a> <a href=\\"/abuot-us\\">c</a></p>"',
  ],
  ['nothing where the address is written in another way', '"\\u002fabuot"', '/about', '/abuot', undefined],
])('writes in the place of %s', (_, token, value, address, expected) => {
  expect(write(token, value, address)).toBe(expected)
})

test('nothing is changed if one token lacks the address', () => {
  const text = '"/abuot" "/other"'
  const tokens = [
    { offset: 0, length: 8 },
    { offset: 9, length: 8 },
  ]
  expect(replaceTokens(text, tokens, '/about', '/abuot')).toBeUndefined()
})

test('what a repair leaves is known for its own place alone', () => {
  const text = '["a \\"b\\" c", "b", 5]'
  const edits = [
    { offset: 3, length: 0, text: 'x' },
    { offset: 6, length: 1, text: 'y' },
    { offset: 15, length: 1, text: 'z' },
  ]
  const after = (offset: number, length: number) => textAfter(text, { offset, length }, edits)
  expect([after(1, 11), after(14, 3), after(19, 1)]).toEqual(['ax "y" c', 'z', undefined])
})
