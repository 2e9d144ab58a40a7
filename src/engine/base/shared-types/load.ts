import type { ContentPage, Entry, SiteSettings } from '../schema-types/content'

export type CollectionEntry<StudioEntry extends Entry = Entry> = StudioEntry & {
  path: string
  title: string
  isVisible: boolean
  /** Of an entry that is not in the language of the page. */
  lang?: string
}

export interface EntryOptions {
  /** Adds the entries that have no page in the language of the page, in theirs, with `lang`. */
  untranslated?: boolean
}

/** In the order of pages.json, without hidden ones. */
export interface Neighbours<StudioEntry extends Entry = Entry> {
  previous?: CollectionEntry<StudioEntry>
  next?: CollectionEntry<StudioEntry>
}

/** A build renders a page again when what it read has changed. */
export interface SiteView<StudioEntry extends Entry = Entry, Settings = SiteSettings> {
  /** In the language of the page, as all others. */
  settings: Settings
  page: ContentPage
  entry?: CollectionEntry<StudioEntry>
  entries(collection: string, options?: EntryOptions): CollectionEntry<StudioEntry>[]
  neighbours(): Neighbours<StudioEntry>
  blocksOf(path: string): { type: string; [field: string]: unknown }[]
}

/** Runs at build time. The result is added to the block's props (R11). */
export type Load<Block, Loaded extends object, StudioEntry extends Entry = Entry, Settings = SiteSettings> = (
  block: Block,
  site: SiteView<StudioEntry, Settings>,
) => Loaded | Promise<Loaded>
