import { sniff } from '../../../../content/file-inspection/inspect/sniff'
import type { PictureOpener } from '../../../../content/file-inspection/pictures/picture-opener'
import type { NewFile, PreparedFile } from '../../../edited-site/file-store'
import type { PictureTools } from '../../../edited-site/files/prepare-file'
import { type RasterHeader, readRasterHeader } from './raster-header'
import { turnUpright } from './turn-upright'

type Bytes = Uint8Array<ArrayBuffer>

const saved: Record<string, { extension: string; type: string; quality?: number }> = {
  jpg: { extension: 'jpg', type: 'image/jpeg', quality: 0.9 },
  png: { extension: 'png', type: 'image/png' },
  gif: { extension: 'png', type: 'image/png' },
  webp: { extension: 'webp', type: 'image/webp', quality: 0.9 },
  avif: { extension: 'webp', type: 'image/webp', quality: 0.9 },
}

/** Turned upright. Rejects what it cannot decode. */
async function decode(bytes: Bytes, kind: string, { orientation = 1 }: Partial<RasterHeader> = {}) {
  const isLeft = kind === 'webp' && orientation > 1
  const picture = await createImageBitmap(new Blob([bytes]), { imageOrientation: isLeft ? 'none' : 'from-image' })
  // Not every browser turns a WebP.
  return isLeft ? turnUpright(picture, orientation) : picture
}

const openPicture: PictureOpener = async (content) => {
  const kind = sniff(content.subarray(0, 1024))
  const header = readRasterHeader(content, kind)
  if (!header) return undefined
  const { width, height, frames, seconds, isWhole } = header
  return {
    ...{ width, height, seconds },
    isMoving: frames > 1,
    async decode() {
      if (!isWhole) throw new Error('Its end is missing.')
      const picture = await decode(content, kind, header)
      const size = { width: picture.width, height: picture.height }
      picture.close()
      return size
    },
  }
}

async function encode(picture: ImageBitmap, width: number, kind: string): Promise<PreparedFile> {
  const height = Math.max(1, Math.round((picture.height * width) / picture.width))
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  const { extension, type, quality } = saved[kind] ?? { extension: 'png', type: 'image/png' }
  const blob = await canvas.convertToBlob({ type, quality })
  // Safari writes png in place of what it cannot write.
  const written = blob.type === type ? extension : 'png'
  return {
    bytes: new Uint8Array(await blob.arrayBuffer()),
    extension: written,
    pixels: { width, height },
    changes: [],
  }
}

/** Undefined if nothing has to be done to the picture. */
async function preparePicture(bytes: Bytes, kind: string, maxSide: number): Promise<PreparedFile | undefined> {
  const header = readRasterHeader(bytes, kind)
  if (!header) throw new Error('Its header is damaged.')
  if (header.frames > 1) return undefined
  const picture = await decode(bytes, kind, header)
  try {
    const { width: wide, height: high } = picture
    const width = Math.max(1, Math.round(wide * Math.min(1, maxSide / Math.max(wide, high))))
    const changes = [
      header.orientation > 1 && 'turned upright',
      header.hasNotes && 'cleared of what the camera noted',
      width < picture.width && 'made smaller',
    ].filter((change) => typeof change === 'string')
    if (changes.length > 0 || kind === 'gif') return { ...(await encode(picture, width, kind)), changes }
    return { bytes, extension: kind, pixels: { width: picture.width, height: picture.height }, changes }
  } finally {
    picture.close()
  }
}

/** A photograph of a telephone as JPEG, where the browser can read it. */
export async function readHeic(file: NewFile): Promise<NewFile> {
  if (sniff(file.bytes.subarray(0, 1024)) !== 'a HEIC photograph') return file
  try {
    const picture = await decode(file.bytes, 'heic')
    const { bytes } = await encode(picture, picture.width, 'jpg')
    picture.close()
    return { ...file, bytes: new Uint8Array(bytes), name: file.name.replace(/\.[^.]*$/, '.jpg') }
  } catch {
    return file
  }
}

export const canvasPictures: PictureTools = { open: openPicture, prepare: preparePicture }
