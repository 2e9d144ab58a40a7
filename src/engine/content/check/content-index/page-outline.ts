import type { Span } from '../../publication-dates/span'

export interface PageOutline {
  pointer: string
  path: string
  /** Of its path. */
  language: string
  redirect?: string
  /** The path of the page that it is made from. */
  translates?: string
  /** In their order; a hidden block is an empty object. */
  blocks: Record<string, unknown>[]
  /** The names of the shared blocks that it shows, also those in its blocks. */
  shared: ReadonlySet<string>
  entry?: Record<string, unknown>
  /** Makes a page for each value of entries. */
  each?: Record<string, unknown>
  /** False for pages with a key or kept out of search engines. */
  isIndexed: boolean
  /** `planned` is the written time, `public` when visitors see it: never, for a draft. */
  planned: Span
  public: Span
  /** The redirect after its end. */
  redirectAfter?: string
}
