import type { ContentPage, Entry, SiteSettings } from '../generated/content'

/** An entry of a collection with the page that it belongs to. `title` and `isVisible` are filled in. */
export type CollectionEntry<Own extends Entry = Entry> = Own & { path: string; title: string; isVisible: boolean }

/** The entries beside one, in the order of pages.json and among the visible ones only. */
export interface Neighbours<Own extends Entry = Entry> {
  previous?: CollectionEntry<Own>
  next?: CollectionEntry<Own>
}

/**
 * What a block's `load` may read of the rest of the site. A build records what each page has read, and makes the page
 * again when one of these changes. A studio says which fields its own entries and settings have.
 */
export interface SiteView<Own extends Entry = Entry, Settings = SiteSettings> {
  settings: Settings
  /** The page of the block. */
  page: ContentPage
  /** The entry of that page, if it belongs to a collection. */
  entry?: CollectionEntry<Own>
  /** The entries of a collection, in the order of pages.json. */
  entries(collection: string): CollectionEntry<Own>[]
  /** The visible entries before and after this page's own. A hidden entry has none. */
  neighbours(): Neighbours<Own>
  /** The blocks of another page, with shared blocks filled in. Empty when there is no such page. */
  blocksOf(path: string): { type: string; [field: string]: unknown }[]
}

/**
 * What a block needs from the rest of the site, loaded once at build time: the fields of the result are added to
 * the block's own before its component is rendered. It may be a promise; pre-rendering waits for it (requirement R11).
 */
export type Load<Block, Loaded extends object, Own extends Entry = Entry, Settings = SiteSettings> = (
  block: Block,
  site: SiteView<Own, Settings>,
) => Loaded | Promise<Loaded>
