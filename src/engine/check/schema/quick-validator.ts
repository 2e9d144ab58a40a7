import type { Schemas } from './schemas'
import { createValidator, type Validate } from './validate'

export type MakeValidator = (schemas: Schemas) => Validate

/**
 * A validator in two steps: a quick one, perhaps cached by `makeQuick`, only notices errors; on an error, one with
 * details is compiled. Results equal createValidator's.
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
