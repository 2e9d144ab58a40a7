/** Parsed JSON schemas by their path below schemas/, with forward slashes: "blocks/banner.schema.json". */
export type SchemaFiles = Record<string, Record<string, unknown>>
