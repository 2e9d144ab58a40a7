import { getOrAdd } from '../../base/shared-types/groups'
import type { Schemas } from '../check'
import type { Validate } from '../check/schema/open-validator'
import { createValidator } from '../check/schema/validate'

const validators = new WeakMap<Schemas, Validate>()

/** Compiling schemas takes longer than reading a site, so it is done once. */
export const validatorOf = (schemas: Schemas): Validate => getOrAdd(validators, schemas, () => createValidator(schemas))
