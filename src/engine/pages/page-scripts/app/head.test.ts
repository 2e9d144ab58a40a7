import { expect, test } from 'vitest'
import type { BrowserSettings, ReadyPage } from '../../../base/shared-types/page'
import { updateHead } from './head'

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
  updateHead(page('/about/services', 'about'), settings)
  expect(said()).toEqual([
    'Page /about/services | Studio',
    'About /about/services',
    'https://studio.example/about/services',
    'about',
  ])
  updateHead(page('/', 'home'), settings)
  expect(said()).toEqual(['Page / | Studio', 'About /', 'https://studio.example/', 'home'])
})

test('a document without a canonical address gets none', () => {
  head.innerHTML = ''
  updateHead(page('/404', '404'), settings)
  expect(head.querySelector('link')).toBeNull()
  expect(document.title).toBe('Page /404 | Studio')
})

test('a guarded page sends no referrer, and the page after it does as every other', () => {
  head.innerHTML = ''
  const referrer = () => head.querySelector<HTMLMetaElement>('meta[name="referrer"]')?.content
  updateHead(page('/', 'home'), settings)
  expect(referrer()).toBeUndefined()
  updateHead({ ...page('/files', 'files'), guard: { cookie: 'club', otherwise: '/' } }, settings)
  expect(referrer()).toBe('no-referrer')
  updateHead(page('/', 'home'), settings)
  expect(referrer()).toBe('strict-origin-when-cross-origin')
})
