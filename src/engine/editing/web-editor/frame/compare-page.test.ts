import { expect, test } from 'vitest'
import type { FetchedPage, PageSource } from '../../../base/shared-types/page'
import { showBeforeAndNow } from './compare-page'

const opening = { type: 'opening', heading: 'Morning' }
const prose = { type: 'prose', html: '<p>Long ago.</p>' }
const pages = (found: Record<string, object[] | string>): PageSource => ({
  page: async (path) => {
    const blocks = found[path]
    if (typeof blocks === 'string') return { redirect: blocks }
    return blocks && ({ path, blocks } as unknown as FetchedPage)
  },
  settings: () => Promise.reject(new Error('Not asked for.')),
  catalogue: () => Promise.reject(new Error('Not asked for.')),
})

test('blocks are paired under the targets of the sentences about them', async () => {
  const before = pages({ '/about': [opening, prose] })
  const now = pages({ '/about': [{ type: 'works' }, { ...opening, text: 'Good morning.' }, prose] })
  expect(await showBeforeAndNow({ before, now }, '/about')).toEqual({
    before: '/frame.html?before#/about',
    now: '/frame.html#/about',
    blocks: [
      { now: 0, isEdited: true, hasMoved: false, target: 'block /about none 0' },
      { before: 0, now: 1, isEdited: true, hasMoved: false, target: 'block /about 0 1' },
      { before: 1, now: 2, isEdited: false, hasMoved: false, target: 'block /about 1 2' },
    ],
  })
})

test('a page that was moved is compared with itself', async () => {
  const before = pages({ '/old': [prose] })
  const now = pages({ '/new': [prose], '/old': '/new' })
  const { before: address, blocks } = await showBeforeAndNow({ before, now }, '/new', '/old')
  expect([address, blocks]).toEqual(['/frame.html?before#/old', [expect.objectContaining({ isEdited: false })]])
})

test('a new page has no frame of before, also where its path was a redirect', async () => {
  const before = pages({ '/new': '/old' })
  expect(await showBeforeAndNow({ before, now: pages({ '/new': [prose] }) }, '/new')).toEqual({
    now: '/frame.html#/new',
    blocks: [],
  })
})
