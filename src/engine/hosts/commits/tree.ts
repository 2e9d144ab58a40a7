import type { BlobId } from '../git-host'

/** A file or folder in a folder of a commit. */
export interface TreeEntry {
  /** Without its folder. */
  name: string
  id: string
  isFolder: boolean
}

/** Undefined where there is no such folder; "" is the root. */
export type ReadFolder = (commit: string, folder: string) => Promise<readonly TreeEntry[] | undefined>

export function splitPath(path: string): { folder: string; name: string } {
  const at = path.lastIndexOf('/')
  return { folder: path.slice(0, Math.max(at, 0)), name: path.slice(at + 1) }
}

/** The blob ids of some files of a commit. Files that it does not have are missing. */
export async function blobsAt(
  read: ReadFolder,
  commit: string,
  paths: readonly string[],
): Promise<Map<string, BlobId>> {
  const blobs = new Map<string, BlobId>()
  for (const folder of new Set(paths.map((path) => splitPath(path).folder)))
    for (const { name, id, isFolder } of (await read(commit, folder)) ?? [])
      if (!isFolder) blobs.set(folder ? `${folder}/${name}` : name, id)
  return new Map(paths.flatMap((path) => (blobs.has(path) ? [[path, blobs.get(path) as string]] : [])))
}

export async function treeAt(read: ReadFolder, commit: string, path: string): Promise<string | undefined> {
  const { folder, name } = splitPath(path)
  const entries = (await read(commit, folder)) ?? []
  return entries.find((entry) => entry.isFolder && entry.name === name)?.id
}

/** Keeps what was read of commits: it never changes. */
export function remember<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>()
  return (key) => {
    const known = kept.get(key)
    if (known) return known
    if (kept.size >= 500) kept.clear()
    const found = read(key)
    kept.set(key, found)
    found.catch(() => kept.delete(key))
    return found
  }
}
