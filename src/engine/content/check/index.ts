import { type Check, createCheckWith } from './create-check'
import type { Rule } from './rule'
import { createQuickValidator, type MakeValidator } from './schema/quick-validator'
import type { Schemas } from './schema/schemas'
import { createValidator } from './schema/validate'

export type { Check, CheckOptions, CheckResult } from './create-check'
export type { Damage, Danger, LeftOut, PublicFile, PublicFiles } from './public-file'
export type { Annotation } from './schema/open-validator'
export type { MakeValidator } from './schema/quick-validator'
export type { Schemas } from './schema/schemas'

interface CheckTools {
  /** May take the validator from a cache (see site/cached-validator.ts): compiling schemas is slow. */
  makeQuick?: MakeValidator
  keepsPages?: boolean
  /** The rules of the studio: see readRules. */
  rules?: readonly Rule[]
}

/** Creates the check. That is slow, so reuse it. */
export const createCheck = (schemas: Schemas, { makeQuick, ...tools }: CheckTools = {}): Check =>
  createCheckWith(schemas, {
    validate: makeQuick ? createQuickValidator(schemas, makeQuick) : createValidator(schemas),
    ...tools,
  })
