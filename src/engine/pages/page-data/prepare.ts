import { cutAddress } from '../../base/shared-types/cut/cut'
import { asObject, isObject } from '../../base/shared-types/json'
import { getOrAdd } from '../../base/shared-types/maps'
import { dialled } from '../../base/text/phone'
import { closedBy, conditionsOf, meets } from '../../content/schema-model/conditions'
import type { Schemas } from '../../content/schema-model/schemas'

type Schema = {
  $ref?: string
  $defs?: Record<string, Schema>
  default?: unknown
  format?: string
  holds?: string[]
  shown?: { width: number; height?: number }
  items?: Schema
  properties?: Record<string, Schema>
}

/**
 * Works on a copy: fills in defaults, sanitises html, writes phone numbers as phones dial them. `schema` is a reference
 * from the schemas folder: "site.schema.json", "site.schema.json#/properties/prerender".
 */
export type Prepare = (value: unknown, schema: string) => unknown

interface Place {
  schema: Schema
  file: string
}

/** "../definitions.schema.json" of "blocks/text.schema.json" -> "definitions.schema.json" */
const resolvePath = (path: string, file: string): string =>
  decodeURI(new URL(path, `file:///${file}`).pathname).slice(1)

function createResolver(schemas: Schemas): (ref: string, file: string) => Place {
  const known = new Map<string, Place>()
  return (ref, file) => {
    const key = `${file} ${ref}`
    return getOrAdd(known, key, () => resolve(ref, file))
  }

  function resolve(ref: string, file: string): Place {
    const [path = '', pointer = ''] = ref.split('#')
    const target = path === '' ? file : resolvePath(path, file)
    const schema = pointer
      .split('/')
      .slice(1)
      .reduce<unknown>((node, token) => (node as Record<string, unknown>)[token], schemas[target])
    return { schema: schema as Schema, file: target }
  }
}

/** Undefined if a schema leaves nothing to do. */
type Step = ((value: unknown) => unknown) | undefined

type Fields = Record<string, unknown>

/** "shown" of a place that cuts its picture has a height. The address says where it is cut. */
function cutFor(shown: Schema['shown'], step: Step): Step {
  const { width, height } = shown ?? {}
  if (width === undefined || height === undefined) return step
  return (value) => {
    const ready = step ? step(value) : value
    if (typeof ready === 'string') return cutAddress(ready, { width, height })
    if (!isObject(ready) || typeof ready.src !== 'string') return ready
    const { focus, ...picture } = ready
    return { ...picture, src: cutAddress(ready.src, { width, height, ...asObject(focus) }) }
  }
}

export function createPrepare(schemas: Schemas, sanitize: (html: string) => string): Prepare {
  const resolve = createResolver(schemas)
  const known = new Map<Schema, { step: Step }>()

  function stepOf(place: Place): Step {
    const { schema, file } = place
    if (schema.$ref) return cutFor(schema.shown, stepOf(resolve(schema.$ref, file)))
    const seen = known.get(schema)
    if (seen) return seen.step
    // A recursive schema is asked for again while it is read.
    const entry = { step: ((value) => (made ? made(value) : value)) as Step }
    known.set(schema, entry)
    const made = makeStep(place)
    entry.step = made
    return made
  }

  function makeStep({ schema, file }: Place): Step {
    const { format, holds, items, properties } = schema
    if (format === 'phone') return (value) => (typeof value === 'string' ? dialled(value) : value)
    if (format === 'origin') return (value) => (typeof value === 'string' ? new URL(value).origin : value)
    if (format === 'html') return (value) => (typeof value === 'string' ? sanitize(value) : value)
    if (holds) return prepareHeld
    if (items) {
      const step = stepOf({ schema: items, file })
      return step && ((value) => (Array.isArray(value) ? value.map(step) : value))
    }
    return properties && makeFieldsStep(schema, file)
  }

  /** Shared blocks are prepared where they are written. */
  function prepareHeld(value: unknown): unknown {
    if (!Array.isArray(value)) return value
    return value.map((item) => ('type' in item ? prepare(item, `blocks/${item.type}.schema.json`) : item))
  }

  function makeFieldsStep(schema: Schema, file: string): Step {
    const { properties = {} } = schema
    const conditions = conditionsOf(schema)
    const closedIn = (value: object) =>
      conditions.flatMap((part) => closedBy(meets(value, part.if) ? part.then : part.else))
    const fields = Object.entries(properties).flatMap(([name, schema]) => {
      const step = stepOf({ schema, file })
      return step || schema.default !== undefined ? [{ name, step, fallback: schema.default }] : []
    })
    if (fields.length === 0) return undefined
    return (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
      const ready: Fields = { ...value }
      const closed = closedIn(value)
      for (const { name, step, fallback } of fields) {
        if (!(name in value)) {
          if (fallback !== undefined && !closed.includes(name)) ready[name] = fallback
        } else if (step) ready[name] = step(ready[name])
      }
      return ready
    }
  }

  function prepare(value: unknown, schema: string): unknown {
    const step = stepOf(resolve(schema, ''))
    return step ? step(value) : value
  }

  return prepare
}
