import { describe, expect, test } from 'vitest'
import type { ContentPage, Page, SiteContent } from '../../../base/schema-types/content'
import type { Annotation } from '../../../content/schema-model/validation/open-validator'
import { findStructuredFacts, StructuredData } from './structured-data'

const provider = {
  page: 'https://films.example/{id}',
  player: 'https://player.films.example/{id}',
  playerWithKey: 'https://player.films.example/{id}?key={key}',
  find: 'films\\.example/(?<id>\\d+)/(?<key>\\w+)',
}

const site = { name: 'Fox & Hound', titleSuffix: ' | Fox', url: 'https://fox.example' }

const page = (path: string, title: string, more: Partial<ContentPage> = {}): ContentPage => ({
  path,
  title,
  description: `About ${title}`,
  blocks: [{ type: 'clip' }],
  ...more,
})

/** The items of the page at a path, by type. */
function itemsOf(path: string, pages: Page[], annotations: Annotation[] = [], shared: SiteContent['shared'] = {}) {
  const content: SiteContent = { site, shared, pages }
  const data = new StructuredData(content, findStructuredFacts(annotations, content))
  const text = data.write(pages.find((one) => one.path === path) as ContentPage)
  const items = text ? (JSON.parse(text)['@graph'] as Record<string, unknown>[]) : []
  return { text, ofType: (type: string) => items.filter((item) => item['@type'] === type) }
}

const property = (wanted: string, value: unknown, pointer: string, parent: object = site): Annotation => ({
  format: 'structuredData',
  wanted,
  value,
  pointer,
  parent,
})

/** What the check collects of a film at a place. */
function filmAt(pointer: string, video: number | string): Annotation[] {
  const film = { title: 'The chase', poster: '/images/chase.png', video }
  return [
    property('name', film.title, `${pointer}/title`, film),
    property('thumbnailUrl', film.poster, `${pointer}/poster`, film),
    { format: 'film', wanted: provider, value: video, pointer: `${pointer}/video`, parent: film },
  ]
}

const pages = [
  page('/', 'Home'),
  page('/work', 'Work'),
  { path: '/work/old', redirect: '/work' },
  page('/work/old/chase', 'The <chase>'),
]

test('the home page alone has the organisation of the settings', () => {
  const annotations = [
    property('name', site.name, '/site/name'),
    property('logo', '/images/fox.png', '/site/touchIcon'),
    property('sameAs', 'https://one.example', '/site/contact/one'),
    property('sameAs', 'https://two.example', '/site/contact/two'),
  ]
  expect(itemsOf('/', pages, annotations).ofType('Organization')).toEqual([
    {
      '@type': 'Organization',
      name: 'Fox & Hound',
      logo: 'https://fox.example/images/fox.png',
      sameAs: ['https://one.example', 'https://two.example'],
    },
  ])
  expect(itemsOf('/work', pages, annotations).ofType('Organization')).toEqual([])
})

test('breadcrumbs name the pages above, where there are pages', () => {
  const [trail] = itemsOf('/work/old/chase', pages).ofType('BreadcrumbList')
  expect(trail?.itemListElement).toMatchObject([
    { position: 1, name: 'Fox & Hound', item: 'https://fox.example/' },
    { position: 2, name: 'Work', item: 'https://fox.example/work' },
    { position: 3, name: 'The <chase>', item: 'https://fox.example/work/old/chase' },
  ])
  expect(itemsOf('/', pages).ofType('BreadcrumbList')).toEqual([])
})

test('no text ends the script element', () => {
  expect(itemsOf('/work/old/chase', pages).text).not.toContain('<')
})

