import { readUrl } from '../../../base/text/read-url'
import { isWebAddress } from './web-address'

/** Programs that wrap links: the start of their addresses, and the fields with the original one. */
const detours: { start: RegExp; fields: string[] }[] = [
  { start: /^https?:\/\/[a-z0-9-]+\.safelinks\.protection\.outlook\.com\//i, fields: ['url'] },
  { start: /^https?:\/\/lm?\.(?:facebook\.com\/l\.php|instagram\.com\/)\?/i, fields: ['u'] },
  { start: /^https?:\/\/www\.linkedin\.com\/redir\/redirect\/?\?/i, fields: ['url'] },
  { start: /^https?:\/\/slack-redir\.net\/link\?/i, fields: ['url'] },
  { start: /^https?:\/\/(?:www\.)?google\.[a-z.]{2,6}\/url\?/i, fields: ['q', 'url'] },
]

/** https://urldefense.com/v3/__https://www.example.com/__;!!code: "*" replaces a character that the code lists. */
const defended = /^https?:\/\/urldefense\.(?:com|us)\/v3\/__([^*]*?)__;/i

/** The original of a page that Google translates: https://www-example-com.translate.goog/about?_x_tr_sl=en */
function originalOf(address: string): string {
  const [, host, rest = ''] = address.match(/^https?:\/\/([a-z\d-]+)\.translate\.goog(\/[^?#]*)?/i) ?? []
  return host ? `https://${host.replace(/--?/g, (sign) => (sign === '-' ? '.' : '-'))}${rest}` : ''
}

const most = 3

export function unwrapLink(href: string): string | undefined {
  let address = href
  for (let step = 0; step < most; step++) {
    const detour = detours.find(({ start }) => start.test(address))
    const searchParams = detour && readUrl(address)?.searchParams
    const inPath = address.match(defended)?.[1]
    const next = [
      inPath ?? originalOf(address),
      ...(detour?.fields ?? []).map((field) => searchParams?.get(field) ?? ''),
    ].find(isWebAddress)
    if (next === undefined) break
    address = next
  }
  return address === href ? undefined : address
}
