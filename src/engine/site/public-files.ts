import type { Dirent, Stats } from 'node:fs'
import { existsSync, lstatSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { LeftOut, PublicFile, PublicFiles } from '../check'
import { hiddenPart } from '../text/hidden-files'
import { inspectFiles } from './cached-inspections'

class Listing extends Map<string, PublicFile> implements PublicFiles {
  readonly leftOut = new Map<string, LeftOut>()
}

function reasonToLeaveOut(entry: Dirent, path: string): LeftOut | undefined {
  if (entry.isFile()) return undefined
  if (!entry.isSymbolicLink()) return 'special'
  return existsSync(path) ? 'link' : 'dangling'
}

/**
 * Lists and inspects the files of `folder`/public that are published. Hidden files, symbolic links, pipes and devices are
 * never opened.
 */
export async function listPublicFiles(folder: string): Promise<PublicFiles> {
  const root = join(folder, 'public')
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  const listing = new Listing()
  if (!existsSync(root) && lstatSync(root, { throwIfNoEntry: false })) listing.leftOut.set('/', 'dangling')
  const found = new Map<string, Stats>()
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const address = path.slice(root.length).split(sep).join('/')
    const hidden = hiddenPart(address)
    const reason = hidden === undefined ? reasonToLeaveOut(entry, path) : 'hidden'
    if (hidden !== undefined) listing.leftOut.set(hidden, 'hidden')
    else if (entry.isDirectory()) continue
    else if (reason) listing.leftOut.set(address, reason)
    else {
      const stats = statSync(path, { throwIfNoEntry: false })
      if (stats) found.set(address, stats)
    }
  }
  for (const [address, inspection] of await inspectFiles(root, found))
    listing.set(address, { bytes: (found.get(address) as Stats).size, ...inspection })
  return listing
}
