import type { Damage, PublicFile } from '../../check'
import { pictureWidths, rasterExtensions } from '../../model/pictures'
import { readSiteFile } from '../read-file'
import { mostPictureBytes, mostPixels, openPicture } from './open-picture'
import { sniff } from './sniff'

/** WebP has no pictures that are higher. */
const mostHeight = 16_383

const cutOff: Damage = { kind: 'cut-off' }

/** Width and height as a picture is seen, and whether it moves. Reads the header alone; undefined when it is damaged. */
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
 * Judges a picture of pixels: by its first bytes, then by its header, and when that is within the limits by decoding it
 * from end to end into a single pixel, so that it takes little memory. Of a moving one the first picture is decoded.
 */
export async function judgePicture(path: string, bytes: number): Promise<Omit<PublicFile, 'bytes'>> {
  if (bytes > mostPictureBytes) return { damage: { kind: 'too-heavy', bytes, most: mostPictureBytes } }
  const content = await readSiteFile(path, mostPictureBytes)
  const found = sniff(content.subarray(0, 1024))
  if (!rasterExtensions.includes(found)) return { damage: { kind: 'other', found } }
  const header = await readHeader(content)
  if (!header) return { damage: cutOff }
  const { width, height, isMoving, seconds } = header
  if (width * height > mostPixels) return { damage: { kind: 'too-many-pixels', width, height } }
  try {
    await (await openPicture(content)).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  } catch {
    return { damage: cutOff }
  }
  const pixels = { width, height }
  if (isMoving && found === 'webp') return { pixels, isLoop: true, seconds }
  const tallest = (height * Math.max(...pictureWidths(width))) / width
  return tallest > mostHeight && found !== 'gif' && !isMoving
    ? { pixels, damage: { kind: 'too-tall', width, height } }
    : { pixels }
}
