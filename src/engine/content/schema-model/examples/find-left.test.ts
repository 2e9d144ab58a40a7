import { expect, test } from 'vitest'
import { SchemaBook } from '../schema-book'
import { findExamples } from './find-examples'
import { findLeftExamples } from './find-left'

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
const schemas = {
  'blocks/menu.schema.json': menu,
  'block.schema.json': { $defs: { block: { oneOf: [{ $ref: 'blocks/menu.schema.json' }] } } },
}
const examples = findExamples(schemas, new SchemaBook(schemas))

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
