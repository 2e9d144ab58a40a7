import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Failure } from '../../../base/shared-types/failure'
import { NoRepository, openGit } from '../../../git/local-git/open-git'

export class KeyLeaked extends Failure {}

/** Plain, base64 at any of its three alignments, hex, percent-encoding. */
function spellings(key: string): Buffer[] {
  const bytes = Buffer.from(key)
  const base64 = [0, 1, 2].map((shift) => {
    const text = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .replace(/={1,2}$/, '')
    // The first and last characters also depend on the text around the key.
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

export function refuseLeakedKey(key: string, root: string, site: string): void {
  const wanted = spellings(key)
  const files = new Set([...siteFiles(resolve(site)), ...trackedFiles(root), ...trackedFiles(site)])
  for (const file of files) {
    const isInName = file.includes(key)
    const bytes =
      isInName || !statSync(file, { throwIfNoEntry: false })?.isFile() ? Buffer.alloc(0) : readFileSync(file)
    if (isInName || wanted.some((text) => bytes.includes(text))) {
      throw new KeyLeaked(
        `The access key of the guarded pages is in ${isInName ? 'the name of ' : ''}${file.replace(key, '…')}, where others can read it. Set another key, and keep it out of the site.`,
      )
    }
  }
}
