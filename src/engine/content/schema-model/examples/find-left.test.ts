import { expect, test } from 'vitest'
import { exampleOf } from '../example'
import { SchemaBook } from '../schema-book'
import { findExamples } from './find-examples'
import { findLeftExamples } from './find-left'
import { toPlaceholder } from './to-placeholder'

const dish = { dish: 'Soup of the day', note: 'with bread', price: '4,50 €' }
const person = { dish: 'Dora Lamplight', note: 'Head of Digital, Harbour Trust', price: '7 €' }
const words = { title: 'Words', type: 'string' }
const menu = {
  title: 'Menu',
  type: 'object',
  properties: {
    heading: { ...words, headingLevel: 2 },
    intro: words,
    notes: { type: 'array', items: words },
    dishes: { type: 'array', items: { type: 'object', properties: { dish: words, note: words, price: words } } },
  },
  examples: [
    {
      ...{ type: 'menu', heading: 'What we cook', intro: 'Dinner, bed and breakfast for two' },
      ...{ notes: ['Open from nine to five'], dishes: [dish, person] },
    },
  ],
}
const columns = {
  title: 'Columns',
  type: 'object',
  properties: { blocks: { title: 'Blocks', type: 'array', holds: ['menu'] } },
  examples: [{ type: 'columns', blocks: [{ type: 'menu', intro: 'We cook in the middle of the room.' }] }],
}
const schemas = {
  'blocks/menu.schema.json': menu,
  'blocks/columns.schema.json': columns,
  'block.schema.json': {
    $defs: { block: { oneOf: [{ $ref: 'blocks/menu.schema.json' }, { $ref: 'blocks/columns.schema.json' }] } },
  },
}
const book = new SchemaBook(schemas)
const examples = findExamples(schemas, book)

const leftIn = (block: object) => [
  ...findLeftExamples({ blocks: [{ type: 'menu', ...block }] }, '/pages/0', examples).keys(),
]

test.each<[string, object]>([
  ['a dish at the price of an example', { dishes: [{ ...dish, note: 'with rolls' }] }],
  ['a note and a price', { dishes: [{ ...dish, dish: 'Pea soup' }] }],
  ['a name', { dishes: [{ ...person, note: 'Cook' }] }],
  ['words that are no sentence', { intro: 'Dinner, bed and breakfast for two', notes: ['Open from nine to five'] }],
])('%s may be meant', (_, block) => {
  expect(leftIn(block)).toEqual([])
})

test('an item with all the words of an example is left', () => {
  const places = ['dish', 'note'].map((name) => `/pages/0/blocks/0/dishes/0/${name}`)
  expect(leftIn({ dishes: [{ ...person, price: '8 €' }] })).toEqual(places)
})

test('a block within another has left what one at the top has left, and a sentence of its holder’s example', () => {
  const left = (...blocks: object[]) => leftIn({ type: 'columns', blocks })
  const inner = '/pages/0/blocks/0/blocks/1'
  expect(left({ type: 'menu' }, { type: 'menu', dishes: [{ ...person, price: '8 €' }] })).toEqual(
    ['dish', 'note'].map((name) => `${inner}/dishes/0/${name}`),
  )
  expect(left({ shared: 'menu' }, { type: 'menu', intro: 'We cook in the middle of the room.' })).toEqual([
    `${inner}/intro`,
  ])
  expect(left({ type: 'menu', intro: 'Dinner, bed and breakfast for two' })).toEqual([])
})

test('placeholders and examples are made of the blocks within a block, too', () => {
  expect(toPlaceholder(columns.examples[0], columns, book)).toEqual({
    type: 'columns',
    blocks: [{ type: 'menu', intro: '[Words]' }],
  })
  const required = { ...menu, required: ['type', 'intro'], properties: { type: { const: 'menu' }, intro: words } }
  const held = new SchemaBook({ ...schemas, 'blocks/menu.schema.json': required })
  expect(exampleOf({ type: 'array', holds: ['menu'], minItems: 2 }, held)).toEqual([
    { type: 'menu', intro: '…' },
    { type: 'menu', intro: '…' },
  ])
})
