import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ValidateFunction } from 'ajv'
import type { MakeValidator } from '../../check'
import { compileSchemas, openValidator } from '../../check/schema/validate'
import type { Bundle } from './bundle'
import { loadBuilt } from './bytecode'

/**
 * Makes validators that find errors without their details, and keeps them with the code of the site, which is another one
 * wherever ajv or our keywords are. To compile schemas takes longer than to check a thousand pages with them.
 */
export function keepValidators({ server }: Bundle): MakeValidator {
  const folder = join(dirname(server), 'validators')
  return (schemas) => {
    const name = createHash('sha256').update(JSON.stringify(schemas)).digest('hex').slice(0, 16)
    const file = join(folder, `${name}.cjs`)
    if (existsSync(file)) return openValidator(loadBuilt(file) as ValidateFunction)
    const compiled = compileSchemas(schemas, false)
    const unfinished = `${file}.${process.pid}`
    mkdirSync(folder, { recursive: true })
    writeFileSync(unfinished, compiled.write())
    renameSync(unfinished, file)
    return openValidator(compiled.validate)
  }
}
