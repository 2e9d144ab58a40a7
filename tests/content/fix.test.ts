import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyPatch } from 'diff'
import { describe, expect, test } from 'vitest'
import type { Problem } from '../../src/engine/base/shared-types/problem'
import { createCheck } from '../../src/engine/content/check'
import { repairText } from '../../src/engine/content/check/fix'
import { compareTexts, reportRepairs } from '../../src/engine/content/check/fix/report-repairs'
import { readSchemas } from '../../src/engine/folders/studio-folder/read-schemas'
import { brokenContent, readCase, translatedContent } from '../sites/broken-content'
import { at, filesFor } from '../sites/broken-content-files'
import { createDice } from '../sites/mutations'

const check = createCheck(await readSchemas(join(import.meta.dirname, '../..')))

/** The check of a case, with the files that its text names before it is changed. */
const checkFor = (original: string) => {
  const files = filesFor(original)
  return (text: string): Problem[] => check({ text, files, at }).problems
}
const repairs = new Map<string, ReturnType<typeof repairText>>()

/** Repairs a text; the tests share what came of it. */
function repair(text: string): ReturnType<typeof repairText> {
  const known = repairs.get(text) ?? repairText(text, checkFor(text))
  repairs.set(text, known)
  return known
}

const wordsOf = ({ rule, message }: Problem) => `${rule} ${message.replace(/\d+/g, '')}`

describe('every broken content', () => {
  test.each([...brokenContent, ...translatedContent])(
    '%s: what is wrong after the repair was wrong before it',
    (name) => {
      const text = readCase(name)
      const before = checkFor(text)(text)
      const { remaining, repaired } = repair(text)
      const known = new Set(before.flatMap((problem) => [wordsOf(problem), problem.rule + problem.pointer]))
      // Of a block whose type is misspelt, of a text that is not JSON and of what errors may bring about nothing is said.
      const blocks = repaired.flatMap(({ rule, pointer }) =>
        rule === 'unknown-block' ? [pointer.replace(/type$/, '')] : [],
      )
      const fresh = remaining.filter(
        (problem) =>
          !known.has(wordsOf(problem)) &&
          !known.has(problem.rule + problem.pointer) &&
          !blocks.some((place) => `${problem.pointer}/`.startsWith(place)) &&
          !(problem.severity === 'warning' && before.some(({ severity }) => severity === 'error')),
      )
      expect(fresh).toEqual([])
      // An end that was lost is the author's to write again.
      expect(remaining.filter(({ fix, message }) => fix && !message.includes('is never closed'))).toEqual([])
    },
  )

  test.each([...brokenContent, ...translatedContent])(
    '%s: a second repair changes nothing, and the diff leads from the old text to the new',
    (name) => {
      const text = readCase(name)
      const { text: after, repaired } = repair(text)
      expect(repaired.length > 0).toBe(after !== text)
      if (after === text) return
      const again = repairText(after, checkFor(text))
      expect(again.text).toBe(after)
      expect(again.repaired).toEqual([])
      expect(applyPatch(text, compareTexts(text, after) as string, { autoConvertLineEndings: false })).toBe(after)
    },
  )

  /** To write the list anew, and then to read each change of it: UPDATE_EXPECTED=1 npx vitest run tests/content/fix.test.ts */
  test('the cases that a repair leaves without a problem are the ones in repaired-content.json', () => {
    const whole: string[] = []
    for (const name of brokenContent) {
      const { repaired, remaining } = repair(readCase(name))
      if (repaired.length > 0 && remaining.length === 0) whole.push(name)
    }
    const list = join(import.meta.dirname, 'repaired-content.json')
    if (process.env.UPDATE_EXPECTED) writeFileSync(list, `${JSON.stringify(whole, null, 2)}\n`)
    expect(whole).toEqual(JSON.parse(readFileSync(list, 'utf8')))
  })

  test('a text with Windows line ends and a byte-order mark keeps them', () => {
    const some = brokenContent.filter((_, index) => index % 4 === 0)
    for (const name of some) {
      const text = readCase(name)
      const windows = (words: string) => `\uFEFF${words.replace(/\r?\n/g, '\r\n')}`
      if (text === '' || text.startsWith('\uFEFF')) continue
      expect(repair(windows(text)).text, name).toBe(windows(repair(text).text))
    }
  })
})

