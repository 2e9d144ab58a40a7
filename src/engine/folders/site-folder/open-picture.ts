import type { Sharp } from 'sharp'
import { maxPictureBytes, maxPixels } from '../../content/file-inspection/pictures/inspect-picture'
import type { OpenedPicture } from '../../content/file-inspection/pictures/picture-opener'
import { readSiteFile } from './read-file'

/** The check and the build use the same decoder. Decoding a damaged picture throws. */
export async function openPicture(picture: string | Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  // One core for each picture is faster than several.
  sharp.concurrency(1)
  const bytes = typeof picture === 'string' ? await readSiteFile(picture, maxPictureBytes) : picture
  return sharp(bytes, { failOn: 'warning', limitInputPixels: maxPixels })
}

/** Decodes into a single pixel to save memory. */
export async function openWithSharp(content: Uint8Array): Promise<OpenedPicture | undefined> {
  const { default: sharp } = await import('sharp')
  try {
    const { autoOrient, pages = 1, delay = [] } = await sharp(content, { limitInputPixels: false }).metadata()
    return {
      ...autoOrient,
      isMoving: pages > 1,
      seconds: delay.reduce((sum, ms) => sum + ms, 0) / 1000,
      async decode() {
        await (await openPicture(content)).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
        return autoOrient
      },
    }
  } catch {
    return undefined
  }
}
