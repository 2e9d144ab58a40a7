import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ContentPage, SiteContent } from '../../../base/schema-types/content'
import { expandPages } from '../../../content/collections/expand-pages'
import { listBlocksIn } from '../../../content/collections/list-query'
import { readSchemas } from '../../../folders/studio-folder/read-schemas'
import { createCompiler, type Loads } from '../../../pages/page-data'
import { noSources } from '../../../pages/page-data/page-dependencies'
import { listInputs, PageInputs, type UsedInputs } from './page-inputs'

const schemas = {
  ...(await readSchemas(join(import.meta.dirname, '../../../../..'))),
  'blocks/list.schema.json': {
    properties: {
      collection: { format: 'collection' },
      perPage: { format: 'per-page' },
      most: { format: 'most' },
    },
  },
  'blocks/item.schema.json': { properties: {} },
  'blocks/hours.schema.json': { properties: {} },
}
const loads = {
  list: (block: object, site) => ({ listed: site.list(block).entries }),
  item: (_, site) => ({ neighbours: site.neighbours() }),
  hours: (_, site) => ({ hours: site.source('hours') }),
} satisfies Loads

const categories = ['Film', 'Print', 'Web', 'Talks']
const dayOf = (index: number) => new Date(Date.UTC(2020, 0, index)).toISOString().slice(0, 10)

const item = (index: number): ContentPage => ({
  ...{ path: `/news/item-${index}`, title: `Item ${index}`, description: '', blocks: [{ type: 'item' }] },
  entry: { collection: 'news', id: index, day: dayOf(index), categories: ['all', categories[index % 4] as string] },
})
const items = () => Array.from({ length: 1000 }, (_, index) => item(index + 1))

const list = { type: 'list', collection: 'news' }
const page = (path: string, ...blocks: object[]) => ({ path, title: path, description: '', blocks })
const topics = {
  ...page('/news/topics/*', { ...list, perPage: 50 }),
  each: { of: 'news', by: 'categories' },
}
const content = (news: ContentPage[]): SiteContent => {
  const written = {
    site: { name: 'S', titleSuffix: '', url: 'https://small.example' },
    collections: { news: { title: 'News', order: '-day' } },
    pages: [
      page('/', { ...list, most: 3 }),
      page('/about', { type: 'hours' }),
      page('/news', { ...list, perPage: 50 }),
      topics,
      ...news,
    ],
  } as unknown as SiteContent
  return expandPages(written, written, listBlocksIn(schemas))
}

/** Of the sources of the studio. */
const kept = { hours: ['Monday'], menu: ['Soup'] }

type Known = Map<string, { used: UsedInputs; fingerprint: string }>

const pagesOf = ({ pages }: SiteContent) => pages.filter((one): one is ContentPage => 'blocks' in one)

const inputsOf = (site: SiteContent, answers: Record<string, unknown> = kept) =>
  new PageInputs({
    content: site,
    schemas,
    folder: '',
    files: new Map(),
    common: [],
    accessKey: '',
    answers,
    language: 'en-GB',
  })

async function build(site: SiteContent): Promise<Known> {
  const noAsset = { assetOf: () => undefined, groundOf: () => undefined, sanitize: (html: string) => html }
  const compiler = createCompiler({ content: site, schemas, loads, answers: kept, notify: () => undefined, ...noAsset })
  const inputs = inputsOf(site)
  const known: Known = new Map()
  for (const one of pagesOf(site)) {
    const sources = noSources()
    await compiler.compilePage(one, sources)
    const used = listInputs(sources, []) as UsedInputs
    known.set(one.path, { used, fingerprint: inputs.fingerprintOf(one, used, '') })
  }
  return known
}

const before = await build(content(items()))

/** The pages that the next build makes again, after an edit of the news. */
function madeAgain(edit: (news: ContentPage[]) => ContentPage[], answers?: Record<string, unknown>): string[] {
  const site = content(edit(items()))
  const inputs = inputsOf(site, answers)
  return pagesOf(site)
    .filter((one) => {
      const last = before.get(one.path)
      return !last || inputs.fingerprintOf(one, last.used, '') !== last.fingerprint
    })
    .map(({ path }) => path)
}

const editOf = (index: number, change: (news: ContentPage) => ContentPage) => (news: ContentPage[]) =>
  news.map((one) => (one.path === `/news/item-${index}` ? change(one) : one))
const withEntry = (change: object) => (news: ContentPage) =>
  ({ ...news, entry: { ...news.entry, ...change } }) as ContentPage

test('a title: its page, the pages of lists that show it, and its neighbours', () => {
  const again = madeAgain(editOf(500, (news) => ({ ...news, title: 'Another' })))
  expect(again.sort()).toEqual([
    ...['/news/11', '/news/item-499', '/news/item-500', '/news/item-501', '/news/topics/film/3'],
  ])
})

/** Lists say how many entries they have, on each of their pages. */
const topicPages = (topic: string, count: number) =>
  Array.from({ length: count }, (_, index) => `/news/topics/${topic}${index === 0 ? '' : `/${index + 1}`}`)

test('a category: its page, its neighbours, the list, and the lists of both categories', () => {
  const again = madeAgain(editOf(500, withEntry({ categories: ['all', 'Web'] })))
  expect(again.sort()).toEqual([
    ...['/news/11', '/news/item-499', '/news/item-500', '/news/item-501'],
    ...[...topicPages('film', 5), ...topicPages('web', 6)],
  ])
})

test('a day: the pages of lists between both places, and the neighbours of both', () => {
  const again = madeAgain(editOf(500, withEntry({ day: dayOf(600) })))
  const news = ['499', '500', '501', '599', '600', '601'].map((index) => `/news/item-${index}`)
  expect(again.filter((path) => path.startsWith('/news/item-'))).toEqual(
    expect.arrayContaining(['/news/item-499', '/news/item-500', '/news/item-501', '/news/item-600']),
  )
  expect(again.filter((path) => path.startsWith('/news/item-') && !news.includes(path))).toEqual([])
  expect(again.filter((path) => /^\/news\/\d+$/.test(path)).sort()).toEqual(['/news/10', '/news/11', '/news/9'])
})

test('a removed item: all pages of its lists, and its neighbours', () => {
  const again = madeAgain((news) => news.filter(({ path }) => path !== '/news/item-40'))
  expect(again.filter((path) => path.startsWith('/news/item-'))).toEqual(['/news/item-39', '/news/item-41'])
  expect(again.filter((path) => /^\/news(\/\d+)?$/.test(path))).toHaveLength(20)
  expect(again.filter((path) => path.startsWith('/news/topics/'))).toEqual(topicPages('film', 5))
  expect(again).not.toContain('/')
})

test('a new item: all pages of its lists, and the one that was the newest', () => {
  const again = madeAgain((news) => [...news, item(1001)])
  expect(again).toContain('/')
  expect(again).not.toContain('/about')
  expect(again.filter((path) => path.startsWith('/news/item-'))).toEqual(['/news/item-1000', '/news/item-1001'])
  expect(again.filter((path) => /^\/news(\/\d+)?$/.test(path))).toHaveLength(21)
  expect(again.filter((path) => path.startsWith('/news/topics/') && !path.includes('print'))).toEqual([])
})

test('an answer of a source: the pages whose blocks have read it', () => {
  expect(madeAgain((news) => news, { ...kept, menu: ['Cake'] })).toEqual([])
  expect(madeAgain((news) => news, { ...kept, hours: ['Tuesday'] })).toEqual(['/about'])
})
