import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { lazy } from '../../src/engine/base/shared-types/lazy'

type Fill = (folder: string) => void

/** Returns a function that makes copies of a folder as it is now. */
export function rememberFolder(folder: string): Fill {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const path = join(entry.parentPath, entry.name)
    return { name: relative(folder, path), bytes: entry.isFile() ? readFileSync(path) : undefined }
  })
  // Folders come before what is in them.
  entries.sort((one, other) => one.name.length - other.name.length)
  return (copy) => {
    mkdirSync(copy, { recursive: true })
    for (const { name, bytes } of entries) {
      if (bytes) writeFileSync(join(copy, name), bytes)
      else mkdirSync(join(copy, name))
    }
  }
}

/** Returns a function that fills folders as `make` does, which runs once: to start git takes longer than to write its files. */
export function remembered(make: Fill): Fill {
  const fill = lazy(() => {
    const folder = mkdtempSync(join(tmpdir(), 'remembered-'))
    make(folder)
    const copy = rememberFolder(folder)
    rmSync(folder, { recursive: true })
    return copy
  })
  return (folder) => fill()(folder)
}
