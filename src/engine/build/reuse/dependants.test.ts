import { expect, test } from 'vitest'
import { noSources } from '../../compile/page-sources'
import type { Entry, Page, SiteContent } from '../../generated/content'
import { findDependants } from './dependants'

const page = (path: string, collection?: string, fields: Partial<Entry> = {}): Page => ({
  path,
  title: `Page ${path}`,
  description: '',
  blocks: [],
  entry: collection ? { collection, id: 1, image: '/fox.svg', ...fields } : undefined,
})

const pages = [
  page('/'),
  page('/one', 'films'),
  page('/hidden', 'films', { isVisible: false }),
  page('/two', 'films', { title: 'Its own title' }),
  page('/three', 'films'),
  page('/book', 'books'),
  { path: '/old', redirect: '/' },
]
const lists = new Map([
  ['films', new Set(['/', '/all'])],
  ['books', new Set(['/library'])],
])

/** Who may show what is changed at some paths. */
const dependants = (change: (page: Page) => Page, ...paths: string[]) => {
  const edited = pages.filter(({ path }) => paths.includes(path)).map((page): [Page, Page] => [page, change(page)])
  const after = pages.map((page) => edited.find(([before]) => before === page)?.[1] ?? page)
  return [...findDependants(edited, { pages: after } as SiteContent, { ...noSources(), lists })].sort()
}

const rename = (page: Page): Page => ({ ...page, title: 'Renamed' })

test.each([
  ['of a page that is no entry: nobody', ['/'], []],
  ['of an entry: its lists and the visible ones beside it', ['/one'], ['/', '/all', '/two']],
  ['of the last entry', ['/three'], ['/', '/all', '/two']],
  ['of a hidden entry: its lists', ['/hidden'], ['/', '/all']],
  ['of an entry with a title of its own: nobody', ['/two'], []],
  ['of entries of two collections', ['/three', '/book'], ['/', '/all', '/library', '/two']],
])('who may show the title %s (B3, E1)', (_, paths, expected) => {
  expect(dependants(rename, ...paths)).toEqual(expected)
})

test('who may show another word of an entry', () => {
  const change = (page: Page) => ({ ...page, entry: { ...('entry' in page && page.entry), client: 'Harbour' } }) as Page
  expect(dependants(change, '/two')).toEqual(['/', '/all', '/one', '/three'])
})

test('a redirect shows nothing, and a description is on no other page', () => {
  const describePage = (page: Page) => ('redirect' in page ? page : { ...page, description: 'New.' })
  expect(dependants(describePage, '/one', '/old')).toEqual([])
})
