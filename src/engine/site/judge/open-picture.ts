import type { Sharp } from 'sharp'

/** More pixels than this are refused before anything is decoded: 10,000 by 10,000. */
export const mostPixels = 100_000_000

/**
 * Opens a picture of pixels. The check decides with this whether it can be read, and the build makes its copies with it:
 * what one can read the other can. Decoding one that is damaged or cut off throws.
 */
export async function openPicture(path: string): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  // One core a picture: that is faster than several cores for each.
  sharp.concurrency(1)
  return sharp(path, { failOn: 'warning', limitInputPixels: mostPixels })
}
