import type { Guard } from '../../../base/schema-types/content'
import { getOrAdd } from '../../../base/shared-types/maps'
import type { BrowserSettings, ReadyPage } from '../../../base/shared-types/page'
import { type RootAttributes, writeRootAttributes } from '../../../base/shared-types/root-attributes'
import type { ServedWords } from '../../../base/text/interface-words'
import { directionOf } from '../../../base/text/language/direction'
import { escapeHtml } from '../../../base/text/tags'
import { feedLinks, themeColours, verificationMetas } from './head-tags'

export interface PageFiles {
  /** The preview inserts its own scripts instead. */
  loader?: string
  opener: string
  app: string[]
  /** The preview counts no views: the script would run beside the editor. */
  statistics?: string
  elements: string
  sheet?: string
  styles: string[]
}

const meta = (attribute: 'name' | 'property', key: string, content: string) =>
  `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`

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

const translationLinks = ({ translations = {} }: ReadyPage, settings: BrowserSettings): string[] =>
  Object.entries(translations).map(
    ([language, path]) =>
      `<link rel="alternate" hreflang="${language}" href="${escapeHtml(canonicalUrl(settings, path))}">`,
  )

/** React writes preloads first when it renders no <head>. They belong into ours. */
export function splitPreloads(body: string): { preloads: string; content: string } {
  const [preloads = ''] = body.match(/^(<link rel="preload"[^>]*>)+/) ?? []
  return { preloads, content: body.slice(preloads.length) }
}

/** Browsers use `tabIcon` for their tabs; search engines, and what shows a larger icon, use the file. */
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
 * A deferred loader would run before the first layout and delay it. Two pages defer it: a guarded one, whose opener
 * adds to the stylesheet, and one that the address filters, to be filtered when it is first painted.
 */
function loaderTag(src: string, isSealed: boolean, body: string): string {
  const order = body.includes(' data-filter-by=') ? ' blocking="render"' : ' async'
  return `<script type="module"${isSealed ? '' : order} src="${src}"></script>`
}

export interface DocumentSite {
  settings: BrowserSettings
  settingsAddress: string
  /** See readTabIcon. */
  tabIcon?: string
  /** See findFirstFonts. */
  fonts?: string[]
  /** See ownHeadTags. */
  headTags?: string[]
}

interface CommonTexts {
  language: string
  site: string
  icons: string
  files: string
  /** The attributes of #root without the page's path. */
  root: string
}

export const rootAttributes = (values: Partial<RootAttributes>): string =>
  Object.entries(writeRootAttributes(values))
    .map(([name, value]) => (value === undefined ? '' : ` data-${name}="${escapeHtml(value)}"`))
    .join('')

function writeCommonTexts(
  { settings, settingsAddress, tabIcon, fonts = [], headTags = [] }: DocumentSite,
  files: PageFiles,
  guard?: Guard,
  sealed?: string,
): CommonTexts {
  return {
    language: languageAttributes(settings.language),
    site: [meta('property', 'og:type', 'website'), meta('property', 'og:site_name', settings.name)].join('\n'),
    icons: [...themeColours(settings), ...iconLinks(settings, tabIcon), ...feedLinks(settings), ...headTags].join('\n'),
    files: [
      ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
      ...(files.sheet ? [`<link rel="stylesheet" href="${files.sheet}">`] : []),
      ...(sealed ? [`<link rel="modulepreload" href="${files.opener}">`] : []),
    ].join('\n'),
    root: rootAttributes({
      settings: settingsAddress,
      homes: settings.homes?.join(' '),
      app: files.app,
      // Views of guarded pages are not counted.
      analytics: guard || !files.statistics ? undefined : settings.analytics,
      // The link at the foot of guarded pages opens the choice of statistics.
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

function findCommonTexts(site: DocumentSite, files: PageFiles): CommonTexts {
  const ofSite = getOrAdd(commonTexts, site, () => new WeakMap<PageFiles, CommonTexts>())
  return getOrAdd(ofSite, files, () => writeCommonTexts(site, files))
}

export interface DocumentExtras {
  sealed?: string
  /** See structured-data.ts. */
  structuredData?: string
}

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
    // The address can hold the access key, and some hosts do not send our headers.
    guard ? meta('name', 'referrer', 'no-referrer') : '',
    meta('name', 'viewport', 'width=device-width, initial-scale=1'),
    `<title>${escapeHtml(page.title + settings.titleSuffix)}</title>`,
    meta('name', 'description', page.description),
    page.isIndexed
      ? `<link rel="canonical" href="${escapeHtml(canonicalUrl(settings, page.path))}">`
      : meta('name', 'robots', 'noindex'),
    ...translationLinks(page, settings),
    common.site,
    socialTags(page, settings),
    // Visitors without scripts cannot open the page.
    guard ? `<noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(guard.otherwise)}"></noscript>` : '',
    common.icons,
    ...(page.path === '/' ? verificationMetas(settings) : []),
    preloads,
    common.files,
    files.loader ? loaderTag(files.loader, sealed !== undefined, body) : '',
    // The content security policy allows it, because it is data.
    structuredData ? `<script type="application/ld+json">${structuredData}</script>` : '',
  ]
  return `<!doctype html>
<html ${common.language} class="${escapeHtml(page.htmlClass)}" data-colour="${page.colour ?? ''}" data-third-parties="${settings.thirdParties ?? ''}">
<head>
${head.filter(Boolean).join('\n')}
</head>
<body>
<div id="root"${rootAttributes({ page: page.path })}${common.root}>${content}</div>
</body>
</html>
`
}

/** Left to right is what browsers begin with. */
const languageAttributes = (language = 'en-GB'): string =>
  `lang="${escapeHtml(language)}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}`

/** For hosts without redirects. */
export function renderRedirect(to: string, settings: BrowserSettings, words: ServedWords): string {
  const href = escapeHtml(to)
  const link = () => `<a href="${href}">${href}</a>`
  return `<!doctype html>
<html ${languageAttributes(settings.language)}>
<head>
<meta charset="utf-8">
<title>${escapeHtml(words.moved)}</title>
<meta http-equiv="refresh" content="0; url=${href}">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(to.startsWith('/') ? canonicalUrl(settings, to.replace(/[?#].*$/s, '')) : to)}">
</head>
<body><p>${escapeHtml(words.movedTo).replace('{link}', link)}</p></body>
</html>
`
}
