import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Removes the entries of a cache folder that are older than `maxAge` milliseconds and not needed. */
export function removeOld(folder: string, needed: ReadonlySet<string>, maxAge: number): void {
  for (const name of readdirSync(folder)) {
    if (needed.has(name)) continue
    const path = join(folder, name)
    // Another build may have removed it.
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
    if (Date.now() - mtimeMs > maxAge) rmSync(path, { recursive: true, force: true })
  }
}
