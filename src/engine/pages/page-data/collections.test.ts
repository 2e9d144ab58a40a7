import { expect, test } from 'vitest'
import type { ContentPage } from '../../base/schema-types/content'
import { readLanguages } from '../../base/shared-types/languages/languages'
import { createCollections } from './collections'

const page = (path: string, entry?: Omit<NonNullable<ContentPage['entry']>, 'image'>): ContentPage => ({
  path,
  title: `Page ${path}`,
  description: '',
  blocks: [],
  entry: entry && { image: '/fox.svg', ...entry },
})

const one = page('/one', { collection: 'films', id: 9 })
const hidden = page('/hidden', { collection: 'films', id: 1, isVisible: false })
const two = page('/two', { collection: 'films', id: 4, title: 'Its own title' })
const three = page('/three', { collection: 'films', id: 2 })
const alone = page('/alone', { collection: 'books', id: 1 })
const plain = page('/plain')
const own = readLanguages({})
const { entries, entryOf, neighbours } = createCollections([one, plain, hidden, two, alone, three], own)

test('the entries of a collection come in the order of pages.json, hidden ones too', () => {
  expect(entries(plain, 'films').map(({ path }) => path)).toEqual(['/one', '/hidden', '/two', '/three'])
  expect(entries(plain, 'books').map(({ path }) => path)).toEqual(['/alone'])
  expect(entries(plain, 'songs')).toEqual([])
})

test('an entry takes the title of its page unless it has its own, and is visible unless it says otherwise (E1)', () => {
  expect(entryOf(one)).toMatchObject({ title: 'Page /one', isVisible: true, path: '/one' })
  expect(entryOf(two)).toMatchObject({ title: 'Its own title' })
  expect(entryOf(hidden)).toMatchObject({ isVisible: false })
  expect(entryOf(plain)).toBeUndefined()
})

test.each([
  ['the first one has only a next', one, undefined, '/two'],
  ['the one in the middle has both, and passes over a hidden one', two, '/one', '/three'],
  ['the last one has only a previous', three, '/two', undefined],
  ['a hidden one has none', hidden, undefined, undefined],
  ['the only one of its collection has none', alone, undefined, undefined],
  ['a page outside of every collection has none', plain, undefined, undefined],
])('neighbours: %s (B3, E1)', (_, of, previous, next) => {
  const found = neighbours(of)
  expect([found.previous?.path, found.next?.path]).toEqual([previous, next])
})

test('lists and neighbours are in the language of the page; entries without a translation are added on demand', () => {
  const film = { collection: 'films', id: 1 }
  const german = { ...page('/de/eins', film), translates: '/one' }
  const last = page('/de/zwei', film)
  const site = createCollections([one, german, two, last], readLanguages({ languages: { de: {} } }))
  const pathsOf = (on: ContentPage, options?: object) => site.entries(on, 'films', options).map(({ path }) => path)
  expect([pathsOf(one), pathsOf(german)]).toEqual([
    ['/one', '/two'],
    ['/de/eins', '/de/zwei'],
  ])
  expect(site.neighbours(german)).toMatchObject({ next: { path: '/de/zwei' } })
  expect(pathsOf(german, { untranslated: true })).toEqual(['/de/eins', '/two', '/de/zwei'])
  expect(site.entries(german, 'films', { untranslated: true })[1]).toMatchObject({ lang: 'en-GB' })
})
