import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { engineRoot } from '../../src/engine/project/engine-root'

/** Says where the rules of the engine and of a studio are explained, from the working directory. */
export const rulePagesOf = (site: string): string =>
  [...new Set([engineRoot, resolve(site)])]
    .map((folder) => relative(process.cwd(), join(folder, 'docs/rules')))
    .filter(existsSync)
    .map((folder) => `${folder}/<code>.md`)
    .join(' or ')
