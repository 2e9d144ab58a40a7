import { join } from 'node:path'
import type { PublicFile, PublicFiles } from '../../check'
import type { AssetOf } from '../../compile/assets'
import type { Asset } from '../../model/page'
import { isPicture } from '../../model/pictures'
import { readSiteFileSync } from '../../site/read-file'
import { isStillRaster } from '../../site/still-raster'
import { pictureHash } from './picture-hash'

function describePicture(path: string, { damage, size, pixels }: PublicFile): Pick<Asset, 'width' | 'height' | 'hash'> {
  if (damage) return {}
  if (!pixels) return size ?? {}
  const content = readSiteFileSync(path)
  return isStillRaster(path, content) ? { ...pixels, hash: pictureHash(content) } : pixels
}

/** A new listing of the folder has new keys. */
const known = new WeakMap<PublicFile, Asset>()

/** Reads each file of a listing once. */
export const readAssets =
  (folder: string, files: PublicFiles): AssetOf =>
  (address) => {
    const file = files.get(address)
    if (!file) return undefined
    const seen = known.get(file)
    if (seen) return seen
    const measured = isPicture(address) ? describePicture(join(folder, 'public', address), file) : {}
    const asset = { bytes: file.bytes, seconds: file.seconds, ...measured }
    known.set(file, asset)
    return asset
  }
