import type { Sharp } from 'sharp'
import { readSiteFile } from '../read-file'

/** A picture of more bytes is not read. */
export const mostPictureBytes = 200_000_000

/** More pixels than this are refused before anything is decoded: 10,000 by 10,000. */
export const mostPixels = 100_000_000

/**
 * Opens a picture of pixels, by its path or its bytes. The check decides with this whether it can be read, and the build makes its copies with it:
 * what one can read the other can. Decoding one that is damaged or cut off throws.
 */
export async function openPicture(picture: string | Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  // One core a picture: that is faster than several cores for each.
  sharp.concurrency(1)
  const bytes = typeof picture === 'string' ? await readSiteFile(picture, mostPictureBytes) : picture
  return sharp(bytes, { failOn: 'warning', limitInputPixels: mostPixels })
}
