import { createHash } from 'node:crypto'
import { cacheFileOf, readCache, writeCache } from '../../../folders/site-folder/cache-file'

interface ManifestEntry {
  /** Changes with the content, on this machine. */
  key: string
  /** Changes with the content, and is the same on every machine. */
  content: string
  /** 0 for a file that is still to be written. */
  bytes: number
}

export type Manifest = Map<string, ManifestEntry>

const version = 5

type Line = [file: string, key: string, bytes: number, content?: string]

interface CachedManifest {
  id: string
  files: Line[]
}

/** Hashes names that may contain the access key, which must not be cached. */
const cachedName = (file: string): string =>
  /(?<![\w-])[\w-]{20,}\//.test(file) ? `sha256 ${createHash('sha256').update(file).digest('base64url')}` : file

/** Reads the entries of files that still exist (`present`), if the build with this id wrote them. */
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

export async function writeManifest(cache: string, out: string, id: string, manifest: Manifest): Promise<void> {
  const files = [...manifest].map(([file, { key, content, bytes }]): Line => {
    const name = cachedName(file)
    return content === key ? [name, key, bytes] : [name, key, bytes, content]
  })
  await writeCache(cacheFileOf(cache, out, 'json'), version, { id, files } satisfies CachedManifest)
}
