import type { Guard, SiteSettings } from '../generated/content'

/** A block as it is rendered: its type picks the component, the other fields are the component's props. */
export interface ReadyBlock {
  type: string
  /** The anchor that links reach with #. */
  id?: string
  /** Set on a block that visitors do not see: the preview shows it, and a built page does not have it. */
  hidden?: boolean
  [field: string]: unknown
}

/** What is known of a file in public/: its size in bytes, and for pictures width and height in css pixels. */
export interface Asset {
  bytes: number
  width?: number
  height?: number
  /** Of raster pictures: what the names of their AVIF and WebP copies begin with. See model/pictures.ts. */
  hash?: string
  /** Of loops: how long one round takes. */
  seconds?: number
}

/** Assets by their address on the site: "/images/banners/home.svg". */
export type Assets = Record<string, Asset>

/** A page after compile: nothing is left to look up. It is what the browser fetches when it navigates. */
export interface ReadyPage {
  path: string
  title: string
  description: string
  layout: string
  /** The class of <html> while the page is shown: the first segment of its path, "home" for "/". */
  htmlClass: string
  /** The colour of the theme that leads on the page, taken from its first picture. */
  colour?: string
  isIndexed: boolean
  socialImage?: string
  socialImageAlt?: string
  /** Set on pages that only people with the access key may see. */
  guard?: Guard
  /** SealedData of a guarded page, locked, as it is shipped; its blocks and assets are empty then. */
  sealed?: string
  blocks: ReadyBlock[]
  /** In the preview: a key for each block, which it keeps while the page is edited. */
  keys?: string[]
  /** The files that this page shows, with their sizes. */
  assets: Assets
}

/** The settings of the site as the browser gets them: all but what only the build needs. */
export type BrowserSettings = Omit<SiteSettings, 'prerender' | 'timeZone' | 'timer'> & {
  /** Where unknown paths under a prefix lead: { prefix: "/club/", to: "/club" }. */
  fallbacks: Fallback[]
}

/** Unknown paths that start with `prefix` lead to the page `to`. */
export interface Fallback {
  prefix: string
  to: string
}

/** An old address and the page that it leads to. */
export interface Redirect {
  path: string
  to: string
  /** Set where the path is that of a page that has ended: it may be a page's again, so that hosts and browsers must not keep it. */
  isForNow?: boolean
}

/** The whole site after compile, ready to be rendered. */
export interface ReadySite {
  settings: BrowserSettings
  prerender: Required<NonNullable<SiteSettings['prerender']>>
  pages: ReadyPage[]
  redirects: Redirect[]
}

/** A page as it is fetched. */
export interface FetchedPage extends ReadyPage {
  /** The stylesheets that its own one is made of: what its html brings need not be fetched again. None in the preview. */
  styles?: string[]
}

/** What is locked in the data of a guarded page. Its styles are those of the opened page. */
export type SealedData = Pick<FetchedPage, 'blocks' | 'assets' | 'styles'>

/** What is locked in the html of a guarded page. */
export interface SealedHtml {
  /** The content of <main> of the opened page. */
  html: string
  /** The styles of its blocks, inline: the name of a stylesheet would reveal which blocks they are. */
  css: string
}

/** What the file <path>.json of a route holds: the page itself, or where it leads. */
export type PageData = FetchedPage | { redirect: string }
