import type { PublicFile } from '../../check'
import { isPicture } from '../../model/pictures'
import type { FileKind } from '../file-store'

export function kindOf(address: string, { isAnimation, isLoop }: PublicFile): FileKind {
  if (isAnimation) return 'animation'
  if (isLoop) return 'loop'
  return isPicture(address) ? 'image' : 'file'
}
