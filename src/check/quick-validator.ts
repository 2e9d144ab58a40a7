import { isObject } from './content'
import { createValidator, type Schemas, type Validation } from './validate'

/** The file that lists all types of blocks. */
const blockFile = 'block.schema.json'

/** The types of the blocks in a content, of pages and shared ones. */
export function typesIn(content: unknown): Set<string> {
  const { pages, shared } = isObject(content) ? content : {}
  const blocks = [...(Array.isArray(pages) ? pages : []), { blocks: Object.values(isObject(shared) ? shared : {}) }]
  const types = new Set<string>()
  for (const page of blocks) {
    if (!isObject(page) || !Array.isArray(page.blocks)) continue
    for (const block of page.blocks) if (isObject(block) && typeof block.type === 'string') types.add(block.type)
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
 * errors is judged by all schemas, so that every answer is that of createValidator.
 */
export function createQuickValidator(schemas: Schemas): (content: unknown) => Validation {
  const made = new Map<string, (content: unknown) => Validation>()
  const validatorFor = (name: string, make: () => Schemas) => {
    const validate = made.get(name) ?? createValidator(make())
    made.set(name, validate)
    return validate
  }
  return (content) => {
    const types = typesIn(content)
    const validation = validatorFor([...types].sort().join(), () => withoutOtherTypes(schemas, types))(content)
    return validation.errors.length === 0 ? validation : validatorFor('every type', () => schemas)(content)
  }
}
