import { expect, test } from 'vitest'
import { findPage } from './find-page'
import type { Overview, PageName } from './overview'

const overview = (...pages: [path: string, title: string, redirect?: string][]): Overview => ({
  ...{ revision: '', shared: [], followers: {}, parts: [], drafts: [] },
  pages: pages.map(
    ([path, title, redirect], index): PageName => ({
      ...{ name: path, path, address: path, title },
      pointer: `/pages/${index}`,
      redirect,
    }),
  ),
})

const before = overview(['/', 'Start'], ['/about', 'About'])

test.each<[what: string, now: Overview, expected: string | undefined]>([
  ['is where it was', before, '/about'],
  ['has another path', overview(['/', 'Start'], ['/us', 'About']), '/us'],
  ['has another path and title', overview(['/', 'Start'], ['/us', 'Us']), '/us'],
  ['has left a redirect', overview(['/about', '', '/us#top'], ['/', 'Start'], ['/us', 'Us']), '/us'],
  ['was removed', overview(['/', 'Start']), undefined],
  ['was removed, and others were added', overview(['/', 'Start'], ['/a', 'A'], ['/b', 'B']), undefined],
  ['leads in a circle', overview(['/about', '', '/us'], ['/us', '', '/about']), undefined],
])('a page that %s is found', (_, now, expected) => {
  expect(findPage(before, now, '/about')).toBe(expected)
})
