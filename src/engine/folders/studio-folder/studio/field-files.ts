import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { guess } from '../../../base/text/nearest'
import type { Fault } from './fault'

const folder = 'src/studio/fields'

export const fieldFile = (format: string) => `${folder}/${format}.tsx`

export const fieldFormatsIn = (studio: string): string[] =>
  existsSync(join(studio, folder))
    ? readdirSync(join(studio, folder)).flatMap((name) => name.match(/^(.+)(?<!\.test)\.tsx$/)?.[1] ?? [])
    : []

/** The formats in the schemas of a folder, each with a file that names it. */
function formatsNamedIn(root: string, folders: string[]): Map<string, string> {
  const files = folders
    .filter((name) => existsSync(join(root, name)))
    .flatMap((name) => readdirSync(join(root, name)).map((file) => `${name}/${file}`))
    .filter((file) => /(?<!editor)\.schema\.json$/.test(file))
  return new Map(
    files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/"format"\s*:\s*"([^"]+)"/g)].map(
        ([, format = '']): [string, string] => [format, file],
      ),
    ),
  )
}

/** Never shown: a file without a format, or whose format a schema misspells. */
export function findFaultsInFields(root: string, studio: string, ofComponent: (place: string) => Fault[]): Fault[] {
  const names = fieldFormatsIn(studio)
  if (names.length === 0) return []
  const formats = formatsNamedIn(studio, ['schemas/blocks', 'schemas/templates', 'schemas/studio'])
  const ofEngine = formatsNamedIn(root, ['schemas'])
  const unnamed = names.filter((name) => !formats.has(name))
  const unknown = [...formats].filter(([format]) => !names.includes(format) && !ofEngine.has(format))
  return [
    ...names.flatMap((name) => ofComponent(fieldFile(name))),
    ...unnamed.map((name) => ({
      place: fieldFile(name),
      message: `No field has the format "${name}". Write "format": "${name}" in the schema of a field, or delete this file.`,
    })),
    ...unknown.flatMap(([format, place]) => {
      const meant = guess(format, names)
      const message = `The format "${format}" has no file in ${folder}. Did you mean "${meant?.name}"?`
      return meant?.isSure ? [{ place, message }] : []
    }),
  ]
}
