import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ContentPage } from '../../base/schema-types/content'
import { readLanguages } from '../../base/shared-types/languages/languages'
import '../../../../tests/random'
import { createCollections } from './collections'
import { createLists } from './lists'

const news = (path: string, categories: string[], isVisible = true): ContentPage => ({
  ...{ path, title: path, description: '', blocks: [] },
  entry: { collection: 'news', isVisible, categories: ['all', ...categories] },
})

function relatedTo(page: ContentPage | undefined, pages: ContentPage[], most: number): string[] {
  const languages = readLanguages({})
  const lists = createLists({ pages, collections: createCollections(pages, languages), languages })
  return page ? lists.related(page, most).map(({ path }) => path) : []
}

test('related entries have most categories in common, then are nearest; the earlier one of two comes first', () => {
  const pages = [
    ...[news('/a', ['wax']), news('/b', []), news('/c', ['wax', 'bees']), news('/d', ['wax', 'bees'])],
    ...[news('/e', []), news('/hidden', ['wax', 'bees'], false), news('/f', ['bees'])],
  ]
  expect(relatedTo(pages[2], pages, 9)).toEqual(['/d', '/a', '/f', '/b', '/e'])
  expect(relatedTo(pages[2], pages, 2)).toEqual(['/d', '/a'])
  expect(relatedTo(pages[5], pages, 3)).toEqual(['/c', '/d', '/a'])
  expect(relatedTo(news('/alone', []), [], 3)).toEqual([])
})

test('related entries are those that comparing all of them gives', () => {
  const entry = fc.record({ categories: fc.subarray(['a', 'b', 'c', 'd']), isVisible: fc.boolean() })
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 12 }), fc.nat(11), fc.nat(5), (entries, at, most) => {
      const pages = entries.map(({ categories, isVisible }, index) => news(`/${index}`, categories, isVisible))
      const own = pages[at % pages.length] as ContentPage
      const categories = new Set(entries[at % pages.length]?.categories)
      const shown = pages.filter((_, index) => entries[index]?.isVisible)
      const place = shown.indexOf(own)
      const wanted = shown
        .map((page, index) => ({
          page,
          common: page.entry?.categories?.filter((name) => categories.has(name)).length ?? 0,
          distance: Math.abs(index - place),
        }))
        .filter(({ page }) => page !== own)
        .sort((one, other) => other.common - one.common || one.distance - other.distance)
        .map(({ page }) => page.path)
      expect(relatedTo(own, pages, most)).toEqual(wanted.slice(0, most))
    }),
  )
})
