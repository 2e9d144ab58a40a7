/** When the cookie with the access key ends (requirement G1). Browsers may shorten it. */
const expires = 'Fri, 01 Jan 2050 00:00:00 GMT'

/** The query parameter that an access key comes in. */
const parameter = 'key'

/**
 * Takes the access key out of the page's address, so that it stays in no history, no screenshot and no statistics, and
 * returns it. Undefined where there is none.
 */
export function takeAccessKey(): string | undefined {
  const url = new URL(location.href)
  const key = url.searchParams.get(parameter) ?? undefined
  if (key !== undefined) {
    url.searchParams.delete(parameter)
    history.replaceState(history.state, '', url)
  }
  return key
}

/** Keeps the right access key in the cookie of the pages that it opens. */
export function keepAccessKey(cookie: string, key: string): void {
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
