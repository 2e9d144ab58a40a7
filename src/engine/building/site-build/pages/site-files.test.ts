import { expect, test } from 'vitest'
import type { BrowserSettings, ReadyPage } from '../../../base/shared-types/page'
import { renderRobots, renderSitemap } from './site-files'

const settings: BrowserSettings = {
  name: 'Studio',
  titleSuffix: '',
  url: 'https://studio.example',
  fallbacks: [],
}

const page = (path: string, isIndexed = true): ReadyPage => ({
  path,
  title: '',
  description: '',
  layout: 'main',
  htmlClass: '',
  isIndexed,
  blocks: [],
  assets: {},
})

test('the sitemap has every page that search engines may show', () => {
  const map = renderSitemap([page('/'), page('/about'), page('/404', false)], settings)
  expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://studio.example/',
    'https://studio.example/about',
  ])
})

test('robots.txt allows everything and names the sitemap', () => {
  expect(renderRobots(settings)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://studio.example/sitemap.xml\n')
})
