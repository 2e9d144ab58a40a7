const cookieName = 'XSRF-TOKEN'
const headerName = 'X-XSRF-TOKEN'

/** A cookie's value as text, if there is one. A value that is not percent-encoded well is taken as it is. */
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
 * Makes a request: `fetch`, and the one place that calls it. A request to the site itself that is not a GET carries the
 * cookie XSRF-TOKEN once more as the header X-XSRF-TOKEN, which no page of another site can do (requirement B9). Other
 * origins never get the token.
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
