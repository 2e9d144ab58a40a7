import { readUrl } from '../../text/read-url'

/** What every host passes on as it is: nginx reads $, Caddy { and }, Vercel : ( ) * and +. */
const passedOn = /^https:\/\/[a-z0-9.-]+(?:[/?#][\w.~%@,=&?#/-]*)?$/i

const encode = (character: string): string =>
  encodeURIComponent(character).replace(/^[!'()*]$/, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** The same address in characters that every host passes on. In a query, "+" is a blank. */
function encoded({ origin, pathname, search, hash }: URL): string {
  const rest = pathname + search.replaceAll('+', '%20') + hash
  return origin + rest.replace(/[^\w.~%@,=&?#/-]/g, encode)
}

/** Why an address of another site is no target for a redirect; undefined if it is one. */
export function explainElsewhere(address: string): { message: string; suggestion?: string } | undefined {
  const url = readUrl(address)
  if (!url) return { message: 'Browsers cannot read this address. Write one that starts with https://.' }
  if (url.username !== '' || url.password !== '' || url.port !== '') {
    const suggestion = `https://${url.hostname}${encoded(url).slice(url.origin.length)}`
    return {
      message: `A redirect names a site that everybody can open, without a user, a password or a port. Write "${suggestion}", if that is the one.`,
    }
  }
  if (url.protocol !== 'https:') {
    const suggestion = encoded(url).replace(/^http:/i, 'https:')
    return {
      message: `A redirect to another site starts with https://. Write "${suggestion}", if the page is there, too.`,
    }
  }
  if (passedOn.test(address)) return undefined
  const suggestion = encoded(url)
  return { message: `Not every host passes on all characters of this address. Write "${suggestion}".`, suggestion }
}
