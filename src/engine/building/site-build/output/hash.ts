import { createHash } from 'node:crypto'

/** ['ab', 'c'] and ['a', 'bc'] have different hashes. */
export function hashTexts(...texts: string[]): string {
  const hash = createHash('sha1')
  for (const text of texts) hash.update(`${text.length} `).update(text)
  return hash.digest('base64')
}

export async function hashParts(parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of parts) hash.update(part)
  return hash.digest('base64url')
}
