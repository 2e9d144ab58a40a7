import { asList, asObject, escapeToken, isObject } from '../../base/shared-types/json'

/** A list of blocks within a block: a field whose schema has "holds". */
export interface HeldList {
  /** From the block to the list; '*' is each item of a list. */
  path: string[]
  holds: string[]
  minItems?: number
  maxItems?: number
  /** Headings in the list are one level below the block's. */
  headingLevel?: 'next'
}

const branchesOf = ({ allOf, then, else: otherwise }: Record<string, unknown>): unknown[] => [
  ...asList(allOf),
  then,
  otherwise,
]

function* findLists(schema: unknown, path: string[]): Generator<HeldList> {
  if (!isObject(schema)) return
  const { holds, minItems, maxItems, headingLevel, properties, items } = schema
  if (Array.isArray(holds)) {
    const limits = { minItems, maxItems, headingLevel } as Partial<HeldList>
    yield { path, holds: holds.map(String), ...limits }
  }
  for (const [name, field] of Object.entries(asObject(properties))) yield* findLists(field, [...path, name])
  yield* findLists(items, [...path, '*'])
  for (const branch of branchesOf(schema)) yield* findLists(branch, path)
}

/** In a block's schema, as written or composed. A field of several branches of "if" counts once. */
export function heldLists(schema: unknown): HeldList[] {
  const byPath = new Map<string, HeldList>()
  for (const list of findLists(schema, [])) {
    const key = JSON.stringify(list.path)
    const known = byPath.get(key)
    byPath.set(key, known ? { ...known, holds: [...new Set([...known.holds, ...list.holds])] } : list)
  }
  return [...byPath.values()]
}

/** Keyed by the type of block; without those that hold no blocks. */
export function heldListsByType(schemas: Record<string, unknown>): Map<string, HeldList[]> {
  const listsByType = Object.entries(schemas).map(([type, schema]) => [type, heldLists(schema)] as const)
  return new Map(listsByType.filter(([, lists]) => lists.length > 0))
}

function mapAt(value: unknown, path: string[], change: (list: unknown[]) => unknown[]): unknown {
  const [first, ...rest] = path
  if (first === undefined) return Array.isArray(value) ? change(value) : value
  if (first === '*') return Array.isArray(value) ? value.map((item) => mapAt(item, rest, change)) : value
  if (!isObject(value) || !Object.hasOwn(value, first)) return value
  return { ...value, [first]: mapAt(value[first], rest, change) }
}

/** In a copy. What is no list, where one belongs, stays. */
export const mapHeld = <Block>(
  block: Block,
  lists: HeldList[],
  change: (list: unknown[], held: HeldList) => unknown[],
): Block => lists.reduce<unknown>((copy, held) => mapAt(copy, held.path, (list) => change(list, held)), block) as Block

function eachAt(value: unknown, path: string[], pointer: string, see: (list: unknown[], at: string) => void): void {
  const [first, ...rest] = path
  if (first === undefined) {
    if (Array.isArray(value)) see(value, pointer)
  } else if (first === '*') {
    for (const [index, item] of asList(value).entries()) eachAt(item, rest, `${pointer}/${index}`, see)
  } else if (isObject(value) && Object.hasOwn(value, first)) {
    eachAt(value[first], rest, `${pointer}/${escapeToken(first)}`, see)
  }
}

/** Pointers are from the block: "/columns/0/blocks". */
export function eachHeld(
  block: unknown,
  lists: HeldList[],
  see: (list: unknown[], pointer: string, held: HeldList) => void,
): void {
  for (const held of lists) eachAt(block, held.path, '', (list, pointer) => see(list, pointer, held))
}
