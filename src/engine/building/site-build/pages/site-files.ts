import type { ContentPage } from '../../../base/schema-types/content'
import type { BrowserSettings } from '../../../base/shared-types/page'
import { escapeHtml } from '../../../base/text/tags'
import { canonicalUrl } from './document'

export function renderSitemap(
  pages: Pick<ContentPage, 'path' | 'isIndexed' | 'guard'>[],
  settings: BrowserSettings,
): string {
  const urls = pages
    .filter(({ isIndexed = true, guard }) => isIndexed && !guard)
    .map(({ path }) => `<url><loc>${escapeHtml(canonicalUrl(settings, path))}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

export const renderRobots = (settings: BrowserSettings): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${settings.url}/sitemap.xml\n`
