import { expect, test } from 'vitest'
import type { SiteContent } from '../../base/schema-types/content'
import { expandPages, madeOf } from './expand-pages'
import { listBlocksIn, queryOf } from './list-query'
import { orderEntries } from './select-entries'

const schemas = {
  'definitions.schema.json': { $defs: { perPage: { format: 'per-page' } } },
  'blocks/list.schema.json': {
    properties: {
      of: { format: 'collection' },
      each: { $ref: '../definitions.schema.json#/$defs/perPage' },
      only: { format: 'entry-only' },
    },
  },
  'blocks/text.schema.json': { properties: { html: { format: 'html' } } },
}
const lists = listBlocksIn(schemas)

const item = (path: string, entry: object) => ({
  path,
  title: path,
  description: '',
  blocks: [],
  entry: { collection: 'news', ...entry },
})
const list = (path: string, more: object = {}, block: object = {}) => ({
  ...{ path, title: 'News', description: '', ...more },
  blocks: [{ type: 'list', of: 'news', ...block }],
})
const site = (...pages: object[]) =>
  ({
    site: { language: 'en' },
    collections: { news: { title: 'News', order: '-day' } },
    pages,
  }) as unknown as SiteContent

const expand = (content: SiteContent, written = content) => expandPages(content, written, lists).pages
const pathsOf = (pages: object[]) => pages.map((page) => ('redirect' in page ? page : (page as { path: string }).path))

const three = [
  item('/a', { day: '2027-01-01', categories: ['all', 'Film'] }),
  item('/b', { day: '2026-03-01', categories: ['all', 'Art & craft', 'Film'] }),
  item('/c', { isVisible: false, categories: ['Hidden'] }),
  item('/d', {}),
]

test('a block is a list by the formats of its fields', () => {
  expect(queryOf({ type: 'list', of: 'news', each: 12 }, lists)).toEqual({ collection: 'news', perPage: 12 })
  expect(queryOf({ type: 'text', html: '' }, lists)).toBeUndefined()
})

test('a site without lists with pages stays as it is', () => {
  const content = site(...three, list('/news'))
  expect(expandPages(content, content, lists)).toBe(content)
})

test('a list with pages makes its further pages behind the first', () => {
  const pages = expand(site(...three, list('/news', { entry: { collection: 'x', id: 1 } }, { each: 2 }), list('/end')))
  expect(pathsOf(pages)).toEqual(['/a', '/b', '/c', '/d', '/news', '/news/2', '/end'])
  expect(pages[5]).toMatchObject({ title: 'News (2)', made: { from: '/news', number: 2, count: 2 } })
  expect(pages[5]).not.toHaveProperty('entry')
})

test('a page with "each" becomes one for each value, with its words filled in', () => {
  const more = { title: 'News: {value}', description: '{count} items', each: { of: 'news', by: 'categories' } }
  const page = list('/news/topics/*', more, { each: 1, html: '<p>{value}</p>' })
  const pages = expand(site(...three, page)).slice(4)
  expect(pathsOf(pages)).toEqual(['/news/topics/art-craft', '/news/topics/film', '/news/topics/film/2'])
  expect(pages[0]).toMatchObject({
    title: 'News: Art & craft',
    description: '1 items',
    blocks: [{ html: '<p>Art &amp; craft</p>' }],
  })
  expect(pages[2]).toMatchObject({ made: { from: '/news/topics/*', number: 2, each: { value: 'Film' } } })
  expect(pages[2]).not.toHaveProperty('each')
})

test('days are values by their year', () => {
  const page = list('/news/years/*', { each: { of: 'news', by: 'day' } })
  expect(pathsOf(expand(site(...three, page))).slice(4)).toEqual(['/news/years/2026', '/news/years/2027'])
})

test('a value whose last entry has ended leads to the page above', () => {
  const topics = list('/news/topics/*', { each: { of: 'news', by: 'categories' } })
  const pages = [list('/news'), topics]
  const ended = expand(site(...three.slice(0, 1), ...pages), site(...three, ...pages))
  expect(ended.at(-1)).toEqual({ path: '/news/topics/art-craft', redirect: '/news', isEnded: true })
})

test('lists and values are of one language', () => {
  const content = site(
    item('/a', {}),
    item('/de/b', {}),
    list('/news', {}, { each: 1 }),
    list('/de/neues', {}, { each: 1 }),
  )
  Object.assign(content.site, { languages: { de: {} } })
  expect(pathsOf(expand(content))).toEqual(['/a', '/de/b', '/news', '/de/neues'])
})

test.each([
  ['day', [1, 2, 3]],
  ['-day', [2, 1, 3]],
  ['name', [2, 1, 3]],
  [undefined, [1, 2, 3]],
])('entries in the order %s; those without the field come last', (order, ids) => {
  const entries = [{ id: 1, day: '2026-01-01', name: 'Zoo 10' }, { id: 2, day: '2027-01-01', name: 'Äpfel' }, { id: 3 }]
  expect(orderEntries(entries, order, 'de').map(({ id }) => id)).toEqual(ids)
})

test('each made page knows what it is made from', () => {
  const [, page] = expandPages(site(list('/news', {}, { each: 3 }), list('/b', {}, { each: 3 })), site(), lists).pages
  expect(page && 'blocks' in page && madeOf(page)).toEqual({ from: '/b', number: 1, count: 1 })
})
