import type { BlobId } from '../git-host'

/** Git's id of a file's content. */
export async function blobIdOf(bytes: Uint8Array): Promise<BlobId> {
  const head = new TextEncoder().encode(`blob ${bytes.length}\0`)
  const whole = new Uint8Array(head.length + bytes.length)
  whole.set(head)
  whole.set(bytes, head.length)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', whole))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
