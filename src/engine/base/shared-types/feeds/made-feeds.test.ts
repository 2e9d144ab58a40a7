import { expect, test } from 'vitest'
import type { SiteContent } from '../../schema-types/content'
import { fedPictures, madeFeeds } from './made-feeds'

const item = (path: string, more: object = {}, entry: object = {}) => ({
  ...{ path, title: path, description: '', blocks: [], ...more },
  entry: { collection: 'news', id: 1, image: `${path}.png`, ...entry },
})

const content = (...pages: object[]) =>
  ({
    site: { language: 'en', languages: { de: {}, fr: {} } },
    collections: { news: { title: 'News', feeds: ['/news/feed.xml'] }, works: { title: 'Works' } },
    pages,
  }) as unknown as SiteContent

test('a collection has a feed in each language that it has entries in, and in the own one at all times', () => {
  const list = { path: '/de/news', title: 'Neues', description: '', blocks: [] }
  const feeds = madeFeeds(content(list, item('/de/news/a'), item('/fr/b', { isIndexed: false })))
  expect(feeds.map(({ path, title, page, form }) => [path, title, page, form])).toEqual([
    ['/news/feed.xml', 'News', '/', 'rss'],
    ['/de/news/feed.xml', 'Neues', '/de/news', 'rss'],
  ])
})

test('a feed is beside the translation of its page', () => {
  const list = { path: '/news', title: 'News', description: '', blocks: [] }
  const translation = { ...list, path: '/de/aktuelles', title: 'Aktuelles', translates: '/news' }
  const feeds = madeFeeds(content(list, translation, item('/de/a')))
  expect(feeds.map(({ path, title }) => [path, title])).toContainEqual(['/de/aktuelles/feed.xml', 'Aktuelles'])
})

test('feeds tell of no page that is hidden, a draft, kept out of search engines or kept for some', () => {
  const pages = [
    item('/a'),
    item('/b', { draft: true }),
    item('/c', { isIndexed: false }),
    item('/d', { guard: { cookie: 'x', otherwise: '/' } }),
    item('/e', {}, { isVisible: false }),
    item('/f', {}, { collection: 'works' }),
  ]
  expect(fedPictures(content(...pages))).toEqual(['/a.png'])
})
