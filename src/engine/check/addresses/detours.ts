import { readUrl } from '../../text/read-url'
import { isWebAddress } from './web-address'

/** Programs that put an address of their own before a link: what those begin with, and where the true address is in them. */
const detours: { start: RegExp; fields: string[] }[] = [
  { start: /^https?:\/\/[a-z0-9-]+\.safelinks\.protection\.outlook\.com\//i, fields: ['url'] },
  { start: /^https?:\/\/(?:www\.)?google\.[a-z.]{2,6}\/url\?/i, fields: ['q', 'url'] },
]

/** How many detours are followed, one behind the other. */
const most = 3

/** Returns the address behind those that Outlook and Google write before a link; undefined where there is no detour. */
export function behindDetour(href: string): string | undefined {
  let address = href
  for (let step = 0; step < most; step++) {
    const detour = detours.find(({ start }) => start.test(address))
    const searchParams = detour && readUrl(address)?.searchParams
    const next = detour?.fields.map((field) => searchParams?.get(field) ?? '').find(isWebAddress)
    if (next === undefined) break
    address = next
  }
  return address === href ? undefined : address
}
