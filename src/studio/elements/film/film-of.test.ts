import { expect, test } from 'vitest'
import { madeUpView } from '../../made-up-site'
import { fillInFilm } from './film-of'

const film = { title: 'The valley shop', video: 7, poster: '/valley.svg', loop: '/loops/valley.json' }

const site = madeUpView({
  blocksOf: (path) => (path === '/valley' ? [{ type: 'banner' }, { type: 'caseStudy', film }] : []),
})

test("a film of a page is that page's film with its own title", () => {
  const filmOf = { title: 'A valley', filmOf: '/valley' }
  expect(fillInFilm(filmOf, site)).toEqual({ ...film, ...filmOf })
  expect(fillInFilm(film, site)).toBe(film)
})

test('a film of a page without one has only its title', () => {
  const filmOf = { title: 'A valley', filmOf: '/hill' }
  expect(fillInFilm(filmOf, site)).toEqual(filmOf)
})
