import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Keeps a cache from growing: removes what is in its folder and older than `maxAge` milliseconds, except what is needed. */
export function removeOld(folder: string, needed: ReadonlySet<string>, maxAge: number): void {
  for (const name of readdirSync(folder)) {
    if (needed.has(name)) continue
    const path = join(folder, name)
    // Another build may just have removed it.
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
    if (Date.now() - mtimeMs > maxAge) rmSync(path, { recursive: true, force: true })
  }
}
