import { editorAddress, withoutTrailingSlash } from '../../model/addresses'
import { isObject } from '../../model/json'
import { readUrl } from '../../text/read-url'
import type { Content } from '../content/content'

/** A link that writes an email, to several people or to one that the visitor picks. */
export const mailAddress =
  /^mailto:(?=[^\s"'/])(?:[^\s@?,]+@[^\s@?,.]+(?:\.[^\s@?,.]+)+(?:,[^\s@?,]+@[^\s@?,.]+(?:\.[^\s@?,.]+)+)*)?(?:\?\S*)?$/

/** A link that dials a number, with the separators and the extension of RFC 3966. Behind a "+" nobody dials "(0)". */
export const phoneAddress = /^tel:(?!\+[^"';]*\(0\))\+?[0-9().-]{3,28}(?:;ext=[0-9]{1,6})?$/

/** A host that is found from everywhere: a name with an ending, in letters of any script, or an IP address. */
const publicHost = /^(?:[\p{L}\p{N}_-]+\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)\.?$|^\d+(?:\.\d+){3}$|^\[[0-9a-f:.]+\]$/iu

/** Returns whether an address of the web can be opened by everybody: a browser can read it, and its host has an ending. */
export function isWebAddress(href: string): boolean {
  if (!/^https?:\/\/[^/\\?#]/i.test(href) || /\s/.test(href)) return false
  return publicHost.test(readUrl(href)?.hostname ?? '')
}

/** Beginnings of addresses that people paste behind one that is there already. */
const beginning = /^(?:https?:?\/\/?|mailto:|tel:)(?=(?:https?:?\/\/|mailto:|tel:))/i

/** Returns an address without the beginning that stands there twice: "https://https://a.example" -> "https://a.example". */
export function withoutDoubledBeginning(href: string): string | undefined {
  let rest = href
  while (beginning.test(rest)) rest = rest.replace(beginning, '')
  if (rest === href) return undefined
  return rest.replace(/^(https?):?\/\//i, '$1://')
}

const withoutWww = (host: string) => host.replace(/^www\./, '')

/**
 * Returns the path, query and anchor of an address of this very site ("https://www.studio.example/about#team" ->
 * "/about#team"); undefined for all other addresses.
 */
export function ownPathOf(href: string, { value }: Pick<Content, 'value'>): string | undefined {
  const site = isObject(value) && isObject(value.site) ? value.site.url : undefined
  if (typeof site !== 'string' || !/^https?:/i.test(href)) return undefined
  // Most links lead elsewhere, and reading an address takes a moment.
  const name = site.replace(/^https?:\/\/(?:www\.)?/i, '')
  if (!href.toLowerCase().includes(name.toLowerCase())) return undefined
  const [own, url] = [readUrl(site), readUrl(href)]
  if (!own || !url || withoutWww(url.host) !== withoutWww(own.host)) return undefined
  return (withoutTrailingSlash(url.pathname) + url.search + url.hash).replaceAll('%7B', '{').replaceAll('%7D', '}')
}

const ownHosts = String.raw`(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\]|192\.168(?:\.\d+){2}|10(?:\.\d+){3})`

/** Where the live preview and `npm start` are reached, from this computer and from others in the house. */
const preview = new RegExp(`^(?:https?://${ownHosts}(?::\\d+)?|${ownHosts}:\\d+)(?=[/?#]|$)`, 'i')

/** Returns the path, query and anchor of an address of the preview or its editor ("http://localhost:5173/about" -> "/about"). */
export function previewPathOf(href: string): string | undefined {
  const address = href.trim()
  const [origin] = address.match(preview) ?? []
  const rest = origin === undefined ? address : address.slice(origin.length)
  const isEditor = rest === editorAddress || rest.startsWith(`${editorAddress}/`)
  if (origin === undefined && !isEditor) return undefined
  const path = isEditor ? rest.slice(editorAddress.length) : rest
  return path.startsWith('/') ? path : `/${path}`
}
