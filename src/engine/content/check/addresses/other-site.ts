import { isPassedOn, toPassedOn } from '../../../base/text/host-signs'
import { readUrl } from '../../../base/text/read-url'

const encoded = ({ origin, pathname, search, hash }: URL): string => origin + toPassedOn(pathname + search + hash)

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
  return isPassedOn(address) ? undefined : proposeEncoded(encoded(url))
}

const proposeEncoded = (suggestion: string) => ({
  message: `Not every host passes on all characters of this address. Write "${suggestion}".`,
  suggestion,
})

/** Why visitors may not arrive where a redirect to a page of this site leads them: its query holds other characters. */
export const explainQuery = (address: string): { message: string; suggestion: string } | undefined =>
  isPassedOn(address) ? undefined : proposeEncoded(toPassedOn(address))
