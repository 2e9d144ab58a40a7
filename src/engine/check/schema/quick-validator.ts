import type { Schemas } from './schemas'
import { createValidator, type Validate } from './validate'

/** Makes a validator of schemas. */
export type MakeValidator = (schemas: Schemas) => Validate

/**
 * Makes a validator in two steps: a quick one that only notices errors, which `makeQuick` may take from a cache, and one
 * with the details of errors, which is compiled when there is one. Its results are those of createValidator.
 */
export function createQuickValidator(schemas: Schemas, makeQuick: MakeValidator): Validate {
  const quick = makeQuick(schemas)
  let detailed: Validate | undefined
  return (content) => {
    const validation = detailed ? undefined : quick(content)
    if (validation?.errors.length === 0) return validation
    detailed ??= createValidator(schemas)
    return detailed(content)
  }
}
