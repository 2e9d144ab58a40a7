import type { NewFile } from '../../../edited-site/file-store'
import type { PictureTools } from '../../../edited-site/files/prepare-file'

/** The first page needs none of it. */
const load = () => import('./canvas-pictures')

export const latePictures: PictureTools = {
  open: async (content) => (await load()).canvasPictures.open(content),
  prepare: async (bytes, kind, maxSide) => (await load()).canvasPictures.prepare(bytes, kind, maxSide),
}

export const readHeicLate = async (file: NewFile): Promise<NewFile> => (await load()).readHeic(file)
