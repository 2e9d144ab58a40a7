/** Empty where the browser refuses access. */
function readCookies(): string[] {
  try {
    return document.cookie.split('; ')
  } catch {
    return []
  }
}

/** Cookies are on the widest domain that the browser allows. */
export function removeCookies(names: RegExp): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const cookie of readCookies()) {
    const name = cookie.replace(/=.*/s, '')
    if (!names.test(name)) continue
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
    for (const domain of ['', ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`
  }
}
