import type { PageView } from './page-view'

/** Loads and sends nothing until it is allowed to. */
export interface Counter {
  send(view: PageView): void
  /** Removes stored data when it is not allowed. */
  allow(isAllowed: boolean): void
}
