import { expect, test } from 'vitest'
import { contentOf, type Found, pointersOf } from '../../../../../tests/sites/checked-content'
import { emptyGrid } from './empty-grid'
import { entryId } from './entry-id'
import { entryVisible } from './entry-visible'
import { pageTitle } from './page-title'

/** tests/translated-content has a case for each mistake of translations. */

const site = { language: 'en', languages: { de: {}, ar: {} } }
const entry = { collection: 'films', id: 1 }

test('the language of a place is that of its page, shared block or settings', () => {
  const shared = { visit: { type: 'text' }, 'visit@ar': { type: 'text' } }
  const { languageAt } = contentOf([], { site, shared, pages: [{ path: '/' }, { path: '/ar/films', blocks: [] }] })
  const places = ['/pages/0/title', '/pages/1/blocks/0', '/shared/visit/html', '/shared/visit@ar/html']
  expect([...places, '/site/name', '/site/languages/de/name'].map(languageAt)).toEqual([
    ...['en', 'ar', 'en', 'ar'],
    ...['en', 'de'],
  ])
})

test('an id belongs to one entry in each language, and is hidden in one', () => {
  const pages = ['/fox', '/de/fuchs', '/de/igel'].map((path) => ({ path, entry }))
  expect(pointersOf(entryId.check(contentOf([], { site, pages })))).toEqual(['/pages/2/entry/id'])
  const grids = [0, 1].flatMap((page): Found[] => [
    ['collection', 'films', `/pages/${page}/blocks/0/collection`],
    ['entry', 1, `/pages/${page}/blocks/0/entries/0`],
  ])
  const hidden = [
    { path: '/' },
    { path: '/de' },
    { path: '/fox', entry },
    { path: '/de/fuchs', entry: { ...entry, isVisible: false } },
  ]
  expect(pointersOf(entryVisible.check(contentOf(grids, { site, pages: hidden })))).toEqual([
    '/pages/1/blocks/0/entries/0',
  ])
})

test('a list shows the entries of its language, and those without a translation if it says so', () => {
  const list: Found = ['collection', 'films', '/pages/0/blocks/0/collection']
  const only: Found = ['entry-only', { topics: 'owl' }, '/pages/0/blocks/0/only']
  const checked = (block: object, path = '/fox') =>
    emptyGrid.check(
      contentOf(path === '/fox' ? [list] : [list, only], {
        site,
        pages: [
          { path: '/de', blocks: [{ collection: 'films', ...block }] },
          { path, entry },
        ],
      }),
    )
  expect(checked({})[0]?.message).toContain('no page in German is an entry of "films"')
  expect(checked({ untranslated: true })).toEqual([])
  // value-exists tells of a list that leaves all of them out.
  expect(checked({}, '/de/fuchs')).toEqual([])
})

test('a title has the suffix and the name of its language', () => {
  const found: Found[] = [
    ['site-name', 'Studio', '/site/name'],
    ['title-suffix', ' | Werkstatt', '/site/languages/de/titleSuffix'],
    ['site-name', 'Werkstatt', '/site/languages/de/name'],
    ['title-suffix', ' | Studio', '/site/titleSuffix'],
    ['title', 'About | Studio', '/pages/0/title'],
    ['title', 'Werkstatt', '/pages/1/title'],
    ['title', 'Studio', '/pages/1/entry/title'],
  ]
  const pages = [{ path: '/about' }, { path: '/de/ueber-uns' }]
  expect(pointersOf(pageTitle.check(contentOf(found, { site, pages })))).toEqual(['/pages/0/title', '/pages/1/title'])
})
