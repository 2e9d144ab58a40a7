import { expect, test } from 'vitest'
import { blocksAround, eachBlock, sharedIn } from './block-tree'
import type { HeldList } from './held-blocks'

const held = new Map<string, HeldList[]>([
  ['columns', [{ path: ['columns', '*', 'blocks'], holds: ['text'] }]],
  ['section', [{ path: ['blocks'], holds: ['columns', 'text'] }]],
])

const text = { type: 'text' }
const columns = { type: 'columns', columns: [{ blocks: [text] }, { blocks: [{ shared: 'visit' }, text] }] }
const hidden = { type: 'section', hidden: true, blocks: [{ shared: 'press' }] }
const offer = { shared: 'offer', slot: [{ shared: 'team' }] }
const blocks = [text, { type: 'section', blocks: [columns] }, hidden, offer]

const pointersIn = (see: (block: unknown) => unknown = () => undefined) => {
  const pointers: string[] = []
  eachBlock(blocks, '/b', held, (block, pointer) => {
    pointers.push(pointer)
    return see(block)
  })
  return pointers
}

test('blocks are seen with those in them, in reading order', () => {
  expect(pointersIn()).toEqual([
    '/b/0',
    '/b/1',
    '/b/1/blocks/0',
    '/b/1/blocks/0/columns/0/blocks/0',
    '/b/1/blocks/0/columns/1/blocks/0',
    '/b/1/blocks/0/columns/1/blocks/1',
    '/b/2',
    '/b/2/blocks/0',
    '/b/3',
    '/b/3/slot/0',
  ])
  expect(pointersIn((block) => block !== blocks[1])).not.toContain('/b/1/blocks/0')
})

test('the shared blocks of a page are also those in its blocks, and in shared ones', () => {
  const shared = { offer: { type: 'section', blocks: [{ slot: true }, { shared: 'map' }] }, visit: text, map: text }
  expect([...sharedIn(blocks, shared, held)]).toEqual(['visit', 'offer', 'map', 'team'])
  expect([...sharedIn(blocks, shared, new Map())]).toEqual(['offer'])
})

test('a shared block that holds itself by mistake ends the search', () => {
  const loop = { type: 'section', blocks: [{ shared: 'loop' }] }
  expect([...sharedIn([{ shared: 'loop' }], { loop }, held)]).toEqual(['loop'])
})

test('the blocks around a pointer are found from the outside to the inside', () => {
  const root = { pages: [{ blocks }], shared: { offer: blocks[1] } }
  const inside = '/blocks/0/columns/1/blocks/1'
  expect(blocksAround(root, `/pages/0/blocks/1${inside}/html`, held)).toEqual([
    { pointer: '/pages/0/blocks/1', block: blocks[1], path: [], index: 1 },
    {
      pointer: '/pages/0/blocks/1/blocks/0',
      block: columns,
      path: ['blocks'],
      index: 0,
      list: held.get('section')?.[0],
    },
    {
      pointer: `/pages/0/blocks/1${inside}`,
      block: text,
      path: ['columns', '1', 'blocks'],
      index: 1,
      list: held.get('columns')?.[0],
    },
  ])
  const pointersOf = (pointer: string) => blocksAround(root, pointer, held).map((place) => place.pointer)
  expect(pointersOf('/shared/offer/blocks/0/columns/7')).toEqual(['/shared/offer', '/shared/offer/blocks/0'])
  expect(pointersOf('/pages/0/blocks/3/slot/0/shared')).toEqual(['/pages/0/blocks/3', '/pages/0/blocks/3/slot/0'])
  expect(pointersOf('/pages/0/title')).toEqual([])
  expect(blocksAround(null, '/pages/0/blocks/9/x', held)).toHaveLength(1)
})
