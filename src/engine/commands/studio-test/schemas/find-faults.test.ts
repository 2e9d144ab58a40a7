import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { readSite } from '../../../folders/site-folder/read-site'
import { engineRoot } from '../../../folders/studio-folder/engine-root'
import { readSchemas } from '../../../folders/studio-folder/read-schemas'
import type { SchemaFiles } from '../../../folders/studio-folder/schema-files'
import { findSchemaFaults } from './find-faults'

const sound = await readSchemas(engineRoot, join(engineRoot, 'tests/second-studio'))
const { files } = await readSite(join(engineRoot, 'tests/second-studio'))
const isThere = (address: string) => files.has(address)
const prose = 'blocks/prose.schema.json'

interface BlockSchema {
  type: unknown
  description?: string
  properties: Record<string, Record<string, unknown>>
  examples: Record<string, unknown>[]
}

let schemas: SchemaFiles
let schema: BlockSchema

beforeEach(() => {
  schemas = structuredClone(sound)
  schema = schemas[prose] as unknown as BlockSchema
})

test.each<[string, () => void, string]>([
  [
    'a schema that is none',
    () => {
      schema.type = 'objet'
    },
    'must be equal to one of the allowed values',
  ],
  [
    'a schema without a description',
    () => {
      delete schema.description
    },
    'The schema lacks "description".',
  ],
  [
    'the description of a new block',
    () => {
      schema.description = '[What this block is for, and where it belongs]'
    },
    'This is still to be filled in.',
  ],
  [
    'a field without a title',
    () => {
      delete schema.properties.html?.title
    },
    'The field "html" lacks "title".',
  ],
  [
    'an item of a list without a title',
    () => {
      schema.properties.kinds = { title: 'Kinds', description: 'What it is of.', type: 'array', items: { enum: ['a'] } }
    },
    'The item of the field "kinds" ("items") lacks "title".',
  ],
  [
    'the name of another type',
    () => {
      schema.properties.type = { ...schema.properties.type, const: 'poem' }
    },
    'Write "prose", the name of the file.',
  ],
  [
    'one example',
    () => {
      schema.examples.splice(1)
    },
    '"examples" must NOT have fewer than 2 items',
  ],
  [
    'an example with an unknown field',
    () => {
      schema.examples[0] = { ...schema.examples[0], colour: 'red' }
    },
    'Example 1 is not what the schema allows: it must NOT have additional properties (colour).',
  ],
  [
    'a value with a meaning twice',
    () => {
      schema.properties.html = { ...schema.properties.html, format: 'html' }
    },
    'has the meaning "html" twice',
  ],
  [
    'a field that takes no placeholder',
    () => {
      const words = { title: 'More', description: 'A page of this site.' }
      schema.properties.more = { ...words, type: 'string', format: 'href', pattern: '^/' }
      schema.examples[0] = { ...schema.examples[0], more: '/kontakt' }
    },
    'cannot begin a new block',
  ],
  [
    'a picture in the words of an example, without its file',
    () => {
      schema.examples[0] = { ...schema.examples[0], html: '<p><img src="/bilder/nirgends.svg" alt="Ein Krug"></p>' }
    },
    'Example 1 names "/bilder/nirgends.svg", which is not in public/.',
  ],
])('%s is a fault with its place', (_, harm, message) => {
  harm()
  const faults = findSchemaFaults(schemas, isThere)
  expect(
    faults
      .filter(({ place }) => place.startsWith(`schemas/${prose}`))
      .map((fault) => fault.message)
      .join('\n'),
  ).toContain(message)
})

test('a file that an example names in vain is a fault at its field', () => {
  const named = findSchemaFaults(schemas, () => false)
  expect(named.map(({ message }) => message).join()).toMatch(/Example \d names "\/[^"]+", which is not in public/)
  expect(named.every(({ place }) => /^schemas\/(blocks|templates)\//.test(place))).toBe(true)
})

test('a template whose example is not a page is a fault', () => {
  const template = schemas['templates/work.schema.json'] as unknown as { examples: { title?: string }[] }
  delete template.examples[0]?.title
  expect(findSchemaFaults(schemas, isThere).map(({ message }) => message)).toEqual([
    "Example 1 is not what the schema allows: it must have required property 'title'.",
  ])
})
