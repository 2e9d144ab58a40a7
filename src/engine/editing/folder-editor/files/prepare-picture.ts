import { isStillRaster } from '../../../content/file-inspection/pictures/still-raster'
import { openPicture } from '../../../folders/site-folder/open-picture'
import type { PreparedFile } from '../../edited-site/file-store'

/** The build encodes its copies from these, so nothing visible may be lost. */
const saved = {
  jpg: { quality: 90, mozjpeg: true },
  png: { compressionLevel: 9 },
  webp: { quality: 90 },
  avif: { quality: 80 },
} as const

type Extension = keyof typeof saved

const extensions: Record<string, Extension> = {
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
  gif: 'png',
  webp: 'webp',
  avif: 'avif',
}

/** Moving png, webp and avif are recognised by their first bytes. */
const isMoving = (kind: string, pages: number, bytes: Uint8Array): boolean =>
  pages > 1 || (kind !== 'gif' && !isStillRaster(`.${kind}`, bytes))

export async function preparePicture(
  bytes: Uint8Array,
  kind: string,
  maxSide: number,
): Promise<PreparedFile | undefined> {
  const picture = await openPicture(bytes)
  const { orientation = 1, pages = 1, isPalette, exif, xmp, iptc, autoOrient } = await picture.metadata()
  if (isMoving(kind, pages, bytes)) return undefined
  const extension = extensions[kind] ?? 'png'
  const drawn = picture
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
  const encoded = {
    jpg: () => drawn.jpeg(saved.jpg),
    png: () => drawn.png({ ...saved.png, palette: isPalette }),
    webp: () => drawn.webp(saved.webp),
    avif: () => drawn.avif(saved.avif),
  }[extension]()
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  const changes = [
    orientation > 1 && 'turned upright',
    (exif || xmp || iptc) && 'cleared of what the camera noted',
    info.width < autoOrient.width && 'made smaller',
  ].filter((change) => typeof change === 'string')
  return { bytes: data, extension, pixels: { width: info.width, height: info.height }, changes }
}
