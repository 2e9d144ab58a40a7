import { expect, test } from 'vitest'
import { madeUpSettings } from '../../made-up-settings'
import type { SiteView } from '../../model'
import { fillInFilm } from './film-of'

const film = { title: 'The valley shop', video: 7, poster: '/valley.svg', loop: '/loops/valley.json' }

const site: SiteView = {
  settings: madeUpSettings,
  page: { path: '/', title: 'Home', description: '', blocks: [] },
  entries: () => [],
  neighbours: () => ({}),
  blocksOf: (path) => (path === '/valley' ? [{ type: 'banner' }, { type: 'caseStudy', film }] : []),
}

test('a film of a page is what that page shows, under its own title', () => {
  const filmOf = { title: 'A valley', filmOf: '/valley' }
  expect(fillInFilm(filmOf, site)).toEqual({ ...film, ...filmOf })
  expect(fillInFilm(film, site)).toBe(film)
})

test('of a page without a film only the title is known', () => {
  const filmOf = { title: 'A valley', filmOf: '/hill' }
  expect(fillInFilm(filmOf, site)).toEqual(filmOf)
})
