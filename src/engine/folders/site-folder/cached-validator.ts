import { createHash } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { ValidateFunction } from 'ajv'
import { version } from 'ajv/package.json'
import type { Schemas } from '../../content/schema-model/schemas'
import { openValidator, type Validate } from '../../content/schema-model/validation/open-validator'
import { compileSchemas, validatorSource } from '../../content/schema-model/validation/validate'
import { cacheFolder } from '../studio-folder/cache-folder'
import { removeOld } from './cache-file'
import { writeAtomicallySync } from './write-atomically'

/** Milliseconds. Another branch may use the validators of other schemas. */
const maxAge = 7 * 24 * 60 * 60 * 1000

/** Changes with the schemas, ajv and our own keywords. */
function nameOf(schemas: Schemas): string {
  const hash = createHash('sha256').update(version).update(validatorSource()).update(JSON.stringify(schemas))
  return `${hash.digest('hex').slice(0, 16)}.cjs`
}

/** Compiling the schemas takes longer than checking a thousand pages. */
export function cachedValidator(root: string, schemas: Schemas): Validate {
  const folder = join(cacheFolder(root), 'validators')
  const name = nameOf(schemas)
  const file = join(folder, name)
  if (existsSync(file)) return openValidator(createRequire(file)(file) as ValidateFunction)
  const { validate, write } = compileSchemas(schemas)
  try {
    mkdirSync(folder, { recursive: true })
    writeAtomicallySync(file, write())
    removeOld(folder, new Set([name]), maxAge)
  } catch {}
  return openValidator(validate)
}
