import type { SchemaFiles } from './schema-files'

const draft = 'https://json-schema.org/draft/2020-12/schema'

export function namesIn(files: SchemaFiles, folder: 'blocks' | 'templates'): string[] {
  return Object.keys(files)
    .filter((file) => file.startsWith(`${folder}/`))
    .map((file) => file.slice(folder.length + 1).replace('.schema.json', ''))
    .sort()
}

/**
 * The schema of one item of "blocks". `discriminator` lets ajv use the schema of the block's type only, so that one
 * mistake gives one error.
 */
export function blockIndex(files: SchemaFiles): object {
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
        },
      },
      block: {
        title: 'Block',
        description: 'A block: its "type" says which one, the other fields are its content.',
        type: 'object',
        required: ['type'],
        properties: { type: true },
        discriminator: { propertyName: 'type' },
        oneOf: namesIn(files, 'blocks').map((type) => ({ $ref: `blocks/${type}.schema.json` })),
      },
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
