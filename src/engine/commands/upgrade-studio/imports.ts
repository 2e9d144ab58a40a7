import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nearest } from '../../base/text/nearest'
import { enginePackage } from '../../folders/studio-folder/engine-package'

export type Exports = Record<string, string | string[]>

const patternsOf = (exports: Exports): [start: string, targets: string[]][] =>
  Object.entries(exports).map(([name, target]) => [name.replace(/^\./, enginePackage), [target].flat()])

/** The file must exist, too. */
function isExported(root: string, exports: Exports, specifier: string): boolean {
  return patternsOf(exports).some(([name, targets]) => {
    const [start = '', end] = name.split('*')
    if (end === undefined) return specifier === name
    if (!specifier.startsWith(start)) return false
    const rest = specifier.slice(start.length)
    return targets.some((target) => existsSync(join(root, target.replace('*', rest))))
  })
}

function exportedModules(root: string, exports: Exports): string[] {
  return patternsOf(exports).flatMap(([name, targets]) => {
    if (!name.includes('*')) return [name]
    return targets.flatMap((target) => {
      const [folder = '', ending = ''] = target.split('*')
      const files = existsSync(join(root, folder))
        ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        : []
      return files
        .filter((file) => file.endsWith(ending) && !/\.test\./.test(file))
        .map((file) => name.replace('*', file.slice(0, -ending.length).replaceAll('\\', '/')))
    })
  })
}

export interface LostImport {
  /** "src/studio/model.ts:3" */
  place: string
  specifier: string
  guess?: string
}

export function lostImports(root: string, exports: Exports, studio: string): LostImport[] {
  const folder = join(studio, 'src')
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const sources = files.filter((file) => /\.tsx?$/.test(file))
  return sources.flatMap((file) => {
    const lines = readFileSync(join(folder, file), 'utf8').split('\n')
    return lines.flatMap((line, index) => {
      const [, specifier] = line.match(/(?:from|import)[ (]*['"](schema-pages\/[^'"]+)['"]/) ?? []
      if (specifier === undefined || isExported(root, exports, specifier)) return []
      const guess = nearest(specifier, exportedModules(root, exports))
      return [{ place: `src/${file.replaceAll('\\', '/')}:${index + 1}`, specifier, guess }]
    })
  })
}
