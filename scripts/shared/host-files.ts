import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { keepOwnSettings } from '../../src/engine/deploy/vercel'
import { writeHostFiles } from '../../src/engine/generate/host-files'
import type { SoundSite } from '../../src/engine/site-build/checked-site'
import { withLineFeeds } from '../../src/engine/text/line-ends'

type Texts = Record<string, string>

export const toPlace = (site: string, path: string): string => relative(process.cwd(), join(site, path))

export const sayOlder = (site: string, path: string): string =>
  `${toPlace(site, path)} is older than pages.json. Before you publish with it, run "npm run generate" and commit it.`

const readIfThere = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** Adds to generated host files what a studio has configured in its own. */
export function withOwnSettings(site: string, { 'vercel.json': vercel, ...others }: Texts): Texts {
  if (vercel === undefined) return others
  return { ...others, 'vercel.json': keepOwnSettings(vercel, readIfThere(join(site, 'vercel.json'))) }
}

/** Says which host files of a studio would send visitors other headers or redirects than pages.json asks for. */
export function describeOlderFiles(site: string, { source, checked }: SoundSite): string[] {
  // Without a package.json it is part of another project.
  if (!existsSync(join(site, 'package.json'))) return []
  const { schemas, written, services } = checked
  return Object.entries(withOwnSettings(site, writeHostFiles(schemas, written, services, source.files.keys())))
    .filter(([path, text]) => existsSync(join(site, path)) && withLineFeeds(readIfThere(join(site, path))) !== text)
    .map(([path]) => sayOlder(site, path))
}
