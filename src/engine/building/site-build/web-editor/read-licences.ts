import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { licencesFolder } from '../code/cached-code'

/** https://vite.dev/config/build-options#build-license */
interface Licence {
  name: string
  version: string
  identifier?: string
  text?: string
}

export function readLicences(client: string): string {
  const folder = join(client, licencesFolder)
  const licences = readdirSync(folder).flatMap(
    (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Licence[],
  )
  const sections = licences.map(
    ({ name, version, identifier = '', text = '' }) => `${name} ${version}\n${identifier}\n\n${text.trim()}\n`,
  )
  return [...new Set(sections)].sort().join(`\n${'-'.repeat(80)}\n\n`)
}
