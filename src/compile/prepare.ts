import { posix } from 'node:path'
import type { Schemas } from '../check'

type Schema = {
  $ref?: string
  $defs?: Record<string, Schema>
  default?: unknown
  format?: string
  items?: Schema
  properties?: Record<string, Schema>
}

/**
 * Readies one value by its schema: fills in defaults and sanitises html. The value itself stays as it was.
 * `schema` is a reference from the schemas folder: "site.schema.json", "site.schema.json#/properties/prerender".
 */
export type Prepare = (value: unknown, schema: string) => unknown

/** A schema and the file that its references are relative to. */
interface Place {
  schema: Schema
  file: string
}

function createResolver(schemas: Schemas): (ref: string, file: string) => Place {
  const known = new Map<string, Place>()
  return (ref, file) => {
    const key = `${file} ${ref}`
    const place = known.get(key) ?? resolve(ref, file)
    known.set(key, place)
    return place
  }

  function resolve(ref: string, file: string): Place {
    const [path = '', pointer = ''] = ref.split('#')
    const target = path === '' ? file : posix.join(posix.dirname(file), path)
    const schema = pointer
      .split('/')
      .slice(1)
      .reduce<unknown>((node, token) => (node as Record<string, unknown>)[token], schemas[target])
    return { schema: schema as Schema, file: target }
  }
}

/** Makes `prepare` from the schemas: the walk that the schemas describe, with one thing done at each format. */
export function createPrepare(schemas: Schemas, sanitize: (html: string) => string): Prepare {
  const resolve = createResolver(schemas)

  function walk(value: unknown, { schema, file }: Place): unknown {
    if (schema.$ref) return walk(value, resolve(schema.$ref, file))
    if (typeof value === 'string') return schema.format === 'html' ? sanitize(value) : value
    if (Array.isArray(value)) {
      const { items } = schema
      return items ? value.map((item) => walk(item, { schema: items, file })) : value
    }
    if (typeof value !== 'object' || value === null || !schema.properties) return value
    return walkFields(value as Record<string, unknown>, schema.properties, file)
  }

  function walkFields(fields: Record<string, unknown>, properties: Record<string, Schema>, file: string) {
    const ready: Record<string, unknown> = { ...fields }
    for (const [name, property] of Object.entries(properties)) {
      if (name in fields) ready[name] = walk(fields[name], { schema: property, file })
      else if (property.default !== undefined) ready[name] = property.default
    }
    return ready
  }

  return (value, schema) => walk(value, resolve(schema, ''))
}
