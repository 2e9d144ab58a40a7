import { asList, asObject, isObject, valueAt } from '../../../base/shared-types/json'
import { listed } from '../phrases'
import type { Schemas } from '../schemas'
import { findItemFaults } from '../structured-data/typed-items'
import { findUnknownProperty } from '../structured-data/unknown-properties'
import { findRefusedService } from './asked-services'
import { findImpossibleList } from './impossible-lists'
import { findRefusedHeadTag } from './refused-head-tags'
import { findValues, type SchemaMistake, schemaFailure } from './schema-mistakes'

/** What fields may be made of: types are generated for these alone. */
const definition = /^(?:\.\.\/)?definitions\.schema\.json#\/\$defs\/[^/]+$/
const blockName = /^blocks\/(.*)\.schema\.json$/
const ownDefinition = /^#\/\$defs\/[^/]+$/

function explainForeign(path: string, target: string): string {
  if (/(?:^|\/)block\.schema\.json/.test(target))
    return `"$ref" leads to all blocks, which no field can hold. Name the types that may be here: "holds": ["text"].`
  const [, block] = new URL(target, `schemas:/${path}`).pathname.match(/^\/blocks\/(.*)\.schema\.json$/) ?? []
  const from = path.match(blockName)?.[1]
  if (block !== undefined && block !== from)
    return `"$ref" leads to the block "${block}", which is held in a list: write "holds": ["${block}"]. Or write the fields that are needed here, or put fields that both have under "$defs" in schemas/studio/definitions.schema.json.`
  return `"$ref" leads to "${target}". A field takes its kind from "../definitions.schema.json#/$defs/…", which also has what is under "$defs" in schemas/studio/definitions.schema.json.`
}

function findForeignReference(path: string, schema: object): SchemaMistake | undefined {
  for (const { pointer, value } of findValues(schema, '$ref')) {
    if (typeof value !== 'string' || definition.test(value)) continue
    if (path === 'studio/definitions.schema.json' && ownDefinition.test(value)) continue
    return { path, pointer, message: explainForeign(path, value) }
  }
  return undefined
}

/** What `meets` of conditions.ts understands, in check and editor alike. */
const known = ['type', 'required', 'properties', 'const', 'enum', 'allOf', 'anyOf', 'not']

function unknownIn(condition: unknown): string | undefined {
  if (!isObject(condition)) return undefined
  const { properties, allOf, anyOf, not } = condition
  const parts = [...Object.values(asObject(properties)), ...asList(allOf), ...asList(anyOf), not]
  return Object.keys(condition).find((keyword) => !known.includes(keyword)) ?? parts.map(unknownIn).find(Boolean)
}

function findOddCondition(path: string, schema: object): SchemaMistake | undefined {
  for (const { pointer, value } of findValues(schema, 'if')) {
    const keyword = unknownIn(value)
    if (keyword === undefined) continue
    const message = `"if" asks for "${keyword}", which the editor cannot follow. Ask which fields there are, and for their values, with ${listed(known.slice(1), 'or')}.`
    return { path, pointer, message }
  }
  return undefined
}

function findOddType(path: string, schema: object): SchemaMistake | undefined {
  const [, name] = path.match(blockName) ?? []
  if (name === undefined) return undefined
  if (!/^[a-z][a-z0-9-]*$/i.test(name))
    return { path, pointer: '', message: `"${name}" cannot name a block. Use the letters a to z, digits and hyphens.` }
  const pointer = '/properties/type/const'
  if (valueAt(schema, pointer) === name) return undefined
  return {
    path,
    pointer,
    message: `The "type" of this block is the name of its file. Write "type": { "const": "${name}" }.`,
  }
}

/** New pages begin as the example of their template. */
function findLostExample(path: string, schema: object): SchemaMistake | undefined {
  const pointer = '/examples'
  if (isObject(asList(valueAt(schema, pointer))[0])) return undefined
  return { path, pointer, message: 'A template needs one whole page under "examples": new pages begin as this one.' }
}

/** Throws a Failure with the line of what JSON Schema allows and a studio may not write. */
export function requireUsableSchema(schemas: Schemas): void {
  for (const [path, schema] of Object.entries(schemas)) {
    const mistake = path.startsWith('templates/')
      ? (findLostExample(path, schema) ?? findUnknownProperty(path, schema))
      : (findForeignReference(path, schema) ??
        findOddCondition(path, schema) ??
        findRefusedService(path, schema) ??
        findRefusedHeadTag(path, schema) ??
        findImpossibleList(path, schema, schemas) ??
        findUnknownProperty(path, schema) ??
        findOddType(path, schema))
    if (mistake) throw schemaFailure(schemas, mistake)
  }
}

/** Throws a Failure for what only all schemas together show. */
export function requireSoundSchemas<Composed extends Schemas>(schemas: Composed): Composed {
  const [mistake] = findItemFaults(schemas).mistakes
  if (mistake) throw schemaFailure(schemas, mistake)
  return schemas
}
