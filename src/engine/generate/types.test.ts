import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSchemaFiles } from './schema-files'
import { blockTypeName, contentTypes } from './types'

const files = await readSchemaFiles(join(import.meta.dirname, '../../../schemas'))
const anchor = 'definitions.schema.json#/$defs'

const source = await contentTypes({
  ...files,
  'definitions.schema.json': {
    $defs: {
      ...(files['definitions.schema.json']?.$defs as object),
      recipe: {
        title: 'A title that names no type',
        description: 'How to cook something.',
        type: 'object',
        additionalProperties: false,
        required: ['steps', 'heat'],
        properties: {
          steps: {
            description: 'One after the other.',
            type: 'array',
            items: { type: 'string' },
            minItems: 2,
            maxItems: 9,
          },
          heat: { enum: ['low', 'high'], default: 'low' },
          title: { type: 'string' },
          picture: { description: 'Of the dish.', $ref: '#/$defs/picture' },
          page: { $ref: '#/$defs/page' },
          film: { $ref: '#/$defs/vimeo' },
          links: { type: 'array', items: { $ref: '#/$defs/link' } },
        },
      },
    },
  },
  'blocks/poem.schema.json': {
    type: 'object',
    additionalProperties: false,
    required: ['type', 'recipe'],
    properties: { type: { const: 'poem' }, recipe: { $ref: `../${anchor}/recipe` } },
  },
})

/** The lines of an interface without comments and blanks. */
function fieldsOf(name: string): string[] {
  const [, body = ''] = source.match(new RegExp(`export interface ${name} \\{\n([\\s\\S]*?)\n\\}`)) ?? []
  return body
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

test('a definition becomes a type: lists, choices and what other definitions describe', () => {
  expect(fieldsOf('RecipeField')).toEqual([
    'steps: string[]',
    'heat: ("low" | "high")',
    'title?: string',
    'picture?: PictureField',
    'page?: string',
    'film?: number | string',
    'links?: LinkField[]',
  ])
})

test('a block becomes a type that is named like it, and one of all blocks', () => {
  expect(fieldsOf(blockTypeName('poem'))).toEqual(['type: "poem"', 'recipe: RecipeField'])
  expect(source).toMatch(/export type Block =(\n {2}\| \w+Block)*\n {2}\| PoemBlock/)
})

test('what a schema says about a field stands over it in the types', () => {
  expect(source).toMatch(/ \* One after the other\.\n[ *\w@\n]*\*\/\nsteps:/)
  expect(source).toMatch(/ \* Of the dish\.\n \*\/\npicture\?:/)
})

test('a page’s blocks are blocks or shared ones', () => {
  expect(source).toMatch(/blocks: \(Block \| SharedBlock\)\[\]/)
})
