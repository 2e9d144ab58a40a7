import type { Asset } from '../../base/shared-types/page'
import type { PublicFiles } from '../check'

/** `hashOf` names the encoded copies of a picture by its digest; without it, pages show the pictures themselves. */
export const readAssets =
  (files: PublicFiles, hashOf?: (digest: string) => string) =>
  (address: string): Asset | undefined => {
    const file = files.get(address)
    if (!file) return undefined
    const { bytes, seconds, damage, pixels, size, digest } = file
    if (damage) return { bytes, seconds }
    return { bytes, seconds, ...(pixels ?? size), ...(hashOf && digest && { hash: hashOf(digest) }) }
  }
