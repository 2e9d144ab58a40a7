import type { Guard, SiteSettings } from '../schema-types/content'
import type { Service } from './services/service'

export interface ReadyBlock {
  type: string
  id?: string
  hidden?: boolean
  /** How many levels deeper the headings of a held block are. */
  headingDepth?: number
  [field: string]: unknown
}

/** The frames of a page's blocks, without those of blocks within others. */
export const topFrames = '[data-block]:not([data-block] [data-block])'

export interface Asset {
  bytes: number
  width?: number
  height?: number
  /** Names its encoded copies. */
  hash?: string
  seconds?: number
}

export type Assets = Record<string, Asset>

/** The browser fetches it to navigate. */
export interface ReadyPage {
  path: string
  title: string
  description: string
  layout: string
  /** The class of <html>: the first segment of the path, or "home". */
  htmlClass: string
  /** The dominant colour of the first picture, from the theme. */
  colour?: string
  isIndexed: boolean
  socialImage?: string
  socialImageAlt?: string
  guard?: Guard
  /** SealedData, encrypted. `blocks` and `assets` are empty then. */
  sealed?: string
  blocks: ReadyBlock[]
  /** The types of the blocks within others. */
  held?: string[]
  /** In the preview: a key for each block, stable across edits. */
  keys?: string[]
  assets: Assets
  /** These three: on a site in several languages. */
  language?: string
  /** What search engines are told: paths by "hreflang". */
  translations?: Record<string, string>
  languageLinks?: LanguageLink[]
}

/** The page in a language, or the nearest to it there. */
export interface LanguageLink {
  language: string
  /** In that language. */
  name: string
  path: string
}

export const blockTypesOf = ({ blocks, held = [] }: Pick<ReadyPage, 'blocks' | 'held'>): string[] => [
  ...blocks.map(({ type }) => type),
  ...held,
]

export type BrowserSettings = Omit<SiteSettings, 'prerender' | 'timer' | 'editor' | 'pixels'> & {
  fallbacks: Fallback[]
  /** The home pages of the other languages; missing on a site in one. */
  homes?: string[]
  /** The home page of these pages; without it, "/". */
  home?: string
  /** The services that the schemas declare. */
  services?: ShownService[]
}

export type ShownService = Pick<Service, 'name' | 'allow'> & { consent: boolean }

export interface Fallback {
  prefix: string
  to: string
}

export interface Redirect {
  path: string
  to: string
  /** For an ended page. It must not be cached: a page may use its path again. */
  isTemporary?: boolean
}

export interface SiteFrame {
  /** Of a language; without one, the site's own. */
  settingsIn(language?: string): BrowserSettings
  prerender: Required<NonNullable<SiteSettings['prerender']>>
  redirects: Redirect[]
}

export interface FetchedPage extends ReadyPage {
  /** Parts of its stylesheet, which browsers may have. */
  styles?: string[]
  /** Of its html, see htmlFingerprint. The preview has none. */
  print?: string
}

/** A preview's document holds its data: an edit could come between the two. */
export interface HeldData {
  settings: BrowserSettings
  page: FetchedPage
}

export const heldDataId = 'held-data'

export type SealedData = Pick<FetchedPage, 'blocks' | 'held' | 'assets' | 'styles' | 'print'>

export interface SealedHtml {
  html: string
  /** Inline: the name of a stylesheet would reveal the blocks. */
  css: string
}

export type PageData = FetchedPage | { redirect: string } | { elsewhere: true }

/** The data of a redirect. The host alone redirects to other sites: damaged data cannot send visitors there. */
export const redirectData = (to: string): PageData => (to.startsWith('/') ? { redirect: to } : { elsewhere: true })

/** The pages of a frame without a server. Its promises are rejected while none can be shown. */
export interface PageSource {
  /** By its address: see PageName. */
  page(address: string): Promise<FetchedPage | { redirect: string } | undefined>
  settings(language?: string): Promise<BrowserSettings>
  catalogue(): Promise<object>
}
