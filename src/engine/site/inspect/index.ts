import { extensionOf, rasterExtensions } from '../../model/pictures'
import { inspectAnimation } from './animation'
import { inspectDocument, inspectFont } from './document'
import { inspectDrawing } from './drawing'
import type { Inspection } from './inspection'
import { inspectPicture } from './picture'
import { findDanger } from './program'

async function inspect(path: string, bytes: number): Promise<Inspection> {
  const extension = extensionOf(path)
  if (rasterExtensions.includes(extension)) return inspectPicture(path, bytes)
  if (extension === 'svg') return inspectDrawing(path, bytes)
  if (extension === 'json') return inspectAnimation(path, bytes)
  if (/^woff2?$/.test(extension)) return inspectFont(path, bytes)
  const danger = await findDanger(path, extension, bytes)
  return danger ? { danger } : inspectDocument(path, extension)
}

/**
 * Tells whether a file is what its name says, can be used and is harmless: for the check, the preview, the build and
 * uploads. Returns undefined when the file has just been removed.
 */
export async function inspectFile(path: string, bytes: number): Promise<Inspection | undefined> {
  if (bytes === 0) return { damage: { kind: 'empty' } }
  try {
    return await inspect(path, bytes)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    // A folder, a link or a pipe has replaced it.
    if (['ENOENT', 'EISDIR', 'ELOOP', 'ENOTFILE', 'EFBIG'].includes(code)) return undefined
    if (code === 'EACCES' || code === 'EPERM') return { damage: { kind: 'forbidden' } }
    throw error
  }
}
