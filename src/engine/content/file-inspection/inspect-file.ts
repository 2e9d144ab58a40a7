import { extensionOf, rasterExtensions } from '../../base/shared-types/pictures'
import type { FileSource } from './file-source'
import { inspectAnimation } from './inspect/animation'
import { inspectDocument, inspectFont } from './inspect/document'
import { inspectDrawing } from './inspect/drawing'
import type { Inspection } from './inspect/inspection'
import { findDanger } from './inspect/program'
import { inspectPicture } from './pictures/inspect-picture'
import type { PictureOpener } from './pictures/picture-opener'

export async function inspectFile(file: FileSource, openPicture: PictureOpener): Promise<Inspection> {
  if (file.bytes === 0) return { damage: { kind: 'empty' } }
  const extension = extensionOf(file.name)
  if (rasterExtensions.includes(extension)) return inspectPicture(file, openPicture)
  if (extension === 'svg') return inspectDrawing(file)
  if (extension === 'json') return inspectAnimation(file)
  if (/^woff2?$/.test(extension)) return inspectFont(file)
  const danger = await findDanger(file, extension)
  return danger ? { danger } : inspectDocument(file, extension)
}
