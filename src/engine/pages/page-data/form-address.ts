import type { SiteContent } from '../../base/schema-types/content'
import { localService } from '../../content/form-submissions/service-fields'

/**
 * Replaces the address of the form service, by `npm start` and `npm run dev`. Runs before pages are compiled, because
 * hashed file names depend on the settings. A site without a form service stays without one.
 */
export function sendFormsTo(address: string | undefined, content: SiteContent): SiteContent {
  const { site } = content
  if (!address || !site.formService) return content
  return { ...content, site: { ...site, formService: localService(address) } }
}
