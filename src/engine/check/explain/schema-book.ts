import { isObject, unescapeToken } from '../../model/json'
import type { Schemas } from '../schema/validate'

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
  /** Whether the field at a pointer must be there: its object's schema demands it, or the template of its page. */
  isRequired(pointer: string, root: unknown): boolean
  /** The fields of an object's schema. */
  fieldsOf(schema: unknown): Record<string, Schema>
}

const part = (schema: unknown, name: string): unknown =>
  isObject(schema) ? schema[name] : Array.isArray(schema) ? schema[Number(name)] : undefined

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

  /** The schema of a value itself: of a block that of its type, of a page that of its kind. */
  function ownSchema(raw: Schema, value: unknown): Schema {
    const own = isObject(value) && value.type !== undefined ? block(value.type) : undefined
    return own ?? choose(resolve(raw), value)
  }

  /** One step down: the schema of a field or of an item of `value`. */
  function step(raw: Schema, value: unknown, token: string): Schema {
    const schema = ownSchema(raw, value)
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

  /** The schema that judges the place that names lead to from the root, and the value there. */
  function walk(tokens: string[], root: unknown): { schema: Schema; value: unknown } {
    let schema = schemas['pages.schema.json'] as Schema
    let value = root
    for (const token of tokens) {
      schema = step(schema, value, token)
      value = typeof value === 'object' && value !== null ? (value as Schema)[token] : undefined
    }
    return { schema, value }
  }

  /** What the template of a page says of the object that names lead to. */
  function ofTemplate(tokens: string[], root: unknown): unknown {
    const [area, index = '', ...rest] = tokens
    const page = area === 'pages' ? walk([area, index], root).value : undefined
    if (!isObject(page) || typeof page.template !== 'string') return undefined
    const template: unknown = schemas[`templates/${page.template}.schema.json`]
    return rest.reduce<unknown>(
      (schema, token) => under(schema, ['properties', token]) ?? under(schema, ['prefixItems', token]),
      template,
    )
  }

  return {
    blockTypes,
    at: (pointer, root) => walk(pointer.split('/').slice(1).map(unescapeToken), root).schema,
    isRequired(pointer, root) {
      const tokens = pointer.split('/').slice(1).map(unescapeToken)
      const name = tokens.pop() as string
      const { schema, value } = walk(tokens, root)
      return [ownSchema(schema, value), ofTemplate(tokens, root)].some((owner) => requiredOf(owner).includes(name))
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
