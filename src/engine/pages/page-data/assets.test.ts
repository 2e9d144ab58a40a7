import { expect, test } from 'vitest'
import type { Asset } from '../../base/shared-types/page'
import { findAssets, withoutCopies } from './assets'

const known: Record<string, Asset> = {
  '/sized.svg': { bytes: 1, width: 2, height: 3 },
  '/dots.png': { bytes: 1, width: 2, height: 3, hash: 'abc' },
  '/guide.pdf': { bytes: 5 },
}
const find = (value: unknown) => findAssets(value, (address) => known[address])

test('only the files that a page names are found, however deep they are', () => {
  const blocks = [
    { type: 'a', image: { src: '/sized.svg' } },
    { items: [null, 7, { file: '/guide.pdf' }], path: '/about' },
  ]
  expect(Object.keys(find(blocks))).toEqual(['/sized.svg', '/guide.pdf'])
  expect(find([])).toEqual({})
})

test('what is asked for as it is has no copies', () => {
  expect(withoutCopies(find(['/dots.png']))).toEqual({ '/dots.png': { bytes: 1, width: 2, height: 3 } })
})
