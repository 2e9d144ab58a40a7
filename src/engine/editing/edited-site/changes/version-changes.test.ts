import { expect, test } from 'vitest'
import { findVersionChanges } from './version-changes'

type Content = Record<string, unknown>

const content = {
  site: { name: 'Fox' },
  shared: { quote: { type: 'prose', html: 'Good' } },
  pages: [
    { path: '/', title: 'Home', blocks: [{ type: 'gone since', words: 'a' }, { shared: 'quote' }] },
    { path: '/old', title: 'Courses', blocks: [{ type: 'prose', html: 'Long words of a course' }] },
  ],
}

const changesOf = (change: (now: typeof content) => void, was: Content | undefined = content) => {
  const now = structuredClone(content)
  change(now)
  const texts = { was: was && JSON.stringify(was), is: JSON.stringify(now) }
  return findVersionChanges({ ...texts, hasFiles: false, replaced: [] })
}

test('a version names its pages, and what else it changed; blocks without a schema are compared, too', () => {
  const changed = changesOf(({ pages, site }) => {
    Object.assign(pages[0]?.blocks[0] ?? {}, { words: 'b' })
    Object.assign(pages[1] ?? {}, { path: '/courses' })
    site.name = 'Hare'
  })
  expect(changed.pages).toEqual([
    { kind: 'changed', path: '/', title: 'Home' },
    { kind: 'moved', path: '/courses', title: 'Courses', from: '/old' },
  ])
  expect(changed.others).toEqual(['site settings'])
})

test('a shared block changes the pages that show it', () => {
  const { pages, alsoOn, others } = changesOf(({ shared }) => Object.assign(shared.quote, { html: 'Better' }))
  expect([pages, alsoOn, others]).toEqual([[], ['/'], ['1 shared block']])
})

test('what cannot be read with certainty is not guessed at', () => {
  const broken = { was: '{"pages": [', is: '{}', hasFiles: false, replaced: [] }
  expect(() => findVersionChanges(broken)).toThrow('is not known')
})
