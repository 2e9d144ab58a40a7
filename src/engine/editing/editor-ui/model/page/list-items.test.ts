import { expect, test } from 'vitest'
import { exampleAt } from '../new-values/example'
import { describeField } from './field'
import { itemWords, whyNot } from './list-items'
import { openTestPage } from './test-page'

const choices = { enum: ['gluten', 'milk', 'soya'], enumDescriptions: ['Cereals with gluten', 'Milk', 'Soya beans'] }
const dish = {
  properties: {
    type: { const: 'dish' },
    allergens: { type: 'array', uniqueItems: true, items: { type: 'string', ...choices } },
    sides: { type: 'array', items: { type: 'object', properties: { allergen: { type: 'string', ...choices } } } },
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

const open = (...allergens: string[]) =>
  openTestPage(
    JSON.stringify({ pages: [{ path: '/', blocks: [{ type: 'dish', allergens, sides: [{ allergen: 'milk' }] }] }] }),
    schemas,
  )

test('an item of a list of unique choices is not duplicated, and a new one is the first that is not used', () => {
  const page = open('milk', 'gluten')
  expect(whyNot(page, describeField(page, list))).toEqual({ duplicate: 'Each can be in the list once.' })
  expect(exampleAt(page, `${list}/2`)).toBe('soya')
})

test('a list with every choice takes no more', () => {
  const page = open('milk', 'gluten', 'soya')
  const full = 'The list has every choice.'
  expect(whyNot(page, describeField(page, list))).toEqual({ add: full, duplicate: full })
})

test('a choice is read in the words of its schema', () => {
  const page = open('gluten')
  expect(itemWords(page, `${list}/0`)).toBe('Cereals with gluten')
  expect(itemWords(page, '/pages/0/blocks/0/sides/0')).toBe('Milk')
})