const good = readCase('nothing-wrong')

test('a text without a problem stays as it is, in whatever way it is written', () => {
  const value = JSON.parse(good)
  for (const text of [good, JSON.stringify(value), JSON.stringify(value, null, '\t'), `\n\n${good}  \r\n`]) {
    const { text: after, repaired } = repair(text)
    expect(after).toBe(text)
    expect(repaired).toEqual([])
  }
})

/** What people do to a line of JSON that has one field with a text. */
const slips: [string, (line: string) => string][] = [
  ['single quotes', (line) => line.replace(/"([^"]*)": "([^"']*)"/, "'$1': '$2'")],
  ['curly quotes', (line) => line.replace(/"([^"]*)": "([^"]*)"/, '“$1”: “$2”')],
  ['a name without quotes', (line) => line.replace(/"([A-Za-z]+)":/, '$1:')],
  ['a lost comma', (line) => line.replace(/,$/, '')],
  ['two commas', (line) => line.replace(/,$/, ',,')],
  ['a comma before the bracket', (line) => (/["\]}]$/.test(line) ? `${line},` : line)],
]

describe('slips of the pen', () => {
  const lines = good.split('\n')
  const places = lines.flatMap((line, index) => (/^\s*"[A-Za-z]+": "[^"']*",?$/.test(line) ? [index] : []))

  test.each(slips)('%s is put right wherever it happens, and the content is what it was', (_, slip) => {
    for (const place of places) {
      const changed = lines.map((line, index) => (index === place ? slip(line) : line)).join('\n')
      if (changed === good) continue
      const { text, remaining } = repair(changed)
      expect(remaining, changed.split('\n')[place]).toEqual([])
      expect(JSON.parse(text), changed.split('\n')[place]).toEqual(JSON.parse(good))
    }
  })

  test('several in one file are put right together', () => {
    const dice = createDice(7)
    for (let round = 0; round < 60; round++) {
      const spots = new Set([1, 2, 3].map(() => places[Math.floor(dice() * places.length)]))
      const changed = lines
        .map((line, index) => (spots.has(index) ? (slips[Math.floor(dice() * slips.length)]?.[1](line) ?? line) : line))
        .join('\n')
      const { text, remaining } = repair(changed)
      expect(remaining, changed).toEqual([])
      expect(JSON.parse(text), changed).toEqual(JSON.parse(good))
    }
  })
})

const withText = (from: string, to: string) => {
  expect(good).toContain(from)
  return good.replace(from, to)
}

test.each([
  ['a slash at the end of a link', '"/about"', '"/about/"'],
  ['capitals in a link', '"/about"', '"/About"'],
  ['a link without its slash', '"/about"', '"about"'],
])('%s is put right', (_, right, wrong) => {
  const { text, remaining } = repair(withText(right, wrong))
  expect(remaining).toEqual([])
  expect(text).toBe(good)
})

test('in a rich text only the address of the link changes', () => {
  const html = (href: string) =>
    withText('<p>We draw.</p>', `<p>We draw, <a href=\\"${href}\\">all about us</a>, the words /Abuot stay.</p>`)
  const { text, remaining } = repair(html('/abuot#'))
  expect(remaining).toEqual([])
  expect(text).toBe(html('/about#'))
})

test('a repair that would make something else wrong is not made', () => {
  const text = withText('"id": "story",', '"id": "story", "Id": "other",')
  const { text: after, remaining } = repair(text)
  expect(after).toBe(text)
  expect(remaining).toHaveLength(1)
})

test('what was repaired is told page by page, with its place in the old text', () => {
  const text = readCase('mistakes-on-three-pages')
  const { text: after, repaired } = repair(text)
  const words = reportRepairs(text, after, repaired)
  expect(words).toMatch(/^--- pages\.json\n\+\+\+ pages\.json\n@@ /)
  expect(words).toMatch(/\n\nRepaired:\n\npage "[^"]+".*\n {2}pages\.json:\d+:\d+ .*\n {4}.*\[[a-z-]+\]\n/)
  expect(words).toMatch(/\n\npage "\/".*\n {2}pages[\s\S]*\n\npage "\/about".*\n {2}pages/)
  expect(words).toContain(`${repaired.length} problems repaired; pages.json is written.`)
  expect(reportRepairs(text, after, repaired, { isDryRun: true })).toContain('Nothing was written')
})
