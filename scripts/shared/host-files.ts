import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { writeHostFiles } from '../../src/engine/generate/host-files'
import type { SoundSite } from '../../src/engine/site-build/checked-site'

export const toPlace = (site: string, path: string): string => relative(process.cwd(), join(site, path))

export const sayOlder = (site: string, path: string): string =>
  `${toPlace(site, path)} is older than pages.json. Before you publish with it, run "npm run generate" and commit it.`

/** Says which host files of a studio would send visitors other headers or redirects than pages.json asks for. */
export function describeOlderFiles(site: string, { source, checked }: SoundSite): string[] {
  // Without a package.json it is part of another project.
  if (!existsSync(join(site, 'package.json'))) return []
  const { schemas, written, services } = checked
  return Object.entries(writeHostFiles(schemas, written, services, source.files.keys()))
    .filter(([path, text]) => existsSync(join(site, path)) && readFileSync(join(site, path), 'utf8') !== text)
    .map(([path]) => sayOlder(site, path))
}
