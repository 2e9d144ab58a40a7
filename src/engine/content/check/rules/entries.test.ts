import { describe, expect, test } from 'vitest'
import { contentOf, type Found, pointersOf } from '../../../../../tests/sites/checked-content'
import { entryExists } from './entry-exists'
import { entryId } from './entry-id'

/** tests/broken-content has a case for each common mistake. */

describe('entries', () => {
  const page = (path: string, entry: object) => ({ path, blocks: [], entry })
  const value = {
    pages: [
      page('/a', { collection: 'films', id: 1 }),
      page('/b', { collection: 'books', id: 1 }),
      page('/c', { collection: 'films', id: 2 }),
    ],
  }
  const chosen = (collection: string, ...ids: number[]): Found[] => [
    ['collection', collection, '/pages/0/blocks/0/collection'],
    ...ids.map((id, index): Found => ['entry', id, `/pages/0/blocks/0/ids/${index}`]),
  ]

  test.each<[string, Found[], string[]]>([
    ['ids that are there', chosen('films', 2, 1), []],
    ['an id of another collection', chosen('books', 2), ['/pages/0/blocks/0/ids/0']],
    ['each id that is not there', chosen('films', 9, 1, 8), ['/pages/0/blocks/0/ids/0', '/pages/0/blocks/0/ids/2']],
    ['a collection that is not there, once for all its ids', chosen('songs', 1, 2), ['/pages/0/blocks/0/collection']],
  ])('entry-exists: %s', (_, found, pointers) => {
    expect(pointersOf(entryExists.check(contentOf(found, value)))).toEqual(pointers)
  })

  test.each<[string, object[], string[]]>([
    ['the same id in two collections', value.pages, []],
    ['the same id twice in one', [...value.pages, page('/d', { collection: 'films', id: 2 })], ['/pages/3/entry/id']],
    [
      'entries without an id, which their schema reports',
      [page('/a', { collection: 'a' }), page('/b', { collection: 'a' })],
      [],
    ],
  ])('entry-id: %s', (_, pages, pointers) => {
    expect(pointersOf(entryId.check(contentOf([], { pages })))).toEqual(pointers)
  })
})
