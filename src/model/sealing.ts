/** How a guarded page's content is locked: PBKDF2-SHA256, then HKDF, then AES-256-GCM with the page's path as associated data. */
const iterations = 600_000

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** A page's own salt. It need not be secret, and the access key is too long to be looked up in a table. */
const saltOf = (path: string) => encoder.encode(`guarded page ${path}`)

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))

/** A sealed text, as it is shipped. */
const join = (iv: Uint8Array, locked: Uint8Array): string => `${toBase64(iv)}.${toBase64(locked)}`

/** The two keys that follow from an access key: one locks, the other makes the nonce. */
async function deriveKeys(accessKey: string, path: string): Promise<{ lock: CryptoKey; nonce: CryptoKey }> {
  const { subtle } = crypto
  const password = await subtle.importKey('raw', encoder.encode(accessKey), 'PBKDF2', false, ['deriveBits'])
  const stretched = await subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: saltOf(path), iterations },
    password,
    256,
  )
  const source = await subtle.importKey('raw', stretched, 'HKDF', false, ['deriveKey'])
  const from = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode(info) })
  return {
    lock: await subtle.deriveKey(from('lock'), source, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    nonce: await subtle.deriveKey(from('nonce'), source, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, [
      'sign',
    ]),
  }
}

/**
 * Locks a text for the people who have the access key. The nonce comes from the text itself, so that the same content
 * gives the same bytes at every build and a nonce never serves two texts.
 */
export async function seal(text: string, accessKey: string, path: string): Promise<string> {
  const { lock, nonce } = await deriveKeys(accessKey, path)
  const content = encoder.encode(text)
  const iv = new Uint8Array(await crypto.subtle.sign('HMAC', nonce, content)).slice(0, 12)
  const locked = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: encoder.encode(path) },
    lock,
    content,
  )
  return join(iv, new Uint8Array(locked))
}

/** Unlocks what `seal` has locked. Undefined when the key is another one, or when a single bit was changed. */
export async function unseal(sealed: string, accessKey: string, path: string): Promise<string | undefined> {
  try {
    const [iv, locked] = sealed.split('.').map(fromBase64)
    // Base64 can be written in several ways: only the one in which it was sealed counts.
    if (!iv || !locked || sealed !== join(iv, locked)) return undefined
    const { lock } = await deriveKeys(accessKey, path)
    const algorithm = { name: 'AES-GCM', iv, additionalData: encoder.encode(path) }
    return decoder.decode(await crypto.subtle.decrypt(algorithm, lock, locked))
  } catch {
    return undefined
  }
}
