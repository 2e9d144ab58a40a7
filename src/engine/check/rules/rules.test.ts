import { describe, expect, test } from 'vitest'
import definitions from '../../../../schemas/studio/definitions.schema.json'
import type { Content } from '../content/content'
import { readContent } from '../content/read-content'
import type { Damage } from '../public-file'
import type { Finding } from '../rule'
import { entryExists } from './entry-exists'
import { entryId } from './entry-id'
import { fileExists } from './file-exists'
import { linkTarget } from './link-target'
import { pageTarget } from './page-target'
import { readableFile } from './readable-file'
import { redirectTarget } from './redirect-target'
import { reservedPath } from './reserved-path'
import { sharedExists } from './shared-exists'
import { uniqueAnchor } from './unique-anchor'
import { uniquePath } from './unique-path'
import { videoId } from './video-id'

/** Corner cases of the rules; tests/broken-content holds one whole file for each common mistake. */

const provider = definitions.$defs.filmAddress.film

type Found = [format: string, value: unknown, pointer?: string, wanted?: unknown]

const files = new Map([
  ['/images/fox.svg', { bytes: 1 }],
  ['/guides/guide.pdf', { bytes: 1 }],
])

const site = {
  shared: { clients: { type: 'logos', id: 'clients', stages: [] } },
  pages: [
    { path: '/', blocks: [{ type: 'text', id: 'story' }, { shared: 'clients' }] },
    { path: '/about', blocks: [{ type: 'text' }] },
    { path: '/old', redirect: '/about' },
    { path: '/thegoodhour/*', redirect: '/about' },
  ],
}
const anchors: Found[] = [
  ['anchor', 'story', '/pages/0/blocks/0/id'],
  ['anchor', 'clients', '/shared/clients/id'],
]

function content(found: Found[], value: object = site): Content {
  const walked = found.map(([format, item, pointer = '/x', wanted]) => ({
    format,
    value: item,
    pointer,
    parent: undefined,
    wanted,
  }))
  return readContent(value, walked, files)
}

const suggestions = (drafts: Finding[]) => drafts.map(({ suggestion }) => suggestion)

describe('link-target', () => {
  const judge = (href: string) => linkTarget.check(content([...anchors, ['href', href]]))

  test.each([
    '/',
    '/about?category=all#',
    '/#story',
    '/?a=1#clients',
    '/old#anything',
    '/guides/guide.pdf',
    'https://other.example',
    'HTTPS://other.example/a?b#c',
    'mailto:a@b.example?subject=Hello%20you',
    'tel:+441632960000',
  ])('%s leads somewhere', (href) => {
    expect(judge(href)).toEqual([])
  })

  test.each([
    ['', undefined],
    ['about', '/about'],
    ['/about/', '/about'],
    ['//other.example', undefined],
    ['https://https://other.example/a', 'https://other.example/a'],
    ['http://https://other.example/a', 'https://other.example/a'],
    ['https://https//other.example/a', 'https://other.example/a'],
    ['mailto:mailto:a@b.example', 'mailto:a@b.example'],
    ['https://mailto:a@b.example', 'mailto:a@b.example'],
    ['https://other', undefined],
    ['https://other,example', undefined],
    ['tel:+44(0)1632960000', 'tel:+441632960000'],
    ['https://', undefined],
    ['https://other example', undefined],
    ['https://other.example/a b', undefined],
    ['https:///other.example', 'https://other.example'],
    ['https://\\other.example', 'https://other.example'],
    ['mailto:', undefined],
    ['mailto:a b@c.example', undefined],
    ['tel:call me', undefined],
    ['data:text/html,a', undefined],
    ['JavaScript:alert(1)', undefined],
    ['/about#story', '/#story'],
    ['/#storry', '/#story'],
    ['/guides/Guide.pdf', '/guides/guide.pdf'],
    ['/thegoodhour/*', undefined],
    ['/thegoodhour/a', undefined],
  ])('"%s" is refused, with the suggestion %s', (href, suggestion) => {
    expect(suggestions(judge(href))).toEqual([suggestion])
  })
})

describe('page-target', () => {
  const stages = { type: 'logos', field: 'stages' }
  test.each<[string, Found, number]>([
    ['a page', ['page', '/about'], 0],
    ['an old address, which leads on', ['page', '/old'], 0],
    ['a whole family of old addresses, which is no page', ['page', '/thegoodhour/*'], 1],
    ['something that is no text, which its schema reports', ['page', 7], 0],
    ['a page whose shared block has what is wanted', ['pageWith', '/', '/x', stages], 0],
    ['a page without what is wanted', ['pageWith', '/about', '/x', stages], 1],
    ['no page, which is reported as such', ['pageWith', '/nowhere', '/x', stages], 0],
  ])('%s', (_, found, problems) => {
    expect(pageTarget.check(content([found]))).toHaveLength(problems)
  })
})

