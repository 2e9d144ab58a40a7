/**
 * How a guarded page's content is locked: it is packed, because what is locked cannot be packed any more, then encrypted by
 * AES-256-GCM. Format, path and slot are its associated data, so that nothing opens in another place or as another format.
 * The key comes of the access key by PBKDF2-SHA256.
 */
const iterations = 600_000

/** The number of this format. Whoever changes how content is locked counts it up. */
const format = 2

/** The place that something is locked for: the page's data, or its html. */
export type Slot = 'data' | 'html'

/** The bytes of a nonce of AES-GCM. It precedes the ciphertext. */
const nonceBytes = 12

const encoder = new TextEncoder()
const decoder = new TextDecoder()

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))

/** What becomes of bytes in a stream that packs or unpacks them. */
async function pass(
  bytes: BlobPart,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const passed = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(passed).arrayBuffer())
}

/**
 * Derives a key for one use on one page: these two are the salt. It need not be secret, and the access key is too long to
 * be looked up in a table.
 */
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

/** What the content of one guarded page is locked and unlocked with. */
export interface PageLock {
  path: string
  key: CryptoKey
}

/** Derives the lock of an access key, right or wrong. It takes a moment on purpose. */
export const deriveLock = async (accessKey: string, path: string): Promise<PageLock> => ({
  path,
  key: await derive(accessKey, `lock of ${path}`, { name: 'AES-GCM', length: 256 }, ['encrypt', 'decrypt']),
})

/** What is authenticated beside the content: of the three only a path can be chosen, and it comes last. */
const placeOf = (slot: Slot, path: string) => encoder.encode(`${format} ${slot} ${path}`)

const algorithmOf = (place: Uint8Array<ArrayBuffer>, iv: Uint8Array<ArrayBuffer>): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: place,
})

/**
 * Locks the text of each slot of a page for the people who have the access key. A nonce comes from what is encrypted with it
 * and from its place, so that the same content gives the same bytes at every build and no nonce serves twice.
 */
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
    const place = placeOf(slot, path)
    const content = await pass(texts[slot], new CompressionStream('deflate-raw'))
    const signed = await crypto.subtle.sign('HMAC', nonceKey, new Uint8Array([...place, 0, ...content]))
    const nonce = new Uint8Array(signed).slice(0, nonceBytes)
    const locked = await crypto.subtle.encrypt(algorithmOf(place, nonce), key, content)
    return toBase64(new Uint8Array([...nonce, ...new Uint8Array(locked)]))
  }
  const [data, html] = await Promise.all([lock('data'), lock('html')])
  return { data, html }
}

/** Unlocks what `seal` has locked for a slot. Undefined when the lock or the slot is another, or when a bit was changed. */
export async function unseal(sealed: string, slot: Slot, { path, key }: PageLock): Promise<string | undefined> {
  try {
    const bytes = fromBase64(sealed)
    // Base64 can be written in several ways: only the one in which it was sealed counts.
    if (toBase64(bytes) !== sealed) return undefined
    const algorithm = algorithmOf(placeOf(slot, path), bytes.slice(0, nonceBytes))
    const content = await crypto.subtle.decrypt(algorithm, key, bytes.slice(nonceBytes))
    return decoder.decode(await pass(content, new DecompressionStream('deflate-raw')))
  } catch {
    return undefined
  }
}
