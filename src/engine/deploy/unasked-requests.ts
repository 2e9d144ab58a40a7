import { needsConsent, sourceKinds } from '../model/services/service'
import { readUrl } from '../text/read-url'
import type { HostedSite } from './hosted-site'
import { settingsServices } from './settings-services'

/** "https://*.maps.example" allows each subdomain of maps.example. A path allows one file. */
function allows(source: string, { protocol, host, pathname }: URL): boolean {
  const [, scheme, site = '', path] = source.match(/^(\w+:)\/\/([^/]+)(\/.*)?$/) ?? []
  const isSite = site.startsWith('*.') ? host.endsWith(site.slice(1)) : host === site
  return isSite && protocol === scheme && (path === undefined || path === pathname)
}

/**
 * Returns what is wrong with the requests of a page to other sites, as sentences: those that no field and no setting declares,
 * and before the visitor has agreed to anything those that need consent. `own` is the origin of the page.
 */
export function unaskedRequests(
  site: Pick<HostedSite, 'settings' | 'services'>,
  own: string,
  requests: string[],
  when: 'before consent' | 'after consent',
): string[] {
  const services = [...settingsServices(site.settings), ...site.services]
  return requests.flatMap((request) => {
    const url = readUrl(request)
    if (!url || !/^(https?|wss?):$/.test(url.protocol) || url.origin === own) return []
    const asked = services.filter((service) =>
      sourceKinds.some((kind) => service[kind]?.some((source) => allows(source, url))),
    )
    if (asked.length === 0)
      return [`${request} is asked, and no "asks" of a schema and no setting declares ${url.origin}.`]
    if (when === 'after consent' || asked.some((service) => !needsConsent(service))) return []
    return [`${request} is asked before the visitor agrees to ${asked.map(({ name }) => name).join(' or ')}.`]
  })
}
