import { dialled } from '../../../../base/text/phone'

/** Completes a typed address of a page of this site: "summer" -> "/summer". */
export function completePath(typed: string): string {
  const path = typed.trim()
  return path === '' || path.startsWith('/') ? path : `/${path}`
}

/** Completes a typed address of a website, a mailbox or a telephone: "ada@a.example" -> "mailto:ada@a.example". */
export function completeAddress(typed: string): string {
  const words = typed.trim().replace(/^\/\/(?=[^\s/]+\.)|^mail:(?=[^\s/]+@)/i, '')
  if (/^(?:[/#?]|[a-z][a-z0-9+.-]*:)/i.test(words)) return words
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(words)) return `mailto:${words}`
  if (/^\+?[\d\s()/.-]{6,28}$/.test(words)) return `tel:${dialled(words)}`
  if (/^[^\s/]+\.[a-z]{2,}(?:[/?#:]\S*)?$/i.test(words)) return `https://${words}`
  return words
}
