import type { Schema } from '../../../content/schema-model/schema-book'
import { type Snippet, snippetOf, typeWithFields } from './snippets'

export interface BlockType {
  type: string
  schema: Schema
  written: Schema
  proposed: Record<string, unknown>[]
}

const fullest = (examples: Record<string, unknown>[]) =>
  examples.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0]

const help = ({ schema }: BlockType) =>
  `${schema.description}\n\n\`\`\`json\n${JSON.stringify(((schema.examples ?? []) as unknown[])[0], null, 2)}\n\`\`\``

/** The smallest and the fullest example of each type. */
export const wholeBlocks = (types: BlockType[]): Snippet[] =>
  types.flatMap((block) => {
    const { type, proposed } = block
    return [
      { label: type, markdownDescription: help(block), body: snippetOf(proposed[0]) },
      { label: `${type} with everything`, markdownDescription: help(block), body: snippetOf(fullest(proposed)) },
    ]
  })

/** A condition for each type instead of "oneOf": VS Code reports mistakes of the named type only. */
export function blockByType(types: BlockType[]): Schema {
  const type: Schema = {
    title: 'Type',
    markdownDescription: 'Which block this is. Its other fields follow from it.',
    enum: types.map((block) => block.type),
    enumDetails: types.map(({ schema }) => schema.title),
    markdownEnumDescriptions: types.map(help),
    errorMessage: `This is not a block type. Write one of ${types.map((block) => `"${block.type}"`).join(', ')}.`,
  }
  const withFields: Snippet[] = types.map((block) => ({
    label: `"${block.type}" and its fields`,
    markdownDescription: help(block),
    bodyText: typeWithFields(block.proposed[0] ?? {}),
  }))
  return {
    type: 'object',
    errorMessage: 'A block is written in braces: { "type": … }.',
    required: ['type'],
    properties: { type },
    allOf: [
      // If there is only a type, propose all its fields at once.
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      { if: { maxProperties: 1 }, then: { properties: { type: { defaultSnippets: withFields } } } },
      ...types.map((block) => ({
        if: { required: ['type'], properties: { type: { const: block.type } } },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: block.written,
      })),
    ],
  }
}

interface BlockOrShared {
  byType: Schema
  shared: Schema
  /** Proposed in an object that is still empty. */
  sharedField: Schema
  /** Where a shared block may have a place for blocks of the page. */
  slot?: Schema
}

/** One item of the blocks of a page, or of a block that holds others. */
export function blockOrShared({ byType, shared, sharedField, slot }: BlockOrShared): Schema {
  const own: Schema = {
    allOf: [
      byType,
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      { if: { maxProperties: 0 }, then: { properties: { shared: sharedField } } },
    ],
  }
  return {
    if: { type: 'object', required: ['shared'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: shared,
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    else: slot ? { if: { type: 'object', required: ['slot'] }, then: slot, else: own } : own,
  }
}
