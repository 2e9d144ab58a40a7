import { expect, test } from 'vitest'
import type { FetchedPage, PageSource } from '../../../base/shared-types/page'
import { changesLanguage, findPageAt } from './find-page'

const redirects: Record<string, string> = {
  '/old': '/about#team',
  '/shop': 'https://shop.example/',
  '/round': '/round',
}
const paths = ['/about', '/404', '/de/404']
const pages: Pick<PageSource, 'page'> = {
  page: async (path) => {
    const redirect = redirects[path]
    if (redirect !== undefined) return { redirect }
    return paths.includes(path) ? ({ path } as FetchedPage) : undefined
  },
}

test.each([
  ['/about/', '/about', '/about/'],
  ['/old', '/about', '/about#team'],
  ['/nowhere', '/404', '/nowhere'],
  ['/de/nirgends', '/de/404', '/de/nirgends'],
])('at %s is the page %s, with the address %s', async (asked, path, address) => {
  expect(await findPageAt(pages, asked)).toEqual({ page: { path }, address })
})

test('says where an old address leads that redirects to another site', async () => {
  await expect(findPageAt(pages, '/shop')).rejects.toThrow(
    '/shop leads visitors to another site: https://shop.example/',
  )
})

test('ends where redirects go round', async () => {
  await expect(findPageAt(pages, '/round')).rejects.toThrow('come to no end')
})

test.each([
  ['/old', '/de#team', true],
  ['/de/alt', '/about', true],
  ['/de/alt', '/de/neu', false],
  ['/old', '/dentists', false],
])('from %s to %s is into another language: %s', (from, address, is) => {
  expect(changesLanguage(from, address, { homes: ['/de', '/ar'] })).toBe(is)
  expect(changesLanguage(from, address, {})).toBe(false)
})
