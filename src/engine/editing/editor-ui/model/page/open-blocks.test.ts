import { expect, test } from 'vitest'
import { openTestPage } from '../../../../../../tests/components/test-page'
import { holderSchemas } from '../../../../../../tests/sites/holder-schemas'
import { applyEdit } from '../../../../content/json-edits/apply-edit'
import type { Edit } from '../../../../content/json-edits/edit'
import { nearestPlace, placesFor } from '../commands/block-commands'
import { duplicateBlock, moveBlock, removeBlock } from '../edits/block-edits'
import { whatCanBeDone, whyNotInto } from '../edits/fixed-places'
import { holdersOf, nameOfPlace, type OpenBlock, type OpenList, ownText } from './open-blocks'

const text = (html: string, fields: object = {}) => ({ type: 'text', html, ...fields })
const written = [
  text('above'),
  {
    type: 'section',
    heading: 'Held',
    blocks: [
      { type: 'columns', columns: [{ blocks: [text('a', { id: 'a' }), text('b')] }, { blocks: [text('c')] }] },
      text('last'),
    ],
  },
  { type: 'banner', heading: 'Below' },
]

const open = (blocks: object[] = written) =>
  openTestPage(`{"pages":[${JSON.stringify({ path: '/', blocks })}]}`, holderSchemas)

const page = open()

const blockOf = (html: string): OpenBlock =>
  page.blocks.find(({ pointer }) => page.valueAt(`${pointer}/html`) === html) as OpenBlock

/** The html of all texts, in reading order. */
function after(edits: Edit[]): string {
  let json = `{"pages":[${page.text.raw}]}`
  for (const edit of edits) {
    const result = applyEdit(json, edit)
    if (!('text' in result)) throw new Error('An edit was refused.')
    json = result.text
  }
  return [...json.matchAll(/"html":"(\w+)"/g)].map(([, html]) => html).join(' ')
}

test('blocks come in reading order, those in others after the one that holds them', () => {
  expect(page.blocks.map(({ type, list, at }) => [type, nameOfPlace(list), at])).toEqual([
    ['text', '', 0],
    ['section', '', 1],
    ['columns', 'Section', 0],
    ['text', 'Section › Columns › Column 1', 0],
    ['text', 'Section › Columns › Column 1', 1],
    ['text', 'Section › Columns › Column 2', 0],
    ['text', 'Section', 1],
    ['banner', '', 2],
  ])
  expect(holdersOf(blockOf('c')).map(({ type }) => type)).toEqual(['section', 'columns'])
})

test('a pointer is in the innermost block', () => {
  const { pointer } = blockOf('b')
  expect(page.blockAt(`${pointer}/html`)?.pointer).toBe(pointer)
  expect(page.blockAt('/pages/0/blocks/1/heading')?.type).toBe('section')
})

test('a shared block shows where the blocks of the page go, and these are of the page', () => {
  const shared = { type: 'section', blocks: [text('before'), { slot: true }] }
  const raw = { path: '/', blocks: [{ shared: 'offer', slot: [text('own')] }] }
  const { text: before, book } = open()
  const own = { ...before, raw: JSON.stringify(raw) }
  const offer = { name: 'offer', pointer: '/shared/offer', raw: JSON.stringify(shared), pages: ['/'] }
  const opened = new (page.constructor as typeof import('./open-page').OpenPage)({ ...own, shared: [offer] }, book)
  expect(opened.blocks.map(({ pointer }) => pointer)).toEqual([
    '/shared/offer',
    '/shared/offer/blocks/0',
    '/pages/0/blocks/0/slot/0',
  ])
})

test('a block may go where its type is held: out of a holder first, then into others', () => {
  expect(placesFor(page, blockOf('a')).map(({ name }) => name)).toEqual([
    'Take out of Columns',
    'Move to Section › Columns › Column 2',
  ])
  expect(placesFor(page, blockOf('last')).map(({ name }) => name)).toEqual([
    'Take out of Section',
    'Move to Section › Columns › Column 1',
    'Move to Section › Columns › Column 2',
  ])
  expect(placesFor(page, page.blocks[7] as OpenBlock)).toEqual([])
})

test('a list keeps as many blocks as it must hold', () => {
  expect(whatCanBeDone(page, blockOf('c'))).toMatchObject({ remove: false, whyNotRemove: expect.any(String) })
  expect(placesFor(page, blockOf('c')).every(({ why }) => why !== undefined)).toBe(true)
  expect(whatCanBeDone(page, blockOf('a'))).toMatchObject({ remove: true, moveUp: false, moveDown: true })
})

test('it is said why a block cannot be dropped into a list', () => {
  const [, inSection, inFirst, inSecond] = page.lists as [OpenList, OpenList, OpenList, OpenList]
  expect(whyNotInto(page, blockOf('c'), inFirst)).toMatch(/Column 2 holds at least 1 block$/)
  expect(whyNotInto(page, page.blocks[7] as OpenBlock, inFirst)).toBe(
    'Banner cannot be in Section › Columns › Column 1',
  )
  expect(whyNotInto(page, blockOf('a'), { ...inSecond, count: 6 })).toMatch(/Column 2 holds at most 6 blocks$/)
  expect([inSection, inSecond].map((list) => whyNotInto(page, blockOf('a'), list))).toEqual([undefined, undefined])
})

test('moved to another list, taken out, duplicated and removed', () => {
  const moved = placesFor(page, blockOf('a')).map(({ to }) => after(moveBlock(page, blockOf('a'), to)))
  expect(moved).toEqual(['above b c a last', 'above b c a last'])
  const [, into] = placesFor(page, blockOf('last'))
  expect(into && after(moveBlock(page, blockOf('last'), into.to))).toBe('above a b last c')
  expect(after(moveBlock(page, blockOf('b'), { list: '/pages/0/blocks', at: 0 }))).toBe('b above a c last')
  expect(after(removeBlock(page, blockOf('a')))).toBe('above b c last')
  expect(after(duplicateBlock(page, blockOf('b')).edits)).toBe('above a b b c last')
})

test('the copy of a holder has free anchors inside', () => {
  const columns = page.blocks[2] as OpenBlock
  const { edits, anchor } = duplicateBlock(page, columns)
  expect([anchor, JSON.stringify(edits).includes('a-2')]).toEqual(['a-2', true])
})

test('what cannot be pasted beside a block goes after the nearest one around it', () => {
  expect(nearestPlace(page, 'video', blockOf('a'))).toMatchObject({ at: 1, why: '' })
  expect(nearestPlace(page, 'checklist', blockOf('a'))).toMatchObject({ list: '/pages/0/blocks/1/blocks', at: 1 })
  expect(nearestPlace(page, 'banner', blockOf('a'))).toMatchObject({ list: '/pages/0/blocks', at: 2 })
})

test('the own text of a holder stays the same when a block in it changes', () => {
  const [before, now] = [page, open([text('above'), { ...written[1], blocks: [text('other')] }])]
  expect(ownText(now, now.blocks[1] as OpenBlock)).toBe(ownText(before, before.blocks[1] as OpenBlock))
})
