import { expect, test } from 'vitest'
import { studio } from '../../../../../tests/sites/memory-site'
import { readTexts } from './site-texts'

const noon = Date.parse('2026-11-28T12:00Z')

function read(change: (content: { pages: Record<string, unknown>[] }) => void = () => undefined) {
  const content = JSON.parse(studio.text)
  change(content)
  const texts = readTexts(JSON.stringify(content), noon, studio.schemas)
  if (!('pages' in texts)) throw new Error('The text of the second studio can be read.')
  return texts
}

const entryAt = ({ pages }: ReturnType<typeof read>, path: string) => pages.find((page) => page.path === path)?.entry

test('entries have their position, day and values', () => {
  const texts = read()
  const news = texts.pages.filter(({ entry }) => entry?.collection === 'neues')
  const inOrder = news.toSorted((one, other) => Number(one.entry?.position) - Number(other.entry?.position))
  const days = inOrder.map(({ entry }) => entry?.day)
  expect(days).toEqual(days.toSorted().toReversed())
  expect(entryAt(texts, '/neues/markt')).toMatchObject({
    hasPlace: true,
    values: { categories: ['Markt'], day: ['2026'] },
  })
  expect(entryAt(texts, '/arbeiten/krug')).toMatchObject({ position: 0, hasPlace: false, values: {} })
  expect(texts.collections).toEqual([{ name: 'neues', title: 'Neues aus der Werkstatt', order: '-day' }])
})

test('an entry without the field of the order has no place, and comes last', () => {
  const texts = read(({ pages }) => {
    const { entry } = pages.find(({ path }) => path === '/neues/ofen-gebaut') as { entry: { day?: string } }
    delete entry.day
  })
  expect(entryAt(texts, '/neues/ofen-gebaut')).toMatchObject({ position: 3, hasPlace: false })
})

test('the pages of lists and of values are named, with those of drafts last', () => {
  const numbers = ({ made = [] }: ReturnType<typeof read>) =>
    made.map(({ path, from, number, count, value }) => [path, from, number, count, value])
  const ofYears = [
    ['/neues/jahre/2025', '/neues/jahre/*', 1, 1, '2025'],
    ['/neues/jahre/2026', '/neues/jahre/*', 1, 2, '2026'],
    ['/neues/jahre/2026/2', '/neues/jahre/*', 2, 2, '2026'],
  ]
  const ofList = [['/neues/2', '/neues', 2, 2, undefined]]
  expect(numbers(read())).toEqual([...ofList, ...ofYears])
  const draft = read(({ pages }) => {
    for (const page of pages) if (page.path === '/neues') page.draft = true
  })
  expect(numbers(draft)).toEqual([...ofYears, ...ofList])
})

test.each([
  ['no object', 'news'],
  ['a list', []],
  ['without what the collection is named by', { collection: 7, categories: [1, 'a'] }],
  ['with values of other types', { collection: 'neues', day: {}, categories: ['all', 3] }],
])('an entry that is %s stops nothing', (_, entry) => {
  const texts = read(({ pages }) => {
    for (const page of pages) if (page.path === '/neues/markt') page.entry = entry
  })
  expect(texts.pages.length).toBe(read().pages.length)
})
