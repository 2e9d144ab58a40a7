import { expect, test } from 'vitest'
import { type ClosingReport, closingTable } from './closing-table'

const bytes = new Map([
  ['index.html', 20_100],
  ['index.json', 8000],
  ['about/us.html', 1_250_000],
  ['about/us.json', 400],
  // A redirect is not a page.
  ['old.html', 3_000_000],
  ['old.json', 20],
  ['animations/mouse.json', 5000],
  ['assets/page.css', 12_345],
  ['assets/app.js', 77_000],
  ['assets/serif.woff2', 30_000],
  ['images/fox.svg', 3000],
  ['images/fox.PNG', 4000],
  ['guide.pdf', 90_000],
  ['_headers', 49],
])

const report: ClosingReport = {
  pages: ['/', '/about/us'],
  published: { bytes, written: 1234, kept: 12, removed: 3, id: 'a1' },
  reused: 1,
  pictures: 90,
  encoded: 2,
}

test('a build reports its files and bytes by kind, the heaviest pages first, and what was reused', () => {
  expect(closingTable(report).split('\n')).toEqual([
    '             files       kB',
    'html             3  4,270.1',
    'page data        3      8.4',
    'css              1     12.3',
    'scripts          1     77.0',
    'fonts            1     30.0',
    'pictures         2      7.0',
    'documents        1     90.0',
    'other files      2      5.0',
    'all             14  4,499.9',
    '',
    'the heaviest pages     html  page data',
    '/about/us           1,250.0        0.4',
    '/                      20.1        8.0',
    '',
    'Reused: 1 of 2 pages, 88 of 90 encoded pictures, 12 of 14 files. Written: 1,234 files. Removed: 3.',
  ])
})

test('five pages are named, and unknown figures are left out', () => {
  const pages = Array.from({ length: 9 }, (_, index) => `/page-${index}`)
  const published = { ...report.published, bytes: new Map(pages.map((path, at) => [`${path.slice(1)}.html`, at])) }
  const lines = closingTable({ pages, published }).split('\n')
  expect(lines.filter((line) => line.startsWith('/page-')).map((line) => line.split(' ')[0])).toEqual([
    '/page-8',
    '/page-7',
    '/page-6',
    '/page-5',
    '/page-4',
  ])
  expect(lines.at(-1)).toBe('Reused: 12 of 9 files. Written: 1,234 files. Removed: 3.')
})