describe('redirect-target', () => {
  const redirects = (pairs: Record<string, string>) =>
    redirectTarget.check(content([], { pages: Object.entries(pairs).map(([path, redirect]) => ({ path, redirect })) }))

  test.each<[string, Record<string, string>, string[]]>([
    ['a way that ends at no page is another rule’s', { '/a': '/b' }, []],
    ['a way over another redirect', { '/a': '/b', '/b': '/c' }, []],
    ['to itself', { '/a': '/a' }, ['/pages/0/redirect']],
    ['a circle of three, reported once', { '/a': '/b', '/b': '/c', '/c': '/a' }, ['/pages/0/redirect']],
    ['a way into a circle', { '/in': '/a', '/a': '/b', '/b': '/a' }, ['/pages/0/redirect']],
    ['two circles', { '/a': '/a', '/b': '/b' }, ['/pages/0/redirect', '/pages/1/redirect']],
  ])('%s', (_, pairs, pointers) => {
    expect(redirects(pairs).map(({ pointer }) => pointer)).toEqual(pointers)
  })
})

describe('unique-anchor', () => {
  const shared = (place: string): Found => ['shared', 'clients', `/pages/${place}/shared`]
  const id = (value: string, place: string): Found => ['anchor', value, `/pages/${place}/id`]

  test.each<[string, Found[], string[]]>([
    ['the same id on two pages', [id('a', '0/blocks/0'), id('a', '1/blocks/0')], []],
    ['a shared block on two pages', [...anchors, shared('0/blocks/1'), shared('1/blocks/0')], []],
    ['the same id twice', [id('a', '0/blocks/0'), id('a', '0/blocks/1')], ['/pages/0/blocks/1/id']],
    ['an id that every page has', [id('content', '0/blocks/0')], ['/pages/0/blocks/0/id']],
    ['the same word as a heading', [['shown', 'content', '/pages/0/blocks/0/heading']], []],
    [
      'a shared block twice on one page',
      [...anchors, shared('0/blocks/1'), shared('0/blocks/2')],
      ['/pages/0/blocks/2/shared'],
    ],
    [
      'a block with the id of a shared one',
      [...anchors, shared('0/blocks/1'), id('clients', '0/blocks/2')],
      ['/pages/0/blocks/2/id'],
    ],
  ])('%s', (_, found, pointers) => {
    expect(uniqueAnchor.check(content(found)).map(({ pointer }) => pointer)).toEqual(pointers)
  })
})

describe('file-exists', () => {
  test.each<[string, Found, (string | undefined)[]]>([
    ['a file that is there', ['file', '/guides/guide.pdf'], []],
    ['a picture that is there', ['image', '/images/fox.svg'], []],
    ['a picture in a text', ['html', '<img src="/images/fox.svg" alt="A fox">'], []],
    ['the folder public in front', ['image', 'public/images/fox.svg'], ['/images/fox.svg']],
    ['a dot in front', ['file', './guides/guide.pdf'], ['/guides/guide.pdf']],
    ['a misspelt picture in a text', ['html', '<img src="/images/fxo.svg" alt="A fox">'], ['/images/fox.svg']],
    ['a picture of another site', ['html', '<img src="https://a.example/fox.svg" alt="A fox">'], [undefined]],
    ['a picture without an address', ['html', '<img alt="A fox">'], [undefined]],
    ['a document in the place of a picture', ['image', '/guides/guide.pdf'], [undefined]],
    ['something that is no text, which its schema reports', ['image', 7], []],
  ])('%s', (_, found, expected) => {
    expect(suggestions(fileExists.check(content([found])))).toEqual(expected)
  })
})

describe('video-id', () => {
  test.each([
    76979871,
    '76979871',
    'https://vimeo.com/76979871',
    'https://www.vimeo.com/76979871?share=copy',
    'https://vimeo.com/76979871/8d1f2ba9c0',
    'https://player.vimeo.com/video/76979871?h=8d1f2ba9c0',
  ])('%s is a film', (value) => {
    expect(videoId.check(content([['film', value, '/film', provider]]))).toEqual([])
  })

  test.each([
    [0, '“0” is not a valid video id.'],
    ['0', '“0” is not a valid video id.'],
    [-7, '“-7” is not a valid video id.'],
    ['', 'An id or url must be passed'],
    ['vimeo.com/76979871', '“vimeo.com/76979871” is not a valid video id.'],
    ['http://vimeo.com/76979871', 'is not a vimeo.com url'],
    ['https://vimeo.com/channels/staffpicks', 'is not a vimeo.com url'],
    ['https://vimeo.com.other.example/1', 'is not a vimeo.com url'],
  ])('%s is none (X1)', (value, words) => {
    expect(videoId.check(content([['film', value, '/film', provider]])).map(({ message }) => message)).toEqual([
      expect.stringContaining(words),
    ])
  })
})

