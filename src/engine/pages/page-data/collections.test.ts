import { expect, test } from 'vitest'
import type { ContentPage } from '../../base/schema-types/content'
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
const { entries, entryOf, neighbours } = createCollections([one, plain, hidden, two, alone, three])

test('the entries of a collection come in the order of pages.json, hidden ones too', () => {
  expect(entries('films').map(({ path }) => path)).toEqual(['/one', '/hidden', '/two', '/three'])
  expect(entries('books').map(({ path }) => path)).toEqual(['/alone'])
  expect(entries('songs')).toEqual([])
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
