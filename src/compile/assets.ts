import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import type { PublicFiles } from '../check'
import type { Asset, Assets } from '../model/page'

const isPicture = (address: string) => /\.(svg|png|jpe?g|webp|avif|gif)$/i.test(address)

/** Width and height of a picture in css pixels; nothing when the file does not say. */
function measure(path: string): Pick<Asset, 'width' | 'height'> {
  try {
    const { width, height } = imageSize(readFileSync(path))
    return { width: Math.round(width), height: Math.round(height) }
  } catch {
    return {}
  }
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
    const asset = { bytes, ...(isPicture(address) ? measure(join(folder, 'public', address)) : {}) }
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
