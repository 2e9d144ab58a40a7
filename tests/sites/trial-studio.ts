import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** A page "/" with a heading, and blocks of the studio. */
type Blocks = Record<string, unknown>[]

/**
 * Writes a studio with one page to a folder outside of the engine: the second studio, with other sources at paths below
 * src/studio.
 */
export function writeTrialStudio(folder: string, sources: Record<string, string>, blocks: Blocks): void {
  cpSync(join(root, 'tests/second-studio'), folder, { recursive: true })
  rmSync(join(folder, 'public/preise'), { recursive: true, force: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [path, source] of Object.entries(sources)) writeFileSync(join(folder, 'src/studio', path), source)
  const { site } = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'))
  const page = { path: '/', title: 'Versuch', description: 'Eine Seite für Versuche an der Werkbank.' }
  const pages = [{ ...page, blocks: [{ type: 'opening', heading: 'Versuch', line: 'Eine Zeile.' }, ...blocks] }]
  const { name, titleSuffix, url, language } = site
  writeFileSync(
    join(folder, 'pages.json'),
    JSON.stringify({ site: { name, titleSuffix, url, language, menu: [{ text: 'Versuch', href: '/' }] }, pages }),
  )
}
