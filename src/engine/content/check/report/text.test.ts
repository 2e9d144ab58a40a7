import { expect, test } from 'vitest'
import type { Problem } from '../../../base/shared-types/problem'
import { codeFrameOf, readLines } from './code-frame'
import { reportText } from './text'

const problem = (fields: Partial<Problem>): Problem => ({
  rule: 'text-length',
  severity: 'error',
  message: 'It is wrong.',
  file: 'pages.json',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 2,
  pointer: '',
  ...fields,
})

const frame = (text: string, fields: Partial<Problem>) =>
  codeFrameOf(problem(fields), readLines(text)).map((row) => row.text)

test('a frame shows the line before, the line, and marks under the token', () => {
  const text = '{\n  "a": 1,\n  "heading": "x"\n}'
  expect(frame(text, { line: 3, column: 14, endLine: 3, endColumn: 17 })).toEqual([
    '"a": 1,',
    '"heading": "x"',
    '           ^^^',
  ])
})

test('tabs, Windows line ends and a byte-order mark do not move the marks', () => {
  const text = '\uFEFF{\r\n\t\t"a":\t"x",\r\n\t\t"b": 2\r\n}'
  expect(frame(text, { line: 2, column: 8, endLine: 2, endColumn: 11 })).toEqual(['{', '  "a": "x",', '       ^^^'])
})

test('a long line is cut around the token, on both sides', () => {
  const text = `{"a":"${'x'.repeat(5000)}","b":7,"c":"${'y'.repeat(5000)}"}`
  const column = text.indexOf('7') + 1
  const [line = '', marks = ''] = frame(text, { column, endColumn: column + 1 })
  expect(line.length).toBeLessThan(110)
  expect(line).toMatch(/^…x+","b":7,"c":"y+…$/)
  expect(line[marks.indexOf('^')]).toBe('7')
})

test('a token longer than the window is marked as far as it is shown', () => {
  const text = `"${'x'.repeat(500)}"`
  const [line = '', marks = ''] = frame(text, { column: 1, endColumn: text.length + 1 })
  expect(marks).toBe('^'.repeat(100))
  expect(line).toHaveLength(101)
})

test('characters that control a terminal are not printed', () => {
  const text = '{"a": "\u001b[31mred\u202e"}'
  const report = reportText([problem({ message: 'It is \u001b[2J wrong.', endColumn: 30, title: 'A\u0007' })], text)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
  expect(report).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/)
})

test('a report says where its rules are explained', () => {
  expect(reportText([problem({})], '{}', { rulePages: 'a/<code>.md' })).toMatch(/ is explained in a\/<code>\.md\.$/)
})

test('colours are printed only on request', () => {
  expect(reportText([problem({})], '{}')).not.toContain('\u001b')
  expect(reportText([problem({})], '{}', { colour: true })).toContain('\u001b[36mpages.json:1:1')
})

test.each<[Partial<Problem>[], string]>([
  [[{ pointer: '/pages/0/title', page: '/' }], '1 problem on 1 page.'],
  [
    [
      { pointer: '/pages/0/title', page: '/' },
      { pointer: '/pages/1/title', page: '/' },
      { pointer: '/site/url' },
      { pointer: '/shared/a', severity: 'warning' },
    ],
    '3 problems on 2 pages and in the site settings; 1 warning.',
  ],
  [[{ severity: 'warning' }, { severity: 'warning' }], '2 warnings in the whole file.'],
])('%j is counted as: %s', (problems, words) => {
  expect(reportText(problems.map(problem), '{}')).toContain(`\n\n${words}\n`)
})
