import type { NewFile } from '../../../store/file-store'
import type { PictureTools } from '../../../store/files/prepare-file'

/** The first page needs none of it. */
const load = () => import('./canvas-pictures')

export const latePictures: PictureTools = {
  open: async (content) => (await load()).canvasPictures.open(content),
  prepare: async (bytes, kind, maxWidth) => (await load()).canvasPictures.prepare(bytes, kind, maxWidth),
}

export const readHeic = async (file: NewFile): Promise<NewFile> => (await load()).readHeic(file)
