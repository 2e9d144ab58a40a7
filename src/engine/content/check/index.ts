import type { Schemas } from '../schema-model/schemas'
import type { Validate } from '../schema-model/validation/open-validator'
import { createValidator } from '../schema-model/validation/validate'
import { type Check, createCheckWith } from './create-check'
import type { Rule } from './findings/rule'

export type { Check, CheckOptions, CheckResult } from './create-check'
export type { Damage, Danger, LeftOut, PublicFile, PublicFiles } from './files/public-file'

interface CheckTools {
  /** Perhaps from a cache (see site-folder/cached-validator.ts): compiling schemas is slow. */
  validate?: Validate
  keepsPages?: boolean
  /** The rules of the studio: see readRules. */
  rules?: readonly Rule[]
}

/** Slow: reuse the result. */
export const createCheck = (
  schemas: Schemas,
  { validate = createValidator(schemas), ...tools }: CheckTools = {},
): Check => createCheckWith(schemas, { validate, ...tools })
