import { expect, test } from 'vitest'
import type { SiteContent } from '../../../base/schema-types/content'
import { searchedPages } from './searched-pages'

const page = (path: string, more = {}) => ({ path, title: `Title of ${path}`, description: '', blocks: [], ...more })

const pages = [
  page('/'),
  page('/news'),
  page('/news/summer'),
  page('/search'),
  page('/club', { guard: { cookie: 'club', otherwise: '/' } }),
  page('/club/house'),
  page('/hidden', { isIndexed: false }),
  page('/404'),
  page('/de'),
  page('/de/neues'),
  page('/de/404'),
  page('/de/suche'),
  { path: '/old', redirect: '/news' },
]

const found = (site: object) =>
  searchedPages({ site, pages } as unknown as SiteContent).map(
    ({ path, language, section }) => `${path} ${language} ${section ?? '-'}`,
  )

test('the pages of each language that has a search, without guarded, unindexed and the search’s own', () => {
  expect(found({ language: 'en-GB', search: '/search', languages: { de: { search: '/de/suche' } } })).toEqual([
    '/ en-GB -',
    '/news en-GB -',
    '/news/summer en-GB Title of /news',
    '/club/house en-GB -',
    '/de de -',
    '/de/neues de -',
  ])
})

test('a language can be the only one with a search', () => {
  expect(found({ language: 'en-GB', languages: { de: { search: '/de/suche' } } })).toEqual([
    '/de de -',
    '/de/neues de -',
  ])
  expect(found({ language: 'en-GB' })).toEqual([])
})
