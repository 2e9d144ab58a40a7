import { cutPart, readCut } from '../../base/shared-types/cut/cut'
import type { Asset } from '../../base/shared-types/page'
import type { PublicFiles } from '../check'

/** `hashOf` names encoded copies by the picture's digest; without it, pages show the pictures themselves. */
export const readAssets =
  (files: PublicFiles, hashOf?: (digest: string) => string) =>
  (asked: string): Asset | undefined => {
    const { file: address, cut } = readCut(asked)
    const file = files.get(address)
    if (!file) return undefined
    const { bytes, seconds, damage, pixels, size, digest } = file
    if (damage) return { bytes, seconds }
    const whole = pixels ?? size
    if (!cut || !whole) return { bytes, seconds, ...whole, ...(hashOf && digest && { hash: hashOf(digest) }) }
    const { width, height } = cutPart(whole, cut)
    const part = asked.slice(address.length)
    return { bytes, seconds, width, height, ...(hashOf && digest && { hash: hashOf(digest + part) }) }
  }