describe('films', () => {
  const film = { name: 'The chase', thumbnailUrl: 'https://fox.example/images/chase.png' }

  test('have a title, poster and player', () => {
    const annotations = [...filmAt('/pages/1/blocks/0/film', 12), ...filmAt('/pages/0/blocks/0/film', 34)]
    expect(itemsOf('/work', pages, annotations).ofType('VideoObject')).toEqual([
      {
        '@type': 'VideoObject',
        ...film,
        description: 'About Work',
        url: 'https://films.example/12',
        embedUrl: 'https://player.films.example/12',
      },
    ])
  })

  test('that are not listed keep their key', () => {
    const annotations = filmAt('/pages/1/blocks/0/film', 'https://films.example/12/ab')
    expect(itemsOf('/work', pages, annotations).ofType('VideoObject')).toMatchObject([
      { url: 'https://films.example/12/ab', embedUrl: 'https://player.films.example/12?key=ab' },
    ])
  })

  test('are left out if they have no film, or a hidden block', () => {
    const poster = filmAt('/pages/1/blocks/0/film', 12).filter(({ format }) => format !== 'film')
    expect(itemsOf('/work', pages, poster).ofType('VideoObject')).toEqual([])
    const hidden = [page('/work', 'Work', { blocks: [{ type: 'clip', hidden: true }] })]
    expect(itemsOf('/work', hidden, filmAt('/pages/0/blocks/0/film', 12)).ofType('VideoObject')).toEqual([])
  })

  test('that only decorate a page, without a name, are left out', () => {
    const annotations = filmAt('/pages/1/blocks/0/film', 12).filter(({ format }) => format === 'film')
    expect(itemsOf('/work', pages, annotations).ofType('VideoObject')).toEqual([])
  })

  test('that stand in for others are left out', () => {
    const annotations = filmAt('/pages/1/blocks/0/film', 12)
    const parent = annotations[0]?.parent
    const standIn: Annotation = { format: 'stand-in', value: {}, pointer: '/pages/1/blocks/0/film/standIn', parent }
    expect(itemsOf('/work', pages, [...annotations, standIn]).ofType('VideoObject')).toEqual([])
  })

  test('are those of their page, after a page that visitors do not see yet', () => {
    const [home, ...shown] = [page('/', 'Home'), page('/work', 'Work'), page('/more', 'More')]
    const written: SiteContent = { site, pages: [home, page('/draft', 'Draft', { draft: true }), ...shown] as Page[] }
    const facts = findStructuredFacts(filmAt('/pages/2/blocks/0/film', 12), written)
    const data = new StructuredData({ site, pages: [home, ...shown] as Page[] }, facts)
    expect(shown.map((one) => data.write(one)?.includes('films.example/12') ?? false)).toEqual([true, false])
  })

  test('of a shared block are those of every page that shows it', () => {
    const shared = { clip: { type: 'clip' } }
    const sharing = ['/a', '/b'].map((path) => page(path, path, { blocks: [{ shared: 'clip' }] }))
    for (const { path } of sharing)
      expect(itemsOf(path, sharing, filmAt('/shared/clip/film', 12), shared).ofType('VideoObject')).toMatchObject([
        film,
      ])
  })
})

test.each([{ isIndexed: false }, { guard: { cookie: 'club', otherwise: '/' } }])(
  'a page that is kept out of search engines tells them nothing: %o',
  (more) => {
    expect(itemsOf('/work', [page('/', 'Home'), page('/work', 'Work', more)]).text).toBeUndefined()
  },
)

test('a page whose template is an article says when it is from, in the words of its entry', () => {
  const entry = { collection: 'news', id: 1, day: '2027-06-12', image: '/images/fox.png', title: 'A fox' }
  const [, item] = [page('/', 'Home'), page('/news/fox', 'A fox came by', { entry })]
  const annotations = [property('NewsArticle', item, '/pages/1', {})]
  const articles = (path: string) => itemsOf(path, [page('/', 'Home'), item as ContentPage], annotations)
  expect(articles('/news/fox').ofType('NewsArticle')).toMatchObject([
    {
      headline: 'A fox',
      description: 'About A fox came by',
      datePublished: '2027-06-12',
      image: 'https://fox.example/images/fox.png',
      mainEntityOfPage: 'https://fox.example/news/fox',
      publisher: { name: 'Fox & Hound' },
    },
  ])
  expect(articles('/').ofType('NewsArticle')).toEqual([])
})

test('a page whose template has another type is named by its entry, and takes what its fields say', () => {
  const show = page('/shows/fox', 'The fox show', { socialImage: '/images/fox.png' })
  const annotations = [
    property('TheaterEvent', show, '/pages/1', {}),
    property('startDate', '2027-06-12', '/pages/1/entry/day', {}),
    property('name', 'A fox', '/pages/1/blocks/0/heading', {}),
  ]
  expect(itemsOf('/shows/fox', [page('/', 'Home'), show], annotations).ofType('TheaterEvent')).toEqual([
    {
      '@type': 'TheaterEvent',
      name: 'A fox',
      description: 'About The fox show',
      image: 'https://fox.example/images/fox.png',
      url: 'https://fox.example/shows/fox',
      startDate: '2027-06-12',
    },
  ])
})

test('the settings may be a hotel, and questions of several blocks are one page of questions', () => {
  const questions = [0, 1].flatMap((at) => [
    property('FAQPage', {}, `/pages/0/blocks/${at}`, {}),
    property('mainEntity/Question', {}, `/pages/0/blocks/${at}/items/0`, {}),
    property('name', `Why ${at}?`, `/pages/0/blocks/${at}/items/0/question`, {}),
  ])
  const annotations = [property('Hotel', site, '/site'), property('name', site.name, '/site/name'), ...questions]
  const home = itemsOf('/', [page('/', 'Home')], annotations)
  expect(home.ofType('Organization')).toEqual([])
  expect(home.ofType('Hotel')).toEqual([{ '@type': 'Hotel', name: 'Fox & Hound' }])
  expect(home.ofType('FAQPage')).toMatchObject([{ mainEntity: [{ name: 'Why 0?' }, { name: 'Why 1?' }] }])
})
