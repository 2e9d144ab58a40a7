import { expect, test } from 'vitest'
import type { Problem } from '../../base/shared-types/problem'
import { toProblemList } from './problem-list'

const text = '{\n  "pages": [{ "path": "/", "heding": 1 }]\n}'
const place = { file: 'pages.json', line: 2, column: 28, endLine: 2, endColumn: 36 }
const advice: Problem = {
  ...place,
  rule: 'advice',
  severity: 'warning',
  message: 'Why?',
  pointer: '/pages/0',
  page: '/',
}
const error: Problem = { ...advice, rule: 'unknown-field', severity: 'error', message: 'No.', fix: [] }

test('errors come first, with their lines, their place for the editor, and the number of their repair', () => {
  const { problems } = toProblemList([advice, error], text)
  expect(problems.map(({ message }) => message)).toEqual(['No. [unknown-field]', 'Why? [advice]'])
  expect(problems[0]).toMatchObject({ place: 'line 2, page "/"', pointer: '/pages/0', repair: 1 })
  expect(problems[0]?.frame).toBe(
    '1 | {\n2 |   "pages": [{ "path": "/", "heding": 1 }]\n  |                            ^^^^^^^^',
  )
})

test('a text that the editor cannot read has no places for it', () => {
  expect(toProblemList([error], text.slice(0, -1)).problems[0]).not.toHaveProperty('pointer')
})
