/** When the cookie with the access key ends (requirement G1). Browsers may shorten it. */
const expires = 'Fri, 01 Jan 2050 00:00:00 GMT'

/** The query parameter that an access key comes in. */
const parameter = 'key'

/** Moves an access key from the address into the cookie, so that it stays in no history and no screenshot. */
export function keepAccessKey(cookie: string): void {
  const url = new URL(location.href)
  const key = url.searchParams.get(parameter)
  if (key === null) return
  url.searchParams.delete(parameter)
  history.replaceState(history.state, '', url)
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${cookie}=${encodeURIComponent(key)}; expires=${expires}; path=/; SameSite=Strict${secure}`
}

/** The access key that the visitor's browser keeps, if any. */
export function readAccessKey(cookie: string): string | undefined {
  const entry = document.cookie.split('; ').find((text) => text.startsWith(`${cookie}=`))
  try {
    return entry && decodeURIComponent(entry.slice(cookie.length + 1))
  } catch {
    // Not written by keepAccessKey, so not the key.
    return undefined
  }
}
