/**
 * All requests to hosts. Redirects are not followed: 'manual' reports one, where 'error' looks like no network. Sends
 * no cookie unless `init.credentials` says so.
 */
export function send(url: URL, init: RequestInit, via: typeof fetch | undefined): Promise<Response> {
  const options: RequestInit = {
    credentials: 'omit',
    ...init,
    redirect: 'manual',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  }
  return via ? via(url, options) : fetch(url, options)
}

export const isRedirectAnswer = ({ type, status }: Response): boolean =>
  type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304)
