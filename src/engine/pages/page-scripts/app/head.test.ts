import { expect, test } from 'vitest'
import type { BrowserSettings, ReadyPage } from '../../../base/shared-types/page'
import { describePage } from './head'

const settings: BrowserSettings = {
  name: 'Studio',
  titleSuffix: ' | Studio',
  url: 'https://studio.example',
  fallbacks: [],
}

const page = (path: string, htmlClass: string): ReadyPage => ({
  path,
  title: `Page ${path}`,
  description: `About ${path}`,
  layout: 'main',
  htmlClass,
  isIndexed: true,
  blocks: [],
  assets: {},
})

const { documentElement, head } = document
const said = () => [
  document.title,
  head.querySelector('meta')?.content,
  head.querySelector('link')?.href,
  documentElement.className,
]

test('title, description, canonical address and the class of <html> follow the page (R7)', () => {
  head.innerHTML = '<meta name="description" content="old"><link rel="canonical" href="https://studio.example/old">'
  documentElement.className = 'home'
  describePage(page('/about/services', 'about'), settings)
  expect(said()).toEqual([
    'Page /about/services | Studio',
    'About /about/services',
    'https://studio.example/about/services',
    'about',
  ])
  describePage(page('/', 'home'), settings)
  expect(said()).toEqual(['Page / | Studio', 'About /', 'https://studio.example/', 'home'])
})

test('a document without a canonical address gets none', () => {
  head.innerHTML = ''
  describePage(page('/404', '404'), settings)
  expect(head.querySelector('link')).toBeNull()
  expect(document.title).toBe('Page /404 | Studio')
})

test('a guarded page sends no referrer, and the page after it does as every other', () => {
  head.innerHTML = ''
  const referrer = () => head.querySelector<HTMLMetaElement>('meta[name="referrer"]')?.content
  describePage(page('/', 'home'), settings)
  expect(referrer()).toBeUndefined()
  describePage({ ...page('/files', 'files'), guard: { cookie: 'club', otherwise: '/' } }, settings)
  expect(referrer()).toBe('no-referrer')
  describePage(page('/', 'home'), settings)
  expect(referrer()).toBe('strict-origin-when-cross-origin')
})
