import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { readParts } from '../../site/read-file'

/** A short name for texts, which the build compares instead of them. Where one ends and the next begins counts, too. */
export function hashTexts(...texts: string[]): string {
  const hash = createHash('sha1')
  for (const text of texts) hash.update(`${text.length} `).update(text)
  return hash.digest('base64')
}

/** The SHA-256 of the first `size` bytes of an open file. Throws what reading it throws. */
export async function hashFile(file: FileHandle, size: number): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of readParts(file, size)) hash.update(part)
  return hash.digest('base64url')
}
