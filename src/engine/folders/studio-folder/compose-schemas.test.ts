import { expect, test } from 'vitest'
import { composeSchemas } from './compose-schemas'

const engine = {
  'page.schema.json': {
    title: 'Page',
    $defs: {
      content: { properties: { layout: { title: 'Layout', type: 'string' } } },
      entry: { required: ['id'], properties: { id: { type: 'integer' } } },
    },
  },
  'site.schema.json': { title: 'Settings', required: ['name'], properties: { name: { type: 'string' } } },
}

const own = {
  'studio/page.schema.json': {
    title: 'Own fields',
    $defs: {
      entry: {
        required: ['year'],
        properties: { year: { type: 'integer' }, place: { type: 'integer', format: 'order' } },
      },
    },
  },
  'blocks/poem.schema.json': { properties: { orderBy: { title: 'Order', type: 'string', entryFields: 'order' } } },
  'templates/poet.schema.json': {},
}

const composed = composeSchemas(engine, own, { layouts: ['narrow', 'wide'], colours: ['sand'] })

test('merges the studio’s schema of pages into the engine’s', () => {
  expect(composed['page.schema.json']).toMatchObject({
    title: 'Page',
    $defs: {
      entry: {
        required: ['id', 'year'],
        properties: { id: { type: 'integer' }, year: { type: 'integer' } },
      },
    },
  })
  expect(composed['site.schema.json']).toEqual(engine['site.schema.json'])
})

test('lists the layouts of the studio', () => {
  expect(composed['page.schema.json']).toMatchObject({
    $defs: { content: { properties: { layout: { title: 'Layout', enum: ['narrow', 'wide'] } } } },
  })
})

test('lists the colours of the palette', () => {
  expect(composed['page.schema.json']).toMatchObject({
    $defs: { content: { properties: { colour: { enum: ['sand'] } } } },
  })
})

test('replaces entryFields by the fields of entries with that format', () => {
  expect(composed['blocks/poem.schema.json']).toEqual({
    properties: { orderBy: { title: 'Order', type: 'string', enum: ['place'], enumDescriptions: ['place'] } },
  })
})

test('refuses entryFields of a format that no field of entries has', () => {
  const blocks = { 'blocks/poem.schema.json': own['blocks/poem.schema.json'] }
  expect(() => composeSchemas(engine, blocks, { layouts: [], colours: [] })).toThrow(
    'schemas/blocks/poem.schema.json\n  "entryFields" is "order"',
  )
})

test('adds indexes of blocks and templates, and drops the merged files', () => {
  expect(Object.keys(composed).sort()).toEqual([
    'block.schema.json',
    'blocks/poem.schema.json',
    'language.schema.json',
    'page.schema.json',
    'site.schema.json',
    'template.schema.json',
    'templates/poet.schema.json',
  ])
})

test('writes out the lists of a block that holds blocks, and the place in a shared block', () => {
  const holder = { properties: { blocks: { title: 'Blocks', holds: ['poem'], maxItems: 3 } } }
  const held = composeSchemas(engine, { ...own, 'blocks/pair.schema.json': holder }, { layouts: [], colours: [] })
  expect(held['blocks/pair.schema.json']).toMatchObject({
    properties: {
      blocks: {
        title: 'Blocks',
        type: 'array',
        holds: ['poem'],
        maxItems: 3,
        items: { allOf: [{}, {}, { else: { oneOf: [{ $ref: '../blocks/poem.schema.json' }] } }] },
      },
    },
  })
  expect(held['block.schema.json']).toMatchObject({ $defs: { sharedBlock: { properties: { slot: {} } }, slot: {} } })
})

test('a studio without holders has no place in shared blocks', () => {
  expect(JSON.stringify(composed)).not.toContain('slot')
})

test('what a language has in the settings is optional, has no defaults, and leaves out what all languages share', () => {
  const settings = {
    required: ['name', 'menu'],
    properties: {
      name: { type: 'string' },
      url: { type: 'string', inAllLanguages: true },
      menu: {
        required: ['main'],
        properties: { main: { items: { required: ['href'] } }, isOpen: { type: 'boolean', default: true } },
      },
    },
  }
  const files = composeSchemas({ 'site.schema.json': settings }, {}, { layouts: [], colours: [] })
  expect(files['language.schema.json']).toMatchObject({
    additionalProperties: false,
    properties: {
      name: { type: 'string' },
      menu: { properties: { main: { items: { required: ['href'] } }, isOpen: { type: 'boolean' } } },
    },
  })
  const text = JSON.stringify(files['language.schema.json'])
  expect(['default', 'url', '"main"]'].filter((word) => text.includes(word))).toEqual([])
})
