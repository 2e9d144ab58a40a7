import { expect, test } from 'vitest'
import { withEachHeld } from '../../../content/schema-model/examples/with-each-held'
import { SchemaBook } from '../../../content/schema-model/schema-book'
import { cover } from './cover'
import { shrink } from './shrink'
import { extremes, Stretcher } from './stretch'

const schema = {
  properties: {
    type: { const: 'list' },
    heading: { type: 'string', maxLength: 50 },
    kind: { enum: ['one', 'two'] },
    code: { type: 'string', pattern: '^[0-9]{3}$' },
    items: {
      type: 'array',
      minItems: 2,
      maxItems: 5,
      items: {
        type: 'object',
        properties: { text: { type: 'string', maxLength: 30 }, image: { type: 'string', format: 'image' } },
      },
    },
  },
}

const block = {
  type: 'list',
  heading: 'Heading',
  kind: 'one',
  code: '123',
  items: [{ text: 'a', image: '/a.svg' }, { text: 'b' }, { text: 'c' }],
}

type Block = typeof block

const stretched = extremes.map((extreme) => {
  const book = new SchemaBook({ 'block.schema.json': {}, 'page.schema.json': {} })
  const value = new Stretcher(book, extreme, (number) => `/${extreme.picture}-${number}`).stretch(
    block,
    schema,
  ) as Block
  return { ...extreme, value }
})

test('long words fill a text up to its limit, and what has a fixed form stays', () => {
  for (const { value } of stretched) {
    expect(value.heading.length).toBeLessThanOrEqual(50)
    expect(value.heading.length).toBeGreaterThan(40)
    expect([value.kind, value.code]).toEqual(['one', '123'])
  }
})

test('lists are as short and as long as they may be', () => {
  for (const { lists, value } of stretched) expect(value.items).toHaveLength(lists === 'fewest' ? 2 : 5)
})

test('pictures have the form of the extreme', () => {
  for (const { picture, value } of stretched) expect(value.items[0]?.image).toMatch(new RegExp(`^/${picture}-`))
})

test('a block shrinks to what it cannot do without', () => {
  const accepts = (value: unknown) => {
    const { type, items = [], kind, code } = value as Partial<Block>
    return type === 'list' && items.length >= 2 && items.every(({ text }) => text) && (kind !== 'one' || code === '123')
  }
  expect(shrink(block, accepts)).toEqual({ type: 'list', items: [{ text: 'a' }, { text: 'b' }] })
})

test('of several samples those stay that have a field or a choice of their own', () => {
  const book = new SchemaBook({ 'block.schema.json': {}, 'page.schema.json': {} })
  const [fewer, other] = [
    { ...block, items: block.items.slice(1) },
    { type: 'list', kind: 'two', items: [] },
  ]
  const left = cover(
    [fewer, other, block].map((each) => ({ block: each })),
    schema,
    book,
  )
  expect(left).toEqual([{ block }, { block: other }])
})

const note = { properties: { type: { const: 'note' }, text: { type: 'string', maxLength: 30 } } }
const clip = { properties: { type: { const: 'clip' } }, examples: [{ type: 'clip', id: 'a' }] }
const pair = {
  properties: {
    type: { const: 'pair' },
    sides: { items: { properties: { blocks: { type: 'array', holds: ['note', 'clip'], minItems: 1, maxItems: 4 } } } },
  },
  examples: [{ type: 'pair', sides: [{ blocks: [{ type: 'note', text: 'a' }] }, { blocks: [] }] }],
}
const book = new SchemaBook({
  'block.schema.json': {
    $defs: { block: { oneOf: ['note', 'clip', 'pair'].map((type) => ({ $ref: `blocks/${type}` })) } },
  },
  'page.schema.json': {},
  'blocks/note.schema.json': {
    ...note,
    examples: [
      { type: 'note', text: 'one' },
      { type: 'note', text: 'two' },
    ],
  },
  'blocks/clip.schema.json': clip,
  'blocks/pair.schema.json': pair,
})

test('a block that holds others is shown with the fullest example of each', () => {
  const blocks = [{ type: 'note', text: 'two' }, { type: 'clip' }]
  expect(withEachHeld('pair', book)).toEqual([{ type: 'pair', sides: [{ blocks }, { blocks }] }])
  expect(withEachHeld('note', book)).toEqual([])
})

test('lists of blocks are as short and as long as they may be, with long words within', () => {
  const [example] = withEachHeld('pair', book)
  for (const extreme of extremes) {
    const stretcher = new Stretcher(book, extreme, () => '')
    const { sides } = stretcher.stretch(example, pair) as { sides: { blocks: { text?: string }[] }[] }
    expect(sides[0]?.blocks).toHaveLength(extreme.lists === 'fewest' ? 1 : 4)
    expect(sides[0]?.blocks[0]?.text?.length).toBeGreaterThan(20)
  }
})

test('samples with other blocks within them stay', () => {
  const samples = ['note', 'clip'].map((type) => ({ block: { type: 'pair', sides: [{ blocks: [{ type }] }] } }))
  expect(cover(samples, pair, book)).toHaveLength(2)
})
