import Ajv from 'ajv/dist/2020.js'
import { nodeAt, readJson } from '../../../base/json-parser'
import { Failure } from '../../../base/shared-types/failure'
import { escapeToken, isObject, valueAt } from '../../../base/shared-types/json'
import { guess } from '../../../base/text/nearest'
import type { Schemas } from '../schemas'

const texts = new WeakMap<object, string>()

const additions = new WeakMap<object, string>()

function parseSchema(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    if (text.trim() === '')
      throw new Failure(`schemas/${path}\n  This file is empty. Bring back its last good version, or delete it.`)
    const { mistakes, placeOf } = readJson(text)
    const [first] = mistakes
    const { line, column } = placeOf(first?.offset ?? 0)
    throw new Failure(`schemas/${path}:${line}:${column}\n  This schema is no JSON. ${first?.message ?? ''}`.trim())
  }
}

/** `path` is below schemas/. Throws a Failure with the line for invalid JSON. */
export function readSchema(path: string, text: string): Record<string, unknown> {
  const schema = parseSchema(path, text)
  if (!isObject(schema)) throw new Failure(`schemas/${path}:1:1\n  A schema is an object: begin with { and end with }.`)
  texts.set(schema, text)
  return schema
}

/** Remembers the source text for a schema derived from another. Returns the new one. */
export function keepSchemaText<Schema extends object>(from: object, schema: Schema): Schema {
  for (const kept of [texts, additions]) {
    const text = kept.get(from)
    if (text !== undefined) kept.set(schema, text)
  }
  return schema
}

/** Which studio's schema was merged into the engine's. Returns the merged one. */
export function keepAddition<Schema extends object>(own: object, merged: Schema): Schema {
  const text = texts.get(own)
  if (text !== undefined) additions.set(merged, text)
  return merged
}

export interface SchemaMistake {
  path: string
  pointer: string
  message: string
}

interface FoundValue {
  pointer: string
  value: unknown
  parent: Record<string, unknown>
}

export function findValues(node: unknown, name: string, pointer = '', found: FoundValue[] = []): FoundValue[] {
  if (Array.isArray(node))
    for (const [index, item] of node.entries()) findValues(item, name, `${pointer}/${index}`, found)
  if (!isObject(node)) return found
  for (const [key, value] of Object.entries(node)) {
    const at = `${pointer}/${escapeToken(key)}`
    if (key === name) found.push({ pointer: at, value, parent: node })
    if (key !== 'examples' && key !== 'default') findValues(value, name, at, found)
  }
  return found
}

function findLostReference(schemas: Schemas): SchemaMistake | undefined {
  for (const [path, schema] of Object.entries(schemas)) {
    for (const { pointer, value } of findValues(schema, '$ref')) {
      if (typeof value !== 'string') continue
      const [file = '', fragment = ''] = value.split('#')
      const target = file ? new URL(file, `schemas:/${path}`).pathname.replace(/^\/+/, '') : path
      const isThere =
        schemas[target] !== undefined && (fragment === '' || valueAt(schemas[target], fragment) !== undefined)
      if (isThere) continue
      const names = fragment.split('/')
      const last = names.pop() ?? ''
      const near = schemas[target]
        ? guess(last, Object.keys(valueAt(schemas[target], names.join('/')) ?? {}))
        : guess(file, Object.keys(schemas))
      const advice = near ? ` Did you mean "${near.name}"?` : ''
      return { path, pointer, message: `"$ref" leads to "${value}", which is not there.${advice}` }
    }
  }
  return undefined
}

function findInvalid(schemas: Schemas): SchemaMistake | undefined {
  const ajv = new Ajv({ strict: false })
  for (const [path, schema] of Object.entries(schemas)) {
    if (ajv.validateSchema(schema)) continue
    const [error] = ajv.errors ?? []
    const pointer = error?.instancePath ?? ''
    const allowed = error?.params.allowedValues as unknown[] | undefined
    const wanted = allowed ? `must be one of ${allowed.map((value) => `"${value}"`).join(', ')}` : error?.message
    const name = pointer.split('/').at(-1)
    return { path, pointer, message: `This is no valid schema: ${name ? `"${name}" ` : 'it '}${wanted}.` }
  }
  return undefined
}

function explainPattern(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  try {
    new RegExp(value, 'u')
    return undefined
  } catch (error) {
    return `"pattern" is no regular expression. ${(error as Error).message}.`
  }
}

const explainEnum = (value: unknown): string | undefined =>
  Array.isArray(value) && value.length === 0 ? '"enum" is an empty list. Write one value at least.' : undefined

/** What the schema of schemas allows, and ajv refuses without saying where. */
function findRefused(schemas: Schemas): SchemaMistake | undefined {
  for (const [path, schema] of Object.entries(schemas)) {
    for (const [keyword, explain] of [
      ['pattern', explainPattern],
      ['enum', explainEnum],
    ] as const) {
      for (const { pointer, value } of findValues(schema, keyword)) {
        const message = explain(value)
        if (message !== undefined) return { path, pointer, message }
      }
    }
  }
  return undefined
}

function findKeyword(schemas: Schemas, words: string): SchemaMistake | undefined {
  const [, keyword] = words.match(/keyword:? "([^"]+)"/) ?? []
  if (keyword === undefined) return undefined
  const places = Object.entries(schemas).flatMap(([path, schema]) =>
    findValues(schema, keyword).map(({ pointer }) => ({ path, pointer })),
  )
  const [first, ...others] = places
  if (!first) return undefined
  const more = others.map(({ path, pointer }) => `\n  ${placeInSchema(schemas, path, pointer)}`).join('')
  const also = more && ` It is also in${more}`
  return { ...first, message: `"${keyword}" is no keyword of JSON Schema, nor one of ours.${also}` }
}

export function explainSchemaError(schemas: Schemas, error: unknown): Failure {
  const words = error instanceof Error ? error.message : String(error)
  const mistake =
    findInvalid(schemas) ?? findLostReference(schemas) ?? findRefused(schemas) ?? findKeyword(schemas, words)
  if (!mistake) return new Failure(`The schemas in schemas/ cannot be used: ${words}.`)
  return schemaFailure(schemas, mistake)
}

/** "schemas/blocks/text.schema.json:12:5"; without a position if its text is not known. */
export function placeInSchema(schemas: Schemas, path: string, pointer: string): string {
  const schema = schemas[path] as object
  const addition = additions.get(schema)
  const isAdded = addition !== undefined && valueAt(JSON.parse(addition), pointer) !== undefined
  const text = isAdded ? addition : texts.get(schema)
  const file = isAdded ? `schemas/studio/${path}` : `schemas/${path}`
  const reading = text === undefined ? undefined : readJson(text)
  const root = reading?.root()
  const node = text !== undefined && root ? nodeAt(text, root, pointer) : undefined
  const { line, column } = (node && reading?.placeOf(node.keyStart >= 0 ? node.keyStart : node.start)) ?? {}
  return line === undefined ? `${file}, at ${pointer || 'its beginning'}` : `${file}:${line}:${column}`
}

export const schemaFailure = (schemas: Schemas, { path, pointer, message }: SchemaMistake): Failure =>
  new Failure(`${placeInSchema(schemas, path, pointer)}\n  ${message}`)
