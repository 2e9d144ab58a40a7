import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSchema } from '../../src/engine/content/schema-model/validation/schema-mistakes'
import { composeSchemas, isStudioSchema } from '../../src/engine/folders/studio-folder/compose-schemas'
import type { SchemaFiles } from '../../src/engine/folders/studio-folder/schema-files'

const folder = join(import.meta.dirname, '../../schemas')

export const definition = (name: string) => `../definitions.schema.json#/$defs/${name}`

export const holderBlock = (type: string, title: string, required: string[], fields: object, examples: object[]) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title,
  description: `A block of tests that holds other blocks: ${type}.`,
  type: 'object',
  additionalProperties: false,
  required: ['type', ...required],
  properties: {
    type: { title: 'Type', description: `Always "${type}": it says which block this is.`, const: type },
    id: { title: 'Anchor', description: 'A name to link to this block with #.', $ref: definition('anchor') },
    ...fields,
    hidden: { title: 'Hidden', description: 'Hides this block from visitors.', type: 'boolean' },
  },
  examples,
})

const text = { type: 'text', html: '<p>One.</p>' }
const column = { blocks: [text] }

export const columns = holderBlock(
  'columns',
  'Columns',
  ['columns'],
  {
    columns: {
      title: 'Columns',
      description: 'Two or three columns side by side.',
      type: 'array',
      minItems: 2,
      maxItems: 3,
      items: {
        title: 'Column',
        description: 'A column of blocks.',
        type: 'object',
        additionalProperties: false,
        required: ['blocks'],
        properties: {
          blocks: {
            title: 'Blocks',
            description: 'What is in the column.',
            holds: ['text', 'video', 'callToAction'],
            minItems: 1,
            maxItems: 6,
          },
        },
      },
    },
  },
  [
    { type: 'columns', columns: [column, column] },
    { type: 'columns', columns: [column, column, column] },
  ],
)

export const section = holderBlock(
  'section',
  'Section',
  ['blocks'],
  {
    heading: {
      title: 'Heading',
      description: 'The heading above the blocks.',
      $ref: definition('heading'),
      headingLevel: 2,
    },
    blocks: {
      title: 'Blocks',
      description: 'What is in the section.',
      holds: ['columns', 'text', 'checklist'],
      headingLevel: 'next',
      minItems: 1,
    },
  },
  [
    { type: 'section', blocks: [text] },
    { type: 'section', heading: 'Our story', blocks: [text, { type: 'columns', columns: [column, column] }] },
  ],
)

export const folds = holderBlock(
  'folds',
  'Folds',
  ['folds'],
  {
    folds: {
      title: 'Folds',
      description: 'Titles that open what is below them.',
      type: 'array',
      minItems: 1,
      items: {
        title: 'Fold',
        description: 'A title, and blocks.',
        type: 'object',
        additionalProperties: false,
        required: ['title', 'blocks'],
        properties: {
          title: { title: 'Title', description: 'What is pressed.', type: 'string', minLength: 1 },
          blocks: { title: 'Blocks', description: 'What is in the fold.', holds: ['text', 'headline'], minItems: 1 },
        },
      },
    },
  },
  [
    { type: 'folds', folds: [{ title: 'When?', blocks: [text] }] },
    { type: 'folds', id: 'questions', folds: [{ title: 'When?', blocks: [text] }] },
  ],
)

export const headline = holderBlock(
  'headline',
  'Headline',
  [],
  { heading: { title: 'Heading', description: 'The main heading.', $ref: definition('heading'), headingLevel: 1 } },
  [{ type: 'headline' }, { type: 'headline', heading: 'Our story' }],
)

const holders = {
  'blocks/headline.schema.json': headline,
  'blocks/columns.schema.json': columns,
  'blocks/folds.schema.json': folds,
  'blocks/section.schema.json': section,
}

const readAll = (isWanted: (name: string) => boolean): SchemaFiles =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.schema.json') && name !== 'editor.schema.json' && isWanted(name))
      .map((name) => [name, readSchema(name, readFileSync(join(folder, name), 'utf8'))]),
  )

export const studioSchemasWith = (blocks: SchemaFiles): SchemaFiles =>
  composeSchemas(
    readAll((name) => !isStudioSchema(name)),
    { ...readAll(isStudioSchema), ...blocks },
    { layouts: ['main'], colours: [] },
  )

/** The studio's schemas with blocks that hold blocks: sections hold columns, columns hold texts, and folds a main heading, too. */
export const holderSchemas: SchemaFiles = studioSchemasWith(holders)
