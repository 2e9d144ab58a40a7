import { expect, test } from 'vitest'
import { openTestPage } from '../../../../../../tests/components/test-page'
import { describeField } from './field'
import { itemWords, whyNot } from './list-items'

const choices = { enum: ['gluten', 'milk', 'soya'], enumDescriptions: ['Cereals with gluten', 'Milk', 'Soya beans'] }
const dish = {
  properties: {
    type: { const: 'dish' },
    allergens: { type: 'array', uniqueItems: true, items: { type: 'string', ...choices } },
    sides: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          allergen: { type: 'string', ...choices },
          without: { type: 'array', uniqueItems: true, items: { type: 'string', ...choices } },
        },
      },
    },
  },
}
const schemas = {
  'page.schema.json': {
    $defs: { content: { properties: { blocks: { items: { $ref: 'block.schema.json#/$defs/block' } } } } },
  },
  'block.schema.json': { $defs: { block: { oneOf: [{ $ref: 'blocks/dish.schema.json' }] } } },
  'blocks/dish.schema.json': dish,
}
const list = '/pages/0/blocks/0/allergens'

const open = (...allergens: unknown[]) =>
  openTestPage(
    JSON.stringify({
      pages: [
        {
          path: '/',
          blocks: [
            {
              type: 'dish',
              allergens,
              sides: [{ allergen: 'milk' }, { allergen: 'milk', without: ['soya', 'gluten'] }],
            },
          ],
        },
      ],
    }),
    schemas,
  )

test('a list of unique choices is one field, and its choices are in the words of its schema', () => {
  const page = open('milk', 'gluten')
  const { kind, choices } = describeField(page, list)
  expect([kind, choices[1]]).toEqual(['choices', { value: 'milk', label: 'Milk' }])
})

test('it is a list where something else is in it by mistake, and an item is not duplicated', () => {
  const page = open('milk', { name: 'gluten' })
  const field = describeField(page, list)
  expect([field.kind, whyNot(page, field)]).toEqual(['list', { duplicate: 'Each can be in the list once.' }])
})

test('a choice is read in the words of its schema', () => {
  const page = open('gluten')
  expect(itemWords(page, `${list}/0`)).toBe('Cereals with gluten')
  expect(itemWords(page, '/pages/0/blocks/0/sides/0')).toBe('Milk')
  expect(itemWords(page, '/pages/0/blocks/0/sides/1')).toBe('Soya beans, Cereals with gluten, Milk')
})
