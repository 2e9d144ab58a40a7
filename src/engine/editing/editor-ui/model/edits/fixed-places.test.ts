import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { openTestPage } from '../../../../../../tests/components/test-page'
import { readSchemas } from '../../../../folders/studio-folder/read-schemas'
import type { OpenBlock } from '../page/open-blocks'
import type { OpenPage } from '../page/open-page'
import { fixedPlaces, freePlace, whatCanBeDone, whyNotMove } from './fixed-places'

const root = resolve(import.meta.dirname, '../../../../../..')
const schemas = {
  ...(await readSchemas(root, root)),
  'templates/story.schema.json': {
    title: 'Story',
    properties: {
      blocks: {
        minItems: 3,
        prefixItems: [{ properties: { type: { const: 'one' } } }, { properties: { type: { const: 'two' } } }],
      },
    },
  },
}

const pageOf = (template: string | undefined, count: number) => {
  const blocks = Array.from({ length: count }, (_, index) => ({ type: ['one', 'two'][index] ?? 'more' }))
  return openTestPage(`{"pages":[${JSON.stringify({ path: '/', template, blocks })}]}`, schemas)
}

const at = (index: number) => ({ list: '/pages/0/blocks', at: index })

const blockAt = (page: OpenPage, index: number) => page.blocks[index] as OpenBlock

test('what a template puts at the top of its pages stays there, and nothing comes before it', () => {
  const page = pageOf('story', 4)
  expect(fixedPlaces(page)).toMatchObject({ count: 2, least: 3, why: expect.stringContaining('“Story” begins with') })
  expect([0, 1, 2, 3].map((index) => whatCanBeDone(page, blockAt(page, index)))).toMatchObject([
    { moveUp: false, moveDown: false, duplicate: false, remove: false },
    { moveUp: false, moveDown: false, duplicate: true, remove: false },
    { moveUp: false, moveDown: true, duplicate: true, remove: true },
    { moveUp: true, moveDown: false, duplicate: true, remove: true },
  ])
  expect([freePlace(page, at(0)), freePlace(page, at(3))]).toEqual([at(2), at(3)])
  expect([whyNotMove(page, at(3), at(1)), whyNotMove(page, at(3), at(2))]).toEqual([expect.any(String), undefined])
})

test('a page that has as few blocks as its template allows keeps them', () => {
  const page = pageOf('story', 3)
  expect(whatCanBeDone(page, blockAt(page, 2))).toMatchObject({ remove: false, why: expect.any(String) })
})

test('a page without a template has no fixed places', () => {
  const page = pageOf(undefined, 2)
  expect(whatCanBeDone(page, blockAt(page, 0))).toEqual({
    moveUp: false,
    moveDown: true,
    duplicate: true,
    remove: true,
  })
})
