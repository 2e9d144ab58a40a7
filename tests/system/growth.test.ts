import { expect, test } from 'vitest'
import { alignLists } from '../../src/engine/content/change-summary/compare/align'
import { compareSites } from '../../src/engine/content/change-summary/compare/compare'
import { createCheck } from '../../src/engine/content/check'
import { reportText } from '../../src/engine/content/check/report/text'
import { readSchemas } from '../../src/engine/folders/studio-folder/read-schemas'
import { isTooMuch, measurePatterns } from '../patterns/growth'
import { readCase } from '../sites/broken-content'
import { filesFor } from '../sites/broken-content-files'

const check = createCheck(await readSchemas('.'))
const sound = JSON.parse(readCase('nothing-wrong'))

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

/** A site with these pages beside its own. */
const siteWith = (pages: object[], more: object = {}) =>
  JSON.stringify({ ...sound, ...more, pages: [...sound.pages, ...pages] })

const redirects = (count: number) =>
  numbers(count).map((index) => ({ path: `/old-${index}`, redirect: `/old-${(index + 1) % count}` }))

/** The second page of the site with these blocks alone. */
const pageWith = (blocks: object[]) => ({ ...sound.pages[1], path: '/more', title: 'More', blocks })

/** The local time so many hours after the year 2027 began. */
const timeAt = (hour: number) => new Date(Date.UTC(2027, 0, 1, hour)).toISOString().slice(0, 16).replace('T', ' ')

const text = (html: string) => ({ type: 'text', heading: 'More', html })

test.each<[string, () => string]>([
  ['a circle of 20,000 redirects', () => siteWith(redirects(20_000))],
  [
    'a line of redirects to redirects, 20,000 long',
    () => siteWith([...redirects(20_001).slice(0, -1), { path: '/old-20000', redirect: '/' }]),
  ],
  [
    '100,000 texts in single quotes on one line',
    () => siteWith([]).replace('"pages":[', `"odd":[${"'a',".repeat(100_000)}'a'],"pages":[`),
  ],
  ['20,000 pages that lack the same fields', () => siteWith(numbers(20_000).map(() => ({ path: '/more' })))],
  [
    'a text in another kind of quotes that never ends, with 15,000 blanks',
    () => siteWith([]).replace('"Home"', `“Home${' '.repeat(15_000)}x\n`),
  ],
  [
    'a text that lost its end, with 20,000 commas',
    () => siteWith([]).replace('"Home"', `"Home${','.repeat(20_000)}x, "Home" x`),
  ],
  [
    '3,000 links that lead nowhere, each another way',
    () => siteWith(numbers(3000).map((index) => pageWithLink(index))),
  ],
  [
    '500 pages that take turns on one path',
    () =>
      siteWith(
        numbers(500).map((hour) => ({ ...pageWith([]), publish: timeAt(hour), expire: { at: timeAt(hour + 1) } })),
      ),
  ],
  [
    '500 pages that end and lead on to one another in a circle',
    () =>
      siteWith(
        numbers(500).map((hour) => ({
          ...pageWith([]),
          path: `/more-${hour}`,
          expire: { at: timeAt(hour), redirect: `/more-${(hour + 1) % 500}` },
        })),
      ),
  ],
  [
    '5,000 links to a place without its page',
    () =>
      siteWith(
        numbers(5000).map((index) => ({
          ...pageWith([{ ...text('<p><a href="#story">There</a></p>'), id: 'story' }]),
          path: `/more-${index}`,
          title: `More ${index}`,
        })),
      ),
  ],
  [
    '3,000 blocks that stand where a field belongs',
    () => siteWith([]).replace('"site":{', `"site":{${'{"type":"text","html":"<p>Lost.</p>"},'.repeat(3000)}`),
  ],
  ['a rich text of 200,000 tags that have no end', () => siteWith([pageWith([text('<p'.repeat(200_000))])])],
  ['a plain text of 200,000 opening brackets', () => siteWith([{ ...pageWith([]), title: '['.repeat(200_000) }])],
  ['a link of 200,000 dots', () => siteWith([pageWith([text(`<a href="mailto:a@a${'.'.repeat(200_000)} ">A</a>`)])])],
])('%s is checked and reported within the time of a test; squared, it would take minutes', (_, makeText) => {
  const written = makeText()
  const { problems } = check({ text: written, files: filesFor(written), at: Date.parse('2026-11-20') })
  expect(problems.length).toBeGreaterThan(0)
  expect(reportText(problems, written)).toMatch(/(problem|warning)s? (on|in) /)
})

function pageWithLink(index: number) {
  const path = `/${(index * 7919).toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] as string)}`
  return { ...pageWith([text(`<p><a href="${path}-lost">There</a></p>`)]), path, title: `Page ${index}` }
}

test('lists of 20,000 items are compared within the time of a test; squared, it would take minutes', () => {
  const items = numbers(20_000).map((index) => ({ type: 'text', heading: `Heading ${index}` }))
  const changed = items.map((item, index) => (index % 2 ? item : { ...item, html: 'More' }))
  const pairs = alignLists(items, [...changed.slice(1), ...changed.slice(0, 1)])
  expect(pairs.filter(({ is }) => is === 'same')).toHaveLength(10_000)
  expect(pairs.filter(({ is }) => is === 'changed')).toHaveLength(10_000)
})

test('5,000 pages that have moved are found within the time of a test; squared, it would take minutes', () => {
  const pages = (folder: string) =>
    numbers(5000).map((index) => ({ path: `/${folder}-${index}`, title: 'One', blocks: [text(`Page ${index}`)] }))
  const state = (folder: string) => ({ value: { ...sound, pages: pages(folder) }, files: new Map() })
  const { pages: changes } = compareSites(state('work'), state('films'), new Set())
  expect(changes.every(({ kind, path, from }) => kind === 'moved' && path.slice(7) === from?.slice(6))).toBe(true)
})

test('no regular expression takes much more than ten times as long for ten times the text', () => {
  expect([...measurePatterns()].filter(isTooMuch)).toEqual([])
})
