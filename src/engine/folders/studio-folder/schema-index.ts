import { isObject } from '../../base/shared-types/json'
import { heldLists } from '../../content/schema-model/held-blocks'
import type { SchemaFiles } from './schema-files'

const draft = 'https://json-schema.org/draft/2020-12/schema'

export function namesIn(files: SchemaFiles, folder: 'blocks' | 'templates'): string[] {
  return Object.keys(files)
    .filter((file) => file.startsWith(`${folder}/`))
    .map((file) => file.slice(folder.length + 1).replace('.schema.json', ''))
    .sort()
}

const blockOf = (references: string[]) => ({
  title: 'Block',
  description: 'A block: its "type" says which one, the other fields are its content.',
  type: 'object',
  required: ['type'],
  properties: { type: true },
  discriminator: { propertyName: 'type' },
  oneOf: references.map(($ref) => ({ $ref })),
})

const named = (name: string) => ({ required: [name] })

const shared = { $ref: '../block.schema.json#/$defs/sharedBlock' }

/** One item of a list with "holds". */
const heldItem = (types: string[]) => ({
  title: 'Block',
  description: 'One block: a block of its own, or a shared block by its name.',
  type: 'object',
  allOf: [
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    { if: named('shared'), then: shared },
    {
      if: { ...named('slot'), not: { anyOf: [named('shared'), named('type')] } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { $ref: '../block.schema.json#/$defs/slot' },
    },
    {
      if: { anyOf: [named('shared'), { ...named('slot'), not: named('type') }] },
      else: blockOf(types.map((type) => `../blocks/${type}.schema.json`)),
    },
  ],
})

/** Writes out the lists of blocks that fields with "holds" are. */
export function withHeldLists(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withHeldLists)
  if (!isObject(schema)) return schema
  const fields = Object.entries(schema).map(([key, value]) => [key, key === 'examples' ? value : withHeldLists(value)])
  const { holds } = schema
  return { ...Object.fromEntries(fields), ...(Array.isArray(holds) && { type: 'array', items: heldItem(holds) }) }
}

/** If blocks hold blocks: the place in a shared block, and what a page puts there. */
const slots = {
  slot: {
    title: 'Place for blocks',
    description: 'In a block under "shared": where the blocks go that a page writes under "slot".',
    type: 'object',
    additionalProperties: false,
    required: ['slot'],
    properties: {
      slot: {
        title: 'Place',
        description: 'Always true: here go the blocks that a page writes under "slot".',
        const: true,
        format: 'slot',
      },
    },
  },
}

const slotField = {
  title: 'Blocks of the page',
  description: 'The blocks for the place in the shared block, which is written { "slot": true } there.',
  type: 'array',
  items: { $ref: 'block.schema.json' },
  minItems: 1,
  maxItems: 60,
}

/**
 * One item of "blocks". `discriminator` lets ajv use only the schema of the block's type: one mistake gives one error.
 */
export function blockIndex(files: SchemaFiles): object {
  const hasHolders = Object.values(files).some((schema) => heldLists(schema).length > 0)
  return {
    $schema: draft,
    title: 'Block',
    description: 'One block of a page: a block of its own, or a shared block by its name.',
    type: 'object',
    if: { type: 'object', required: ['shared'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { $ref: '#/$defs/sharedBlock' },
    else: { $ref: '#/$defs/block' },
    $defs: {
      sharedBlock: {
        title: 'Shared block',
        description: 'Uses a block that is written once under "shared".',
        type: 'object',
        additionalProperties: false,
        required: ['shared'],
        properties: {
          shared: {
            title: 'Shared',
            description: 'The name of the block under "shared", for example "newsletter".',
            type: 'string',
            format: 'shared',
          },
          hidden: {
            title: 'Hidden',
            description:
              'true hides the shared block from visitors of this page. It stays in the file and in the preview.',
            type: 'boolean',
          },
          ...(hasHolders && { slot: slotField }),
        },
      },
      ...(hasHolders && slots),
      block: blockOf(namesIn(files, 'blocks').map((type) => `blocks/${type}.schema.json`)),
    },
  }
}

export function templateIndex(files: SchemaFiles): object {
  const names = namesIn(files, 'templates')
  const titleOf = (name: string) => files[`templates/${name}.schema.json`]?.title ?? name
  const held = names.map((name) => ({
    if: { required: ['template'], properties: { template: { const: name } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { $ref: `templates/${name}.schema.json` },
  }))
  return {
    $schema: draft,
    title: 'Template',
    description: 'Holds a page to the template it names.',
    ...(held.length > 0 && { allOf: held }),
    $defs: {
      name: {
        title: 'Template',
        description: 'The name of a template.',
        ...(names.length > 0 ? { enum: names, enumDescriptions: names.map(titleOf) } : { not: {} }),
      },
    },
  }
}
