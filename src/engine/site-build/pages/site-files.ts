import type { ContentPage } from '../../generated/content'
import type { BrowserSettings, Redirect } from '../../model/page'
import { canonicalUrl, escapeHtml } from './document'

/** sitemap.xml: every page that search engines may show. */
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

/** robots.txt: everybody may read everything; the sitemap is named. */
export const renderRobots = (settings: BrowserSettings): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${settings.url}/sitemap.xml\n`

/** The _redirects file that static hosts read: old addresses for good; for now those of pages that have ended, and unknown ones under a prefix. */
export function renderRedirectRules(redirects: Redirect[], settings: BrowserSettings): string {
  const exact = redirects.map(({ path, to, isTemporary }) => `${path} ${to} ${isTemporary ? 302 : 301}`)
  const rest = settings.fallbacks.map(({ prefix, to }) => `${prefix}* ${to} 302`)
  return [...exact, ...rest, ''].join('\n')
}
