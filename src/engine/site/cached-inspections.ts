import type { Stats } from 'node:fs'
import { join } from 'node:path'
import { cacheFileOf, readCache, writeCache } from './cache-file'
import { inParallel } from './in-parallel'
import { inspectFile } from './inspect'
import type { Inspection } from './inspect/inspection'

/** Changes with the rules of inspection. */
const version = 3

/** Identifies the content of a file on one machine. */
type State = [bytes: number, changedAt: number, movedAt: number]

type Cache = Record<string, [...State, Inspection]>

const stateOf = ({ size, mtimeMs, ctimeMs }: Stats): State => [size, mtimeMs, ctimeMs]

/** Inspects the files of a folder that have changed since the last run. A file that has just been removed is left out. */
export async function inspectFiles(folder: string, files: Map<string, Stats>): Promise<Map<string, Inspection>> {
  const file = cacheFileOf(join(process.cwd(), 'node_modules/.cache/public-files'), folder, 'json')
  const cached = (await readCache<Cache>(file, version)) ?? {}
  const current: Cache = {}
  const changed: [string, Stats][] = []
  for (const [address, stats] of files) {
    const last = Object.hasOwn(cached, address) ? cached[address] : undefined
    if (last && stateOf(stats).every((part, at) => part === last[at])) current[address] = last
    else changed.push([address, stats])
  }
  await inParallel(changed, async ([address, stats]) => {
    const inspection = await inspectFile(join(folder, address), stats.size)
    if (inspection) current[address] = [...stateOf(stats), inspection]
  })
  const isStale = changed.length > 0 || Object.keys(cached).length > Object.keys(current).length
  // Without a cache, files are inspected each time.
  if (isStale) await writeCache(file, version, current).catch(() => undefined)
  return new Map(Object.entries(current).map(([address, [, , , inspection]]) => [address, inspection]))
}
