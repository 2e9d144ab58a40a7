import { extensionOf, rasterExtensions } from '../../model/pictures'
import { judgeAnimation } from './animation'
import { judgeDocument, judgeTypeface } from './document'
import { judgeDrawing } from './drawing'
import type { Judgement } from './judgement'
import { judgePicture } from './picture'
import { judgeProgram } from './program'

async function look(path: string, bytes: number): Promise<Judgement> {
  const ending = extensionOf(path)
  if (rasterExtensions.includes(ending)) return judgePicture(path, bytes)
  if (ending === 'svg') return judgeDrawing(path, bytes)
  if (ending === 'json') return judgeAnimation(path, bytes)
  if (/^woff2?$/.test(ending)) return judgeTypeface(path, bytes)
  const danger = await judgeProgram(path, ending, bytes)
  return danger ? { danger } : judgeDocument(path, ending)
}

/**
 * Says whether a file is what its name says, can be used and does no harm: the only judgement that there is, for the
 * check, the preview, the build and what is uploaded. It reads no more than it must. Undefined when the file has just gone. Throws other refusals of
 * the system.
 */
export async function judgeFile(path: string, bytes: number): Promise<Judgement | undefined> {
  if (bytes === 0) return { damage: { kind: 'empty' } }
  try {
    return await look(path, bytes)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    // A folder, a link or a pipe has taken its place.
    if (['ENOENT', 'EISDIR', 'ELOOP', 'ENOTFILE', 'EFBIG'].includes(code)) return undefined
    if (code === 'EACCES' || code === 'EPERM') return { damage: { kind: 'forbidden' } }
    throw error
  }
}
