import type { EditorChange } from '../../edited-site/command'
import type { PageComparison, Publishing } from '../../edited-site/publishing'
import type { ShownTimes } from '../../edited-site/shown-times'
import type { Store } from '../../edited-site/store'
import type { EditorStatus } from './status'

export interface LiveChannel {
  /** Calls back after a change of the file, or of what the check says of it. Returns how to stop. */
  onChange(listener: (change: EditorChange) => void): () => void
  /** Holds up a reload of this document until the promise resolves. */
  beforeReload(wait: () => Promise<void>): void
  /** Holds up the reload that follows a lost connection. */
  afterDisconnect(wait: () => Promise<void>): void
  announceWindow(id: string): void
}

interface PreviewTimeChoice {
  /** Calls back with the times now and after each change of them. Returns how to stop. */
  subscribe(listener: (times: ShownTimes) => void): () => void
  /** Shows the site as of a time, "2027-01-12 09:00", or as it is now. Returns why that failed. */
  show(at?: string): Promise<string | undefined>
}

/** Where the editor runs: all that differs between a folder behind a preview and a repository on the web. */
export interface Surroundings {
  store: Store
  publishing: Publishing
  /**
   * Compares a page with what it was, at the path `from`, in the last or another version, for two frames. Rejects with words for
   * the author.
   */
  compare(page: string, from?: string, version?: string): Promise<PageComparison>
  live: LiveChannel
  /** Undefined where the site can only be shown as it is now. */
  previewTime?: PreviewTimeChoice
  /** Undefined where there is nothing to say: the site is in a folder. */
  status?: { subscribe(listener: () => void): () => void; getState(): EditorStatus }
  /** The address of a page as the frame shows it. `page` is where the store shows the page: see PageName. */
  frameOf(page: string): string
  exampleOf(type: string): string
  addressOf(page: string): string
  pageOf(address: { pathname: string; hash: string }): string
}
