import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { holderSchemas } from '../../../../../tests/sites/holder-schemas'
import { createValidator } from '../../../content/schema-model/validation/validate'
import { readSchemas } from '../../../folders/studio-folder/read-schemas'
import { createViewWriter, refreshView, usesView } from '.'

const schemas = await readSchemas(join(import.meta.dirname, '../../../../..'))
const writeView = createViewWriter(schemas, createValidator(schemas))
const folder = mkdtempSync(join(tmpdir(), 'editor-view-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const siteWith = (...paths: string[]) => ({
  folder,
  text: JSON.stringify({ pages: paths.map((path) => ({ path, title: 'X', blocks: [] })) }),
  files: new Map([['/images/fox.svg', { bytes: 100 }]]),
})
const place = join(folder, 'schemas/editor.schema.json')

test('writes the view into the site’s schemas folder if it has changed', async () => {
  expect(await refreshView(writeView, siteWith('/'))).toBe(true)
  expect(await refreshView(writeView, siteWith('/'))).toBe(false)
  expect(await refreshView(writeView, siteWith('/', '/new'))).toBe(true)
  expect(JSON.parse(readFileSync(place, 'utf8')).$defs['names.page'].enum).toEqual(['/', '/new'])
  expect(readdirSync(join(folder, 'schemas'))).toEqual(['editor.schema.json'])
})

test('keeps the view while pages.json is not JSON', async () => {
  const before = readFileSync(place, 'utf8')
  expect(await refreshView(writeView, { ...siteWith(), text: '{ "pages": [' })).toBe(false)
  expect(readFileSync(place, 'utf8')).toBe(before)
})

test('uses the view for sites that name it in "$schema"', () => {
  expect(usesView('{ "$schema": "./schemas/editor.schema.json", "pages": [] }')).toBe(true)
  expect(usesView('{ "$schema": "./schemas/pages.schema.json", "pages": [] }')).toBe(false)
  expect(usesView('{ "pages": [] }')).toBe(false)
})

test('includes block types, fields and formats of any schema', () => {
  const poem = {
    title: 'Poem',
    description: 'Lines, one below the other.',
    type: 'object',
    additionalProperties: false,
    required: ['type', 'drawing'],
    properties: {
      type: { title: 'Type', description: 'Always "poem".', const: 'poem' },
      drawing: { title: 'Drawing', description: 'A picture of it.', $ref: '../definitions.schema.json#/$defs/image' },
    },
    examples: [{ type: 'poem', drawing: '/images/fox.svg' }],
  }
  const withPoem = { ...schemas, 'blocks/poem.schema.json': poem }
  const { $defs } = JSON.parse(createViewWriter(withPoem, createValidator(withPoem))(siteWith('/')) as string)
  expect($defs['block.block'].properties.type.enum).toContain('poem')
  expect($defs['blocks.poem'].properties.drawing).toMatchObject({
    title: 'Drawing',
    markdownDescription: 'A picture of it.\n\nExample:\n\n```json\n"drawing": "/images/fox.svg"\n```',
    $ref: '#/$defs/names.image',
  })
  expect($defs['names.image'].enum).toEqual(['/images/fox.svg'])
})

test('a list of blocks within a block takes its types and shared blocks', () => {
  const write = createViewWriter(holderSchemas, createValidator(holderSchemas))
  const { $defs } = JSON.parse(write(siteWith('/')) as string)
  const { blocks } = $defs['blocks.columns'].properties.columns.items.properties
  const held = $defs[blocks.items.$ref.replace('#/$defs/', '')]
  expect(held.else.else.allOf[0].properties.type.enum).toEqual(['text', 'video', 'callToAction'])
  expect($defs[held.then.$ref.replace('#/$defs/', '')].properties).toHaveProperty('shared')
})

test('a translation names a page of the site’s own language, and pages name shared blocks without a language', () => {
  const text = JSON.stringify({
    site: { languages: { de: {} } },
    shared: { visit: { type: 'text' }, 'visit@de': { type: 'text' } },
    pages: [
      { path: '/', blocks: [] },
      { path: '/old', redirect: '/' },
      { path: '/de', translates: '/', blocks: [] },
    ],
  })
  const { $defs } = JSON.parse(writeView({ ...siteWith(), text }) as string)
  expect($defs['page.content'].properties.translates.$ref).toBe('#/$defs/names.original')
  expect($defs['names.original'].enum).toEqual(['/'])
  expect($defs['names.shared'].enum).toEqual(['visit'])
})
