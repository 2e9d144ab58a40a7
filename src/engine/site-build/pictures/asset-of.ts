import type { PublicFiles } from '../../check'
import type { AssetOf } from '../../compile/assets'
import { pictureHash } from './picture-hash'

export const readAssets =
  (files: PublicFiles): AssetOf =>
  (address) => {
    const file = files.get(address)
    if (!file) return undefined
    const { bytes, seconds, damage, pixels, size, digest } = file
    if (damage) return { bytes, seconds }
    return { bytes, seconds, ...(pixels ?? size), ...(digest && { hash: pictureHash(digest) }) }
  }
