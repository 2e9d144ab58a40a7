import { Failure } from '../../base/shared-types/failure'
import { isObject } from '../../base/shared-types/json'
import type { Schema } from '../../content/schema-model/schema-book'
import { keepAddition, keepSchemaText } from '../../content/schema-model/validation/schema-mistakes'
import { languageSchema } from './language-schema'
import type { SchemaFiles } from './schema-files'
import { blockIndex, templateIndex, withHeldLists } from './schema-index'

/** The other schemas are the engine's. */
export const isStudioSchema = (path: string): boolean => /^(blocks|templates|studio)\//.test(path)

function extend(base: unknown, more: unknown): unknown {
  if (Array.isArray(base) && Array.isArray(more)) return [...base, ...more]
  if (!isObject(base) || !isObject(more)) return more
  const added = Object.entries(more).map(([key, value]) => [key, key in base ? extend(base[key], value) : value])
  return { ...base, ...Object.fromEntries(added) }
}

/** Titles and descriptions of the studio's schemas are for its own readers. */
function withStudio(engine: SchemaFiles, own: SchemaFiles): SchemaFiles {
  const composed = Object.entries(engine).map(([path, schema]) => {
    const added = own[`studio/${path}`] ?? {}
    const { $schema: _1, title: _2, description: _3, ...more } = added
    return [path, keepAddition(added, keepSchemaText(schema, extend(schema, more) as Schema))]
  })
  return Object.fromEntries(composed)
}

export interface StudioNames {
  layouts: string[]
  colours: string[]
}

function withNames(page: Schema, { layouts, colours }: StudioNames): Schema {
  const properties = {
    ...(layouts.length > 0 && { layout: { enum: layouts } }),
    ...(colours.length > 0 && { colour: { enum: colours } }),
  }
  return keepSchemaText(page, extend(page, { $defs: { content: { properties } } }) as Schema)
}

function entryFieldsOf(page: Schema | undefined, format: unknown) {
  const { entry } = (page?.$defs ?? {}) as { entry?: { properties?: Record<string, Schema> } }
  const fields = Object.entries(entry?.properties ?? {}).filter(([, field]) => field.format === format)
  return { enum: fields.map(([name]) => name), enumDescriptions: fields.map(([name, { title }]) => title ?? name) }
}

/** "entryFields", which names a format, becomes an enum of the entries' fields that have it. */
function withEntryFields(schema: unknown, page: Schema | undefined, path: string): unknown {
  if (Array.isArray(schema)) return schema.map((item) => withEntryFields(item, page, path))
  if (!isObject(schema)) return schema
  const { entryFields, ...rest } = schema
  const fields = Object.entries(rest).map(([key, value]) => [key, withEntryFields(value, page, path)])
  const found = entryFieldsOf(page, entryFields)
  if (typeof entryFields === 'string' && found.enum.length === 0)
    throw new Failure(
      `schemas/${path}\n  "entryFields" is "${entryFields}", but entries have no field of this format. Add one to schemas/studio/page.schema.json.`,
    )
  return { ...Object.fromEntries(fields), ...(typeof entryFields === 'string' && found) }
}

/** Merges schemas/studio/ into the engine's schemas by name, and adds indexes of blocks and templates. */
export function composeSchemas(engine: SchemaFiles, own: SchemaFiles, names: StudioNames): SchemaFiles {
  const extended = withStudio(engine, own)
  const page = extended['page.schema.json'] && withNames(extended['page.schema.json'], names)
  const site = extended['site.schema.json']
  const parts = Object.entries(own).filter(([path]) => !path.startsWith('studio/'))
  const blocks = parts.map(([path, schema]) => [
    path,
    keepSchemaText(schema, withHeldLists(withEntryFields(schema, page, path)) as Schema),
  ])
  return {
    ...extended,
    ...(page && { 'page.schema.json': page }),
    ...(site && { 'language.schema.json': languageSchema(site) as Schema }),
    ...Object.fromEntries(blocks),
    'block.schema.json': blockIndex(own) as Schema,
    'template.schema.json': templateIndex(own) as Schema,
  }
}
