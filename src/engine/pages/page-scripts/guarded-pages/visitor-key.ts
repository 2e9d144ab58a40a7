/** Browsers may shorten this (G1). */
const expires = 'Fri, 01 Jan 2050 00:00:00 GMT'

const parameter = 'key'

/** Keeps the key out of history, screenshots and statistics. */
export function takeAccessKey(): string | undefined {
  const url = new URL(location.href)
  const key = url.searchParams.get(parameter) ?? undefined
  if (key !== undefined) {
    url.searchParams.delete(parameter)
    history.replaceState(history.state, '', url)
  }
  return key
}

export function storeAccessKey(cookie: string, key: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${cookie}=${encodeURIComponent(key)}; expires=${expires}; path=/; SameSite=Strict${secure}`
}

export function readAccessKey(cookie: string): string | undefined {
  const entry = document.cookie.split('; ').find((text) => text.startsWith(`${cookie}=`))
  try {
    return entry && decodeURIComponent(entry.slice(cookie.length + 1))
  } catch {
    // Not written by storeAccessKey, so not the key.
    return undefined
  }
}
