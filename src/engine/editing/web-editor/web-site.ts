import type { PageSource } from '../../base/shared-types/page'
import type { HostName } from '../../git/git-hosts/host-address'
import type { Publishing } from '../edited-site/publishing'
import type { Store } from '../edited-site/store'

/** How an author can sign in. */
export type SignInWay =
  /** A token that the author makes at the host and pastes. */
  | { kind: 'token'; address: string }
  /** A window of the host, which comes back to signed-in.html. */
  | { kind: 'window' }

export type Keeping =
  | 'browser'
  /** The browser keeps nothing for this window: closing the tab loses them. */
  | 'tab'

export type HostConnectionState =
  /** The site has no host: its changes are saved as a file. */
  | { kind: 'none' }
  /** `whyNot` is a sentence: an archived repository, a token without rights. */
  | { kind: 'signed-in'; person: string; mayWrite: boolean; whyNot?: string }
  /** Words are kept; reading others' changes and publishing wait. */
  | { kind: 'signed-out'; ways: SignInWay[]; problem?: string }
  | { kind: 'offline'; problem: string }

/** The text is at the host, or in a file. */
export interface ClosedState {
  kind: 'closed'
  host?: HostName
  repository?: string
  ways: SignInWay[]
  /** The deployed text asks for the access key of the guarded pages: see `openSealed`. */
  isSealed?: true
  problem?: string
}

/** All sentences are for authors. */
export type WebSiteState =
  | { kind: 'opening' }
  | ClosedState
  /** Another tab is writing. `takeOver` of WebSite opens it here. */
  | { kind: 'elsewhere' }
  | {
      kind: 'open'
      host?: HostName
      repository?: string
      keeping: Keeping
      connection: HostConnectionState
      /** Given where a branch was asked for: nothing can be changed. */
      shownBranch?: string
      /** The blocks of the site have changed since this editor was built: texts can be edited, publishing waits. */
      isOutdated: boolean
      /** A notice until it is closed: storage is full, a file was opened over other words. */
      notice?: string
    }

export type { PageSource }

export interface SiteFileCopy {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * The site in its worker. The window calls it through Comlink, so every method is async there and callbacks are proxies.
 * The token of the host never leaves the worker.
 */
export interface WebSite {
  readonly store: Store
  readonly publishing: Publishing
  /** The first page is there: what it did not need may load. */
  noteShown(): Promise<void>
  readonly now: PageSource
  readonly before: PageSource
  /**
   * Then `before` is another version than the last one, of which a page is asked for. Rejects with words for the
   * author.
   */
  showFormer(page: string, version?: string): Promise<void>
  open(address: { origin: string; branch?: string }): Promise<void>
  /** Also with the state now. */
  onState(listener: (state: WebSiteState) => void): void
  /** The messages of a preview, by name, after each change that a frame shows; first the times that are shown. */
  onMessage(listener: (name: string, data: object) => void): void
  signInWithToken(token: string): Promise<{ problem?: string }>
  signInAddress(): Promise<string>
  finishSignIn(address: string): Promise<{ problem?: string }>
  signOut(): Promise<void>
  takeOver(): Promise<void>
  /** On focus, each minute and before publishing. */
  catchUp(): Promise<void>
  showAtTime(at?: string): Promise<string | undefined>
  /** All of the author's work: pages.json, or a zip with the new files of public/ beside it. */
  saveCopy(): Promise<SiteFileCopy>
  /** Asks first if it would replace changes that are nowhere else. */
  openCopy(file: SiteFileCopy, isSure?: boolean): Promise<{ problem?: string; question?: string }>
  openSealed(accessKey: string): Promise<{ problem?: string }>
  /** The promise holds up another tab that begins to write: half-typed words are kept then. */
  beforeLetGo(save: () => Promise<void>): void
  closeNotice(): Promise<void>
}
