import { expect, test } from 'vitest'
import { madeUpView } from '../../made-up-site'
import type { CollectionEntry, SiteView } from '../../model'
import { load } from './load'

const entry = (id: number): CollectionEntry => ({
  collection: 'projects',
  id,
  path: `/projects/${id}`,
  title: `Entry ${id}`,
  isVisible: true,
  image: '/card.svg',
})

const site = madeUpView({
  page: { path: '/projects/2', title: 'Page title', description: '', blocks: [] },
  entry: entry(2),
  neighbours: () => ({ previous: entry(1), next: entry(3) }),
})

test('the title bar has the title of the entry and the links to its neighbours (B3)', () => {
  expect(load({ type: 'entryHeader' }, site)).toEqual({
    title: 'Entry 2',
    previous: { path: '/projects/1', title: 'Entry 1' },
    next: { path: '/projects/3', title: 'Entry 3' },
  })
})

test("the block's heading overrides the entry's title", () => {
  expect(load({ type: 'entryHeader', heading: 'Otherwise' }, site)).toMatchObject({ title: 'Otherwise' })
})

test('a page without an entry has its own title and no links', () => {
  const alone: SiteView = { ...site, entry: undefined, neighbours: () => ({}) }
  expect(load({ type: 'entryHeader' }, alone)).toEqual({ title: 'Page title' })
})
