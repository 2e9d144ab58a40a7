import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCheck } from '../../src/engine/content/check'
import { reportText } from '../../src/engine/content/check/report/text'
import { readSchemas } from '../../src/engine/folders/studio-folder/read-schemas'
import {
  brokenContent,
  heldContent,
  listedContent,
  readCase,
  readReport,
  translatedContent,
  writeReport,
} from '../sites/broken-content'
import { at, filesFor } from '../sites/broken-content-files'
import { holderSchemas } from '../sites/holder-schemas'
import { listSchemas } from '../sites/list-schemas'

const check = createCheck(await readSchemas(join(import.meta.dirname, '../..')))
const checkHeld = createCheck(holderSchemas)
const checkListed = createCheck(listSchemas)

const longAgo = Date.parse('2026-05-01')

/** When the lines of a case were written last: one of them is about a draft that nobody has touched. */
const lastChangeOf = (name: string) => (name === 'old-draft' ? longAgo : at)

/**
 * A case has one mistake (or none), and the exact words that its author reads. To write the words again, and then to
 * read each change of them: UPDATE_EXPECTED=1 npx vitest run tests/content/broken-content.test.ts
 */
test.each([...brokenContent, ...heldContent, ...translatedContent, ...listedContent])('%s', (name) => {
  const text = readCase(name)
  const checkCase = heldContent.includes(name) ? checkHeld : listedContent.includes(name) ? checkListed : check
  const { problems } = checkCase({ text, files: filesFor(text), at, lastChange: () => lastChangeOf(name) })
  const report = problems.length > 0 ? `${reportText(problems, text)}\n` : ''
  if (process.env.UPDATE_EXPECTED) writeReport(name, report)
  expect(report).toBe(readReport(name))
})

test.each([
  ['100,000 nested brackets', '['.repeat(100_000)],
  ['a number alone', '7'],
  ['null', 'null'],
  ['a list of nulls', '[null, null]'],
  ['pages that are no list', '{"site": 1, "pages": {"a": 1}}'],
  [
    'entries of every wrong kind',
    '{"site": [], "shared": 3, "pages": [null, 1, "x", [], {}, {"path": 4, "blocks": "no", "entry": 5}]}',
  ],
  ['__proto__ and constructor as fields', '{"__proto__": {"a": 1}, "constructor": 2, "site": {}, "pages": []}'],
  ['half of a surrogate pair', '{"site": "\\ud800"}'],
])('%s is refused with a place, and nothing is thrown', (_, text) => {
  const { problems, content } = check({ text, files: filesFor(text) })
  expect(content).toBeUndefined()
  expect(problems.length).toBeGreaterThan(0)
  for (const { line, column, message } of problems) {
    expect(line).toBeGreaterThanOrEqual(1)
    expect(column).toBeGreaterThanOrEqual(1)
    expect(message).toMatch(/\.$/)
  }
})

test('a byte-order mark and Windows line ends are accepted', () => {
  const text = readCase('nothing-wrong')
  const marked = `\uFEFF${text.replaceAll('\n', '\r\n')}`
  expect(check({ text: marked, files: filesFor(text) }).problems).toEqual([])
})
