import type { ContentPage, Entry, SiteSettings } from '../generated/content'

export type CollectionEntry<StudioEntry extends Entry = Entry> = StudioEntry & {
  path: string
  title: string
  isVisible: boolean
}

/** The visible entries before and after an entry, in the order of pages.json. */
export interface Neighbours<StudioEntry extends Entry = Entry> {
  previous?: CollectionEntry<StudioEntry>
  next?: CollectionEntry<StudioEntry>
}

/**
 * What a block's `load` may read of the site. A build records the reads of each page, and renders the page again when
 * one of them changes.
 */
export interface SiteView<StudioEntry extends Entry = Entry, Settings = SiteSettings> {
  settings: Settings
  page: ContentPage
  entry?: CollectionEntry<StudioEntry>
  entries(collection: string): CollectionEntry<StudioEntry>[]
  neighbours(): Neighbours<StudioEntry>
  blocksOf(path: string): { type: string; [field: string]: unknown }[]
}

/**
 * Loads what a block needs from the rest of the site, at build time. The result is added to the block's props (R11).
 */
export type Load<Block, Loaded extends object, StudioEntry extends Entry = Entry, Settings = SiteSettings> = (
  block: Block,
  site: SiteView<StudioEntry, Settings>,
) => Loaded | Promise<Loaded>
