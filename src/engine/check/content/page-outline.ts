import type { Span } from '../../schedule/span'

/** An entry of "pages", read without trusting anything about its shape. */
export interface PageOutline {
  pointer: string
  path: string
  /** Where it leads when it is an old address: a path, which may have an #anchor. */
  redirect?: string
  /** Its blocks in their order; one that is hidden from visitors is an empty object here. */
  blocks: Record<string, unknown>[]
  entry?: Record<string, unknown>
  /** False for pages that are kept out of search engines, or behind a key. */
  isIndexed: boolean
  /** The time that it is written for, and the time in which visitors see it: never, while it is a draft. */
  planned: Span
  public: Span
  /** Where its visitors are led after its end. */
  redirectAfter?: string
}
