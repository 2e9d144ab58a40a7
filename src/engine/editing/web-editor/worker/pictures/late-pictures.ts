import type { NewFile } from '../../../edited-site/file-store'
import type { PictureTools } from '../../../edited-site/files/prepare-file'
import { callMethod, methodsBy } from '../../../edited-site/methods'

/** The first page needs none of it. */
const load = () => import('./canvas-pictures')

export const latePictures = methodsBy<PictureTools>(
  async (name, values) => callMethod((await load()).canvasPictures, name, values),
  {},
)

export const readHeicLate = async (file: NewFile): Promise<NewFile> => (await load()).readHeic(file)
