import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { CourseBlock } from '../../../../tests/second-studio/src/studio/generated/content'
import { readEngineSchemas, readSchemas } from '../../folders/studio-folder/read-schemas'
import { blockTypeName, engineTypes, studioTypes } from './types'

const engine = await readEngineSchemas(join(import.meta.dirname, '../../../..'))
const files = await readSchemas(join(import.meta.dirname, '../../../..'))
const anchor = 'definitions.schema.json#/$defs'

const source = await studioTypes(
  {
    ...files,
    'definitions.schema.json': {
      $defs: {
        ...(files['definitions.schema.json']?.$defs as object),
        views: { description: 'Pictures in their order.', type: 'array', items: { $ref: '#/$defs/image' } },
        minutes: { description: 'How long it takes.', type: 'integer', minimum: 1 },
        heat: { description: 'How hot it is.', enum: ['low', 'high'], format: 'flame' },
        tools: { description: 'What it needs.', type: 'array', items: { type: 'string' } },
        time: { description: 'How long it takes.', $ref: '#/$defs/minutes' },
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
            pin: { format: 'pin', type: 'array', items: { type: 'number' } },
            title: { type: 'string' },
            picture: { description: 'Of the dish.', $ref: '#/$defs/picture' },
            page: { $ref: '#/$defs/page' },
            film: { $ref: '#/$defs/filmAddress' },
            links: { type: 'array', items: { $ref: '#/$defs/link' } },
            views: { $ref: '#/$defs/views' },
            time: { $ref: '#/$defs/time' },
            heats: { type: 'array', items: { $ref: '#/$defs/heat' } },
            tools: { $ref: '#/$defs/tools' },
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
    'blocks/pair.schema.json': {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'left'],
      properties: {
        type: { const: 'pair' },
        left: { description: 'What is at the left.', type: 'array', holds: ['poem', 'text'], items: { allOf: [] } },
        event: {
          type: 'object',
          additionalProperties: false,
          required: ['title'],
          properties: { kind: { enum: ['talk', 'walk', 'film'] }, title: { type: 'string' }, link: { type: 'string' } },
          allOf: [
            {
              if: { required: ['kind'], properties: { kind: { const: 'walk' } } },
              // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
              then: { required: ['metres'], properties: { metres: { type: 'integer' }, link: false } },
              else: { required: ['link'] },
            },
          ],
        },
      },
    },
  },
  engine,
  { formats: ['pin', 'flame', 'no-field'] },
)

/** Returns the lines of an interface without comments and empty lines. */
function fieldsOf(name: string): string[] {
  const [, body = ''] = source.match(new RegExp(`export interface ${name} \\{\n([\\s\\S]*?)\n\\}`)) ?? []
  return body
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

test('makes a type of a definition with lists, choices and references', () => {
  expect(fieldsOf('RecipeField')).toEqual([
    'steps: string[]',
    'heat: ("low" | "high")',
    'pin?: number[]',
    'title?: string',
    'picture?: PictureField',
    'page?: string',
    'film?: (number | string)',
    'links?: LinkField[]',
    'views?: string[]',
    'time?: number',
    'heats?: ("low" | "high")[]',
    'tools?: string[]',
  ])
})

test('names a block’s type after the block', () => {
  expect(fieldsOf(blockTypeName('poem'))).toEqual(['type: "poem"', 'recipe: RecipeField'])
})

test('a list of blocks is one of compiled blocks, which their types tell apart', () => {
  expect(fieldsOf('PairBlock')).toContain('left: (PoemBlock | TextBlock)[]')
})

test('an object whose fields follow from one of them is a union of its shapes', () => {
  const [, union] = source.replace(/\/\*\*[\s\S]*?\*\//g, '').match(/event\?: \((\{[\s\S]*?\})\)/) ?? []
  expect(union?.replace(/\s+/g, ' ')).toBe(
    '{ kind?: ("talk" | "film") title: string link: string metres?: never } | { kind: "walk" title: string link?: never metres: number }',
  )
})

/** Compiles only if TypeScript tells the kinds of a course apart. */
const linkOf = (course: CourseBlock): string => (course.kind === 'online' ? course.link.href : `${course.places}`)

test('a block of the second studio is told apart by its kind', () => {
  const link = { text: 'Join', href: 'https://join.example' }
  expect(linkOf({ type: 'course', heading: 'Glaze', day: '2027-01-12', kind: 'online', link })).toBe(link.href)
})

test('a format that the studio has a field for has the type of its values', () => {
  expect(fieldsOf('FieldFormats')).toEqual(['pin: number[]', 'flame: ("low" | "high")'])
})

test('copies descriptions to the types', () => {
  expect(source).toMatch(/ \* One after the other\.\n[ *\w@\n]*\*\/\nsteps:/)
  expect(source).toMatch(/ \* Of the dish\.\n \*\/\npicture\?:/)
})

test('imports the engine’s types', () => {
  expect(source).toMatch(
    /^import type \{ Guard, LinkField, PictureField, RedirectPage, SharedBlock \} from 'schema-pages\/types'$/m,
  )
  expect(source).not.toMatch(/export interface PictureField/)
})

test('allows blocks and shared blocks on a page', async () => {
  expect(await engineTypes(engine)).toMatch(/blocks: \(Block \| SharedBlock\)\[\]/)
})
