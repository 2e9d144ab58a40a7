import { expect, test } from 'vitest'
import type { FetchedPage } from '../../base/shared-types/page'
import { showBeforeAndNow } from './compare-page'

const opening = { type: 'opening', heading: 'Morning' }
const prose = { type: 'prose', html: '<p>Long ago.</p>' }
const site = (found: Record<string, object[] | string>, frame: string) => ({
  page: async (path: string) => {
    const blocks = found[path]
    if (typeof blocks === 'string') return { redirect: blocks }
    return blocks && ({ path, blocks } as unknown as FetchedPage)
  },
  frameOf: (path: string) => frame + path,
})
const was = (found: Record<string, object[] | string>) => site(found, 'before:')
const is = (found: Record<string, object[] | string>) => site(found, 'now:')

test('blocks are paired under the targets of the sentences about them', async () => {
  const before = was({ '/about': [opening, prose] })
  const now = is({ '/about': [{ type: 'works' }, { ...opening, text: 'Good morning.' }, prose] })
  expect(await showBeforeAndNow({ before, now }, '/about')).toEqual({
    before: 'before:/about',
    now: 'now:/about',
    blocks: [
      { now: 0, isEdited: true, hasMoved: false, target: 'block /about none 0' },
      { before: 0, now: 1, isEdited: true, hasMoved: false, target: 'block /about 0 1' },
      { before: 1, now: 2, isEdited: false, hasMoved: false, target: 'block /about 1 2' },
    ],
  })
})

test('a page that was moved is compared with itself', async () => {
  const before = was({ '/old': [prose] })
  const now = is({ '/new': [prose], '/old': '/new' })
  const { before: address, blocks } = await showBeforeAndNow({ before, now }, '/new', '/old')
  expect([address, blocks]).toEqual(['before:/old', [expect.objectContaining({ isEdited: false })]])
})

test('a new page has no frame of before, also where its path was a redirect', async () => {
  const before = was({ '/new': '/old' })
  expect(await showBeforeAndNow({ before, now: is({ '/new': [prose] }) }, '/new')).toEqual({
    now: 'now:/new',
    blocks: [],
  })
})
