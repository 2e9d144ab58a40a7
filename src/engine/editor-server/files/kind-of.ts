import type { PublicFile } from '../../check'
import type { FileKind } from '../../edits/files'
import { isPicture } from '../../model/pictures'

/** Returns what a file of public/ can be used as. */
export function kindOf(address: string, { isAnimation, isLoop }: PublicFile): FileKind {
  if (isAnimation) return 'animation'
  if (isLoop) return 'loop'
  return isPicture(address) ? 'image' : 'file'
}
