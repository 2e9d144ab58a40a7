import { isObject } from '../../model/json'
import { createValidator, type Schemas, type Validate } from './validate'

/** Makes a validator of schemas. */
export type MakeValidator = (schemas: Schemas) => Validate

/** The file that lists all types of blocks. */
const blockFile = 'block.schema.json'

/** The types of the blocks in a content, of pages and shared ones. */
export function typesIn(content: unknown): Set<string> {
  const { pages, shared } = isObject(content) ? content : {}
  const holders = [...(Array.isArray(pages) ? pages : []), { blocks: Object.values(isObject(shared) ? shared : {}) }]
  const types = new Set<string>()
  for (const holder of holders) {
    if (!isObject(holder) || !Array.isArray(holder.blocks)) continue
    for (const block of holder.blocks) if (isObject(block) && typeof block.type === 'string') types.add(block.type)
  }
  return types
}

/** The schemas without the types of blocks that are not there. */
export function withoutOtherTypes(schemas: Schemas, types: Set<string>): Schemas {
  const { $defs, ...schema } = schemas[blockFile] as { $defs: { block: { oneOf: { $ref: string }[] } } }
  const oneOf = $defs.block.oneOf.filter(({ $ref }) => types.has($ref.replace(/^blocks\/(.+)\.schema\.json$/, '$1')))
  // There is no such thing as one of none.
  if (oneOf.length === 0) return schemas
  return { ...schemas, [blockFile]: { ...schema, $defs: { ...$defs, block: { ...$defs.block, oneOf } } } }
}

/**
 * A validator that is ready sooner: it compiles the schemas of those blocks alone that a content holds. A content with
 * errors is judged by all schemas, and all that comes after it: every answer is that of createValidator. `make` may know
 * what an earlier run has compiled; its errors need no details.
 */
export function createQuickValidator(schemas: Schemas, make: MakeValidator = createValidator): Validate {
  const quick = new Map<string, Validate>()
  let whole: Validate | undefined
  return (content) => {
    if (whole) return whole(content)
    const types = typesIn(content)
    const name = [...types].sort().join()
    const validate = quick.get(name) ?? make(withoutOtherTypes(schemas, types))
    quick.set(name, validate)
    const validation = validate(content)
    if (validation.errors.length === 0) return validation
    whole = createValidator(schemas)
    return whole(content)
  }
}
