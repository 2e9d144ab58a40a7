import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { writeWhole } from '../../site/write-whole'

/** Where the build caches what it knows of the site in an output folder. Each folder has files of its own. */
export const cacheFileOf = (cache: string, out: string, ending: string): string =>
  join(cache, `${createHash('sha256').update(resolve(out)).digest('hex').slice(0, 16)}.${ending}`)

/** Reads a cached value. Returns undefined when there is none, or when its format has another number. */
export async function readCache<Value>(file: string, version: number): Promise<Value | undefined> {
  try {
    const cached = JSON.parse(await readFile(file, 'utf8')) as { version: number; value: Value }
    return cached.version === version ? cached.value : undefined
  } catch {
    return undefined
  }
}

/** Caches a value: the file appears whole, and only its owner may read it. */
export async function writeCache(file: string, version: number, value: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeWhole(file, JSON.stringify({ version, value }), { mode: 0o600 })
}
