/** In pieces: a function takes only so many arguments. */
export function encodeBase64(bytes: Uint8Array): string {
  const size = 0x8000 - (0x8000 % 3)
  let text = ''
  for (let at = 0; at < bytes.length; at += size) text += btoa(String.fromCharCode(...bytes.subarray(at, at + size)))
  return text
}

export function decodeBase64(text: string): Uint8Array {
  const binary = atob(text.replace(/\s/g, ''))
  const bytes = new Uint8Array(binary.length)
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at)
  return bytes
}
