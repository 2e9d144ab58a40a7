import type { ListPlace } from '../model/edits/block-edits'
import type { FileManager } from '../model/files/file-manager'
import type { OpenBlock } from '../model/page/open-blocks'
import type { KeysHost } from './keys'

/** The frame has the same origin. */
export interface CanvasHost extends KeysHost {
  files: FileManager
  addBlock: (place: ListPlace) => void
  copyBlock: (block: OpenBlock) => void
  pasteBlock: (after: OpenBlock) => void
  showField: (pointer: string) => void
  leave: (isBack: boolean) => void
}

export interface EditorFrame extends HTMLIFrameElement {
  canvasHost?: CanvasHost
  /** Whether links open other pages, though nothing can be changed. */
  isBrowsed?: boolean
  isLeaving?: boolean
  /** The page in the frame sets this. */
  enterPage?: () => void
  /** The page in the frame calls this when it can be seen. */
  onStyled?: () => void
}

export const findHost = (): CanvasHost | undefined =>
  window.frameElement ? (window.frameElement as EditorFrame).canvasHost : undefined

export const isLeaving = (): boolean => (window.frameElement as EditorFrame | null)?.isLeaving === true
