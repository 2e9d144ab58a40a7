import { expect, test } from 'vitest'
import type { ContentPage } from '../../base/schema-types/content'
import { readLanguages } from '../../base/shared-types/languages/languages'
import { createPageLanguages } from './page-languages'

const guard = { cookie: 'club', otherwise: '/' }

const page = (path: string, more: Partial<ContentPage> = {}): ContentPage => ({
  ...{ path, title: '', description: '', blocks: [] },
  ...more,
})

const pages = [
  page('/'),
  page('/de', { translates: '/' }),
  page('/fr', { translates: '/' }),
  page('/rooms'),
  page('/rooms/attic'),
  page('/de/zimmer', { translates: '/rooms' }),
  page('/de/mansarde/haus'),
  page('/offer', { isIndexed: false }),
  page('/de/angebot', { translates: '/offer' }),
  page('/fr/offre', { translates: '/offer' }),
  page('/club', { guard }),
  page('/de/club', { translates: '/club', guard }),
  page('/club/news'),
  page('/404'),
  page('/de/404', { translates: '/404' }),
  page('/rooms/404'),
  page('/de/zimmer/404', { translates: '/rooms/404' }),
]
const languagesOf = createPageLanguages(pages, readLanguages({ language: 'en', languages: { de: {}, fr: {}, ar: {} } }))
const of = (path: string) => languagesOf(pages.find((one) => one.path === path) ?? page(path))
const linksOf = (path: string) => of(path).languageLinks?.map((link) => link.path)

test('search engines learn of the translations of a page with the page itself, and of its original', () => {
  const group = { en: '/rooms', de: '/de/zimmer', 'x-default': '/rooms' }
  expect([of('/rooms').translations, of('/de/zimmer').translations]).toEqual([group, group])
})

test.each([
  ['without a translation', '/rooms/attic'],
  ['of a language alone', '/de/mansarde/haus'],
  ['that they do not show', '/offer'],
  ['with a guard', '/club'],
  ['with a guard, that is a translation', '/de/club'],
  ['that is not public', '/draft'],
  ['for unknown addresses', '/404'],
  ['for those of a language', '/de/404'],
])('they learn of none of a page %s', (_, path) => {
  expect(of(path).translations).toBeUndefined()
})

test('where they do not show the original, none is the default', () => {
  expect(of('/de/angebot').translations).toEqual({ de: '/de/angebot', fr: '/fr/offre' })
})

test.each([
  ['to the translation', '/rooms', ['/rooms', '/de/zimmer', '/fr']],
  ['back', '/de/zimmer', ['/rooms', '/de/zimmer', '/fr']],
  ['to that of the page above', '/rooms/attic', ['/rooms/attic', '/de/zimmer', '/fr']],
  ['past addresses without a page to the home page', '/de/mansarde/haus', ['/', '/de/mansarde/haus', '/fr']],
  ['to a guarded page only from its translation', '/club', ['/club', '/de/club', '/fr']],
  ['around guarded pages above', '/club/news', ['/club/news', '/de', '/fr']],
  ['home from the page for unknown addresses', '/404', ['/', '/de', '/fr']],
  ['home from that of a language', '/de/404', ['/', '/de', '/fr']],
  ['to the translation of a page of that name', '/rooms/404', ['/rooms/404', '/de/zimmer/404', '/fr']],
])('a language leads %s, and is left out where it has no page', (_, path, links) => {
  expect(linksOf(path)).toEqual(links)
})

test('a site in one language says nothing', () => {
  expect(createPageLanguages(pages, readLanguages({ languages: {} }))(page('/'))).toEqual({})
})
