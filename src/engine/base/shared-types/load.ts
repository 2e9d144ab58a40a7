import type { ContentPage, Entry, SiteSettings } from '../schema-types/content'

export type CollectionEntry<StudioEntry extends Entry = Entry> = StudioEntry & {
  path: string
  title: string
  isVisible: boolean
  /** Of an entry that is not in the language of the page. */
  lang?: string
}

export interface EntryOptions {
  /** Adds entries without a page in this language in their own, with `lang`. */
  untranslated?: boolean
}

/** In the order of their collection, without hidden ones. */
export interface Neighbours<StudioEntry extends Entry = Entry> {
  previous?: CollectionEntry<StudioEntry>
  next?: CollectionEntry<StudioEntry>
}

/** A value of a field of entries, with the page that lists them, if any. */
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

/** `npm run generate` adds the types of the sources' answers. */
export interface Sources {
  [name: string]: unknown
}

/** A build renders a page again when these have changed. */
export interface SiteView<StudioEntry extends Entry = Entry, Settings = SiteSettings> {
  settings: Settings
  page: ContentPage
  entry?: CollectionEntry<StudioEntry>
  entries(collection: string, options?: EntryOptions): CollectionEntry<StudioEntry>[]
  neighbours(): Neighbours<StudioEntry>
  /** For a block with the formats of a list: see docs/studio.md. Visible entries only. */
  list(block: object): EntryList<StudioEntry>
  /** Of visible entries. A day counts by its year. */
  values(collection: string, field: string): EntryValue[]
  /** Those with most values in common with the page's entry, then those nearest in order. */
  related(most: number): CollectionEntry<StudioEntry>[]
  /** Without those that search engines do not index. */
  pages(): PageLink[]
  /** A source's answer, which pages share and cannot change. */
  source<Name extends keyof Sources>(name: Name): Sources[Name]
  blocksOf(path: string): { type: string; [field: string]: unknown }[]
}

/** Runs at build time. The result is added to the block's props (R11). */
export type Load<Block, Loaded extends object, StudioEntry extends Entry = Entry, Settings = SiteSettings> = (
  block: Block,
  site: SiteView<StudioEntry, Settings>,
) => Loaded | Promise<Loaded>

export interface SourceTools {
  /** Refuses what is no JSON, above 5 MB, or an error. Follows redirects; other sites get no headers. */
  getJson(address: string, request?: Pick<RequestInit, 'method' | 'headers' | 'body'>): Promise<unknown>
  /** An environment variable, such as a key. Its value is in no message or kept answer. */
  env(name: string): string
  /** Aborted when the time is over. */
  signal: AbortSignal
}

/** Content from elsewhere for the build: the default export of `src/studio/sources/NAME.ts`. */
export interface Source {
  fetch: (tools: SourceTools) => Promise<unknown>
  /** Of the answer, without "$ref". The answer may hold more. */
  schema: object
  /** Shown by previews and tests without a kept answer. */
  example: unknown
  /** Seconds until the source is asked again. */
  maxAge: number
  /** Seconds for which the last good answer replaces a wrong or late one. Without it the build stops. */
  staleIfError?: number
  /** Seconds, 10 by default. */
  timeout?: number
}
