import { expect, test } from 'vitest'
import type { PageChange } from '../page-changes'
import { readPageChange } from './read-request'

const changes: { [Kind in PageChange['kind']]: Extract<PageChange, { kind: Kind }> } = {
  new: { kind: 'new', path: '/about', title: 'About', template: 'story' },
  copy: { kind: 'copy', from: '/about', path: '/about-us', title: 'About us' },
  translate: { kind: 'translate', from: '/about', path: '/de/about' },
  move: { kind: 'move', from: '/about', to: '/us', withChildren: true },
  delete: { kind: 'delete', name: '/about', leadTo: '/' },
  order: { kind: 'order', name: '/about', to: 2, orderBy: 'year' },
  value: { kind: 'value', collection: 'news', field: 'topics', value: 'film', to: 'films', page: '/news' },
  redirect: { kind: 'redirect', old: '/old', wanted: { path: '/older', to: 'https://b.example/' }, page: '/' },
  contact: { kind: 'contact', contacts: [{ from: 'a@b.example', to: 'c@b.example' }], page: '/' },
  words: {
    ...{ kind: 'words', find: 'oak', to: 'ash', page: '/', like: 'any case', isWhole: true, inAddresses: false },
    only: { pointer: '/pages/0/title', index: 1 },
  },
}

test.each(Object.values(changes))('a change of pages is read: $kind', (change) => {
  expect(readPageChange(change)).toEqual(change)
  expect(readPageChange({ ...change, more: true })).toBeUndefined()
})
