import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSchemas } from '../../project/read-schemas'
import { createViewWriter, refreshView, usesView } from '.'

const schemas = await readSchemas(join(import.meta.dirname, '../../../..'))
const writeView = createViewWriter(schemas)
const folder = mkdtempSync(join(tmpdir(), 'editor-view-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const siteWith = (...paths: string[]) => ({
  folder,
  text: JSON.stringify({ pages: paths.map((path) => ({ path, title: 'X', blocks: [] })) }),
  files: new Map([['/images/fox.svg', { bytes: 100 }]]),
})
const place = join(folder, 'schemas/editor.schema.json')

test('the view is written into the site’s own schemas folder, whole, and only when it says something new', async () => {
  expect(await refreshView(writeView, siteWith('/'))).toBe(true)
  expect(await refreshView(writeView, siteWith('/'))).toBe(false)
  expect(await refreshView(writeView, siteWith('/', '/new'))).toBe(true)
  expect(JSON.parse(readFileSync(place, 'utf8')).$defs['names.page'].enum).toEqual(['/', '/new'])
  expect(readdirSync(join(folder, 'schemas'))).toEqual(['editor.schema.json'])
})

test('while pages.json is not JSON the view stays as it is', async () => {
  const before = readFileSync(place, 'utf8')
  expect(await refreshView(writeView, { ...siteWith(), text: '{ "pages": [' })).toBe(false)
  expect(readFileSync(place, 'utf8')).toBe(before)
})

test('a site asks for the view with its "$schema"; others are left alone', () => {
  expect(usesView('{ "$schema": "./schemas/editor.schema.json", "pages": [] }')).toBe(true)
  expect(usesView('{ "$schema": "./schemas/pages.schema.json", "pages": [] }')).toBe(false)
  expect(usesView('{ "pages": [] }')).toBe(false)
})

test('a block type, a field or a format that only one schema has comes into the view by itself', () => {
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
  const { $defs } = JSON.parse(
    createViewWriter({ ...schemas, 'blocks/poem.schema.json': poem })(siteWith('/')) as string,
  )
  expect($defs['block.block'].properties.type.enum).toContain('poem')
  expect($defs['blocks.poem'].properties.drawing).toMatchObject({
    title: 'Drawing',
    markdownDescription: 'A picture of it.\n\nExample:\n\n```json\n"drawing": "/images/fox.svg"\n```',
    $ref: '#/$defs/names.image',
  })
  expect($defs['names.image'].enum).toEqual(['/images/fox.svg'])
})
