import type { PageView } from './page-view'

/** A service of statistics in the browser. Loads and sends nothing until it is allowed to. */
export interface Counter {
  send(view: PageView): void
  /** Removes stored data when it is not allowed. */
  allow(isAllowed: boolean): void
}
