import { isStillRaster } from '../../compile/pictures/picture-hash'
import { openPicture } from '../../site/judge/open-picture'

/** A picture as it is published. */
export interface Prepared {
  bytes: Uint8Array
  ending: string
  pixels?: { width: number; height: number }
  /** What was done to it, in words for its author: "turned upright". */
  changes: string[]
}

/** How pictures are saved: the build encodes its copies from these, so nothing visible may be lost here. */
const saved = {
  jpg: { quality: 90, mozjpeg: true },
  png: { compressionLevel: 9 },
  webp: { quality: 90 },
  avif: { quality: 80 },
} as const

type Ending = keyof typeof saved

/** The endings that a picture is saved by; a gif that stands still is a png. */
const endings: Record<string, Ending> = { jpg: 'jpg', jpeg: 'jpg', png: 'png', gif: 'png', webp: 'webp', avif: 'avif' }

/** Whether a picture of a kind shows one thing after another. Moving png, webp and avif are told by their first bytes. */
const isMoving = (kind: string, pages: number, bytes: Uint8Array): boolean =>
  pages > 1 || (kind !== 'gif' && !isStillRaster(`.${kind}`, Buffer.from(bytes.subarray(0, 1024))))

/**
 * Turns a picture of pixels upright, drops what the camera has noted in it (place, time, owner), and makes it no wider
 * than `most`. `kind` is what the file holds. Returns undefined for a picture that moves. Throws for one that is damaged.
 */
export async function preparePicture(
  path: string,
  { kind, bytes, most }: { kind: string; bytes: Uint8Array; most: number },
): Promise<Prepared | undefined> {
  const picture = await openPicture(path)
  const { orientation = 1, pages = 1, isPalette, exif, xmp, iptc, autoOrient } = await picture.metadata()
  if (isMoving(kind, pages, bytes)) return undefined
  const ending = endings[kind] ?? 'png'
  const drawn = picture.autoOrient().resize({ width: most, withoutEnlargement: true })
  const encoded = {
    jpg: () => drawn.jpeg(saved.jpg),
    png: () => drawn.png({ ...saved.png, palette: isPalette }),
    webp: () => drawn.webp(saved.webp),
    avif: () => drawn.avif(saved.avif),
  }[ending]()
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  const changes = [
    orientation > 1 && 'turned upright',
    (exif || xmp || iptc) && 'freed of notes of the camera',
    info.width < autoOrient.width && 'made smaller',
  ].filter((change) => typeof change === 'string')
  return { bytes: data, ending, pixels: { width: info.width, height: info.height }, changes }
}
