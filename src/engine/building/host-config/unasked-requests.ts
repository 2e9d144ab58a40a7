import { needsConsent, sourceKinds } from '../../base/shared-types/services/service'
import { readUrl } from '../../base/text/read-url'
import type { HostedSite } from './hosted-site'
import { settingsServices } from './settings-services'

export type AskingSite = Pick<HostedSite, 'settings' | 'services'>

/** "https://*.maps.example" allows each subdomain of maps.example. A path allows one file. */
function allows(source: string, { protocol, host, pathname }: URL): boolean {
  const [, scheme, site = '', path] = source.match(/^(\w+:)\/\/([^/]+)(\/.*)?$/) ?? []
  const isSite = site.startsWith('*.') ? host.endsWith(site.slice(1)) : host === site
  return isSite && protocol === scheme && (path === undefined || path === pathname)
}

export interface UnaskedRequest {
  /** Nothing declares its origin, or it needs consent. */
  reason: 'undeclared' | 'before consent'
  message: string
}

export function findUnasked(
  { settings, services }: AskingSite,
  own: string,
  request: string,
): UnaskedRequest | undefined {
  const url = readUrl(request)
  if (!url || !/^(https?|wss?):$/.test(url.protocol) || url.origin === own) return undefined
  const asked = [...settingsServices(settings), ...services].filter((service) =>
    sourceKinds.some((kind) => service[kind]?.some((source) => allows(source, url))),
  )
  if (asked.length === 0) {
    const message = `The page loads ${request}, and no "asks" of a schema and no setting declares ${url.origin}.`
    return { reason: 'undeclared', message }
  }
  if (asked.some((service) => !needsConsent(service))) return undefined
  const names = asked.map(({ name }) => name).join(' or ')
  return {
    reason: 'before consent',
    message: `The page loads ${request} before the visitor agrees to ${names}. Show it with Embed or AfterConsent of schema-pages/elements/services, or write "consent": false in "asks".`,
  }
}
