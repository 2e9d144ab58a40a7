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

test("a film of a page is that page's film with its own title", () => {
  const filmOf = { title: 'A valley', filmOf: '/valley' }
  expect(fillInFilm(filmOf, site)).toEqual({ ...film, ...filmOf })
  expect(fillInFilm(film, site)).toBe(film)
})

test('a film of a page without one has only its title', () => {
  const filmOf = { title: 'A valley', filmOf: '/hill' }
  expect(fillInFilm(filmOf, site)).toEqual(filmOf)
})
