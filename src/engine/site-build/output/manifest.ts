import { createHash } from 'node:crypto'
import { cacheFileOf, readCache, writeCache } from '../../site/cache-file'

/** What a build knows of a file that it has left in its folder. */
export interface ManifestEntry {
  /** Changes with the content of the file, on this machine. */
  key: string
  /** Changes with its content, and is the same on every machine. */
  content: string
  /** Its size: 0 for one that has still to be written. */
  bytes: number
}

/** The files of a built site by their names. */
export type Manifest = Map<string, ManifestEntry>

/** The number of the format. A manifest of another one is not read. */
const version = 4

/** An entry as it is cached. The content is left out where it is the key. */
type Line = [file: string, key: string, bytes: number, content?: string]

interface CachedManifest {
  id: string
  files: Line[]
}

/** A folder can be named by the access key of guarded pages, which no cache may hold: names as long as one are hashed. */
const cachedName = (file: string): string =>
  /(?<![\w-])[\w-]{20,}\//.test(file) ? `sha256 ${createHash('sha256').update(file).digest('base64url')}` : file

/** Reads the entries of the files that are still there (`present`), if the build with this id left them; none otherwise. */
export async function readManifest(
  cache: string,
  out: string,
  id: string,
  present: Iterable<string>,
): Promise<Manifest> {
  const cached = await readCache<CachedManifest>(cacheFileOf(cache, out, 'json'), version)
  const manifest: Manifest = new Map()
  if (cached?.id !== id) return manifest
  const lines = new Map(cached.files.map((line) => [line[0], line]))
  for (const file of present) {
    const [, key, bytes = 0, content = key] = lines.get(cachedName(file)) ?? []
    if (key !== undefined && content !== undefined) manifest.set(file, { key, content, bytes })
  }
  return manifest
}

/** Caches the entries of the files that the build with this id leaves in its folder. */
export async function writeManifest(cache: string, out: string, id: string, manifest: Manifest): Promise<void> {
  const files = [...manifest].map(([file, { key, content, bytes }]): Line => {
    const name = cachedName(file)
    return content === key ? [name, key, bytes] : [name, key, bytes, content]
  })
  await writeCache(cacheFileOf(cache, out, 'json'), version, { id, files } satisfies CachedManifest)
}
