import type { FileManager } from '../model/files/file-manager'
import type { OpenBlock } from '../model/page/open-page'
import type { Session } from '../model/session/session'

/** What the editor hands to the page in its frame, which has the same origin. */
export interface CanvasHost {
  session: Session
  files: FileManager
  /** Opens the dialog that adds a block at an index. */
  addBlock: (index: number) => void
  copyBlock: (block: OpenBlock) => void
  /** Adds the copied block at an index. */
  pasteBlock: (index: number) => void
  showField: (pointer: string) => void
  /** The page waits while a dialog of the editor is open. */
  hasDialog: () => boolean
  /** Moves the focus out of the page: to the next part of the editor, or to the one before. */
  leave: (isBack: boolean) => void
}

export interface EditorFrame extends HTMLIFrameElement {
  canvasHost?: CanvasHost
  /** Whether links open other pages, though nothing can be changed. */
  isBrowsed?: boolean
  /** The editor opens another page in its place. */
  isLeaving?: boolean
  /** Moves the focus to the first text of the chosen block. The page in the frame sets this. */
  enterPage?: () => void
  /** The page in the frame calls this when it can be seen. */
  onStyled?: () => void
}

/** Returns undefined outside the editor's frame. */
export const findHost = (): CanvasHost | undefined =>
  window.frameElement ? (window.frameElement as EditorFrame).canvasHost : undefined

/** Whether this page is about to make room for another. */
export const isLeaving = (): boolean => (window.frameElement as EditorFrame | null)?.isLeaving === true
