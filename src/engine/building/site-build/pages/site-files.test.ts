import { expect, test } from 'vitest'
import type { ContentPage } from '../../../base/schema-types/content'
import { readLanguages } from '../../../base/shared-types/languages/languages'
import type { BrowserSettings } from '../../../base/shared-types/page'
import { renderRobots, renderSitemap } from './site-files'

const settings: BrowserSettings = {
  name: 'Studio',
  titleSuffix: '',
  url: 'https://studio.example',
  fallbacks: [],
}

const page = (path: string, more: Partial<ContentPage> = {}): ContentPage => ({
  ...{ path, title: '', description: '', blocks: [] },
  ...more,
})

test('the sitemap has every page that search engines may show', () => {
  const map = renderSitemap(
    [page('/'), page('/about'), page('/404', { isIndexed: false })],
    readLanguages({}),
    settings,
  )
  expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://studio.example/',
    'https://studio.example/about',
  ])
})

test('each address in the sitemap has all of its translations with itself', () => {
  const pages = [page('/'), page('/de', { translates: '/' }), page('/about')]
  const map = renderSitemap(pages, readLanguages({ languages: { de: {} } }), settings)
  expect(map).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"')
  const links = [...map.matchAll(/<url>.*?<\/url>/gs)].map(([url]) =>
    [...url.matchAll(/hreflang="(.*?)" href="https:\/\/studio\.example(.*?)"/g)].map(([, ...link]) => link.join(' ')),
  )
  const both = ['en-GB /', 'de /de', 'x-default /']
  expect(links).toEqual([both, both, []])
})

test('robots.txt allows everything and names the sitemap', () => {
  expect(renderRobots(settings)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://studio.example/sitemap.xml\n')
})
