import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSchemas } from '../../project/read-schemas'
import { createQuickValidator, typesIn, withoutOtherTypes } from './quick-validator'
import { createValidator } from './validate'

const root = join(import.meta.dirname, '../../../..')
const schemas = await readSchemas(root)
const real = JSON.parse(readFileSync(join(root, 'pages.json'), 'utf8'))
const whole = createValidator(schemas)
const quick = createQuickValidator(schemas)

test('the types of blocks are those of all pages and of shared blocks, whatever else stands there', () => {
  const pages = [{ blocks: [{ type: 'banner' }, { type: 7 }, null, { shared: 'a' }] }, { blocks: 'none' }, null]
  expect(typesIn({ pages, shared: { a: { type: 'text' } } })).toEqual(new Set(['banner', 'text']))
  for (const content of [null, [], { pages: {} }, { shared: [] }]) expect(typesIn(content).size).toBe(0)
})

test('only the schemas of these blocks are left, and all where there is none', () => {
  const listed = (some: typeof schemas) => JSON.stringify(some['block.schema.json']).match(/blocks\/\w+/g)
  expect(listed(withoutOtherTypes(schemas, new Set(['banner', 'text', 'none'])) as typeof schemas)).toEqual([
    'blocks/banner',
    'blocks/text',
  ])
  expect(withoutOtherTypes(schemas, new Set())).toBe(schemas)
})

/** The real site with something put onto its first page. */
const withBlock = (block: unknown) => ({
  ...real,
  pages: real.pages.map((page: { blocks: unknown[] }, index: number) =>
    index === 0 ? { ...page, blocks: [...page.blocks, block] } : page,
  ),
})

test.each<[string, unknown]>([
  ['the real site', real],
  ['a block of no type', withBlock({ heading: 'No type' })],
  ['a block of a type that there is not', withBlock({ type: 'baner', heading: 'Misspelt' })],
  ['a block that lacks a field', withBlock({ type: 'banner' })],
  ['a site without pages', { site: real.site }],
  ['no object at all', 'text'],
])('what is said of %s is what all schemas say of it', (_, content) => {
  expect(quick(content)).toEqual(whole(content))
})
