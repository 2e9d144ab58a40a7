import { join } from 'node:path'
import type { PublicFile, PublicFiles } from '../../check'
import { eachString } from '../../model/json'
import type { Asset, Assets } from '../../model/page'
import { isPicture } from '../../model/pictures'
import { readSiteFileSync } from '../../site/read-file'
import { isStillRaster, pictureHash } from './picture-hash'

function describePicture(path: string, { damage, size, pixels }: PublicFile): Pick<Asset, 'width' | 'height' | 'hash'> {
  if (damage) return {}
  if (!pixels) return size ?? {}
  const content = readSiteFileSync(path)
  return isStillRaster(path, content) ? { ...pixels, hash: pictureHash(content) } : pixels
}

/** What is known of the files of public/. Who lists the folder anew has them measured anew. */
const known = new WeakMap<PublicFile, Asset>()

/** Finds the files of public/ that a value names, with their sizes. Each picture of a listing is measured once. */
export function createAssetFinder(folder: string, files: PublicFiles): (value: unknown) => Assets {
  const describe = (address: string): Asset => {
    const file = files.get(address) as PublicFile
    const seen = known.get(file)
    if (seen) return seen
    const measured = isPicture(address) ? describePicture(join(folder, 'public', address), file) : {}
    const asset = { bytes: file.bytes, seconds: file.seconds, ...measured }
    known.set(file, asset)
    return asset
  }
  return (value) => {
    const assets: Assets = {}
    eachString(value, (text) => {
      if (text.startsWith('/') && files.has(text)) assets[text] ??= describe(text)
    })
    return assets
  }
}

/** The same files, to be taken as they are: no copies of them are needed. */
export const withoutCopies = (assets: Assets): Assets =>
  Object.fromEntries(Object.entries(assets).map(([address, { hash: _, ...asset }]) => [address, asset]))
