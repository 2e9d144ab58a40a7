import { editorAddress, withoutTrailingSlash } from '../../../base/shared-types/addresses'
import { readUrl } from '../../../base/text/read-url'

/** Several recipients are allowed, and none for visitors to choose. */
export const mailAddress =
  /^mailto:(?=[^\s"'/])(?:[^\s@?,]+@[^\s@?,.]+(?:\.[^\s@?,.]+)+(?:,[^\s@?,]+@[^\s@?,.]+(?:\.[^\s@?,.]+)+)*)?(?:\?\S*)?$/

/** Separators and extension as in RFC 3966. After a "+", "(0)" must not be dialled. */
export const phoneAddress = /^(?:tel|sms):(?!\+[^"';]*\(0\))\+?[0-9().-]{3,28}(?:;ext=[0-9]{1,6})?$/

const publicHost = /^(?:[\p{L}\p{N}_-]+\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)\.?$|^\d+(?:\.\d+){3}$|^\[[0-9a-f:.]+\]$/iu

export function isWebAddress(href: string): boolean {
  if (!/^https?:\/\/[^/\\?#]/i.test(href) || /\s/.test(href)) return false
  return publicHost.test(readUrl(href)?.hostname ?? '')
}

const beginning = /^(?:https?:?\/\/?|mailto:|tel:)(?=(?:https?:?\/\/|mailto:|tel:))/i

/** "https://https://a.example" -> "https://a.example". */
export function withoutDoubledBeginning(href: string): string | undefined {
  let rest = href
  while (beginning.test(rest)) rest = rest.replace(beginning, '')
  if (rest === href) return undefined
  return rest.replace(/^(https?):?\/\//i, '$1://')
}

const withoutWww = (host: string) => host.replace(/^www\./, '')

/** "https://www.studio.example/about#team" -> "/about#team"; undefined for other sites. */
export function ownPathOf(href: string, { siteUrl: site }: { siteUrl: unknown }): string | undefined {
  if (typeof site !== 'string' || !/^https?:/i.test(href)) return undefined
  // A fast first test: most links go elsewhere, and parsing is slow.
  const name = site.replace(/^https?:\/\/(?:www\.)?/i, '')
  if (!href.toLowerCase().includes(name.toLowerCase())) return undefined
  const [own, url] = [readUrl(site), readUrl(href)]
  if (!own || !url || withoutWww(url.host) !== withoutWww(own.host)) return undefined
  return (withoutTrailingSlash(url.pathname) + url.search + url.hash).replaceAll('%7B', '{').replaceAll('%7D', '}')
}

const ownHosts = String.raw`(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\]|192\.168(?:\.\d+){2}|10(?:\.\d+){3})`

const preview = new RegExp(`^(?:https?://${ownHosts}(?::\\d+)?|${ownHosts}:\\d+)(?=[/?#]|$)`, 'i')

/** The same for the preview or editor: "http://localhost:5173/about" -> "/about". */
export function previewPathOf(href: string): string | undefined {
  const address = href.trim()
  const [origin] = address.match(preview) ?? []
  const rest = origin === undefined ? address : address.slice(origin.length)
  const isEditor = rest === editorAddress || rest.startsWith(`${editorAddress}/`)
  if (origin === undefined && !isEditor) return undefined
  const path = isEditor ? rest.slice(editorAddress.length) : rest
  return path.startsWith('/') ? path : `/${path}`
}

/** Hosts that build each branch or request of a repository at an address of its own. */
const trialHost =
  /^(?:deploy-preview-\d+|[\w-]{1,60})--[\w-]{1,60}\.netlify\.app$|-git-[\w-]{1,60}\.vercel\.app$|^[\da-f]{8}\.[\w-]+\.pages\.dev$/i

/** A fast first test: parsing each link is slow. */
const mayBeTrial =
  /^https?:\/\/(?:(?:staging|stage|test|dev|preview|beta|uat|draft)\.|[^/?#]{1,200}\.(?:netlify\.app|vercel\.app|pages\.dev))/i

const trialName = /^(?:staging|stage|test|dev|preview|beta|uat|draft)\./i

/** "https://staging.studio.example/about" -> "/about": a trial copy of the site, by the name of its host. */
export function stagedPathOf(href: string, { siteUrl }: { siteUrl: unknown }): string | undefined {
  if (!mayBeTrial.test(href)) return undefined
  const [url, own] = [readUrl(href), typeof siteUrl === 'string' ? readUrl(siteUrl) : undefined]
  if (!url || !own || url.host === own.host) return undefined
  const [name = ''] = withoutWww(own.host).split('.')
  const isTrial = trialName.test(url.host) && url.host.replace(trialName, '') === withoutWww(own.host)
  const isBuilt = trialHost.test(url.host) && url.host.includes(name)
  return isTrial || isBuilt ? withoutTrailingSlash(url.pathname) + url.search + url.hash : undefined
}
