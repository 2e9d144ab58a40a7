import type { BlobId, TreeEntry } from '../git-host'

/** Undefined where there is no such folder; "" is the root. */
export type ReadFolder = (commit: string, folder: string) => Promise<readonly TreeEntry[] | undefined>

export const usualMode = '100644'
const linkMode = '120000'

/** Hosts call a link a blob, too. */
export function kindOfEntry({ type, mode }: { type: string; mode: string }): TreeEntry['kind'] {
  if (type === 'tree') return 'folder'
  return type === 'blob' && mode !== linkMode ? 'file' : 'other'
}

export function splitPath(path: string): { folder: string; name: string } {
  const at = path.lastIndexOf('/')
  return { folder: path.slice(0, Math.max(at, 0)), name: path.slice(at + 1) }
}

/** Files that the commit does not have are missing. */
export async function filesAt(
  read: ReadFolder,
  commit: string,
  paths: readonly string[],
): Promise<Map<string, TreeEntry>> {
  const entries = new Map<string, TreeEntry>()
  const wanted = new Set(paths)
  for (const folder of new Set(paths.map((path) => splitPath(path).folder)))
    for (const entry of (await read(commit, folder)) ?? []) {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      if (entry.kind === 'file' && wanted.has(path)) entries.set(path, entry)
    }
  return entries
}

export async function blobsAt(
  read: ReadFolder,
  commit: string,
  paths: readonly string[],
): Promise<Map<string, BlobId>> {
  return new Map([...(await filesAt(read, commit, paths))].map(([path, { id }]) => [path, id]))
}

export async function entryAt(read: ReadFolder, commit: string, path: string): Promise<TreeEntry | undefined> {
  const { folder, name } = splitPath(path)
  return (await read(commit, folder))?.find((entry) => entry.name === name)
}

/** Results are kept: a commit never changes. */
export function remember<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>()
  return (key) => {
    const known = kept.get(key)
    if (known) return known
    if (kept.size >= 500) kept.clear()
    const reading = read(key)
    kept.set(key, reading)
    reading.catch(() => kept.delete(key))
    return reading
  }
}
