import { hash } from './bytes'

/** The id that git gives to content: SHA-1 in hexadecimal. */
export type BlobId = string

export function blobIdOf(bytes: Uint8Array): Promise<BlobId> {
  const header = new TextEncoder().encode(`blob ${bytes.length}\0`)
  const content = new Uint8Array(header.length + bytes.length)
  content.set(header)
  content.set(bytes, header.length)
  return hash('SHA-1', content)
}
