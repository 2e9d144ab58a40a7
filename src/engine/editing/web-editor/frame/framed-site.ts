import type { PageSource } from '../../../base/shared-types/page'
import { withMethods } from '../../edited-site/methods'
import type { WebSite } from '../web-site'

export interface FramedSite {
  pages: PageSource
  /** Calls back for each message that a page of a preview gets. Returns how to stop. */
  onMessage(listener: (name: string, data: object) => void): () => void
  /** Shows the site as it is now, after another time. */
  showNow(): void
  /** To be called when a page is there, and can be edited. */
  noteShown(): void
}

export interface EditorWindow extends Window {
  /** The first script sets it for the later ones. */
  started?: { worker: Worker; site: WebSite; startServiceWorker: () => Promise<void> }
  framedSites?: Record<ShownState, FramedSite>
}

/** As the author has edited it, or as the branch has it. */
export type ShownState = 'now' | 'before'

const frameFile = '/frame.html'

/** "/frame.html#/about" */
export const frameAddress = (path: string, state: ShownState = 'now'): string =>
  `${frameFile}${state === 'before' ? '?before' : ''}#${path}`

interface FramedPlace {
  /** Encoded, with what follows it: "/about#team". */
  path: string
  state: ShownState
}

const isOfThisSite = (path: string): boolean => /^\/(?![/\\])/.test(path)

/** The page that the address of a frame names. A host may send frame.html at the address of a page. */
export function readFrameAddress({ pathname, search, hash }: Location): FramedPlace {
  const path = pathname === frameFile ? hash.slice(1) : pathname + hash
  return { path: isOfThisSite(path) ? path : '/', state: search === '?before' ? 'before' : 'now' }
}

/** "/#/about": the editor with a page. */
export const editorAddressOf = (path: string): string => `/#${path}`

/** Once the window of the editor is closed, each page redirects to the editor. */
export const pagesOfOpener = (pages: PageSource, editor: () => Window | null): PageSource =>
  withMethods(pages, {
    page: async (path) =>
      editor()?.closed === false ? pages.page(path) : { redirect: location.origin + editorAddressOf(path) },
  })

/** Returns undefined outside of an editor. */
export function findFramedSite(state: ShownState): FramedSite | undefined {
  try {
    const editor: EditorWindow | null = window.frameElement ? window.parent : window.opener
    return editor?.framedSites?.[state]
  } catch {
    // Another site has opened this window.
    return undefined
  }
}
