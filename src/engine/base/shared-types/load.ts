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

/** In the order of their collection, without hidden ones. */
export interface Neighbours<StudioEntry extends Entry = Entry> {
  previous?: CollectionEntry<StudioEntry>
  next?: CollectionEntry<StudioEntry>
}

/** A value that entries have in a field, with the page that lists them where there is one. */
export interface EntryValue {
  value: string
  /** Of visible entries. */
  count: number
  path?: string
  /** Whether the page is that of this value. */
  isHere: boolean
}

/** What a list block shows on a page. */
export interface EntryList<StudioEntry extends Entry = Entry> {
  /** On this page of the list. */
  entries: CollectionEntry<StudioEntry>[]
  /** On all its pages. */
  total: number
  /** Of a list with several pages. `paths` are those of all its pages. */
  page?: { number: number; count: number; paths: string[]; previous?: string; next?: string }
}

export interface PageLink {
  path: string
  title: string
}

/** A build renders a page again when what it read has changed. */
export interface SiteView<StudioEntry extends Entry = Entry, Settings = SiteSettings> {
  /** In the language of the page, as all others. */
  settings: Settings
  page: ContentPage
  entry?: CollectionEntry<StudioEntry>
  entries(collection: string, options?: EntryOptions): CollectionEntry<StudioEntry>[]
  neighbours(): Neighbours<StudioEntry>
  /** For a block whose fields have the formats of a list: see docs/studio.md. Visible entries only. */
  list(block: object): EntryList<StudioEntry>
  /** Of the visible entries of a collection. A day counts by its year. */
  values(collection: string, field: string): EntryValue[]
  /** The entries that have most values of the page's own entry in common, then those nearest to it in their order. */
  related(most: number): CollectionEntry<StudioEntry>[]
  /** In the order of pages.json, without those that search engines do not index. */
  pages(): PageLink[]
  blocksOf(path: string): { type: string; [field: string]: unknown }[]
}

/** Runs at build time. The result is added to the block's props (R11). */
export type Load<Block, Loaded extends object, StudioEntry extends Entry = Entry, Settings = SiteSettings> = (
  block: Block,
  site: SiteView<StudioEntry, Settings>,
) => Loaded | Promise<Loaded>
