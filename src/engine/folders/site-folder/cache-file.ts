import { createHash } from 'node:crypto'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { writeAtomically } from './write-atomically'

export const cacheFileOf = (cache: string, folder: string, extension: string): string =>
  join(cache, `${createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 16)}.${extension}`)

/** Undefined for a value of another version. */
export async function readCache<Value>(file: string, version: number): Promise<Value | undefined> {
  try {
    const cached = JSON.parse(await readFile(file, 'utf8')) as { version: number; value: Value }
    return cached.version === version ? cached.value : undefined
  } catch {
    return undefined
  }
}

export async function writeCache(file: string, version: number, value: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeAtomically(file, JSON.stringify({ version, value }), { mode: 0o600 })
}

/** `maxAge` in milliseconds. */
export function removeOld(folder: string, needed: ReadonlySet<string>, maxAge: number): void {
  for (const name of readdirSync(folder)) {
    if (needed.has(name)) continue
    const path = join(folder, name)
    // Another build may have removed it.
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
    if (Date.now() - mtimeMs > maxAge) rmSync(path, { recursive: true, force: true })
  }
}
