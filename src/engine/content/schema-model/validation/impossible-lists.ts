import { guess } from '../../../base/text/nearest'
import { type HeldList, heldLists } from '../held-blocks'
import { listed } from '../phrases'
import type { Schemas } from '../schemas'
import { findValues, type SchemaMistake } from './schema-mistakes'

const blockFile = (type: string) => `blocks/${type}.schema.json`

const blockTypesOf = (schemas: Schemas): string[] =>
  Object.keys(schemas).flatMap((path) => path.match(/^blocks\/(.*)\.schema\.json$/)?.[1] ?? [])

/** The types from one to another that it may hold, both included. */
function wayTo(
  wanted: string,
  from: string,
  listsOf: (type: string) => HeldList[],
  passed = new Set<string>(),
): string[] {
  if (from === wanted) return [from]
  if (passed.has(from)) return []
  passed.add(from)
  for (const type of listsOf(from).flatMap(({ holds }) => holds)) {
    const way = wayTo(wanted, type, listsOf, passed)
    if (way.length > 0) return [from, ...way]
  }
  return []
}

function explainType(type: string, holder: string, schemas: Schemas): string | undefined {
  const types = blockTypesOf(schemas)
  if (!types.includes(type)) {
    const near = guess(type, types)
    return `"holds" names "${type}", which is no block.${near ? ` Did you mean "${near.name}"?` : ` There are ${listed(types)}.`}`
  }
  if ('position' in (schemas[blockFile(type)] as object))
    return `"${type}" has "position": "first", so nothing can hold it. Take it out of "holds", or "position" out of its schema.`
  const way = wayTo(holder, type, (name) => heldLists(schemas[blockFile(name)]))
  if (way.length === 0) return undefined
  const chain = way.map((name) => `"${name}"`).join(', which holds ')
  return `"${holder}" holds ${chain}: a block would be in itself. Take one of them out of a "holds".`
}

/** Lists of blocks that no content could fill, or that could hold themselves. */
export function findImpossibleList(path: string, schema: object, schemas: Schemas): SchemaMistake | undefined {
  const [, holder] = path.match(/^blocks\/(.*)\.schema\.json$/) ?? []
  for (const { pointer, value } of findValues(schema, 'holds')) {
    // A field may have this name.
    if (pointer.endsWith('/properties/holds')) continue
    if (holder === undefined)
      return { path, pointer, message: '"holds" belongs into the schema of a block: only a block holds blocks.' }
    if (!Array.isArray(value) || value.length === 0 || !value.every((type) => typeof type === 'string'))
      return { path, pointer, message: '"holds" is a list of types of block, for example ["text"].' }
    for (const [index, type] of value.entries()) {
      const message = explainType(type, holder, schemas)
      if (message) return { path, pointer: `${pointer}/${index}`, message }
    }
  }
  return undefined
}
