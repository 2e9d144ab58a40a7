interface Size {
  width: number
  height: number
}

export interface OpenedPicture extends Size {
  isMoving: boolean
  seconds: number
  /** The size as seen, rotated. Rejects if the first frame is damaged. */
  decode(): Promise<Size>
}

/** By sharp in Node, by the browser's own decoders there. Undefined if the header is damaged. */
export type PictureOpener = (content: Uint8Array<ArrayBuffer>) => Promise<OpenedPicture | undefined>
