import type { Guard } from '../generated/content'
import type { BrowserSettings, ReadyPage } from '../model/page'

/** The files of the browser part that a page links to, as addresses on the site. */
export interface PageFiles {
  /** What a page comes with. None in the preview, which puts in scripts of its own. */
  loader?: string
  /** What its visitor's first move fetches. */
  begin: string
  /** What a guarded page fetches in its place, at once. */
  beginGuarded: string
  /** What brings it to life when that is needed: the module to begin with, and those that it imports. */
  app: string[]
  /** What counts its views, where the site has them counted. */
  statistics: string
  /** Its stylesheet. */
  sheet?: string
  /** The stylesheets that it is made of. */
  styles: string[]
  /** The typefaces, fetched at once: text waits for no stylesheet to name them. */
  fonts: string[]
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it may stand in html, between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] as string)

const meta = (attribute: 'name' | 'property', key: string, content: string) =>
  `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`

/** The address of a page on the published site. */
export const canonicalUrl = (settings: BrowserSettings, path: string): string => settings.url + path

function socialTags(page: ReadyPage, settings: BrowserSettings): string[] {
  const image = page.socialImage ?? settings.socialImage
  const { width, height } = (image && page.assets[image]) || {}
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', settings.name),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:url', canonicalUrl(settings, page.path)),
    ...(image ? [meta('property', 'og:image', settings.url + image)] : []),
    ...(width && height
      ? [meta('property', 'og:image:width', String(width)), meta('property', 'og:image:height', String(height))]
      : []),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
  ]
}

/** What the browser part must know before it can fetch anything: data attributes of #root. */
export interface RootMarks {
  /** The path of the page in this html. On a host's answer to an unknown address it is not the address itself. */
  page: string
  /** Where the site's settings are. */
  settings: string
  /** Set on a guarded page. Visitors without script, who cannot show a key, are led on at once. */
  guard?: Guard
  /** SealedHtml, locked. None in the preview, which shows guarded pages to their authors. */
  sealed?: string
}

/** React writes preloads before everything else when it renders no <head> of its own; they belong into ours. */
function splitPreloads(body: string): { preloads: string[]; content: string } {
  const [leading = ''] = body.match(/^(<link rel="preload"[^>]*>)+/) ?? []
  return { preloads: leading ? [leading] : [], content: body.slice(leading.length) }
}

/**
 * The links to the site's icons. `tabIcon` is the icon as a data: address: then browsers take that for their tabs, and the
 * file is for search engines and for what shows it larger.
 */
function iconLinks({ icon, touchIcon }: BrowserSettings, tabIcon?: string): string[] {
  const link = (rel: string, href: string, sizes?: string) =>
    `<link rel="${rel}" href="${escapeHtml(href)}"${sizes ? ` sizes="${sizes}"` : ''}>`
  return [
    ...(icon ? [link('icon', icon, tabIcon && '256x256')] : []),
    ...(tabIcon ? [link('icon', tabIcon, '16x16 32x32')] : []),
    ...(touchIcon ? [link('apple-touch-icon', touchIcon)] : []),
  ]
}

/**
 * A page does not wait for its loader. Deferred, as modules are, it would run when page and stylesheet have come, and the
 * browser would lay the page out after it, in one task with it, instead of before. That of a guarded page is deferred:
 * what opens it adds to the stylesheet, which has to be there.
 */
const loaderTag = (src: string, isDeferred: boolean) =>
  `<script type="module"${isDeferred ? '' : ' async'} src="${src}"></script>`

/** A whole html file around a page's body. */
export function renderDocument(
  page: ReadyPage,
  settings: BrowserSettings,
  body: string,
  files: PageFiles,
  marks: RootMarks,
  tabIcon?: string,
): string {
  const { guard, sealed } = marks
  const { preloads, content } = splitPreloads(body)
  const head = [
    '<meta charset="utf-8">',
    meta('name', 'viewport', 'width=device-width, initial-scale=1'),
    `<title>${escapeHtml(page.title + settings.titleSuffix)}</title>`,
    meta('name', 'description', page.description),
    ...(page.isIndexed
      ? [`<link rel="canonical" href="${escapeHtml(canonicalUrl(settings, page.path))}">`]
      : [meta('name', 'robots', 'noindex')]),
    ...socialTags(page, settings),
    ...(settings.themeColour ? [meta('name', 'theme-color', settings.themeColour)] : []),
    ...(guard
      ? [`<noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(guard.otherwise)}"></noscript>`]
      : []),
    ...iconLinks(settings, tabIcon),
    ...preloads,
    ...files.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    ...(files.sheet ? [`<link rel="stylesheet" href="${files.sheet}">`] : []),
    ...(files.loader ? [loaderTag(files.loader, sealed !== undefined)] : []),
    ...(sealed ? [`<link rel="modulepreload" href="${files.beginGuarded}">`] : []),
  ]
  // Who opens a guarded page is nobody's business.
  const analytics = guard ? undefined : settings.analytics
  const root = Object.entries({
    page: marks.page,
    settings: marks.settings,
    begin: sealed ? files.beginGuarded : files.begin,
    app: files.app.join(' '),
    guard: guard?.cookie,
    otherwise: guard?.otherwise,
    sealed,
    analytics: analytics && JSON.stringify(analytics),
    statistics: analytics && files.statistics,
    reports: settings.errorReports,
  }).flatMap(([name, value]) => (value === undefined ? [] : [` data-${name}="${escapeHtml(value)}"`]))
  return `<!doctype html>
<html lang="${escapeHtml(settings.language ?? 'en-GB')}" class="${escapeHtml(page.htmlClass)}" data-colour="${page.colour ?? ''}">
<head>
${head.join('\n')}
</head>
<body>
<div id="root"${root.join('')}>${content}</div>
</body>
</html>
`
}

/** The html file of an old address, for hosts that know no redirects. */
export function renderRedirect(to: string, settings: BrowserSettings): string {
  const href = escapeHtml(to)
  return `<!doctype html>
<html lang="${escapeHtml(settings.language ?? 'en-GB')}">
<head>
<meta charset="utf-8">
<title>Moved</title>
<meta http-equiv="refresh" content="0; url=${href}">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(canonicalUrl(settings, to))}">
</head>
<body><p>This page has moved to <a href="${href}">${href}</a>.</p></body>
</html>
`
}
