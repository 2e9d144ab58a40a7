import { expect, test } from 'vitest'
import { SchemaBook } from '../../schema-model/schema-book'
import { describeAllFields } from './describe-fields'
import { readLabels } from './labels'

const choice = { enum: ['gluten', 'milk'], enumDescriptions: ['Cereals with gluten', 'Milk'] }
const properties = { main: choice, allergens: { items: choice }, note: { type: 'string' } }

test('choices of a field and of a list are in the words of the schema, other values as they are', () => {
  const block = { type: 'dish', main: 'milk', allergens: ['gluten', 'other'], note: 'milk' }
  const content = { pages: [{ path: '/', blocks: [block] }] }
  const book = new SchemaBook({
    'page.schema.json': {
      $defs: { content: { properties: { blocks: { items: { $ref: 'block.schema.json#/$defs/block' } } } } },
    },
    'block.schema.json': { $defs: { block: { oneOf: [{ $ref: 'blocks/dish.schema.json' }] } } },
    'blocks/dish.schema.json': { properties },
  })
  const labels = readLabels(book, [content])
  const { inWords } = labels
  expect(inWords(block, 'main', block.main)).toBe('Milk')
  expect(inWords(block, 'allergens', block.allergens)).toEqual(['Cereals with gluten', 'other'])
  expect(inWords(block, 'note', block.note)).toBe('milk')
  const added = describeAllFields(block, { labels, formatOf: () => undefined, nameDestination: String }, ['type'])
  expect(JSON.stringify(added)).toContain('“Cereals with gluten”')
  expect(JSON.stringify(added)).not.toContain('“gluten”')
})
