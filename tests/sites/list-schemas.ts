import { definition, holderBlock, studioSchemasWith } from './holder-schemas'

export const list = holderBlock(
  'list',
  'List',
  ['collection'],
  {
    heading: {
      title: 'Heading',
      description: 'The heading above the list.',
      $ref: definition('heading'),
      headingLevel: 2,
    },
    collection: {
      title: 'Collection',
      description: 'The entries that it lists.',
      type: 'string',
      format: 'collection',
    },
    order: { title: 'Order', description: 'The order of the list.', $ref: definition('entryOrder') },
    only: { title: 'Only', description: 'Which entries it lists.', $ref: definition('entryOnly') },
    most: { title: 'At most', description: 'How many entries it lists.', $ref: definition('most') },
    perPage: { title: 'Per page', description: 'How many entries a page has.', $ref: definition('perPage') },
  },
  [
    { type: 'list', collection: 'news' },
    { type: 'list', collection: 'news', perPage: 2 },
  ],
)

/** The studio's schemas with a block that lists entries in every way. */
export const listSchemas = studioSchemasWith({ 'blocks/list.schema.json': list })
