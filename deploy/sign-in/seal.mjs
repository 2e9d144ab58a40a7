// Encrypts a text for a cookie: AES-GCM, with a key from the secret.
const toText = (bytes) => btoa(String.fromCharCode(...bytes))
const toBytes = (text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))

async function keyOf(secret) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
  return crypto.subtle.importKey('raw', hash, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

export async function seal(text, secret) {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await keyOf(secret),
    new TextEncoder().encode(text),
  )
  return toText([...iv, ...new Uint8Array(sealed)])
}

export async function open(text, secret) {
  const bytes = toBytes(text)
  const way = { name: 'AES-GCM', iv: bytes.subarray(0, 12) }
  return new TextDecoder().decode(await crypto.subtle.decrypt(way, await keyOf(secret), bytes.subarray(12)))
}
