import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { hostFilesOf } from '../../src/engine/generate/host-files'
import { engineRoot } from '../../src/engine/project/engine-root'
import { readSchemas } from '../../src/engine/project/read-schemas'
import { readSite } from '../../src/engine/site/read-site'

export const toPlace = (site: string, path: string): string => relative(process.cwd(), join(site, path))

export const sayOlder = (site: string, path: string): string =>
  `${toPlace(site, path)} is older than pages.json. Before you publish with it, run "npm run generate" and commit it.`

/** Says which host files of a studio would send visitors other headers or redirects than pages.json asks for. */
export async function describeOlderFiles(site: string): Promise<string[]> {
  // Without a package.json it is part of another project.
  if (!existsSync(join(site, 'package.json'))) return []
  const [schemas, onDisk] = await Promise.all([readSchemas(engineRoot, site), readSite(site)])
  return Object.entries(hostFilesOf(schemas, onDisk))
    .filter(([path, text]) => existsSync(join(site, path)) && readFileSync(join(site, path), 'utf8') !== text)
    .map(([path]) => sayOlder(site, path))
}
