import type { ContentPage, Entry, SiteSettings } from '../generated/content'

/** An entry of a collection with the page that it belongs to. `title` and `isVisible` are filled in. */
export type CollectionEntry<Own extends Entry = Entry> = Own & { path: string; title: string; isVisible: boolean }

/** The entries beside one, in the order of pages.json and among the visible ones only. */
export interface Neighbours<Own extends Entry = Entry> {
  previous?: CollectionEntry<Own>
  next?: CollectionEntry<Own>
}

/**
 * What a block's `load` may ask about the rest of the site. A build notes who has asked for which entries: their pages are
 * made again when the words of one change. A studio says which fields its own entries and settings have.
 */
export interface SiteView<Own extends Entry = Entry, Settings = SiteSettings> {
  settings: Settings
  /** The page that the block stands on. */
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
 * What a block needs from the rest of the site, worked out once at build time: the answer's fields are added to
 * the block's own before its component is rendered. It may be a promise; pre-rendering waits for it (requirement R11).
 */
export type Load<Block, Loaded extends object, Own extends Entry = Entry, Settings = SiteSettings> = (
  block: Block,
  site: SiteView<Own, Settings>,
) => Loaded | Promise<Loaded>
