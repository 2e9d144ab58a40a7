import { getOrAdd } from '../../base/shared-types/groups'
import type { Schemas } from '../schema-model/schemas'
import type { Validate } from '../schema-model/validation/open-validator'
import { createValidator } from '../schema-model/validation/validate'

const validators = new WeakMap<Schemas, Validate>()

/** Compiling schemas takes longer than reading a site, so it is done once. */
export const validatorOf = (schemas: Schemas): Validate => getOrAdd(validators, schemas, () => createValidator(schemas))
