const cookieName = 'XSRF-TOKEN'
const headerName = 'X-XSRF-TOKEN'

/** Returns a malformed value undecoded. */
function readCookie(name: string): string | undefined {
  const start = `${name}=`
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start))
  if (found === undefined) return undefined
  const value = found.slice(start.length)
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/**
 * Replaces `fetch`. Requests that change something repeat the XSRF-TOKEN cookie as a header, which other sites cannot
 * do (B9).
 */
export async function request(address: string | URL, init: RequestInit = {}): Promise<Response> {
  const isGet = (init.method ?? 'GET').toUpperCase() === 'GET'
  const isOurs = new URL(address, document.baseURI).origin === location.origin
  const token = isGet || !isOurs ? undefined : readCookie(cookieName)
  if (!token) return fetch(address, init)
  const headers = new Headers(init.headers)
  headers.set(headerName, token)
  return fetch(address, { ...init, headers })
}
