import { extensionOf } from '../../../base/shared-types/pictures'
import { decodeLatin } from '../bytes'

const headOf = (content: Uint8Array): string => decodeLatin(content.subarray(0, 1024))

export function isStillRaster(address: string, content: Uint8Array): boolean {
  switch (extensionOf(address)) {
    case 'jpg':
    case 'jpeg':
      return true
    case 'png':
      return !headOf(content).includes('acTL')
    case 'webp':
      return !headOf(content).includes('ANIM')
    case 'avif':
      return !headOf(content).slice(0, 64).includes('avis')
    default:
      return false
  }
}
