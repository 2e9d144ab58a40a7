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

/** The answers of the studio's sources: `npm run generate` adds their types. */
export interface Sources {
  [name: string]: unknown
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
  /** The answer of a source of the studio. Pages share it, and it cannot be changed. */
  source<Name extends keyof Sources>(name: Name): Sources[Name]
  blocksOf(path: string): { type: string; [field: string]: unknown }[]
}

/** Runs at build time. The result is added to the block's props (R11). */
export type Load<Block, Loaded extends object, StudioEntry extends Entry = Entry, Settings = SiteSettings> = (
  block: Block,
  site: SiteView<StudioEntry, Settings>,
) => Loaded | Promise<Loaded>

/** What `fetch` of a source is handed. */
export interface SourceTools {
  /** Refuses all that is no JSON, larger than 5 MB, or an error of the server. Follows redirects; other sites get no headers. */
  getJson(address: string, request?: Pick<RequestInit, 'method' | 'headers' | 'body'>): Promise<unknown>
  /** A variable of the environment, such as a key. No message and no kept answer has its value. */
  env(name: string): string
  /** Aborted when the time is over. */
  signal: AbortSignal
}

/** Content from elsewhere, read while the site is built: `src/studio/sources/NAME.ts` exports it by default. */
export interface Source {
  fetch: (tools: SourceTools) => Promise<unknown>
  /** Of the answer, without "$ref". What it has no word for may be in the answer, too. */
  schema: object
  /** Shown by previews and tests where no answer is kept. */
  example: unknown
  /** Seconds for which an answer is used before the source is asked again. */
  maxAge: number
  /** Seconds for which the last good answer may replace one that is wrong or late. Without it the build stops. */
  staleIfError?: number
  /** Seconds, 10 by default. */
  timeout?: number
}
