import { expect, test } from 'vitest'
import { blockIndex, namesIn, templateIndex } from './schema-index'

const files = {
  'blocks/text.schema.json': {},
  'blocks/banner.schema.json': {},
  'templates/sector.schema.json': {},
  'page.schema.json': {},
}

test('block types and templates are the names of their files, in the order of the alphabet', () => {
  expect(namesIn(files, 'blocks')).toEqual(['banner', 'text'])
  expect(namesIn(files, 'templates')).toEqual(['sector'])
})

test('every block type is one that a page may hold', () => {
  expect(blockIndex(files)).toMatchObject({
    $defs: { block: { oneOf: [{ $ref: 'blocks/banner.schema.json' }, { $ref: 'blocks/text.schema.json' }] } },
  })
})

test('every template is one that a page may name, and is held to', () => {
  expect(JSON.stringify(templateIndex(files))).toContain('"then":{"$ref":"templates/sector.schema.json"}')
  expect(templateIndex(files)).toMatchObject({
    allOf: [{ if: { properties: { template: { const: 'sector' } } } }],
    $defs: { name: { enum: ['sector'] } },
  })
})

test('a studio without templates has an index that allows none', () => {
  expect(templateIndex({})).toMatchObject({ $defs: { name: { not: {} } } })
  expect(templateIndex({})).not.toHaveProperty('allOf')
})
