import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

export const rulePagesOf = (root: string, site: string): string =>
  [...new Set([resolve(root), resolve(site)])]
    .map((folder) => relative(process.cwd(), join(folder, 'docs/rules')))
    .filter(existsSync)
    .map((folder) => `${folder}/<code>.md`)
    .join(' or ')
