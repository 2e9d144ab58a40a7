/** By path below schemas/: "blocks/banner.schema.json". */
export type Schemas = Record<string, object>
