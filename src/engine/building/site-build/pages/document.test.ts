// @vitest-environment jsdom
import * as words from '@studio/words.json'
import { describe, expect, test } from 'vitest'
import type { Guard } from '../../../base/schema-types/content'
import type { BrowserSettings, ReadyPage } from '../../../base/shared-types/page'
import { escapeHtml } from '../../../base/text/tags'
import { renderDocument, renderRedirect } from './document'

const settings: BrowserSettings = {
  name: 'Fox & "Hound"',
  titleSuffix: ' | <Fox>',
  url: 'https://studio.example',
  fallbacks: [],
}

const page: ReadyPage = {
  path: '/about',
  title: 'Ink & </title><script>alert(1)</script>',
  description: 'Says "hello" & <bye>',
  layout: 'main',
  htmlClass: 'about',
  isIndexed: true,
  blocks: [],
  assets: {},
}

const files = {
  loader: '/assets/loader.js',
  opener: '/assets/opener.js',
  app: ['/assets/app.js', '/assets/react.js'],
  statistics: '/assets/statistics.js',
  elements: '/assets/elements.js',
  sheet: '/assets/page.css',
  styles: ['/assets/a.css', '/assets/b.css'],
}

function read(
  changes: Partial<ReadyPage> = {},
  site: Partial<BrowserSettings> = {},
  body = '<main>Hello</main>',
  tabIcon?: string,
  sealed?: string,
) {
  const common = {
    settings: { ...settings, ...site },
    settingsAddress: '/assets/site.json',
    tabIcon,
    fonts: ['/assets/serif.woff2'],
  }
  const html = renderDocument({ ...page, ...changes }, common, body, files, { sealed })
  return new DOMParser().parseFromString(html, 'text/html')
}
const content = (document: Document, key: string) =>
  document.head.querySelector(`meta[name="${key}"], meta[property="${key}"]`)?.getAttribute('content')

test('characters of html are escaped', () => {
  expect(escapeHtml('a & b < c > "d"')).toBe('a &amp; b &lt; c &gt; &quot;d&quot;')
})

