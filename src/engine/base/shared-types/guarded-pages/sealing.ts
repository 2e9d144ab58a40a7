/**
 * Compressed, because ciphertext does not compress, then encrypted with AES-256-GCM under a key by PBKDF2-SHA256.
 * Format, path and slot are associated data: nothing decrypts elsewhere.
 */
const iterations = 600_000

/** Increase this when the encryption changes. */
const format = 2

export type Slot = 'data' | 'html'

const nonceBytes = 12

const encoder = new TextEncoder()
const decoder = new TextDecoder()

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))

async function pipe(
  bytes: BlobPart,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const passed = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(passed).arrayBuffer())
}

/** Need not be secret: access keys are too long for a rainbow table. */
async function derive(
  accessKey: string,
  salt: string,
  algorithm: AesKeyGenParams | HmacKeyGenParams,
  usages: KeyUsage[],
): Promise<CryptoKey> {
  const { subtle } = crypto
  const password = await subtle.importKey('raw', encoder.encode(accessKey), 'PBKDF2', false, ['deriveKey'])
  const stretch = { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations }
  return subtle.deriveKey(stretch, password, algorithm, false, usages)
}

export interface PageLock {
  path: string
  key: CryptoKey
}

/** Slow on purpose. */
export const deriveLock = async (accessKey: string, path: string): Promise<PageLock> => ({
  path,
  key: await derive(accessKey, `lock of ${path}`, { name: 'AES-GCM', length: 256 }, ['encrypt', 'decrypt']),
})

/** Only the path can be chosen, so it comes last. */
const contextOf = (slot: Slot, path: string) => encoder.encode(`${format} ${slot} ${path}`)

const algorithmOf = (place: Uint8Array<ArrayBuffer>, iv: Uint8Array<ArrayBuffer>): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: place,
})

/** The nonce is an HMAC of content and context: equal content gives equal bytes, and none is used twice. */
export async function seal(
  texts: Record<Slot, string>,
  accessKey: string,
  path: string,
): Promise<Record<Slot, string>> {
  const { key } = await deriveLock(accessKey, path)
  const nonceKey = await derive(accessKey, `nonces of ${path}`, { name: 'HMAC', hash: 'SHA-256', length: 256 }, [
    'sign',
  ])
  const lock = async (slot: Slot) => {
    const place = contextOf(slot, path)
    const content = await pipe(texts[slot], new CompressionStream('deflate-raw'))
    const signed = await crypto.subtle.sign('HMAC', nonceKey, new Uint8Array([...place, 0, ...content]))
    const nonce = new Uint8Array(signed).slice(0, nonceBytes)
    const locked = await crypto.subtle.encrypt(algorithmOf(place, nonce), key, content)
    return toBase64(new Uint8Array([...nonce, ...new Uint8Array(locked)]))
  }
  const [data, html] = await Promise.all([lock('data'), lock('html')])
  return { data, html }
}

/** Undefined for a wrong key, path or slot, or changed bytes. */
export async function unseal(sealed: string, slot: Slot, { path, key }: PageLock): Promise<string | undefined> {
  try {
    const bytes = fromBase64(sealed)
    // Base64 has several spellings of the same bytes: accept only ours.
    if (toBase64(bytes) !== sealed) return undefined
    const algorithm = algorithmOf(contextOf(slot, path), bytes.slice(0, nonceBytes))
    const content = await crypto.subtle.decrypt(algorithm, key, bytes.slice(nonceBytes))
    return decoder.decode(await pipe(content, new DecompressionStream('deflate-raw')))
  } catch {
    return undefined
  }
}
