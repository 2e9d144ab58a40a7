import { asObject, isObject, type UnknownObject } from '../../base/shared-types/json'
import type { Schemas } from '../schema-model/schemas'

/** Which entries a list shows, as its author has written it. */
export interface ListQuery {
  collection: string
  /** A field of entries; "-" before it sorts from the greatest to the least. */
  order?: string
  /** Values that the fields of each entry have. */
  only?: UnknownObject
  most?: number
  /** Cuts the list into pages. */
  perPage?: number
}

const partOfFormat: Record<string, keyof ListQuery> = {
  collection: 'collection',
  'entry-order': 'order',
  'entry-only': 'only',
  most: 'most',
  'per-page': 'perPage',
}

type ListFields = Partial<Record<keyof ListQuery, string>>

/** By the type of their block. */
export type ListBlocks = ReadonlyMap<string, ListFields>

export const blockSchema = /^blocks\/(.+)\.schema\.json$/

const formatOf = (field: unknown, schemas: Schemas): unknown => {
  const { format, $ref } = asObject(field)
  const [, name = ''] = String($ref ?? '').match(/definitions\.schema\.json#\/\$defs\/(\w+)$/) ?? []
  return format ?? asObject(asObject(asObject(schemas['definitions.schema.json']).$defs)[name]).format
}

/** Any field of a list will do, even without a named collection. */
export function listPartsIn(schemas: Schemas): ListBlocks {
  const listsByType = Object.entries(schemas).flatMap(([file, schema]): [string, ListFields][] => {
    const [, type] = file.match(blockSchema) ?? []
    if (type === undefined) return []
    const fields: ListFields = {}
    for (const [name, field] of Object.entries(asObject(asObject(schema).properties))) {
      const part = partOfFormat[String(formatOf(field, schemas))]
      if (part) fields[part] = name
    }
    return Object.keys(fields).length === 0 ? [] : [[type, fields]]
  })
  return new Map(listsByType)
}

export const listBlocksIn = (schemas: Schemas): ListBlocks =>
  new Map([...listPartsIn(schemas)].filter(([, { collection }]) => collection !== undefined))

/** Also lists in other blocks and in shared ones, without hidden ones. */
export function listsAmong(blocks: unknown, lists: ListBlocks, sharedBlock: (name: string) => unknown): ListQuery[] {
  const seen = new Set<string>()
  const visit = (value: unknown): ListQuery[] => {
    if (Array.isArray(value)) return value.flatMap(visit)
    if (!isObject(value) || value.hidden === true) return []
    if (typeof value.shared === 'string') {
      if (seen.has(value.shared)) return []
      seen.add(value.shared)
      return visit(sharedBlock(value.shared))
    }
    const query = queryOf(value, lists)
    return query ? [query] : Object.values(value).flatMap(visit)
  }
  return visit(blocks)
}

/** Undefined for a block that is no list, or names no collection. */
export function queryOf(block: unknown, lists: ListBlocks): ListQuery | undefined {
  const fields = lists.get(String(asObject(block).type))
  if (!fields || !isObject(block)) return undefined
  const parts = Object.entries(fields).map(([part, name]) => [part, block[name]])
  const query = Object.fromEntries(parts.filter(([, value]) => value !== undefined))
  return typeof query.collection === 'string' ? (query as unknown as ListQuery) : undefined
}
