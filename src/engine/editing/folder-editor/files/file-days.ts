import { statSync } from 'node:fs'
import { join } from 'node:path'
import { openGit } from '../../../git/local-git/open-git'

/** More commits take too long to read. */
const maxCommits = 2000

/** Reads `git log --name-only --format=%x01%cI`: when each file of public/ was last committed. */
export function daysInLog(log: string, place: string): Map<string, string> {
  const days = new Map<string, string>()
  const folder = `${place}public`
  let day = ''
  for (const line of log.split('\n')) {
    if (line.startsWith('\x01')) day = line.slice(1)
    const address = line.startsWith(`${folder}/`) ? line.slice(folder.length) : undefined
    if (address !== undefined && !days.has(address)) days.set(address, day)
  }
  return days
}

export async function readCommittedDays(site: string): Promise<Map<string, string>> {
  try {
    const { git, place } = openGit(site)
    const log = ['log', `--max-count=${maxCommits}`, '--no-renames', '--name-only', '--format=%x01%cI']
    const found = await git.ask('-c', 'core.quotePath=false', ...log, '--', `${place}public`)
    return daysInLog(found ?? '', place)
  } catch {
    return new Map()
  }
}

/** When each file was last committed; where git does not know it, when it was written. In ISO 8601. */
export function readDays(
  site: string,
  addresses: Iterable<string>,
  committed: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const days = [...addresses].flatMap((address): [string, string][] => {
    const day = committed.get(address)
    if (day !== undefined) return [[address, new Date(day).toISOString()]]
    const stats = statSync(join(site, 'public', address), { throwIfNoEntry: false })
    return stats ? [[address, stats.mtime.toISOString()]] : []
  })
  return new Map(days)
}
