import { isObject } from '../content'
import type { Schemas } from '../validate'
import { unescapeToken } from './pointer'

/** A part of a schema, as JSON. */
export type Schema = Record<string, unknown>

/** The schemas as the words for authors need them: what a block may hold, and what a field is for. */
export interface SchemaBook {
  blockTypes: string[]
  /** What must and may be in a block of a type; undefined for a type that is none. */
  block(type: unknown): Schema | undefined
  /** A content page. */
  page: Schema
  /** A schema with what its "$ref" leads to; its own words come first. */
  resolve(schema: unknown): Schema
  /** The schema that judges the place of a pointer. */
  at(pointer: string, root: unknown): Schema
  /** The fields of an object's schema. */
  fieldsOf(schema: unknown): Record<string, Schema>
}

const part = (schema: unknown, name: string): unknown => (isObject(schema) ? schema[name] : undefined)

const under = (schema: unknown, names: string[]): unknown => names.reduce(part, schema)

/** Opens the schemas for reading. A reference within a file is found by its name: no two files define the same one. */
export function openSchemas(schemas: Schemas): SchemaBook {
  const files = Object.values(schemas)
  const oneOf = under(schemas['block.schema.json'], ['$defs', 'block', 'oneOf'])
  const blockTypes = (Array.isArray(oneOf) ? oneOf : []).map((ref) =>
    String(part(ref, '$ref')).replace(/^.*\/|\.schema\.json$/g, ''),
  )

  function follow(ref: string): unknown {
    const [file = '', fragment = ''] = ref.split('#')
    const names = fragment.split('/').slice(1)
    if (file) return under(schemas[file.replace(/^(\.\.?\/)+/, '')], names)
    return files.map((schema) => under(schema, names)).find((found) => found !== undefined)
  }

  function resolve(schema: unknown): Schema {
    if (!isObject(schema)) return {}
    if (typeof schema.$ref !== 'string') return schema
    return { ...resolve(follow(schema.$ref)), ...schema, $ref: undefined }
  }

  const block = (type: unknown): Schema | undefined => {
    const known = typeof type === 'string' && blockTypes.includes(type)
    return known ? (schemas[`blocks/${type}.schema.json`] as Schema) : undefined
  }

  /** One step down: the schema of a field or of an item of `value`. */
  function step(raw: Schema, value: unknown, token: string): Schema {
    const own = isObject(value) && value.type !== undefined ? block(value.type) : undefined
    const schema = own ?? choose(resolve(raw), value)
    if (Array.isArray(value)) return resolve(schema.items)
    const fields = isObject(schema.properties) ? schema.properties : {}
    return resolve(Object.hasOwn(fields, token) ? fields[token] : schema.additionalProperties)
  }

  /** The branch of an "if" that judges a value: its condition is a field that is there. */
  function choose(schema: Schema, value: unknown): Schema {
    if (!isObject(schema.if)) return schema
    const isMet = requiredOf(schema.if).every((name) => isObject(value) && Object.hasOwn(value, name))
    const excluded = requiredOf(schema.if.not).some((name) => isObject(value) && Object.hasOwn(value, name))
    return { ...schema, ...resolve(isMet && !excluded ? schema.then : schema.else) }
  }

  return {
    blockTypes,
    at(pointer, root) {
      let schema = schemas['pages.schema.json'] as Schema
      let value = root
      for (const token of pointer.split('/').slice(1).map(unescapeToken)) {
        schema = step(schema, value, token)
        value = typeof value === 'object' && value !== null ? (value as Schema)[token] : undefined
      }
      return schema
    },
    block,
    page: resolve(under(schemas['page.schema.json'], ['$defs', 'content'])),
    resolve,
    fieldsOf: (schema) => {
      const properties = resolve(schema).properties
      return isObject(properties) ? (properties as Record<string, Schema>) : {}
    },
  }
}

/** The names that an object's schema demands. */
export const requiredOf = (schema: unknown): string[] =>
  isObject(schema) && Array.isArray(schema.required) ? schema.required.map(String) : []
