import { describe, expect, test } from 'vitest'
import { contentOf, type Found, pointersOf, suggestionsOf } from '../../../../../tests/sites/checked-content'
import { linkTarget } from './link-target'
import { pageTarget } from './page-target'
import { redirectTarget } from './redirect-target'

/** tests/broken-content has a case for each common mistake. */

const files = { '/guides/guide.pdf': { bytes: 1 } }

const site = {
  site: { languages: { de: {} } },
  collections: { news: { title: 'News', feeds: ['/about/feed.xml', 7] }, films: { feeds: '/films.xml' } },
  shared: { clients: { type: 'logos', id: 'clients', stages: [] } },
  pages: [
    { path: '/', blocks: [{ type: 'text', id: 'story' }, { shared: 'clients' }] },
    { path: '/about', blocks: [{ type: 'text' }] },
    { path: '/de/ueber-uns', translates: '/about', entry: { collection: 'news' }, blocks: [] },
    { path: '/old', redirect: '/about' },
    { path: '/thegoodhour/*', redirect: '/about' },
  ],
}
const anchors: Found[] = [
  ['anchor', 'story', '/pages/0/blocks/0/id'],
  ['anchor', 'clients', '/shared/clients/id'],
]

describe('link-target', () => {
  const findingsOf = (href: string) => linkTarget.check(contentOf([...anchors, ['href', href]], site, files))

  test.each([
    '/',
    '/about?category=all#',
    '/#story',
    '/?a=1#clients',
    '/old#anything',
    '/guides/guide.pdf',
    '/about/feed.xml',
    '/de/ueber-uns/feed.xml',
    'https://other.example',
    'HTTPS://other.example/a?b#c',
    'mailto:a@b.example?subject=Hello%20you',
    'tel:+441632960000',
    'tel:+390632960000',
    'sms:+441632960000',
    'https://vimeo.com/76979871#t=30s',
  ])('%s leads somewhere', (href) => {
    expect(findingsOf(href)).toEqual([])
  })

  test.each([
    ['', undefined],
    ['about', '/about'],
    ['/about/', '/about'],
    ['//other.example', 'https://other.example'],
    ['https://https://other.example/a', 'https://other.example/a'],
    ['http://https://other.example/a', 'https://other.example/a'],
    ['https://https//other.example/a', 'https://other.example/a'],
    ['mailto:mailto:a@b.example', 'mailto:a@b.example'],
    ['https://mailto:a@b.example', 'mailto:a@b.example'],
    ['https://other', undefined],
    ['https://other,example', undefined],
    ['tel:+44(0)1632960000', 'tel:+441632960000'],
    ['tel:+4401632960000', 'tel:+441632960000'],
    ['mail:a@b.example', 'mailto:a@b.example'],
    ['/##story', '/#story'],
    ['/downloads/guide.pdf', '/guides/guide.pdf'],
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
    ['C:\\Users\\Ada\\guide.pdf', undefined],
    ['"C:\\site\\public\\guides\\guide.pdf"', '/guides/guide.pdf'],
    ['/Users/ada/site/public/guides/guide.pdf', '/guides/guide.pdf'],
    ['..\\guides\\guide.pdf', '/guides/guide.pdf'],
    ['file:///C:/Users/Ada/about.html', '/about'],
    ['"/about"', '/about'],
    ['“https://other.example/a”', 'https://other.example/a'],
    ['<a@b.example>', 'mailto:a@b.example'],
  ])('"%s" is refused, with the suggestion %s', (href, suggestion) => {
    expect(suggestionsOf(findingsOf(href))).toEqual([suggestion])
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
    expect(pageTarget.check(contentOf([found], site))).toHaveLength(problems)
  })
})

describe('redirect-target', () => {
  const redirects = (pairs: Record<string, string>) =>
    redirectTarget.check(
      contentOf([], { pages: Object.entries(pairs).map(([path, redirect]) => ({ path, redirect })) }),
    )

  test.each<[string, Record<string, string>, string[]]>([
    ['a way that ends at no page is another rule’s', { '/a': '/b' }, []],
    ['a way over another redirect', { '/a': '/b', '/b': '/c' }, []],
    ['to itself', { '/a': '/a' }, ['/pages/0/redirect']],
    ['a circle of three, reported once', { '/a': '/b', '/b': '/c', '/c': '/a' }, ['/pages/0/redirect']],
    ['a way into a circle', { '/in': '/a', '/a': '/b', '/b': '/a' }, ['/pages/0/redirect']],
    ['two circles', { '/a': '/a', '/b': '/b' }, ['/pages/0/redirect', '/pages/1/redirect']],
  ])('%s', (_, pairs, pointers) => {
    expect(pointersOf(redirects(pairs))).toEqual(pointers)
  })
})
