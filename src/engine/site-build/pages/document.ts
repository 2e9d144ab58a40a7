import type { Guard } from '../../generated/content'
import type { BrowserSettings, ReadyPage } from '../../model/page'
import { type RootAttributes, writeRootAttributes } from '../../model/root-attributes'
import type { ServedWords } from '../../text/interface-words'

/** The files of the browser part that a page links to, as addresses on the site. */
export interface PageFiles {
  /** What a page comes with. None in the preview, which puts in scripts of its own. */
  loader?: string
  /** What decrypts a guarded page. */
  opener: string
  /** What brings it to life when that is needed: the module to begin with, and those that it imports. */
  app: string[]
  /** What counts its views, where the site has them counted. */
  statistics: string
  /** What defines the studio's own elements. */
  elements: string
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

function socialTags(page: ReadyPage, settings: BrowserSettings): string {
  const image = page.socialImage ?? settings.socialImage
  const alt = page.socialImage ? page.socialImageAlt : settings.socialImageAlt
  const { width, height } = (image && page.assets[image]) || {}
  const tags = [
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:url', canonicalUrl(settings, page.path)),
  ]
  if (image) tags.push(meta('property', 'og:image', settings.url + image))
  if (width && height)
    tags.push(meta('property', 'og:image:width', String(width)), meta('property', 'og:image:height', String(height)))
  if (image && alt) tags.push(meta('property', 'og:image:alt', alt))
  tags.push(meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'))
  return tags.join('\n')
}

/** React writes preloads before everything else when it renders no <head> of its own; they belong into ours. */
function splitPreloads(body: string): { preloads: string; content: string } {
  const [preloads = ''] = body.match(/^(<link rel="preload"[^>]*>)+/) ?? []
  return { preloads, content: body.slice(preloads.length) }
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

/** What the documents of a site have in common. */
export interface DocumentSite {
  settings: BrowserSettings
  /** The address of the settings file. */
  settingsAddress: string
  /** The site's icon as a data: address, when it is small. */
  tabIcon?: string
}

/** What stands in all documents of a site that link to the same files. */
interface CommonTexts {
  site: string
  icons: string
  files: string
  /** The attributes of #root but for the page's path. */
  root: string
}

/** The attributes of #root, as they stand in its tag. */
export const rootAttributes = (values: Partial<RootAttributes>): string =>
  Object.entries(writeRootAttributes(values))
    .map(([name, value]) => (value === undefined ? '' : ` data-${name}="${escapeHtml(value)}"`))
    .join('')

function writeCommonTexts(
  { settings, settingsAddress, tabIcon }: DocumentSite,
  files: PageFiles,
  guard?: Guard,
  sealed?: string,
): CommonTexts {
  return {
    site: [meta('property', 'og:type', 'website'), meta('property', 'og:site_name', settings.name)].join('\n'),
    icons: [
      ...(settings.themeColour ? [meta('name', 'theme-color', settings.themeColour)] : []),
      ...iconLinks(settings, tabIcon),
    ].join('\n'),
    files: [
      ...files.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
      ...(files.sheet ? [`<link rel="stylesheet" href="${files.sheet}">`] : []),
      ...(files.loader ? [loaderTag(files.loader, sealed !== undefined)] : []),
      ...(sealed ? [`<link rel="modulepreload" href="${files.opener}">`] : []),
    ].join('\n'),
    root: rootAttributes({
      settings: settingsAddress,
      app: files.app,
      // Who opens a guarded page is nobody's business.
      analytics: guard ? undefined : settings.analytics,
      // The control at the foot of a page opens the choice of statistics on guarded pages, too.
      statistics: settings.analytics && files.statistics,
      elements: files.elements,
      reports: settings.errorReports,
      guard: guard?.cookie,
      otherwise: guard?.otherwise,
      sealed,
      opener: sealed && files.opener,
    }),
  }
}

const commonTexts = new WeakMap<DocumentSite, WeakMap<PageFiles, CommonTexts>>()

/** The common texts of pages without a guard, of which a site may have thousands: they are written once. */
function findCommonTexts(site: DocumentSite, files: PageFiles): CommonTexts {
  const ofSite = commonTexts.get(site) ?? new WeakMap<PageFiles, CommonTexts>()
  commonTexts.set(site, ofSite)
  const texts = ofSite.get(files) ?? writeCommonTexts(site, files)
  ofSite.set(files, texts)
  return texts
}

/** What only some documents hold. The preview has neither. */
export interface DocumentExtras {
  /** What a guarded page keeps: SealedHtml, locked. */
  sealed?: string
  /** What search engines are told, as JSON: see structured-data.ts. */
  structuredData?: string
}

/** A whole html file around a page's body. */
export function renderDocument(
  page: ReadyPage,
  site: DocumentSite,
  body: string,
  files: PageFiles,
  { sealed, structuredData }: DocumentExtras = {},
): string {
  const { settings } = site
  const { guard } = page
  const common = guard ? writeCommonTexts(site, files, guard, sealed) : findCommonTexts(site, files)
  const { preloads, content } = splitPreloads(body)
  const head = [
    '<meta charset="utf-8">',
    // Before anything that is fetched: the address can hold the access key. Some hosts send no headers of ours.
    guard ? meta('name', 'referrer', 'no-referrer') : '',
    meta('name', 'viewport', 'width=device-width, initial-scale=1'),
    `<title>${escapeHtml(page.title + settings.titleSuffix)}</title>`,
    meta('name', 'description', page.description),
    page.isIndexed
      ? `<link rel="canonical" href="${escapeHtml(canonicalUrl(settings, page.path))}">`
      : meta('name', 'robots', 'noindex'),
    common.site,
    socialTags(page, settings),
    // Visitors without script, who cannot show a key, are led on at once.
    guard ? `<noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(guard.otherwise)}"></noscript>` : '',
    common.icons,
    preloads,
    common.files,
    // Browsers run nothing of this type, and the content security policy lets it stand: it is data.
    structuredData ? `<script type="application/ld+json">${structuredData}</script>` : '',
  ]
  return `<!doctype html>
<html lang="${escapeHtml(settings.language ?? 'en-GB')}" class="${escapeHtml(page.htmlClass)}" data-colour="${page.colour ?? ''}" data-third-parties="${settings.thirdParties ?? ''}">
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>
<div id="root"${rootAttributes({ page: page.path })}${common.root}>${content}</div>
</body>
</html>
`
}

/** The html file of an old address, for hosts that know no redirects. */
export function renderRedirect(to: string, settings: BrowserSettings, words: ServedWords): string {
  const href = escapeHtml(to)
  const link = () => `<a href="${href}">${href}</a>`
  return `<!doctype html>
<html lang="${escapeHtml(settings.language ?? 'en-GB')}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(words.moved)}</title>
<meta http-equiv="refresh" content="0; url=${href}">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(canonicalUrl(settings, to.replace(/[?#].*$/s, '')))}">
</head>
<body><p>${escapeHtml(words.movedTo).replace('{link}', link)}</p></body>
</html>
`
}
