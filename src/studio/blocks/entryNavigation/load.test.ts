import { expect, test } from 'vitest'
import { madeUpView } from '../../made-up-site'
import type { CollectionEntry, Neighbours, SiteView } from '../../model'
import { load } from './load'

const entry = (id: number): CollectionEntry => ({
  collection: 'projects',
  id,
  path: `/projects/${id}`,
  title: `Entry ${id}`,
  isVisible: true,
  image: '/card.svg',
})

const siteWith = (neighbours: Neighbours, blocks: ReturnType<SiteView['blocksOf']> = []): SiteView =>
  madeUpView({ neighbours: () => neighbours, blocksOf: () => blocks })

const previous = { path: '/projects/1', title: 'Entry 1' }
const next = { path: '/projects/3', title: 'Entry 3', image: '/card.svg' }

const block = { type: 'entryNavigation', link: { text: 'View more...', href: '/projects' } } as const

test.each<[string, Neighbours, object]>([
  ['in the middle links both ways', { previous: entry(1), next: entry(3) }, { previous, next }],
  ['at the start has no previous one', { next: entry(3) }, { next }],
  ['at the end has no next one', { previous: entry(1) }, { previous }],
  ['that is hidden has no links', {}, {}],
])('an entry %s (B3)', (_, neighbours, links) => {
  expect(load(block, siteWith(neighbours))).toEqual(links)
})

test('the next entry is shown by its film', () => {
  const film = { title: 'Three', poster: '/poster.svg', loop: '/loops/three.json' }
  const site = siteWith({ next: entry(3) }, [{ type: 'banner' }, { type: 'caseStudy', film }])
  const seen = { image: '/poster.svg', loop: '/loops/three.json' }
  expect(load(block, site)).toMatchObject({ next: { ...next, ...seen } })
})
