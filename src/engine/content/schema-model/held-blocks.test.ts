import { expect, test } from 'vitest'
import { eachHeld, type HeldList, heldLists, heldListsByType, mapHeld } from './held-blocks'

const column = { type: 'object', properties: { blocks: { holds: ['text', 'video'], minItems: 1, maxItems: 6 } } }

const columns = {
  properties: {
    intro: { type: 'string' },
    columns: { type: 'array', items: column },
    below: { holds: ['text'], headingLevel: 'next' },
  },
}

test('each list of blocks in a schema is found, with its limits', () => {
  expect(heldLists(columns)).toEqual([
    { path: ['columns', '*', 'blocks'], holds: ['text', 'video'], minItems: 1, maxItems: 6 },
    { path: ['below'], holds: ['text'], headingLevel: 'next' },
  ])
  expect([...heldListsByType({ columns, text: { properties: {} } }).keys()]).toEqual(['columns'])
})

test('a list of several branches of "if" is found once', () => {
  const branch = (holds: string[]) => ({ properties: { side: { holds } } })
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  const schema = { allOf: [{ if: {}, then: branch(['text']), else: branch(['text', 'video']) }] }
  expect(heldLists(schema)).toEqual([{ path: ['side'], holds: ['text', 'video'] }])
})

const lists: HeldList[] = heldLists(columns)

test('lists are replaced in a copy, and read with their places', () => {
  const block = { type: 'columns', columns: [{ blocks: [1] }, { blocks: [2, 3] }], below: [4] }
  const longer = mapHeld(block, lists, (list, { holds }) => [...list, holds.length])
  expect(longer).toEqual({ type: 'columns', columns: [{ blocks: [1, 2] }, { blocks: [2, 3, 2] }], below: [4, 1] })
  expect(block.below).toEqual([4])
  const seen: unknown[] = []
  eachHeld(block, lists, (list, pointer) => seen.push([pointer, list]))
  expect(seen).toEqual([
    ['/columns/0/blocks', [1]],
    ['/columns/1/blocks', [2, 3]],
    ['/below', [4]],
  ])
})

test.each([[{ columns: 'x', below: null }], [{ columns: [null, { blocks: {} }, 3] }], [[]], [null]])(
  'broken content %j stays as it is',
  (block) => {
    const fail = () => {
      throw new Error('no list')
    }
    expect(mapHeld(block, lists, fail)).toEqual(block)
    expect(() => eachHeld(block, lists, fail)).not.toThrow()
  },
)
