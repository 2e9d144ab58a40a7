import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeAtomicallySync } from '../../folders/site-folder/write-atomically'
import { cacheFolder } from '../../folders/studio-folder/cache-folder'

const form = /^[\w-]{32}$/

function readToken(file: string): string | undefined {
  try {
    const token = readFileSync(file, 'utf8')
    return form.test(token) ? token : undefined
  } catch {
    return undefined
  }
}

/** Kept in the project's caches, so that an open editor works after a restart of the preview. */
export function keepEditorToken(root: string, site: string): string {
  const folder = join(cacheFolder(root), 'editor-tokens')
  const file = join(folder, createHash('sha256').update(site).digest('hex').slice(0, 16))
  const kept = readToken(file)
  if (kept) return kept
  const token = randomBytes(24).toString('base64url')
  try {
    mkdirSync(folder, { recursive: true })
    writeAtomicallySync(file, token, { mode: 0o600 })
  } catch {
    // A token that is not kept works until this preview ends.
  }
  return token
}
