import type { ContentPage, Entry, SiteSettings } from '../generated/content'

/** An entry of a collection with the page that it belongs to. `title` and `isVisible` are filled in. */
export type CollectionEntry = Entry & { path: string; title: string; isVisible: boolean }

/** The entries beside one, in the order of pages.json and among the visible ones only. */
export interface Neighbours {
  previous?: CollectionEntry
  next?: CollectionEntry
}

/**
 * What a block's `load` may ask about the rest of the site. A build notes what each page has asked for: the page is made
 * again when one of these changes.
 */
export interface SiteView {
  settings: SiteSettings
  /** The page that the block stands on. */
  page: ContentPage
  /** The entry of that page, if it belongs to a collection. */
  entry?: CollectionEntry
  /** The entries of a collection, in the order of pages.json. */
  entries(collection: string): CollectionEntry[]
  /** The visible entries before and after this page's own. A hidden entry has none. */
  neighbours(): Neighbours
  /** The blocks of another page, with shared blocks filled in. Empty when there is no such page. */
  blocksOf(path: string): { type: string; [field: string]: unknown }[]
}

/**
 * What a block needs from the rest of the site, worked out once at build time: the answer's fields are added to
 * the block's own before its component is rendered. It may be a promise; pre-rendering waits for it (requirement R11).
 */
export type Load<Block, Loaded extends object> = (block: Block, site: SiteView) => Loaded | Promise<Loaded>
