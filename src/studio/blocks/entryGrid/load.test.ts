import { expect, test } from 'vitest'
import type { EntryGridBlock } from '../../generated/content'
import { madeUpView } from '../../made-up-site'
import type { CollectionEntry } from '../../model'
import { load } from './load'

const entry = (id: number, more: Partial<CollectionEntry> = {}): CollectionEntry => ({
  collection: 'projects',
  id,
  path: `/projects/${id}`,
  title: `Project ${id}`,
  isVisible: true,
  image: `/${id}.svg`,
  ...more,
})

const projects = [
  entry(1, {
    homeOrder: 3,
    client: 'Fernway',
    runningTime: '90 seconds',
    releaseYear: 2025,
    categories: ['all', 'museums'],
  }),
  entry(2, { homeOrder: 1, imageWithTitle: '/2-title.svg', imageAlt: 'A fox' }),
  entry(3, { homeOrder: 2, isVisible: false }),
  entry(4),
]

const site = madeUpView({
  entries: (collection) => (collection === 'projects' ? projects : []),
})

const cards = async (fields: Partial<EntryGridBlock>) =>
  (await load({ type: 'entryGrid', collection: 'projects', ...fields }, site)).cards

test.each<[string, Partial<EntryGridBlock>, number[]]>([
  ['all visible entries, in the order of the pages', {}, [1, 2, 4]],
  ['the entries that "ids" names, in its order, without hidden and unknown ones', { ids: [4, 3, 99, 1] }, [4, 1]],
  ['the visible entries that have an order, in that order', { orderBy: 'homeOrder' }, [2, 1]],
  ['nothing where no entry has the order', { orderBy: 'greenOrder' }, []],
  ['nothing of a collection without pages', { collection: 'ip' }, []],
  ['every entry where there are categories to choose from', { filter: ['all', 'museums'] }, [1, 2, 4]],
  ['the entries of a category that is the only one', { filter: ['museums'] }, [1]],
])('a grid shows %s (E1, S9)', async (_, fields, ids) => {
  expect((await cards(fields)).map(({ id }) => id)).toEqual(ids)
})

test('a card has only the fields that it shows', async () => {
  expect((await cards({ ids: [1] }))[0]).toEqual({
    id: 1,
    path: '/projects/1',
    title: 'Project 1',
    client: 'Fernway',
    runningTime: '90 seconds',
    releaseYear: 2025,
    image: '/1.svg',
    imageAlt: '',
    categories: ['all', 'museums'],
  })
})

test('a single card has the description of its entry; one of several does not', async () => {
  const about = { ...site, entries: () => projects.map((one) => ({ ...one, description: `About ${one.id}` })) }
  const texts = async (ids: number[]) =>
    (await load({ type: 'entryGrid', collection: 'projects', ids }, about)).cards.map(({ text }) => text)
  expect(await texts([2])).toEqual(['About 2'])
  expect(await texts([1, 2])).toEqual([undefined, undefined])
})

test('a card shows the picture with the title if the block wants it, or else the usual one (E1)', async () => {
  const pictures = (await cards({ cardImage: 'imageWithTitle' })).map(({ image }) => image)
  expect(pictures).toEqual(['/1.svg', '/2-title.svg', '/4.svg'])
})

test('a grid does not reorder the shared collection', async () => {
  await cards({ orderBy: 'homeOrder' })
  expect(projects.map(({ id }) => id)).toEqual([1, 2, 3, 4])
})
