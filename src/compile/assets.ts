import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import type { PublicFiles } from '../check'
import type { Asset, Assets } from '../model/page'
import { BrokenPicture } from './broken-picture'
import { isStillRaster, pictureHash } from './picture-hash'

const isPicture = (address: string) => /\.(svg|png|jpe?g|webp|avif|gif)$/i.test(address)

/** Width and height of a picture in css pixels, as it is seen; nothing when the file does not say. */
function measure(content: Buffer): Pick<Asset, 'width' | 'height'> {
  try {
    const { width, height, orientation = 1 } = imageSize(content)
    const [across, down] = orientation > 4 ? [height, width] : [width, height]
    return { width: Math.round(across), height: Math.round(down) }
  } catch {
    return {}
  }
}

function describePicture(address: string, path: string): Pick<Asset, 'width' | 'height' | 'hash'> {
  const content = readFileSync(path)
  const size = measure(content)
  return size.width && isStillRaster(address, content) ? { ...size, hash: pictureHash(content) } : size
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) yield* stringsIn(item)
}

/** Finds the files of public/ that a value names, with their sizes. Each picture is measured once. */
export function createAssetFinder(folder: string, files: PublicFiles): (value: unknown) => Assets {
  const known = new Map<string, Asset>()
  const describe = (address: string): Asset => {
    const seen = known.get(address)
    if (seen) return seen
    const { bytes } = files.get(address) as { bytes: number }
    const asset = { bytes, ...(isPicture(address) ? describePicture(address, join(folder, 'public', address)) : {}) }
    known.set(address, asset)
    return asset
  }
  return (value) => {
    const assets: Assets = {}
    for (const text of stringsIn(value)) {
      if (text.startsWith('/') && files.has(text)) assets[text] = describe(text)
    }
    return assets
  }
}

/** The same files, to be taken as they are: no copies of them are needed. */
export const withoutCopies = (assets: Assets): Assets =>
  Object.fromEntries(Object.entries(assets).map(([address, { hash: _, ...asset }]) => [address, asset]))

/** Throws BrokenPicture for a picture of pixels that says no size: nothing can be made of it. */
export function refuseBroken(assets: Assets, page: string): void {
  for (const [address, { width }] of Object.entries(assets)) {
    if (!width && isPicture(address) && !/\.svg$/i.test(address)) throw new BrokenPicture(address, page)
  }
}
