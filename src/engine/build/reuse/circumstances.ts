import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { PublicFiles, Schemas } from '../../check'

/** One name for all files of public/. On one machine a file's size and the time of its last change stand for its content. */
export function namePublicFiles(folder: string, files: PublicFiles): string {
  const hash = createHash('sha256')
  for (const address of [...files.keys()].sort()) {
    const { size, mtimeMs } = statSync(join(folder, 'public', address))
    hash.update(`${address} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('base64url')
}

/** Everything that a site is made from beside pages.json and the code. */
export interface Circumstances {
  schemas: Schemas
  /** Stands for the files of public/. */
  publicFiles: string
  formAddress?: string
  /** That of guarded pages, "" where there are none. */
  accessKey: string
}

/** One name for all of it. */
export const nameCircumstances = (circumstances: Circumstances): string =>
  createHash('sha256').update(JSON.stringify(circumstances)).digest('base64url')
