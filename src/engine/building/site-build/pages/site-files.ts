import type { ContentPage } from '../../../base/schema-types/content'
import type { LanguagesOfSite } from '../../../base/shared-types/languages/languages'
import type { BrowserSettings } from '../../../base/shared-types/page'
import { escapeHtml } from '../../../base/text/tags'
import { createPageLanguages, isListed } from '../../../pages/page-data/page-languages'
import { canonicalUrl } from './document'

/** https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap */
export function renderSitemap(pages: ContentPage[], languages: LanguagesOfSite, settings: BrowserSettings): string {
  const languagesOf = createPageLanguages(pages, languages)
  const addressOf = (path: string) => escapeHtml(canonicalUrl(settings, path))
  const urls = pages.filter(isListed).map((page) => {
    const links = Object.entries(languagesOf(page).translations ?? {}).map(
      ([language, path]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${addressOf(path)}"/>`,
    )
    return `<url>${[`<loc>${addressOf(page.path)}</loc>`, ...links].join('\n')}</url>`
  })
  const links = languages.areSeveral ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links}>
${urls.join('\n')}
</urlset>
`
}

export const renderRobots = (settings: BrowserSettings): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${settings.url}/sitemap.xml\n`