test('the head names each translation by its full address', () => {
  const { head } = read({ translations: { en: '/about', de: '/de/ueber-uns', 'x-default': '/about' } })
  const links = [...head.querySelectorAll('link[hreflang]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ])
  expect(links).toEqual([
    ['en', `${settings.url}/about`],
    ['de', `${settings.url}/de/ueber-uns`],
    ['x-default', `${settings.url}/about`],
  ])
  expect(read().head.querySelector('[hreflang]')).toBeNull()
})

test('the page tells its scripts the setting for third parties', () => {
  expect(read({}, { thirdParties: 'at once' }).documentElement.dataset.thirdParties).toBe('at once')
})

test('a page is read in the direction of its language', () => {
  expect([read(), read({}, { language: 'ar' })].map(({ documentElement }) => documentElement.dir)).toEqual(['', 'rtl'])
})

test('title and description are the page’s, whatever characters they have (R7)', () => {
  const document = read()
  expect(document.title).toBe('Ink & </title><script>alert(1)</script> | <Fox>')
  expect(content(document, 'description')).toBe('Says "hello" & <bye>')
  expect(document.querySelectorAll('script')).toHaveLength(1)
  expect([document.documentElement.lang, document.documentElement.className]).toEqual(['en-GB', 'about'])
})

test.each([
  [true, 'https://studio.example/about', undefined],
  [false, undefined, 'noindex'],
])('whether search engines may show it: %s', (isIndexed, canonical, robots) => {
  const document = read({ isIndexed })
  expect(document.head.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(canonical)
  expect(content(document, 'robots')).toBe(robots)
})

describe('a shared page shows', () => {
  test('its title, description and address', () => {
    const document = read()
    expect(['og:title', 'og:description', 'og:url', 'og:site_name'].map((key) => content(document, key))).toEqual([
      page.title,
      page.description,
      'https://studio.example/about',
      'Fox & "Hound"',
    ])
  })

  test.each([
    ['its own picture', '/own.svg', '/site.svg', 'https://studio.example/own.svg', 'summary_large_image'],
    ['the picture of the site', undefined, '/site.svg', 'https://studio.example/site.svg', 'summary_large_image'],
    ['no picture', undefined, undefined, undefined, 'summary'],
  ])('%s', (_, own, common, image, card) => {
    const document = read({ socialImage: own }, { socialImage: common })
    expect([content(document, 'og:image'), content(document, 'twitter:card')]).toEqual([image, card])
  })
})

test('the size of a shared picture is given if it is known, for the first person who shares it', () => {
  const sizes = (document: Document) => ['width', 'height'].map((side) => content(document, `og:image:${side}`))
  const assets = { '/own.png': { bytes: 1, width: 1200, height: 630 } }
  expect(sizes(read({ socialImage: '/own.png', assets }))).toEqual(['1200', '630'])
  expect(sizes(read({ socialImage: '/own.png' }))).toEqual([undefined, undefined])
})

test.each([
  ['its own picture has words of its own', { socialImage: '/own.png', socialImageAlt: 'A hen' }, 'A hen'],
  ['the words of the site’s picture are not those of another', { socialImage: '/own.png' }, undefined],
  ['the site’s picture has the site’s words', {}, 'A "fox"'],
])('a shared picture is described: %s', (_, own, words) => {
  const document = read(own, { socialImage: '/site.png', socialImageAlt: 'A "fox"' })
  expect(content(document, 'og:image:alt')).toBe(words)
})

test('the page links to the icons of the site', () => {
  const icons = (document: Document) =>
    [...document.head.querySelectorAll('link[rel$=icon]')].map((link) => [
      link.getAttribute('rel'),
      link.getAttribute('href'),
    ])
  expect(icons(read({}, { icon: '/icon.svg', touchIcon: '/touch.png' }))).toEqual([
    ['icon', '/icon.svg'],
    ['apple-touch-icon', '/touch.png'],
  ])
  expect(icons(read())).toEqual([])
})

test('feeds are named by every page, and codes of services by the home page alone, in their own tags', () => {
  const own = {
    feeds: [{ title: 'News & more', href: '/news.xml', form: 'atom' as const }],
    verification: { bing: 'ABCDEF0123', pinterest: 'c0de"c0de' },
  }
  const document = read({}, own)
  const link = document.head.querySelector('link[rel=alternate]')
  expect(['type', 'title', 'href'].map((name) => link?.getAttribute(name))).toEqual([
    'application/atom+xml',
    'News & more',
    '/news.xml',
  ])
  expect(content(document, 'msvalidate.01')).toBe(undefined)
  const home = read({ path: '/' }, own)
  expect(['msvalidate.01', 'p:domain_verify'].map((name) => content(home, name))).toEqual(['ABCDEF0123', 'c0de"c0de'])
})

test('a small icon is in the page, with a link to its file', () => {
  const document = read({}, { icon: '/icon.svg' }, '', 'data:image/svg+xml,a"b')
  const icons = [...document.head.querySelectorAll('link[rel=icon]')]
  expect(icons.map((link) => [link.getAttribute('href'), link.getAttribute('sizes')])).toEqual([
    ['/icon.svg', '256x256'],
    ['data:image/svg+xml,a"b', '16x16 32x32'],
  ])
})

test('preloads that React writes before the body move into the head', () => {
  const preload = (href: string) => `<link rel="preload" as="image" href="${href}"/>`
  const document = read({}, {}, `${preload('/a.svg')}${preload('/b.svg')}<main>Hello</main>`)
  expect([...document.head.querySelectorAll('link[as=image]')].map((link) => link.getAttribute('href'))).toEqual([
    '/a.svg',
    '/b.svg',
  ])
  expect(document.getElementById('root')?.innerHTML).toBe('<main>Hello</main>')
})

test.each([
  ['<main></main>', null],
  ['<fieldset data-filter-by="category"></fieldset>', 'render'],
])('a page is first painted after its loader only where the address filters it: %s (B4)', (body, blocking) => {
  const script = read({}, {}, body).head.querySelector('script')
  expect(script?.getAttribute('blocking')).toBe(blocking)
  expect(script?.hasAttribute('async')).toBe(blocking === null)
})

test('the document links to its loader, stylesheets and typefaces, and says which page it is and where the settings are', () => {
  const document = read()
  const sheets = [...document.head.querySelectorAll('link[rel=stylesheet]')]
  expect(sheets.map((link) => link.getAttribute('href'))).toEqual(['/assets/page.css'])
  expect(document.head.querySelector('link[as=font]')?.getAttribute('href')).toBe('/assets/serif.woff2')
  expect(document.head.querySelector('script')?.getAttribute('src')).toBe('/assets/loader.js')
  expect({ ...document.getElementById('root')?.dataset }).toMatchObject({
    page: '/about',
    settings: '/assets/site.json',
    app: '/assets/app.js /assets/react.js',
  })
})

test('a page without a script that counts names no service to its scripts, as in the preview', () => {
  const counted = { ...settings, analytics: { provider: 'gtag' as const, id: 'G-ABC1234567' } }
  const site = { settings: counted, settingsAddress: '/assets/site.json' }
  expect(renderDocument(page, site, '', files)).toContain(' data-analytics=')
  const { statistics: _, ...without } = files
  expect(renderDocument(page, site, '', without)).not.toMatch(/ data-(?:analytics|statistics)=/)
})

describe('a guarded page', () => {
  const guard = { cookie: 'club', otherwise: '/join?a&b' }
  const analytics = { provider: 'gtag' as const, id: 'G-ABC1234567' }
  const rootOf = ({ sealed, ...changes }: { guard?: Guard; sealed?: string }) => {
    const document = read(changes, { analytics }, '<main></main>', undefined, sealed)
    return { document, marks: { ...document.getElementById('root')?.dataset } }
  }

  test('has encrypted content, and fetches its opener at once (G3)', () => {
    const { document, marks } = rootOf({ guard, sealed: 'c2VhbGVk' })
    expect(marks).toMatchObject({ guard: 'club', otherwise: '/join?a&b', sealed: 'c2VhbGVk' })
    expect(marks.opener).toBe('/assets/opener.js')
    expect(document.querySelector('link[rel=modulepreload]')?.getAttribute('href')).toBe(marks.opener)
  })

  test('is not encrypted in the preview', () => {
    const { document, marks } = rootOf({ guard })
    expect(marks.opener).toBeUndefined()
    expect(document.querySelector('link[rel=modulepreload]')).toBeNull()
  })

  test('is not counted, and can take consent back (R8)', () => {
    expect(rootOf({}).marks.analytics).toBe(JSON.stringify(analytics))
    const names = Object.keys(rootOf({ guard, sealed: 'c2VhbGVk' }).marks)
    expect(names).not.toContain('analytics')
    expect(names).toContain('statistics')
  })

  test('redirects visitors without scripts (G1)', () => {
    const { document } = rootOf({ guard, sealed: 'c2VhbGVk' })
    expect(document.querySelector('noscript')?.innerHTML).toContain('url=/join?a&amp;b')
  })
})

test('an old address redirects without a server, and search engines ignore it (R5)', () => {
  const document = new DOMParser().parseFromString(renderRedirect('/forgood', settings, words), 'text/html')
  expect(document.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')).toBe('0; url=/forgood')
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/forgood')
  expect(content(document, 'robots')).toBe('noindex')
})

test.each([
  ['/forgood#place', 'https://studio.example/forgood'],
  ['https://shop.example/a?b=c', 'https://shop.example/a?b=c'],
])('the page of a redirect to %s names it as the real one', (to, href) => {
  const document = new DOMParser().parseFromString(renderRedirect(to, settings, words), 'text/html')
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(href)
})
