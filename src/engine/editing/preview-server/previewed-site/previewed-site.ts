import { getOrAdd } from '../../../base/shared-types/maps'
import { ownOrigin, type Service } from '../../../base/shared-types/services/service'
import { type HostedSite, readHostedSite } from '../../../building/host-config/hosted-site'
import { askedServices } from '../../../building/host-config/services'
import type { Annotation } from '../../../content/schema-model/validation/open-validator'

type Content = Parameters<typeof readHostedSite>[0]

/** Keeps the scripts that the schema itself names. */
function withoutOwnScripts({ scripts, ...service }: Service): Service {
  const named = scripts?.filter((source) => source !== ownOrigin) ?? []
  return named.length > 0 ? { ...service, scripts: named } : service
}

/**
 * A script could use the editor, which has the same origin: none comes from an address in the content, which a branch
 * of another person may have. `asked` are the values with "asks".
 */
export function readPreviewedSite(content: Content, asked: Annotation[], names: Iterable<string>): HostedSite {
  const { analytics: _, pixels: __, ...site } = content.site
  const safe = new Map<Service, Service>()
  const services = asked.map(({ value, wanted }) => ({
    value,
    wanted: getOrAdd(safe, wanted as Service, () => withoutOwnScripts(wanted as Service)),
  }))
  return readHostedSite({ ...content, site }, askedServices(services), names)
}
