import type { SiteContent } from '../../base/schema-types/content'
import { localService } from '../../content/form-submissions/service-fields'

/**
 * Forms go to the stand-in of `npm start` and `npm run dev`. Applied before anything is compiled, so that hashed file
 * names agree with the html. A site without a form service stays without one.
 */
export function sendFormsTo(address: string | undefined, content: SiteContent): SiteContent {
  const { site } = content
  if (!address || !site.formService) return content
  return { ...content, site: { ...site, formService: localService(address) } }
}
