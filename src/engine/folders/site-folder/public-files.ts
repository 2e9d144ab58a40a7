import { type Dirent, existsSync, lstatSync, type Stats, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, sep } from 'node:path'
import { Failure } from '../../base/shared-types/failure'
import { inParallel } from '../../base/shared-types/in-parallel'
import { hiddenPart } from '../../base/text/hidden-files'
import type { LeftOut, PublicFile, PublicFiles } from '../../content/check'
import type { Inspection } from '../../content/file-inspection/inspect/inspection'
import { cacheFolder } from '../studio-folder/cache-folder'
import { engineRoot } from '../studio-folder/engine-root'
import { cacheFileOf, readCache, writeCache } from './cache-file'
import { inspectFileAt } from './inspect-file'

/** Increase this when the rules of inspection change. */
const version = 5

/** Identifies the content of a file on one machine. */
type State = [bytes: number, changedAt: number, movedAt: number]

type Cache = Record<string, [...State, Inspection]>

const stateOf = ({ size, mtimeMs, ctimeMs }: Stats): State => [size, mtimeMs, ctimeMs]

/** A file that has just been removed is left out. */
async function inspectFiles(folder: string, files: Map<string, Stats>): Promise<Map<string, Inspection>> {
  const file = cacheFileOf(join(cacheFolder(engineRoot), 'public-files'), folder, 'json')
  const cached = (await readCache<Cache>(file, version)) ?? {}
  const current: Cache = {}
  const changed: [string, Stats][] = []
  for (const [address, stats] of files) {
    const last = Object.hasOwn(cached, address) ? cached[address] : undefined
    if (last && stateOf(stats).every((part, at) => part === last[at])) current[address] = last
    else changed.push([address, stats])
  }
  await inParallel(changed, availableParallelism(), async ([address, stats]) => {
    const inspection = await inspectFileAt(join(folder, address), stats.size)
    if (inspection) current[address] = [...stateOf(stats), inspection]
  })
  const isStale = changed.length > 0 || Object.keys(cached).length > Object.keys(current).length
  if (isStale) await writeCache(file, version, current).catch(() => undefined)
  return new Map(Object.entries(current).map(([address, [, , , inspection]]) => [address, inspection]))
}

/** A branch can hold such a link: its target would be published. */
export const isPublicLink = (site: string): boolean =>
  lstatSync(join(site, 'public'), { throwIfNoEntry: false })?.isSymbolicLink() === true

/** Throws a Failure for a symbolic link. */
export function publicFolderOf(site: string): string {
  const folder = join(site, 'public')
  if (isPublicLink(site))
    throw new Failure(
      `${folder} is a symbolic link to another place. It is not followed, so that no file outside of the site is published or deleted: put the folder itself in its place.`,
    )
  return folder
}

class Listing extends Map<string, PublicFile> implements PublicFiles {
  readonly leftOut = new Map<string, LeftOut>()
}

function reasonToLeaveOut(entry: Dirent, path: string): LeftOut | undefined {
  if (entry.isFile()) return undefined
  if (!entry.isSymbolicLink()) return 'special'
  return existsSync(path) ? 'link' : 'dangling'
}

/** Never opens hidden files, links, pipes and devices. Throws a Failure where public/ is a link. */
export async function listPublicFiles(folder: string): Promise<PublicFiles> {
  const root = publicFolderOf(folder)
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  const listing = new Listing()
  const statsByAddress = new Map<string, Stats>()
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
      if (stats) statsByAddress.set(address, stats)
    }
  }
  for (const [address, inspection] of await inspectFiles(root, statsByAddress))
    listing.set(address, { bytes: (statsByAddress.get(address) as Stats).size, ...inspection })
  return listing
}
