import type { FileManager } from '../model/files/file-manager'
import type { Session } from '../model/session/session'

/** What the editor hands to the page in its frame. Both have the same origin, so it is used as it is. */
export interface CanvasHost {
  session: Session
  files: FileManager
  /** Opens the dialog that adds a block, before the one with a number. */
  addBlock: (index: number) => void
  /** Moves the focus to a field in the editor's form. */
  showField: (pointer: string) => void
  /** Whether a dialog of the editor is open: the page waits until it is closed. */
  hasDialog: () => boolean
  /** Moves the focus to the editor around the frame. */
  leave: () => void
}

/** The frame of the editor, as the page in it finds it. */
export interface EditorFrame extends HTMLIFrameElement {
  canvasHost?: CanvasHost
  /** Moves the focus to the first text of the chosen block. The page in the frame sets it. */
  enterPage?: () => void
}

/** Returns what the editor hands to this page; undefined where it is not shown in the editor's frame. */
export const findHost = (): CanvasHost | undefined =>
  window.frameElement ? (window.frameElement as EditorFrame).canvasHost : undefined
