import type { Schemas } from '../schemas'
import type { Validate } from './open-validator'
import { createValidator } from './validate'

export type MakeValidator = (schemas: Schemas) => Validate

/** A quick validator, perhaps cached by `makeQuick`, only notices errors; then one with details is compiled. */
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
