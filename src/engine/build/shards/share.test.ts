import { expect, test } from 'vitest'
import { inShare, readShare } from './share'

test.each(['0/4', '5/4', '2', '2/', '/4', '2/0', '1/1001', '-1/4', '1.5/4', '2/4 ', 'half'])(
  '%j is no share of a site',
  (text) => {
    expect(() => readShare(text)).toThrow(
      `"${text}" is no share of a site. Write which part of how many, from 1/4 to 4/4`,
    )
  },
)

test.each([1, 2, 3, 4, 12])('%i shares hold every page once, and as many of them as the others', (of) => {
  const pages = Array.from({ length: 11 }, (_, index) => `/page-${index}`)
  const shares = Array.from({ length: of }, (_, index) => inShare(pages, readShare(`${index + 1}/${of}`)))
  expect(shares.flat().sort()).toEqual([...pages].sort())
  const sizes = shares.map(({ length }) => length)
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
})

test('without a division everything is in the one share', () => {
  expect(inShare(['/', '/about'], undefined)).toEqual(['/', '/about'])
})
