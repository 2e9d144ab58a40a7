import type { Guard, SiteSettings } from '../generated/content'

/** `type` picks the component; the other fields are its props. */
export interface ReadyBlock {
  type: string
  id?: string
  hidden?: boolean
  [field: string]: unknown
}

export interface Asset {
  bytes: number
  width?: number
  height?: number
  /** The name of the encoded copies of a raster picture: see model/pictures.ts. */
  hash?: string
  seconds?: number
}

export type Assets = Record<string, Asset>

/** A page after compile. The browser fetches it to navigate. */
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
  /** In the preview: a key for each block, stable across edits. */
  keys?: string[]
  assets: Assets
}

export type BrowserSettings = Omit<SiteSettings, 'prerender' | 'timeZone' | 'timer'> & {
  fallbacks: Fallback[]
}

/** Unknown paths that start with `prefix` redirect to `to`. */
export interface Fallback {
  prefix: string
  to: string
}

export interface Redirect {
  path: string
  to: string
  /** Set for the path of an ended page. A page may use it again, so hosts and browsers must not cache the redirect. */
  isTemporary?: boolean
}

export interface ReadySite {
  settings: BrowserSettings
  prerender: Required<NonNullable<SiteSettings['prerender']>>
  pages: ReadyPage[]
  redirects: Redirect[]
}

export interface FetchedPage extends ReadyPage {
  /**
   * The stylesheets that the page's own one is made of: a browser that has them need not fetch them again. Not in the
   * preview.
   */
  styles?: string[]
}

export type SealedData = Pick<FetchedPage, 'blocks' | 'assets' | 'styles'>

export interface SealedHtml {
  html: string
  /** Inline, because the name of a stylesheet would reveal the blocks. */
  css: string
}

export type PageData = FetchedPage | { redirect: string }