describe('entries', () => {
  const page = (path: string, entry: object) => ({ path, blocks: [], entry })
  const value = {
    pages: [
      page('/a', { collection: 'films', id: 1 }),
      page('/b', { collection: 'books', id: 1 }),
      page('/c', { collection: 'films', id: 2 }),
    ],
  }
  const chosen = (collection: string, ...ids: number[]): Found[] => [
    ['collection', collection, '/pages/0/blocks/0/collection'],
    ...ids.map((id, index): Found => ['entry', id, `/pages/0/blocks/0/ids/${index}`]),
  ]

  test.each<[string, Found[], string[]]>([
    ['ids that are there', chosen('films', 2, 1), []],
    ['an id of another collection', chosen('books', 2), ['/pages/0/blocks/0/ids/0']],
    ['each id that is not there', chosen('films', 9, 1, 8), ['/pages/0/blocks/0/ids/0', '/pages/0/blocks/0/ids/2']],
    ['a collection that is not there, once for all its ids', chosen('songs', 1, 2), ['/pages/0/blocks/0/collection']],
  ])('entry-exists: %s', (_, found, pointers) => {
    expect(entryExists.check(content(found, value)).map(({ pointer }) => pointer)).toEqual(pointers)
  })

  test.each<[string, object[], string[]]>([
    ['the same id in two collections', value.pages, []],
    ['the same id twice in one', [...value.pages, page('/d', { collection: 'films', id: 2 })], ['/pages/3/entry/id']],
    [
      'entries without an id, which their schema reports',
      [page('/a', { collection: 'a' }), page('/b', { collection: 'a' })],
      [],
    ],
  ])('entry-id: %s', (_, pages, pointers) => {
    expect(entryId.check(content([], { pages })).map(({ pointer }) => pointer)).toEqual(pointers)
  })
})

test('unique-path: every page after the first on its path, redirects too', () => {
  const pages = [{ path: '/a', blocks: [] }, { path: '/a', redirect: '/' }, { path: '/b' }, { path: '/a' }]
  expect(uniquePath.check(content([], { pages })).map(({ pointer }) => pointer)).toEqual([
    '/pages/1/path',
    '/pages/3/path',
  ])
})

test('shared-exists: names that every object has are no shared blocks', () => {
  expect(
    sharedExists.check(
      content([
        ['shared', 'constructor'],
        ['shared', 'clients'],
        ['shared', 7],
      ]),
    ),
  ).toHaveLength(1)
})

describe('reserved-path', () => {
  test.each(['/con', '/press/aux/films', '/nul', '/com1', '/lpt9/a', '/index', '/assets/a'])(
    '%s is no path for a page',
    (path) => {
      for (const page of [
        { path, blocks: [] },
        { path, redirect: '/' },
      ])
        expect(reservedPath.check(content([], { pages: [page] }))).toHaveLength(1)
    },
  )

  test.each(['/contact', '/console', '/com10', '/lpt', '/a-con', '/con-a', '/con/*'])('%s is one', (path) => {
    expect(reservedPath.check(content([], { pages: [{ path, redirect: '/' }] }))).toEqual([])
  })

  test.each<[file: string, count: number]>([
    ['/aux.tar.gz', 1],
    ['/COM1/fox.svg', 1],
    ['/images/con', 1],
    ['/images/icon.svg', 0],
    ['/auxiliary.txt', 0],
  ])('the file %s has %i problems', (file, count) => {
    const read = content([], { pages: [] })
    expect(reservedPath.check({ ...read, files: new Map([[file, { bytes: 1 }]]) })).toHaveLength(count)
  })
})

describe('readable-file', () => {
  const html = '<img src="/a.png" alt=""><a href="/b.pdf#page=2">Read</a>'
  const named: Found[] = [
    ['image', '/a.png'],
    ['html', html, '/h'],
    ['file', '/a.png', '/f'],
    ['href', '/a.png', '/l'],
  ]
  const judge = (address: string, damage: Damage) => {
    const read = content(named)
    return readableFile
      .check({ ...read, files: new Map([[address, { bytes: 1, damage }]]) })
      .map(({ pointer }) => pointer)
  }

  test.each<[what: string, address: string, damage: Damage, places: string[]]>([
    ['damaged is refused wherever it is named', '/a.png', { kind: 'cut-off' }, ['/x', '/h', '/f', '/l']],
    [
      'of too many pixels is refused where it is shown',
      '/a.png',
      { kind: 'too-many-pixels', width: 9, height: 9 },
      ['/x', '/h'],
    ],
    ['too tall is refused where it gets copies', '/a.png', { kind: 'too-tall', width: 9, height: 9 }, ['/x']],
    ['that a link leads into is read, too', '/b.pdf', { kind: 'cut-off' }, ['/h']],
  ])('a file %s', (_, address, damage, places) => {
    expect(judge(address, damage)).toEqual(places)
  })
})
