import { expect, test } from 'vitest'
import type { VersionChanges } from '../../../edited-site/publishing'
import { narrowVersions } from './narrow-versions'

const versions = ['e', 'd', 'c', 'b', 'a'].map((id) => ({
  ...{ id, words: id, time: '' },
  author: id === 'd' ? 'Tom' : 'Priya',
}))

const changed = (path: string, from?: string): VersionChanges => ({
  ...{ kind: 'version-changes', alsoOn: [], others: [] },
  pages: [{ kind: from === undefined ? 'changed' : 'moved', path, title: path, ...(from !== undefined && { from }) }],
})

const known = new Map<string, VersionChanges | { kind: 'problem'; problem: string }>([
  ['e', changed('/courses')],
  ['d', changed('/courses', '/old')],
  ['c', changed('/courses')],
  ['b', { kind: 'problem', problem: 'Not known.' }],
  ['a', changed('/old')],
])

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('')

test('a page is followed through its former addresses, and what cannot be known stays in the list', () => {
  expect(idsOf(narrowVersions(versions, known, { page: '/courses' }).shown)).toBe('edba')
  expect(idsOf(narrowVersions(versions, known, { page: '/courses', author: 'Tom' }).shown)).toBe('d')
  expect(idsOf(narrowVersions(versions, known, { author: 'Priya' }).shown)).toBe('ecba')
})

test('the list of a page ends where it is not known, with those to look at next', () => {
  const some = new Map([...known].slice(0, 1))
  const { shown, next } = narrowVersions(versions, some, { page: '/courses' })
  expect([idsOf(shown), idsOf(next)]).toEqual(['e', 'dcb'])
})
