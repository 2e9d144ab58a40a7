interface Size {
  width: number
  height: number
}

export interface OpenedPicture extends Size {
  isMoving: boolean
  seconds: number
  /** The size as seen, rotated as the camera noted. Rejects if a part of the first frame is damaged or missing. */
  decode(): Promise<Size>
}

/** Opens a raster picture: by sharp in Node, by the browser's own decoders there. Undefined if its header is damaged. */
export type PictureOpener = (content: Uint8Array<ArrayBuffer>) => Promise<OpenedPicture | undefined>
