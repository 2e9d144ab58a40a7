import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'

/** Files up to this many bytes are read at once, which is quicker. */
const mostAtOnce = 16_000_000

/** A short name for texts, which the build compares instead of them. Where one ends and the next begins counts, too. */
export function hashTexts(...texts: string[]): string {
  const hash = createHash('sha1')
  for (const text of texts) hash.update(`${text.length} `).update(text)
  return hash.digest('base64')
}

/** The SHA-256 of a file's bytes; `size` is how many they are. Throws what reading the file throws. */
export async function hashFile(path: string, size: number): Promise<string> {
  const hash = createHash('sha256')
  if (size <= mostAtOnce) hash.update(readFileSync(path))
  else for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('base64url')
}
