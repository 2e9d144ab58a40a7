import { expect, test } from 'vitest'
import { inSections, maxRows, type PageRow } from './page-rows'

const rowAt = (path: string, entry?: PageRow['entry']): PageRow => ({
  name: path,
  path,
  address: path,
  pointer: '',
  title: path,
  depth: 0,
  entry,
})

const newsAt = (position: number): PageRow =>
  rowAt(`/news/${position}`, {
    collection: 'news',
    position,
    isVisible: true,
    values: {},
    numbers: {},
    hasPlace: true,
  })

test('a long list has the first entries in the order of their collection, and counts them all', () => {
  const all = maxRows + 100
  const news = Array.from({ length: all }, (_, index) => newsAt(all - index))
  const [pages, section, ...others] = inSections([rowAt('/'), ...news])
  expect(pages?.rows).toHaveLength(1)
  expect(others).toEqual([])
  expect(section?.count).toBe(all)
  expect(section?.rows.map(({ entry }) => entry?.position)).toEqual(
    Array.from({ length: maxRows - 1 }, (_, index) => index + 1),
  )
})
