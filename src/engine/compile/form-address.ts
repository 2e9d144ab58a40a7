import type { SiteContent } from '../generated/content'

/**
 * The content with another address for its forms: that of the stand-in which `npm start` and `npm run dev` bring along.
 * It is put in before anything is compiled, so html, settings and the file names made from their content agree, and
 * nothing is rewritten while serving. A site without a form service stays without one: its author sees what is true.
 */
export function sendFormsTo(address: string | undefined, content: SiteContent): SiteContent {
  const { site } = content
  if (!address || !site.formService) return content
  return { ...content, site: { ...site, formService: { ...site.formService, url: address } } }
}
