import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { NoRepository, openGit } from '../../git/open-git'
import { Failure } from '../../model/failure'

/** The access key of guarded pages stands where others can read it. */
export class KeyLeaked extends Failure {}

/** The ways in which a key may be written into a file: as it is, in capitals of hex, base64 from any of three places, hex, URL code. */
function spellings(key: string): Buffer[] {
  const bytes = Buffer.from(key)
  const base64 = [0, 1, 2].map((shift) => {
    const text = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .replace(/={1,2}$/, '')
    // The first and last signs also depend on what stands around the key.
    return text.slice(Math.ceil((shift * 8) / 6), bytes.length % 3 === (3 - shift) % 3 ? undefined : -1)
  })
  const hex = bytes.toString('hex')
  const url = hex.replace(/../g, '%$&')
  const texts = [
    key,
    ...base64,
    ...base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_')),
    hex,
    hex.toUpperCase(),
    url,
    url.toUpperCase(),
  ]
  return [...new Set(texts)].map((text) => Buffer.from(text))
}

/** The files that are tracked by the repository around a folder, where there is one. */
function trackedFiles(folder: string): string[] {
  try {
    const { git } = openGit(folder)
    const names = git.runSync(['ls-files', '-z']).out.toString().split('\0').filter(Boolean)
    return names.map((name) => join(git.folder, name))
  } catch (error) {
    if (error instanceof NoRepository) return []
    throw error
  }
}

/** What a site is made of: pages.json, and all of public/. */
function siteFiles(site: string): string[] {
  const folder = join(site, 'public')
  const entries = statSync(folder, { throwIfNoEntry: false })
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
    : []
  return [
    join(site, 'pages.json'),
    ...entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
  ]
}

/**
 * Refuses an access key that stands in a file of the site or of its repository, or in the name of one: whoever can read
 * these could open the guarded pages. Throws KeyLeaked.
 */
export function refuseLeakedKey(key: string, root: string, site: string): void {
  const wanted = spellings(key)
  const files = new Set([...siteFiles(resolve(site)), ...trackedFiles(root), ...trackedFiles(site)])
  for (const file of files) {
    const isNamed = file.includes(key)
    const bytes = isNamed || !statSync(file, { throwIfNoEntry: false })?.isFile() ? Buffer.alloc(0) : readFileSync(file)
    if (isNamed || wanted.some((text) => bytes.includes(text))) {
      throw new KeyLeaked(
        `The access key of the guarded pages stands in ${isNamed ? 'the name of ' : ''}${file.replace(key, '…')}, where others can read it. Set another key, and keep it out of the site.`,
      )
    }
  }
}
