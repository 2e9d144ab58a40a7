import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { readParts } from '../../site/read-file'

/** ['ab', 'c'] and ['a', 'bc'] have different hashes. */
export function hashTexts(...texts: string[]): string {
  const hash = createHash('sha1')
  for (const text of texts) hash.update(`${text.length} `).update(text)
  return hash.digest('base64')
}

export async function hashFile(file: FileHandle, size: number): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of readParts(file, size)) hash.update(part)
  return hash.digest('base64url')
}
