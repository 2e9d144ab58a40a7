import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import type { PublicFile, PublicFiles } from '../check'
import type { Asset, Assets } from '../model/page'
import { BrokenPicture } from './broken-picture'
import { isStillRaster, pictureHash } from './picture-hash'

const isPicture = (address: string) => /\.(svg|png|jpe?g|webp|avif|gif)$/i.test(address)

type Fields = Record<string, unknown>

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

function eachString(value: unknown, visit: (text: string) => void): void {
  if (typeof value === 'string') visit(value)
  else if (typeof value === 'object' && value !== null)
    for (const name in value) eachString((value as Fields)[name], visit)
}

/** What is known of the files of public/. Who lists the folder anew has them measured anew. */
const known = new WeakMap<PublicFile, Asset>()

/** Finds the files of public/ that a value names, with their sizes. Each picture of a listing is measured once. */
export function createAssetFinder(folder: string, files: PublicFiles): (value: unknown) => Assets {
  const describe = (address: string): Asset => {
    const file = files.get(address) as PublicFile
    const seen = known.get(file)
    if (seen) return seen
    const measured = isPicture(address) ? describePicture(address, join(folder, 'public', address)) : {}
    const asset = { bytes: file.bytes, ...measured }
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

/** Throws BrokenPicture for a picture of pixels that says no size: nothing can be made of it. */
export function refuseBroken(assets: Assets, page: string): void {
  for (const [address, { width }] of Object.entries(assets)) {
    if (!width && isPicture(address) && !/\.svg$/i.test(address)) throw new BrokenPicture(address, page)
  }
}
