import { expect, test } from 'vitest'
import type { Problem, TextEdit } from '../../../base/shared-types/problem'
import { applyFixes } from './apply-fixes'

const problem = (message: string, ...fix: TextEdit[]): Problem => ({
  rule: 'syntax',
  severity: 'error',
  message,
  ...(fix.length > 0 && { fix }),
  file: 'pages.json',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 1,
  pointer: '',
})
const edit = (offset: number, length: number, text: string): TextEdit => ({ offset, length, text })

test('makes the changes of all problems, in any order', () => {
  const { text, applied } = applyFixes('one two three', [
    problem('last', edit(8, 5, '3')),
    problem('first and second', edit(4, 3, '2'), edit(0, 3, '1')),
    problem('without a repair'),
  ])
  expect(text).toBe('1 2 3')
  expect(applied.map(({ message }) => message)).toEqual(['last', 'first and second'])
})

test.each([
  ['the same characters', edit(2, 3, 'x')],
  ['the same place', edit(1, 0, 'x')],
])('of two problems that change %s the second one waits, with all its changes', (_, second) => {
  const { text, applied } = applyFixes('abcdefgh', [
    problem('a', edit(1, 2, 'B')),
    problem('b', second, edit(7, 1, 'H')),
  ])
  expect(text).toBe('aBdefgh')
  expect(applied.map(({ message }) => message)).toEqual(['a'])
})

test('adjacent changes are both made', () => {
  expect(applyFixes('abc', [problem('a', edit(0, 1, 'A')), problem('b', edit(1, 1, 'B'))]).text).toBe('ABc')
})
