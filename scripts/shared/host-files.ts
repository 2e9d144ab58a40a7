import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { withLineFeeds } from '../../src/engine/base/text/line-ends'
import { keepOwnSettings } from '../../src/engine/building/host-config/formats/vercel'
import type { SoundSite } from '../../src/engine/building/site-build/checked-site'
import { writeHostFiles } from '../../src/engine/commands/generate-command/host-files'

type Texts = Record<string, string>

export const toPlace = (site: string, path: string): string => relative(process.cwd(), join(site, path))

/** Says which generated files are older than pages.json. */
export function sayOlder(site: string, paths: string[]): string[] {
  if (paths.length === 0) return []
  const places = paths.map((path) => toPlace(site, path)).join(', ')
  const [are, them] = paths.length > 1 ? ['are', 'them'] : ['is', 'it']
  return [
    `${places} ${are} older than pages.json. Before you publish with ${them}, run "npm run generate" and commit ${them}.`,
  ]
}

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
  const older = Object.entries(withOwnSettings(site, writeHostFiles(schemas, written, services, source.files.keys())))
    .filter(([path, text]) => existsSync(join(site, path)) && withLineFeeds(readIfThere(join(site, path))) !== text)
    .map(([path]) => path)
  return sayOlder(site, older)
}
