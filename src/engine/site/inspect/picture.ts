import { createHash } from 'node:crypto'
import type { Damage } from '../../check'
import { pictureWidths, rasterExtensions } from '../../model/pictures'
import { readSiteFile } from '../read-file'
import { isStillRaster } from '../still-raster'
import type { Inspection } from './inspection'
import { maxPictureBytes, maxPixels, openPicture } from './open-picture'
import { sniff } from './sniff'

/** The limit of WebP. */
const maxHeight = 16_383

const cutOff: Damage = { kind: 'cut-off' }

/** Returns undefined when the header is damaged. */
async function readHeader(content: Buffer) {
  const { default: sharp } = await import('sharp')
  try {
    const { autoOrient, pages = 1, delay = [] } = await sharp(content, { limitInputPixels: false }).metadata()
    return { ...autoOrient, isMoving: pages > 1, seconds: delay.reduce((sum, ms) => sum + ms, 0) / 1000 }
  } catch {
    return undefined
  }
}

/**
 * Inspects a raster picture: its signature, its header, and if that is within the limits all of it, decoded into a single
 * pixel to save memory. Only the first frame of an animated one is decoded.
 */
export async function inspectPicture(path: string, bytes: number): Promise<Inspection> {
  if (bytes > maxPictureBytes) return { damage: { kind: 'too-heavy', bytes, most: maxPictureBytes } }
  const content = await readSiteFile(path, maxPictureBytes)
  const found = sniff(content.subarray(0, 1024))
  if (!rasterExtensions.includes(found)) return { damage: { kind: 'other', found } }
  const header = await readHeader(content)
  if (!header) return { damage: cutOff }
  const { width, height, isMoving, seconds } = header
  if (width * height > maxPixels) return { damage: { kind: 'too-many-pixels', width, height } }
  try {
    await (await openPicture(content)).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  } catch {
    return { damage: cutOff }
  }
  const pixels = { width, height }
  if (isMoving && found === 'webp') return { pixels, isLoop: true, seconds }
  const tallest = (height * Math.max(...pictureWidths(width))) / width
  if (tallest > maxHeight && found !== 'gif' && !isMoving)
    return { pixels, damage: { kind: 'too-tall', width, height } }
  const isStill = isStillRaster(path, content)
  return { pixels, ...(isStill && { digest: createHash('sha256').update(content).digest('hex') }) }
}
