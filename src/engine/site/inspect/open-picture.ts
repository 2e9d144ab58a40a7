import type { Sharp } from 'sharp'
import { readSiteFile } from '../read-file'

export const maxPictureBytes = 200_000_000

/** 10,000 by 10,000. */
export const maxPixels = 100_000_000

/** Opens a raster picture for the check and the build: what one can decode, the other can. Decoding a damaged one throws. */
export async function openPicture(picture: string | Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  // One core for each picture is faster than several.
  sharp.concurrency(1)
  const bytes = typeof picture === 'string' ? await readSiteFile(picture, maxPictureBytes) : picture
  return sharp(bytes, { failOn: 'warning', limitInputPixels: maxPixels })
}
