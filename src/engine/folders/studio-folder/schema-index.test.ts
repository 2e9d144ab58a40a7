import { expect, test } from 'vitest'
import { blockIndex, namesIn, templateIndex } from './schema-index'

const files = {
  'blocks/text.schema.json': {},
  'blocks/banner.schema.json': {},
  'templates/sector.schema.json': {},
  'page.schema.json': {},
}

test('sorts the names of block types and templates', () => {
  expect(namesIn(files, 'blocks')).toEqual(['banner', 'text'])
  expect(namesIn(files, 'templates')).toEqual(['sector'])
})

test('allows every block type on a page', () => {
  expect(blockIndex(files)).toMatchObject({
    $defs: { block: { oneOf: [{ $ref: 'blocks/banner.schema.json' }, { $ref: 'blocks/text.schema.json' }] } },
  })
})

test('validates a page against the template that it names', () => {
  expect(JSON.stringify(templateIndex(files))).toContain('"then":{"$ref":"templates/sector.schema.json"}')
  expect(templateIndex(files)).toMatchObject({
    allOf: [{ if: { properties: { template: { const: 'sector' } } } }],
    $defs: { name: { enum: ['sector'] } },
  })
})

test('allows no template name in a studio without templates', () => {
  expect(templateIndex({})).toMatchObject({ $defs: { name: { not: {} } } })
  expect(templateIndex({})).not.toHaveProperty('allOf')
})
